"""The board: frame, tiles, piles of cards, the crown's place; marks on squares, and the path."""

from __future__ import annotations

from itertools import pairwise

from game.joakim.data import Card, Cell, DeckName, GameData, Square, SquareIndex
from game.joakim.state import NO_CARD, NOBODY, Phase, State
from game.ui.joakim import layout
from game.ui.kit import theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas

_TIP_PHASES = (Phase.TIP, Phase.RUMOUR, Phase.CLOSED_AUCTION)
"""While these last, the card that lies face up is a tip."""

_DIM: theme.Colour = (18, 9, 4)
_DIM_ALPHA = 84
_CARDS_PER_LAYER = 7
"""How many cards of a pile one drawn card's thickness stands for."""


def tile_picture(data: GameData, square: Square) -> str:
    """The picture of a square: its kind of property, or what kind of square it is."""
    name = square.type if square.sells is None else data.kinds[square.sells].id
    return f"joakim/tile_{name}"


class Board:
    """Draws the board of one game from a state. `spots` are asked for by square."""

    def __init__(self, data: GameData) -> None:
        self.data = data
        self.board = data.board

    def cell(self, square: SquareIndex) -> Cell:
        found = self.board.squares[square]
        return found.column, found.row

    def square_box(self, square: SquareIndex) -> Box:
        """Where a square can be pressed."""
        return layout.cell_box(self.cell(square))

    def deck_cell(self, deck: DeckName) -> Cell:
        places = self.board.places
        cell: Cell = getattr(places, deck)
        return cell

    def deck_top(self, deck: DeckName, state: State) -> Box:
        """The card that is drawn next."""
        pile = state.pile(deck)
        layers = -(-len(pile) // _CARDS_PER_LAYER)
        return layout.deck_box(self.deck_cell(deck), 3 * max(0, layers - 1))

    def draw(self, canvas: Canvas, state: State) -> None:
        canvas.background("joakim/table_top")
        if canvas.sees(layout.BOARD_PICTURE):
            canvas.picture("joakim/board_frame", layout.BOARD_PICTURE)
        if not canvas.sees(layout.BOARD):
            return
        for square in self.board.squares:
            box = layout.tile_box((square.column, square.row))
            if canvas.sees(box):
                canvas.picture(tile_picture(self.data, square), box)
        self._draw_decks(canvas, state)
        self._draw_crown(canvas, state)

    def _draw_decks(self, canvas: Canvas, state: State) -> None:
        for deck in state.decks:
            pile = state.pile(deck)
            layers = -(-len(pile) // _CARDS_PER_LAYER)
            for layer in range(layers):
                box = layout.deck_box(self.deck_cell(deck), 3 * layer)
                canvas.picture(f"joakim/back_{deck}", box)
        if state.sharks is None:
            self._draw_fan(canvas, self.board.places.tips)
        elif state.phase in _TIP_PHASES and state.face_up != NO_CARD:
            self._draw_tip(canvas, state.face_up)
        if state.club_closed_by != NO_CARD:
            self._draw_closed_club(canvas)

    def _draw_fan(self, canvas: Canvas, cell: Cell) -> None:
        """The tips' place stays empty in the basic game: a quiet emblem shows what it is for."""
        x, y = layout.centre(cell)
        canvas.picture("joakim/emblem_shark", Box.around(x, y + 6, 66, 66), alpha=0.25)

    def _draw_tip(self, canvas: Canvas, card: Card) -> None:
        """The tip that is being followed lies face up on its pile."""
        x, y = layout.centre(self.board.places.tips)
        front = Box(x - 88, y - 52, 176, 134)
        canvas.picture("joakim/front_tips", front)
        sign = Box.around(x, front.centre[1] + 10, 96, 84)
        canvas.picture(f"joakim/{self.data.tips[card].picture}", sign)

    def closing_number(self) -> Box:
        """Where the number lies that closed the club: face up, over the lower edge of its pile."""
        x, y = layout.centre(self.board.places.club)
        return Box(x - 68, y + 4, 136, 90)

    def _draw_closed_club(self, canvas: Canvas) -> None:
        """The number that closed it lies face up at its pile, and its squares are barred."""
        canvas.picture("joakim/front_newspaper", self.closing_number())
        canvas.picture("shelf/sym_lock", Box.around(*self.closing_number().centre, 56, 56))
        for square in self.board.squares:
            if square.type == "club":
                box = layout.dim_box((square.column, square.row))
                canvas.fill(box, _DIM, 19, 130)
                x, y = box.centre
                canvas.picture("shelf/sym_lock", Box.around(x, y, 74, 74))

    def _draw_crown(self, canvas: Canvas, state: State) -> None:
        if state.crown == NOBODY:
            canvas.picture("joakim/coin_crown", self.coin_box())

    def coin_box(self) -> Box:
        """The crown on its place."""
        x, y = layout.centre(self.board.places.crown)
        return Box(x - 64, y - 62, 128, 128)

    # Marks

    def mark(self, canvas: Canvas, square: SquareIndex, possible: bool, focused: bool) -> None:
        """Light up a square that can be chosen, darken one that cannot, point at the focused."""
        cell = self.cell(square)
        x, y = layout.centre(cell)
        if not possible:
            canvas.fill(layout.dim_box(cell), _DIM, 19, _DIM_ALPHA)
        elif not focused:
            canvas.picture("joakim/ring_reach", Box(x - 105, y - 103, 210, 210))
        if focused:
            self.point_at(canvas, square)
            if possible:
                canvas.picture("joakim/arrow_down", Box(x - 35, y - 104, 70, 70))

    def point_at(self, canvas: Canvas, square: SquareIndex) -> None:
        """The focus on a square."""
        x, y = layout.centre(self.cell(square))
        canvas.picture("joakim/ring_focus", Box(x - 105, y - 103, 210, 210))

    def path_dots(self, start: SquareIndex, end: SquareIndex, steps: int) -> list[Box]:
        """A dot on each square of the way and between them; none where there is no way."""
        if steps < 1:
            return []
        way = [layout.centre(self.cell(s)) for s in self.board.path(start, end, steps)]
        points: list[tuple[float, float]] = []
        for (x0, y0), (x1, y1) in pairwise(way):
            points += [((x0 + x1) / 2, (y0 + y1) / 2), (x1, y1)]
        return [Box.around(x, y, 34, 34) for x, y in points[:-1]]
