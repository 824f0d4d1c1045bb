# Was die Seite von Golem Arcana sagt, bevor es geöffnet wird. Die Seite liest diese Datei selbst; die Kennungen beginnen mit page-.

page-lesson-first = Eine erste Schlacht mit Anleitung
page-lesson-first-about = Zehn Hinweise auf einem echten Feld, in etwa zehn Minuten: ziehen, schießen, würfeln, Mana ausgeben, den Zug beenden. Vorher ist nichts zu lesen.
