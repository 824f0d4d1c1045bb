"""How each game is told and shown, and what people keep of it. Faces do not know each other; `shem.games` names them."""
