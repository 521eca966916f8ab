"""CandidateLab: three masks, their OR, and the digits that are left."""
