"""The server: tables over HTTP and WebSockets, seats, storage, verifiable dice, the computer at the table."""
