"""Coins, followers and goods on their way between players and the common stocks."""

from fondaco.games.orleans.rules import frames, news
from fondaco.games.orleans.state import Orleans


def receive(s: Orleans, seat: int, coins: int) -> int:
    """Coins come from the common reserve, as far as it goes; what was received (payment.reserve, supply.coins)."""
    coins = min(coins, s.bank)  # q.supply.coins-partial
    s.bank -= coins
    s.coins[seat] += coins
    if coins:
        s.tell(news.COINS_RECEIVED, seat, coins)
    return coins


def pay(s: Orleans, seat: int, coins: int) -> None:
    """Coins go to the common reserve; torture replaces those that are missing (torture.coins-first, torture.when)."""
    paid = min(coins, s.coins[seat])
    s.coins[seat] -= paid
    s.bank += paid
    if paid:
        s.tell(news.COINS_PAID, seat, paid)
    if paid < coins:
        s.tell(news.TORTURE, seat, coins - paid)
        s.then((frames.TORTURE, seat, coins - paid))
