"""Plays Depth Charge: keeps every minefield that fits what it has heard, and sounds where it will learn most.

    fathom arena depth-charge "exec:python3 examples/bots/depth_charge.py" greedy

Standard library only. The protocol is in docs/BOTS.md, the rules in packages/games/depth-charge/RULES.md. It knows the
usual options; with "occlusion" set to "path" it would be fooled now and then.
"""

import json
import math
import random
import sys
from collections import Counter
from itertools import combinations

SQUARES = [(column, row) for column in range(1, 9) for row in range(1, 9)]
SEAS = {
    "black": [square for square in SQUARES if sum(square) < 9],
    "red": [square for square in SQUARES if sum(square) > 9],
}
BOLD = 0.5  # how sure to be before the free miss is risked
SAMPLE = 200  # minefields looked at to weigh a sounding


def parse(name):
    return ord(name[0]) - 96, int(name[1])


def between(one, other):
    """The squares strictly between two on a row, a column or a diagonal; None off the lines."""
    across, along = other[0] - one[0], other[1] - one[1]
    steps = max(abs(across), abs(along))
    if across and along and abs(across) != abs(along):
        return None
    step = (across // steps if steps else 0, along // steps if steps else 0)
    return [(one[0] + n * step[0], one[1] + n * step[1]) for n in range(1, steps)]


LINES = {(one, other): between(one, other) for one in SQUARES for other in SQUARES}


def pings(mines, charge):
    """What these mines answer to a sounding charge, the earliest first (rules 4.2 and 4.3)."""
    times = []
    for mine in mines:
        line = LINES[charge, mine]
        if mine == charge or (line and any(square in mines for square in line)):
            continue
        if line is None:
            times.append(abs(mine[0] - charge[0]) + abs(mine[1] - charge[1]))
        else:
            times.append(len(line) + 1)
    return tuple(sorted(times))


class Captain:
    def __init__(self, new):
        self.side = new["side"]
        self.merged = new["setup"]["duplicates"] == "merge"
        self.luck = random.Random(new["luck"])
        enemy_sea = SEAS["red" if self.side == "black" else "black"]
        self.fields = [frozenset(field) for field in combinations(enemy_sea, 3)]
        self.missed = False

    def hear(self, event):
        """Minefields that do not fit are dropped; a mine that is destroyed is dropped from all of them."""
        if event.get("side") != self.side:
            return
        if event["type"] == "soundingDropped":
            charge, heard = parse(event["square"]), tuple(event["pings"])
            self.fields = [f for f in self.fields if self.answer(f, charge) == heard]
        elif event["type"] == "depthChargeDropped":
            square = parse(event["square"])
            self.missed = self.missed or not event["hit"]
            self.fields = [f for f in self.fields if (square in f) == event["hit"]]
            self.fields = [f - {square} for f in self.fields]
        elif event["type"] == "boatMoved":
            way = self.way(parse(event["from"]), parse(event["to"]))
            self.fields = [f for f in self.fields if f.isdisjoint(way)]

    def answer(self, field, charge):
        times = pings(field, charge)
        return tuple(sorted(set(times))) if self.merged else times

    @staticmethod
    def way(start, end):
        return LINES[start, end] + [end]

    def choose(self, view, legal):
        if view["phase"] == "placing":
            return self.luck.choice(legal)
        boat = parse(view["boats"][self.side])
        chances = Counter(square for field in self.fields for square in field)
        total = max(1, len(self.fields))
        by_type = {}
        for action in legal:
            by_type.setdefault(action["type"], []).append(action)

        charge = max(by_type["charge"], key=lambda a: chances[parse(a["square"])])
        sure = chances[parse(charge["square"])] / total
        if sure == 1 or (sure >= BOLD and not self.missed):
            return charge
        sample = self.luck.sample(self.fields, min(SAMPLE, len(self.fields)))
        sound = max(by_type["sound"], key=lambda a: self.news(sample, parse(a["square"])))
        if self.news(sample, parse(sound["square"])) > 0.3 or "move" not in by_type:
            return sound
        return min(by_type["move"], key=lambda a: self.dread(boat, parse(a["to"]), chances))

    def news(self, sample, charge):
        """How many bits a sounding there should tell."""
        counts = Counter(self.answer(field, charge) for field in sample)
        return sum(n / len(sample) * math.log2(len(sample) / n) for n in counts.values())

    def dread(self, start, end, chances):
        """The risk of the way first, then how far the likeliest mine still is."""
        risk = sum(chances[square] for square in self.way(start, end))
        goal = max(chances, key=chances.get, default=end)
        far = max(abs(goal[0] - end[0]), abs(goal[1] - end[1]))
        return risk / max(1, len(self.fields)), abs(far - 1), self.luck.random()


def main():
    captain, view = None, None
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            answer = {"type": "ready"}
        elif message["type"] == "new":
            captain, answer = Captain(message), None
        elif message["type"] == "update":
            for event in message["events"]:
                captain.hear(event)
            view, answer = message["view"], None
        elif message["type"] == "choose":
            answer = {"action": captain.choose(view, message["legal"])}
        else:
            answer = None
        if answer is not None:
            print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
