@echo off
rem Double-click to play on Windows. The first start fetches the libraries and shows how far it is.
setlocal
pushd "%~dp0"
where py >nul 2>nul
if errorlevel 1 (python main.py %*) else (py -3 main.py %*)
if errorlevel 1 pause
popd
