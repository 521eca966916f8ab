"""LaneLab: several puzzles side by side, and the same bits turned on their side."""
