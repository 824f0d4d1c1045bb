"""The app served: the routes of the HTTP API by subject, the server that they make, and its running."""
