### Der Wortschatz von Golem Arcana, und Effekte daraus.

arcana-terrain-plains = Ebene
arcana-terrain-hills = Hügel
arcana-terrain-mountain = Berg
arcana-terrain-shallow = flaches Wasser
arcana-terrain-deep = tiefes Wasser
arcana-terrain-swamp = Sumpf
arcana-terrain-pit = Grube
arcana-terrain-in-plains = in der Ebene
arcana-terrain-in-hills = auf Hügeln
arcana-terrain-in-mountain = auf einem Berg
arcana-terrain-in-shallow = in flachem Wasser
arcana-terrain-in-deep = in tiefem Wasser
arcana-terrain-in-swamp = in einem Sumpf
arcana-terrain-in-pit = in einer Grube
arcana-cover-none = keine Deckung
arcana-cover-ground = Bodendeckung
arcana-cover-medium = mittlere Deckung
arcana-cover-heavy = schwere Deckung
arcana-cover-pit = Deckung der Grube
arcana-cover-in-none = ohne Deckung
arcana-cover-in-ground = in Bodendeckung
arcana-cover-in-medium = in mittlerer Deckung
arcana-cover-in-heavy = in schwerer Deckung
arcana-cover-in-pit = in der Deckung einer Grube
arcana-obstructions = { $count ->
    [one] 1 Hindernis
   *[other] { $count } Hindernisse
}
arcana-class-warsprite = Kriegswicht
arcana-class-ogre = Oger
arcana-class-titan = Titan
arcana-class-colossus = Koloss
arcana-class-a-warsprite = ein Kriegswicht
arcana-class-a-ogre = ein Oger
arcana-class-a-titan = ein Titan
arcana-class-a-colossus = ein Koloss
arcana-rank-golem-master = Golem-Meister
arcana-rank-knight = Ritter
arcana-rank-blood-knight = Blutritter
arcana-arcanum-durani = Durani
arcana-arcanum-gudanna = Gudanna
arcana-arcanum-urugal = Urugal
arcana-arcanum-zikia = Zikia
arcana-faction-durani = Durani
arcana-faction-gudanna = Gudanna
arcana-faction-mercenary = Söldner
arcana-attribute-accuracy = Genauigkeit
arcana-attribute-damage = Schaden
arcana-attribute-range = Reichweite
arcana-attribute-dodge = Ausweichen
arcana-attribute-armor = Rüstung
arcana-attribute-movement = Bewegungspunkte
arcana-attribute-cover = Deckung der Region
arcana-attribute-intervening = Deckung dazwischen
arcana-attribute-damage-taken = erlittener Schaden
arcana-attribute-crit = Volltreffer
arcana-attribute-doubles = Pasche
arcana-attribute-cost = Kosten
arcana-attribute-ignores-cover = Deckung missachten
arcana-attribute-as-melee = Fernkampfangriffe als Nahkampfangriffe
arcana-attribute-roll = Angriffswurf
arcana-attribute-reroll-misses = Fehlschläge neu würfeln
arcana-attribute-reroll-hits = Treffer auf ihn neu würfeln
arcana-attribute-cooldown = Abklingzeit je Einsatz
arcana-attribute-doubling = Verdopplung der Kosten
arcana-selected-all = alles
arcana-selected-moves = Bewegungen
arcana-selected-walk = Gehen
arcana-selected-fly = Fliegen
arcana-selected-attacks = Angriffe
arcana-selected-powers = Kräfte
arcana-zone-laid = ausgelegter Effekt
arcana-zone-blessing = Segen
arcana-zone-curse = Fluch
arcana-resource-ap = { $cost } AP
arcana-resource-mana = { $cost } Mana
arcana-resource-health = { $cost } Leben
arcana-resource-none = kostenlos
arcana-aim-none = { "" }
arcana-aim-ally = auf einen Verbündeten
arcana-aim-enemy = auf einen Feind
arcana-aim-anyone = auf einen beliebigen Golem
arcana-aim-region = auf eine Region

