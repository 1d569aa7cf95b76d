"""Goetia: can a cost be paid, and in which ways (G-311..G-316, G-320)? Pure arithmetic on bundles.

A discount waives any cube token, so a point of discount is as good as a black cube that need not be
paid. Colours that stand for each other (SUBST) form classes. With this, a cost can be paid exactly
if the tokens that are left over, when every class and the white tokens have taken the coloured
cubes they can, are no more than the black cubes and the discount together. The tests compare it
with trying everything.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from augury.games.goetia.bundle import (
    BLACK,
    COLOURS,
    CUBES,
    CUBES_ONLY,
    NOTHING,
    WHITE,
    Bundle,
    Colour,
    count,
    one,
    tokens,
)
from augury.games.goetia.codes import ALL_COLOURS, PINK_TEAL, YELLOW_BROWN
from augury.games.goetia.components import NONE

SPARE: Final = 0x808080808080  # a bit above every count of a bundle: it goes where one is too small


def jokers_needed(cost: Bundle, held: Bundle, merges: i64) -> i64:
    """How many tokens cannot be paid with coloured cubes and so need a black cube or a discount."""
    pink: i64 = (cost & 255) - (held & 255)
    teal: i64 = ((cost >> 8) & 255) - ((held >> 8) & 255)
    yellow: i64 = ((cost >> 16) & 255) - ((held >> 16) & 255)
    brown: i64 = ((cost >> 24) & 255) - ((held >> 24) & 255)
    if merges:
        if merges & ALL_COLOURS:
            pink += teal + yellow + brown
            teal = 0
            yellow = 0
            brown = 0
        if merges & PINK_TEAL:
            pink += teal
            teal = 0
        if merges & YELLOW_BROWN:
            yellow += brown
            brown = 0
    missing: i64 = 0
    spare: i64 = 0
    if pink > 0:
        missing += pink
    else:
        spare -= pink
    if teal > 0:
        missing += teal
    else:
        spare -= teal
    if yellow > 0:
        missing += yellow
    else:
        spare -= yellow
    if brown > 0:
        missing += brown
    else:
        spare -= brown
    white: i64 = ((cost >> 40) & 255) - spare  # G-312: a white token takes any coloured cube
    if white > 0:
        missing += white
    return missing + ((cost >> 32) & 255)  # a black token takes a black cube only


def payable(cost: Bundle, discount: i64, held: Bundle, merges: i64) -> bool:
    """G-311: the whole cost or nothing. R-52: legal if some choice of waived tokens leaves a
    payable rest. Each token that is not waived takes a cube, so more of them than cubes cannot be
    paid: most of what cannot be paid is told by that."""
    if covers(held, cost):
        return True
    if tokens(cost) > tokens(held) + discount:
        return False
    return jokers_needed(cost, held, merges) <= ((held >> 32) & 255) + discount


def covers(held: Bundle, cost: Bundle) -> bool:
    """Are there as many cubes of every sort as it costs? Nobody has white ones."""
    return (held + SPARE - (cost & CUBES_ONLY)) & SPARE == SPARE


def class_of(colour: Colour, merges: i64) -> Colour:
    """The first of the colours that stand for this one."""
    if colour >= COLOURS:
        return colour
    if merges & ALL_COLOURS:
        return 0
    if merges & PINK_TEAL and colour < 2:
        return 0
    if merges & YELLOW_BROWN and colour >= 2:
        return 2
    return colour


def waivable(cost: Bundle, discount: i64, held: Bundle, merges: i64) -> vec[i64]:
    """G-314, G-315: the tokens that may be waived next, one of each sort that makes a
    difference."""
    found: vec[i64] = vec[i64]()
    seen: i64 = 0
    for token in range(WHITE + 1):
        if count(cost, token) == 0:
            continue
        kind: i64 = 0
        if token != WHITE or not merges & ALL_COLOURS:
            kind = class_of(token, merges)
        if seen & (1 << kind):
            continue  # it is paid with the same cubes as one that is already listed
        if payable(cost - one(token), discount - 1, held, merges):
            found = append(found, token)
            seen |= 1 << kind
    return found


def next_token(cost: Bundle) -> Colour:
    """G-320: tokens are paid in the order K, P, T, Y, B, W; NONE if nothing is left."""
    if count(cost, BLACK):
        return BLACK
    for token in range(COLOURS):
        if count(cost, token):
            return token
    return WHITE if count(cost, WHITE) else NONE


def fits(cube: Colour, token: Colour, merges: i64) -> bool:
    """G-312: may this cube pay this token?"""
    if cube == BLACK:
        return True
    if token == BLACK:
        return False
    return token == WHITE or class_of(cube, merges) == class_of(token, merges)


def payers(cost: Bundle, held: Bundle, merges: i64) -> vec[i64]:
    """The cubes that may pay the next token so that the rest stays payable."""
    token = next_token(cost)
    found: vec[i64] = vec[i64]()
    for cube in range(CUBES):
        if (
            count(held, cube)
            and fits(cube, token, merges)
            and payable(cost - one(token), 0, held - one(cube), merges)
        ):
            found = append(found, cube)
    return found


def usual_waiver(cost: Bundle, held: Bundle, merges: i64) -> Colour:
    """G-320: waive what cannot be paid first, then black tokens, then the colour you have fewest
    of."""
    best: Colour = NONE
    least: i64 = 1000
    needed: i64 = jokers_needed(cost, held, merges)
    for token in range(WHITE + 1):
        if count(cost, token) == 0:
            continue
        worth: i64 = 40
        if token < WHITE:
            worth = count(held, token)
        if token == BLACK:
            worth += 0 if count(cost, BLACK) > count(held, BLACK) else 50
        elif jokers_needed(cost - one(token), held, merges) == needed:
            worth += 100
        if worth < least:
            best = token
            least = worth
    return best


def usual_payment(cost: Bundle, discount: i64, held: Bundle, merges: i64) -> Bundle:
    """G-320: the cubes that the default plan pays: exact colours, then substitutes, then black.

    White tokens take the colour you have most of. Each of these is never worse than black, so what
    can be paid at all is paid."""
    if tokens(cost) <= discount:
        return NOTHING  # discounts never go below zero
    if discount == 0 and covers(held, cost):
        return cost & CUBES_ONLY
    rest: Bundle = cost & CUBES_ONLY
    for _ in range(discount):
        rest -= one(usual_waiver(rest, held, merges))
    paid: Bundle = NOTHING
    for colour in range(CUBES):
        number: i64 = count(rest, colour)
        if number > count(held, colour):
            number = count(held, colour)
        rest -= one(colour) * number
        paid += one(colour) * number
    while rest != NOTHING:
        token: Colour = next_token(rest)
        best: Colour = BLACK
        most: i64 = 0
        for cube in range(COLOURS):
            left: i64 = count(held, cube) - count(paid, cube)
            if left > most and fits(cube, token, merges):
                best = cube
                most = left
        rest -= one(token)
        paid += one(best)
    return paid


def only_payment(paid: Bundle, cost: Bundle, discount: i64, held: Bundle, merges: i64) -> bool:
    """Is this the only set of cubes that pays the cost?

    Sets that pay can be turned into each other by replacing one cube at a time, so it is enough to
    try each replacement."""
    if paid == held:
        return True  # there is nothing to replace them with
    for out in range(CUBES):
        if count(paid, out) == 0:
            continue
        for into in range(CUBES):
            if (
                into != out
                and count(held, into) > count(paid, into)
                and payable(cost, discount, paid - one(out) + one(into), merges)
            ):
                return False
    return True
