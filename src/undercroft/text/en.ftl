# Texts of the tables themselves.
ask-roll = Die { $die } of { $count } (1 to { $sides })?
