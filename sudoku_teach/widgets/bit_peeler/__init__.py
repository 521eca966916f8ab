"""BitPeeler: the loop that takes the bits of a mask one by one."""