## Effekte, aus Teilen: Auslöser, Bedingungen, wer: was, wie lange, wohin, wen es verschont, wie oft.

arcana-trigger-always = Immer,
arcana-trigger-hit = Bei einem Treffer,
arcana-trigger-miss = Bei einem Fehlschlag,
arcana-trigger-attack = Bei einem Angriff, ob Treffer oder nicht,
arcana-trigger-move = Nach einer Bewegung,
arcana-trigger-upkeep = Zu jedem Zugbeginn,
arcana-trigger-attacked = Wenn er angegriffen wird, getroffen oder nicht,
arcana-trigger-damaged = Wenn ein Angriff ihm schadet,
arcana-trigger-destroyed = Wenn er zerstört wird,
arcana-trigger-kill = Wenn sein Angriff das Ziel zerstört,
arcana-trigger-use = Beim Einsatz,
arcana-trigger-enter = Beim Betreten,
arcana-if = wenn { $conditions },
arcana-if-cover = { $who ->
    [target] das Ziel
    [attacker] der Angreifer
    [other] das Gegenüber
    [each] wer
   *[golem] er
} { $values } steht
arcana-if-terrain = { $who ->
    [target] das Ziel
    [attacker] der Angreifer
    [other] das Gegenüber
    [each] wer
   *[golem] er
} { $values } steht
arcana-if-class = { $who ->
    [target] das Ziel
    [attacker] der Angreifer
    [other] das Gegenüber
    [each] wer
   *[golem] er
} { $values } ist
arcana-if-arcanum = { $who ->
    [target] das Ziel
    [attacker] der Angreifer
    [other] das Gegenüber
    [each] wer
   *[golem] er
} zum Arkanum { $values } gehört
arcana-if-faction = { $who ->
    [target] das Ziel
    [attacker] der Angreifer
    [other] das Gegenüber
    [each] wer
   *[golem] er
} für { $values } kämpft
arcana-if-moved = { $who ->
    [target] das Ziel
    [attacker] der Angreifer
    [other] das Gegenüber
    [each] wer
   *[golem] er
} sich { $amount ->
    [0] nicht bewegt hat
   *[1] bewegt hat
}
arcana-if-contested = { $who ->
    [target] die Region des Ziels
    [attacker] die Region des Angreifers
    [other] die Region des Gegenübers
    [each] wessen Region
   *[golem] seine Region
} { $amount ->
    [0] nicht umkämpft ist
   *[1] umkämpft ist
}
arcana-if-first-hit = { $who ->
    [target] das Ziel
    [attacker] der Angreifer
    [other] das Gegenüber
    [each] wer
   *[golem] er
} in dieser Runde { $amount ->
    [0] schon getroffen wurde
   *[1] noch nicht getroffen wurde
}
arcana-if-critical = { $amount ->
    [0] es kein Volltreffer ist
   *[1] es ein Volltreffer ist
}
arcana-if-health-at-most = { $who ->
    [target] das Leben des Ziels
    [attacker] das Leben des Angreifers
    [other] das Leben des Gegenübers
    [each] wessen Leben
   *[golem] sein Leben
} höchstens { $amount }{"\u00A0"}% beträgt
arcana-if-health-at-least = { $who ->
    [target] das Leben des Ziels
    [attacker] das Leben des Angreifers
    [other] das Leben des Gegenübers
    [each] wessen Leben
   *[golem] sein Leben
} mindestens { $amount }{"\u00A0"}% beträgt
arcana-if-near = { $who ->
    [target] das Ziel
    [attacker] der Angreifer
    [each] wer
   *[other] das Gegenüber
} { $amount ->
    [0] in derselben Region ist
    [one] höchstens 1 Region entfernt ist
   *[other] höchstens { $amount } Regionen entfernt ist
}
arcana-if-beyond = { $who ->
    [target] das Ziel
    [attacker] der Angreifer
    [each] wer
   *[other] das Gegenüber
} mindestens { $amount ->
    [one] 1 Region
   *[other] { $amount } Regionen
} entfernt ist
arcana-whom-self = { $place ->
    [zone] wer hier ist
    [story] der Golem
   *[golem] dieser Golem
}
arcana-whom-target = { $aimed ->
    [answer] der Angreifer
   *[attack] das Ziel
}
arcana-whom-target-and-its-allies-there = { $aimed ->
    [answer] der Angreifer und seine Verbündeten in dessen Region
   *[attack] das Ziel und seine Verbündeten in dessen Region
}
arcana-whom-others-there = alle anderen in { $aimed ->
    [answer] der Region des Angreifers
    [use] jener Region
   *[attack] der Region des Ziels
}
arcana-whom-allies-there = Verbündete in { $aimed ->
    [answer] der Region des Angreifers
    [use] jener Region
   *[attack] der Region des Ziels
}
arcana-whom-enemies-there = Feinde in { $aimed ->
    [answer] der Region des Angreifers
    [use] jener Region
   *[attack] der Region des Ziels
}
arcana-whom-everyone-there = alle in { $aimed ->
    [answer] der Region des Angreifers
    [use] jener Region
   *[attack] der Region des Ziels
}
arcana-whom-allies-here = { $place ->
    [zone] Verbündete hier
    [story] der Golem und seine Verbündeten in seiner Region
   *[golem] dieser Golem und seine Verbündeten in seiner Region
}
arcana-whom-enemies-here = { $place ->
    [zone] Feinde hier
   *[golem] Feinde in seiner Region
}
arcana-whom-others-here = { $place ->
    [zone] die anderen hier
   *[golem] alle anderen in seiner Region
}
arcana-whom-everyone-here = { $place ->
    [zone] alle hier
   *[golem] alle in seiner Region
}
arcana-whom-allies = alle Verbündeten auf dem Feld
arcana-whom-enemies = alle Feinde auf dem Feld
arcana-whom-everyone = alle auf dem Feld
arcana-whom-region = { $place ->
    [answer] die Region des Angreifers
    [here] die eigene Region
    [wells] jeder bekannte Manabrunnen
    [attack] die Region des Ziels
   *[use] jene Region
}
arcana-whom-regions = die Regionen von: { $whom }
arcana-against-any = bei jedem Angriff
arcana-against-melee = bei Nahkampfangriffen
arcana-against-ranged = bei Fernkampfangriffen
arcana-turn-by-turn = { $amounts } (Zug um Zug)
arcana-cost-of = Kosten für { $what }
arcana-movement-of = Bewegungspunkte für { $what }
arcana-cooldown-of = Abklingzeit je Einsatz für { $what }
arcana-deed-doubling = { $what ->
    [all] kein Einsatz verdoppelt die Kosten des nächsten
   *[other] kein Einsatz verdoppelt die Kosten des nächsten ({ $what })
}
arcana-deed-set = { $attribute } auf { $amount } gesetzt
arcana-deed-multiply = { $attribute } x { $times }
arcana-deed-crit = ein Volltreffer verursacht { $times }-fachen Schaden
arcana-deed-doubles = { $good ->
    [no] Pasche gegen ihn gehen fehl
   *[yes] Pasche gegen ihn treffen
}
arcana-deed-ignores-cover = { $on ->
    [no] Angriffe missachten die Deckung nicht
   *[yes] Angriffe missachten die Deckung
}
arcana-deed-reroll-misses = { $on ->
    [yes] ein Fehlschlag wird einmal neu gewürfelt
   *[no] ein Fehlschlag bleibt
}
arcana-deed-reroll-hits = { $on ->
    [yes] ein Treffer auf ihn wird einmal neu gewürfelt
   *[no] ein Treffer auf ihn bleibt
}
arcana-deed-as-melee = { $on ->
    [no] Fernkampfangriffe bleiben Fernkampfangriffe
   *[yes] Fernkampfangriffe gelten als Nahkampfangriffe
}
arcana-deed-harm = { $measure ->
    [base-damage] { $amount }{"\u00A0"}% des Grundschadens des Angriffs als Schaden
    [damage] { $amount }{"\u00A0"}% des verursachten Schadens als Schaden
   *[fixed] { $amount } Schaden
} an der Rüstung vorbei
arcana-deed-harm-each-turn = { $measure ->
    [base-damage] je Zug { $amount }{"\u00A0"}% des Grundschadens des Angriffs als Schaden
    [damage] je Zug { $amount }{"\u00A0"}% des verursachten Schadens als Schaden
   *[fixed] { $amount } Schaden je Zug
} an der Rüstung vorbei
arcana-deed-heal = { $measure ->
    [base-damage] Leben geheilt: { $amount }{"\u00A0"}% des Grundschadens des Angriffs
    [damage] Leben geheilt: { $amount }{"\u00A0"}% des verursachten Schadens
   *[fixed] { $amount } Leben geheilt
}
arcana-deed-heal-each-turn = { $measure ->
    [base-damage] je Zug Leben geheilt: { $amount }{"\u00A0"}% des Grundschadens des Angriffs
    [damage] je Zug Leben geheilt: { $amount }{"\u00A0"}% des verursachten Schadens
   *[fixed] { $amount } Leben je Zug geheilt
}
arcana-deed-mana = { $amount } Mana für die Armee
arcana-deed-steal-mana = bis zu { $amount } Mana der Armee gestohlen
arcana-deed-ap = { $amount } AP für die Armee
arcana-deed-steal-ap = bis zu { $amount } AP der Armee gestohlen
arcana-deed-vp = { $amount } SP für die Armee
arcana-deed-displace = { $far ->
    [anywhere] in eine beliebige Region
   *[near] um bis zu { $distance ->
        [one] 1 Region
       *[other] { $distance } Regionen
    }
} { $way ->
    [random] zufällig verschoben
    [push] weggestoßen
    [pull] herangezogen
   *[chosen] verschoben
}
arcana-deed-cool = Abklingzeit für { $what } { $amount }
arcana-deed-silence = { $one ->
    [yes] ein Ritter verstummt
   *[no] Ritter verstummen
}
arcana-deed-silence-named = { $knight } verstummt
arcana-deed-destroy = zerstört
arcana-deed-grant = die Bewegung { $name } ({ $kind ->
    [fly] fliegen
   *[walk] gehen
}{ $nimble ->
    [yes] , wendig
   *[no] { "" }
}, { $ap } AP, { $mp } BP)
arcana-deed-ignore = keine zusätzlichen Bewegungspunkte für { $places }
arcana-deed-lay = { $name ->
    [none] ein Effekt
   *[other] { $name }
} liegt dort
arcana-deed-dispel = { $what } gebannt
arcana-deed-shift = { $what } { $far ->
    [anywhere] in eine beliebige Region
   *[near] um bis zu { $distance ->
        [one] 1 Region
       *[other] { $distance } Regionen
    }
} versetzt
arcana-deed-well = { $do ->
    [create] ein neuer Manabrunnen ({ $mana } Mana)
    [remove] der Manabrunnen verschwindet
    [fill] der Manabrunnen gibt noch { $mana } Mana mehr
    [drain] der Manabrunnen versiegt
    [move] der Manabrunnen wandert um bis zu { $distance ->
        [one] 1 Region
       *[other] { $distance } Regionen
    }
   *[recharge] der Manabrunnen ist wieder voll
}
arcana-deed-terrain = wird zu { $ground }
arcana-deed-spawn = { $golem } erscheint { $army ->
    [wild] als wilder Golem, aller Feind
   *[own] in der eigenen Armee
}
arcana-for-rounds = für { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
arcana-until-next-attack = bis zu seinem nächsten Angriff
arcana-until-attacked = bis zum nächsten Angriff auf ihn
arcana-until-move = bis er sich bewegt
arcana-until-leaves = bis er seine Region verlässt
arcana-until-turn-end = bis zum Ende des Zuges der Armee, von der es kommt
arcana-only-who = (nur { $conditions })
arcana-only-where = (nur { $places })
arcana-spares = (verschont: { $classes })
arcana-per-target = (einmal je Ziel)
arcana-once-a-game = (einmal je Partie)
