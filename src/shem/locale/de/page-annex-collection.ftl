page-collection = Sammlung
page-collection-about = Szenarien und Armeen sagen dann, was fehlt, und ihre Listen lassen sich auf das beschränken, was du hast. Wer ohne Figuren und Platten spielt, braucht das nicht.
page-collection-boxes = Schachteln
page-collection-boxes-about = Eine Schachtel bringt alles mit, wovon bekannt ist, dass es darin war. Was deine sonst noch enthält, füge unten hinzu.
page-collection-box = { $golems ->
    [0] keine Figuren
    [one] eine Figur
   *[other] { $golems } Figuren
}, { $tiles ->
    [0] keine Platten
    [one] eine Platte
   *[other] { $tiles } Platten
}
page-collection-likely = Nach unserer Vermutung: { $names }
page-collection-figures = Figuren
page-collection-relics = Reliktkarten
page-collection-tiles = Kartenplatten
page-collection-tile = Platte { $tile }
page-collection-search = Figuren durchsuchen
page-collection-nothing = So heißt keine Figur.
page-collection-count = { $name }: { $count }
page-collection-more = { $name }: eins mehr
page-collection-less = { $name }: eins weniger
page-collection-all = Alle
page-collection-none = Keine
page-collection-sum = { $golems ->
    [one] Eine Figur
   *[other] { $golems } Figuren
}, { $relics ->
    [one] eine Reliktkarte
   *[other] { $relics } Reliktkarten
}, { $tiles ->
    [one] eine Platte
   *[other] { $tiles } Platten
}
page-collection-empty = Noch nichts: Beginne mit einer Schachtel.
page-collection-file = Als Datei speichern
