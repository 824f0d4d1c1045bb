"""The app on the table: HTTP, WebSocket, storage and the page."""
