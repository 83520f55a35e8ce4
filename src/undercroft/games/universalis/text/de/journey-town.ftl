# Reiseereignisse: Dörfer

travel-village-wedding = Eine Hochzeit
story-village-wedding = Das ganze Dorf ist betrunken, und ein Onkel besteht darauf, ihr wärt verwandt.
offer-give-a-present = Etwas schenken
offer-drink-with-the-uncle = Mit dem Onkel trinken
offer-play-a-reel = Zum Tanz aufspielen
offer-slip-out = Hinten hinausschleichen

travel-runaway-bull = Der Stier ist los
story-runaway-bull = Die Straße leert sich auf eine Art, die Übung verrät. Du stehst noch darauf.
offer-take-the-horns = Ihn bei den Hörnern packen
offer-wave-a-cloak = Mit dem Mantel wedeln
offer-talk-to-the-animal = Ihm gut zureden
offer-into-the-well = In den Brunnen

travel-quack-doctor = Der Wunderdoktor
story-quack-doctor = Es hilft gegen alles, auch gegen das, was ihr noch nicht habt.
offer-swallow-it = Es schlucken
offer-real-pills = Die Pillen kaufen, die er selbst nimmt
offer-expose-him = Laut sagen, was darin ist
offer-listen-and-laugh = Zuhören und lachen

travel-haunted-mill = Die Mühle mahlt bei Nacht
story-haunted-mill = Seit dem Frühjahr gibt es keinen Müller. Mehl gibt es noch.
offer-keep-watch-in-it = Dort Wache halten
offer-bless-the-stones = Die Mühlsteine weihen
offer-search-the-hopper = Den Trichter nach Drähten absuchen
offer-eat-the-bread = Das Brot essen und nichts fragen
