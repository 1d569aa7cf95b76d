"""The server: tables that never lose a move. Server-authoritative, durable, and small."""
