# Das Kampagnenbuch.
story-two-nights = Zwei Nächte unten
story-two-nights-about = Erst der Keller, um die Schulden zu zahlen; dann das Gewölbe, weil ihr eben seid, wie ihr seid.
campaign-nights = { $nights ->
    [one] eine gute Nacht
   *[other] { $nights } gute Nächte
}
log-silver = Die Bande kam mit { $silver } Silber heim.
log-nothing = Die Bande kam mit nichts als blauen Flecken heim.
