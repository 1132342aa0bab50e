"""What cards do: the whole vocabulary of the decks, a small frozen class for each effect.

This is the reference for whoever writes a card. In the data files an effect is a mapping whose
`do` names the effect and whose other keys are the fields below:

    {do: market, changes: {gold: 4, oil: -4}}

In the files a property kind is its id ("gold"); here it is its index in tray order. Amounts and
prices are whole M. The rules match on these classes, so import the module, not its names:

    match effect:
        case effects.Market(changes): ...
"""

from __future__ import annotations

from game.joakim.effects.cards import Borrow as Borrow
from game.joakim.effects.cards import DoNotBelieve as DoNotBelieve
from game.joakim.effects.cards import Inspect as Inspect
from game.joakim.effects.cards import MayBuy as MayBuy
from game.joakim.effects.cards import NextNumber as NextNumber
from game.joakim.effects.cards import OptionCard as OptionCard
from game.joakim.effects.cards import Swap as Swap
from game.joakim.effects.cards import Tip as Tip
from game.joakim.effects.kind import Kind as Kind
from game.joakim.effects.newspaper import AllEarn as AllEarn
from game.joakim.effects.newspaper import AllEarnPerCard as AllEarnPerCard
from game.joakim.effects.newspaper import AllPay as AllPay
from game.joakim.effects.newspaper import AllPayPerCard as AllPayPerCard
from game.joakim.effects.newspaper import Auction as Auction
from game.joakim.effects.newspaper import Bought as Bought
from game.joakim.effects.newspaper import CameBy as CameBy
from game.joakim.effects.newspaper import CloseClub as CloseClub
from game.joakim.effects.newspaper import Crown as Crown
from game.joakim.effects.newspaper import Dividend as Dividend
from game.joakim.effects.newspaper import Earn as Earn
from game.joakim.effects.newspaper import Exchange as Exchange
from game.joakim.effects.newspaper import ExtraMove as ExtraMove
from game.joakim.effects.newspaper import Market as Market
from game.joakim.effects.newspaper import MarketAll as MarketAll
from game.joakim.effects.newspaper import OpenClub as OpenClub
from game.joakim.effects.newspaper import Pay as Pay
from game.joakim.effects.newspaper import Shuffle as Shuffle
from game.joakim.effects.newspaper import Sold as Sold
from game.joakim.effects.newspaper import SoldDouble as SoldDouble
from game.joakim.effects.newspaper import TakeOver as TakeOver
from game.joakim.effects.newspaper import Worthless as Worthless
from game.joakim.effects.tips import BeagleBoys as BeagleBoys
from game.joakim.effects.tips import ClosedAuction as ClosedAuction
from game.joakim.effects.tips import GoodContacts as GoodContacts
from game.joakim.effects.tips import Interest as Interest
from game.joakim.effects.tips import Rumour as Rumour
from game.joakim.effects.tips import TaxInspection as TaxInspection
from game.joakim.effects.tips import UncleAway as UncleAway
from game.joakim.effects.tips import WorthlessPurchase as WorthlessPurchase

LargeEffect = (
    Market
    | MarketAll
    | AllEarn
    | AllEarnPerCard
    | AllPay
    | AllPayPerCard
    | Auction
    | CloseClub
    | OpenClub
    | Dividend
)
SmallEffect = (
    Earn
    | Pay
    | Exchange
    | Worthless
    | TakeOver
    | Crown
    | ExtraMove
    | Shuffle
    | Bought
    | CameBy
    | Sold
    | SoldDouble
)
UncleEffect = Earn | MayBuy | Crown | NextNumber | Tip | Borrow | Inspect | DoNotBelieve
ClubEffect = OptionCard | Swap | Tip | Pay | Earn
TipEffect = (
    Rumour
    | BeagleBoys
    | ClosedAuction
    | Interest
    | UncleAway
    | WorthlessPurchase
    | GoodContacts
    | TaxInspection
)
Effect = LargeEffect | SmallEffect | UncleEffect | ClubEffect | TipEffect
