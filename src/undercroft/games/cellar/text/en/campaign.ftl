# The campaign book.
story-two-nights = Two nights below
story-two-nights-about = First the cellar, to pay your debts; then the vault, because you are what you are.
campaign-nights = { $nights ->
    [one] one good night
   *[other] { $nights } good nights
}
log-silver = The crew came home with { $silver } silver.
log-nothing = The crew came home with nothing but bruises.
