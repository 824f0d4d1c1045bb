"""How games are told in words: names, cards, menus, sentences, typed answers. No input, no output."""
