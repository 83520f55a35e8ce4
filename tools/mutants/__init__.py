"""`make mutants`: plant one-line faults in a game's rules and see whether its tests notice.

`faults` finds what can be planted, `cover` which tests run which line, `trial` plants one fault after another in forked
copies of one test run, and `command` counts.
"""
