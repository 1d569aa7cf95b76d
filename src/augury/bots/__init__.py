"""Players that are programs. They see the kernel only, never a game by name, and of a table only
what their seat may know."""
