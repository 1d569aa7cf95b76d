"""A small picture of a position for whoever is sent a link to it: the ground of the game, who
plays, the points, and what happened last. 1200 by 630 points, as programs that preview links
expect."""

from __future__ import annotations

import io

from PIL import Image, ImageDraw

from augury.server import theme
from augury.server.preview import Player, Preview
from augury.server.theme import STATIC, TEXT, TITLE, colour, font

WIDTH, HEIGHT = 1200, 630
MARGIN = 64
FINE = 4  # badges are drawn so much larger and made small: smooth edges
COLOURS = 256  # of the picture that is sent; it becomes a quarter of the size
ROW, FIRST_ROW = 66, 236
LAST = 496  # where the band with what happened begins


def drawn(preview: Preview) -> bytes:
    """The picture as PNG."""
    canvas = ground(preview.game)
    pen = ImageDraw.Draw(canvas)
    logo(canvas)
    heading(pen, preview)
    beginning = FIRST_ROW + max(0, 4 - len(preview.players)) * ROW // 2
    for place, player in enumerate(preview.players[:4]):
        row(canvas, pen, preview.game, player, beginning + place * ROW)
    band(pen, preview)
    out = io.BytesIO()
    canvas.quantize(COLOURS, dither=Image.Dither.FLOYDSTEINBERG).save(out, "PNG", optimize=True)
    return out.getvalue()


def ground(game: str) -> Image.Image:
    """Where the lamp falls, as on the table."""
    dark = Image.new("RGB", (WIDTH, HEIGHT), colour(game, "--ground"))
    lit = Image.new("RGB", (WIDTH, HEIGHT), colour(game, "--ground-lit"))
    lamp = Image.radial_gradient("L").resize((int(WIDTH * 1.3), int(HEIGHT * 1.5)))
    mask = Image.eval(lamp, lambda shade: 255 - shade).crop(
        (int(WIDTH * 0.15), int(HEIGHT * 0.3), int(WIDTH * 1.15), int(HEIGHT * 1.3))
    )
    return Image.composite(lit, dark, mask)


def logo(canvas: Image.Image) -> None:
    path = STATIC / "icon-192.png"
    if path.is_file():
        with Image.open(path) as found:
            small = found.convert("RGBA").resize((72, 72), Image.Resampling.LANCZOS)
        canvas.paste(small, (WIDTH - MARGIN - 72, 52), small)


def heading(pen: ImageDraw.ImageDraw, preview: Preview) -> None:
    game = preview.game
    title = fitting(preview.title.split(": ")[0], TITLE, 68, WIDTH - 3 * MARGIN)
    write(pen, (MARGIN, 48), title, TITLE, 68, colour(game, "--accent"))
    line = " · ".join(part for part in (preview.standing, preview.late) if part)
    write(pen, (MARGIN, 146), line, TEXT, 30, colour(game, "--ink-2"))
    pen.line([(MARGIN, 206), (WIDTH - MARGIN, 206)], colour(game, "--line"), 2)


def row(canvas: Image.Image, pen: ImageDraw.ImageDraw, game: str, player: Player, top: int) -> None:
    badge(canvas, game, player.seat, (MARGIN, top + 10), 36)
    name = fitting(player.name, TEXT, 36, WIDTH - 2 * MARGIN - 240)
    ink = colour(game, "--accent" if player.won else "--ink")
    write(pen, (MARGIN + 62, top + 4), name, TEXT, 36, ink)
    points = "" if player.points is None else str(player.points)
    wide = font(TITLE, 44).getlength(points)
    write(pen, (WIDTH - MARGIN - wide, top - 4), points, TITLE, 44, ink)


def badge(canvas: Image.Image, game: str, seat: int, at: tuple[int, int], size: int) -> None:
    """Hue and shape of a seat, as on the board."""
    large = size * FINE
    mask = Image.new("L", (large, large), 0)
    pen = ImageDraw.Draw(mask)
    corners = theme.shape(game, seat)
    if corners:
        pen.polygon([(x * large, y * large) for x, y in corners], 255)
    else:
        pen.ellipse([0.04 * large, 0.04 * large, 0.96 * large, 0.96 * large], 255)
    small = mask.resize((size, size), Image.Resampling.LANCZOS)
    canvas.paste(colour(game, f"--p{seat + 1}"), (*at, at[0] + size, at[1] + size), small)


def band(pen: ImageDraw.ImageDraw, preview: Preview) -> None:
    """What happened last, and where all this is."""
    game = preview.game
    if preview.last:
        pen.rectangle([0, LAST, WIDTH, HEIGHT], colour(game, "--surface"))
    for place, sentence in enumerate(preview.last[-2:]):
        ink = colour(game, "--ink" if place == len(preview.last[-2:]) - 1 else "--ink-2")
        told = fitting(sentence, TEXT, 30, WIDTH - 2 * MARGIN)
        write(pen, (MARGIN, LAST + 22 + place * 50), told, TEXT, 30, ink)


def write(
    pen: ImageDraw.ImageDraw,
    at: tuple[float, float],
    text: str,
    name: str,
    size: int,
    ink: str,
) -> None:
    x, y = at
    for name_of_run, run in runs(text, name):
        pen.text((x, y), run, ink, font(name_of_run, size))
        x += font(name_of_run, size).getlength(run)


def runs(text: str, name: str) -> list[tuple[str, str]]:
    """The text in pieces, each with the file that has its letters."""
    found: list[tuple[str, str]] = []
    for letter in text:
        which = name if name == TITLE or theme.latin(letter) else theme.MORE_TEXT
        if found and found[-1][0] == which:
            found[-1] = (which, found[-1][1] + letter)
        else:
            found.append((which, letter))
    return found


def fitting(text: str, name: str, size: int, wide: float) -> str:
    """As much of it as there is room for."""

    def length(part: str) -> float:
        return sum(font(which, size).getlength(run) for which, run in runs(part, name))

    if length(text) <= wide:
        return text
    while text and length(text + "…") > wide:
        text = text[:-1]
    return text.rstrip() + "…"
