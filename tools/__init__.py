"""Tools for developers of Undercroft: measurements, fault injection, generators. They are not part of the wheel.

Run them from the project's folder, through make (`make load`) or as modules (`python -m tools.load`).
"""
