"""Deterministic random numbers derived from a seed by hashing, so that anyone can verify them afterwards."""

import secrets
from hashlib import blake2b
from random import Random

SCALE = 1 << 53


def new_seed() -> str:
    """A random seed that cannot be guessed."""
    return secrets.token_hex(16)


def seed_hash(seed: str) -> str:
    """Commitment to a seed: published before the game, it proves afterwards which seed was used."""
    return blake2b(f"fondaco seed {seed}".encode(), digest_size=16).hexdigest()


def chance(seed: str, count: int) -> float:
    """The number from 0 to 1 of the table's chance event with this count; an undo cannot change it."""
    digest = blake2b(f"{seed} chance {count}".encode(), digest_size=8).digest()
    return (int.from_bytes(digest, "big") >> 11) / SCALE


def sitter_random(seed: str, seat: int, entry: int) -> Random:
    """A bot's own random numbers for one decision, independent of the table's."""
    return Random(f"{seed} sitter {seat} {entry}")
