"""Headline: the sentence that one comparison makes."""
