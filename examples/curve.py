"""A learning curve as SVG, drawn plainly."""

WIDTH, HEIGHT, LEFT, TOP = 700, 300, 60, 30


def draw(curve: list[float], chance: float, title: str, smooth: int = 10) -> str:
    """`curve` holds shares from 0 to 1; the dashed line is what chance would reach."""
    means = [
        sum(part) / len(part)
        for part in (curve[max(0, end - smooth) : end] for end in range(1, len(curve) + 1))
    ]

    def height(share: float) -> float:
        return TOP + HEIGHT * (1 - share)

    points = " ".join(
        f"{LEFT + WIDTH * place / max(1, len(means) - 1):.1f},{height(mean):.1f}"
        for place, mean in enumerate(means)
    )
    grid = "".join(
        f'<line x1="{LEFT}" x2="{LEFT + WIDTH}" y1="{height(share)}" y2="{height(share)}" '
        'stroke="#ddd"/>'
        f'<text x="14" y="{height(share) + 5}">{share:.0%}</text>'
        for share in (0.0, 0.25, 0.5, 0.75, 1.0)
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 380" font-family="sans-serif" '
        'font-size="13">'
        f'<rect width="800" height="380" fill="white"/>{grid}'
        f'<line x1="{LEFT}" x2="{LEFT + WIDTH}" y1="{height(chance)}" y2="{height(chance)}" '
        'stroke="#c33" stroke-dasharray="6"/>'
        f'<text x="{LEFT + WIDTH - 90}" y="{height(chance) - 6}" fill="#c33">chance: '
        f"{chance:.0%}</text>"
        f'<polyline points="{points}" fill="none" stroke="#7c5cff" stroke-width="2"/>'
        f'<text x="{LEFT}" y="362">{title}</text></svg>\n'
    )
