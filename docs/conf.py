"""How Sphinx builds the documentation: `make docs` writes static HTML into build/docs."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]  # this file is read from build/docs-source
sys.path.insert(0, str(ROOT / "src"))  # the sources: compiled modules do not tell their signatures

from augury import __version__  # noqa: E402

project = "Augury"
author = "the Augury developers"
release = version = __version__

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx.ext.viewcode",
]
myst_enable_extensions = ["attrs_inline", "colon_fence", "deflist"]
myst_heading_anchors = 4
nitpicky = False

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_mock_imports = ["pyspiel", "ray", "pyarrow", "torch"]
autodoc_default_options = {"members": True, "undoc-members": False, "show-inheritance": True}

html_theme = "furo"
html_title = "Augury"
html_static_path = ["_static"]
html_css_files = ["augury.css"]
html_theme_options = {"navigation_with_keys": True}
html_show_sphinx = False

linkcheck_ignore = [r"https?://(localhost|127\.0\.0\.1).*", r"https://your\..*"]

default_role = "code"  # docstrings write `names` as Markdown does


def show_tables(
    app: object, what: str, name: str, target: object, options: object, lines: list[str]
) -> None:
    """Tables in docstrings are Markdown, too: show them as they stand."""
    shown: list[str] = []
    for line in lines:
        if line.startswith("|") and not (shown and shown[-1].startswith("    |")):
            shown += ["::", ""]
        shown.append(f"    {line}" if line.startswith("|") else line)
    lines[:] = shown


def setup(app: object) -> None:
    """Called by Sphinx."""
    app.connect("autodoc-process-docstring", show_tables)  # type: ignore[attr-defined]  # Sphinx
