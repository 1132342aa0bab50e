"""The widgets: labels, pictures, buttons, values, text fields, lists. A file each kind."""
