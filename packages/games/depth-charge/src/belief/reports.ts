import { SEAS, squareNumber } from '../board.ts';
import { hides } from '../rules/soundings.ts';
import { soundWay } from '../rules/ways.ts';
import type { PingRules } from '../setup.ts';
import type { SideName, Square } from '../vocabulary.ts';
import { BERTHS, lowestBerth, maskOf, masksOf } from './minefields.ts';

/** What every minefield of some make would answer to a charge on one square. */
export interface Reports {
  readonly codes: Uint16Array; // the report of each minefield, by its number
  readonly kinds: number; // codes run from 0 to this
  readonly codeOf: (pings: readonly number[]) => number; // -1: no minefield answers so
}
/** The make of a minefield: whose it is, how many mines live, and how they answer. */
export interface Make {
  readonly about: SideName;
  readonly living: number;
  readonly rules: PingRules;
}

const made = new Map<number, Reports>();

/** Worked out at the first question for a square and kept: there are at most 1,536 such tables, few of them used. */
export function reportsAt(make: Make, charge: Square): Reports {
  const key = keyOf(make) * 64 + squareNumber(charge);
  const known = made.get(key);
  if (known !== undefined) return known;
  const reports = reportsOf(make, charge);
  made.set(key, reports);
  return reports;
}

const keyOf = ({ about, living, rules }: Make): number =>
  living * 8 +
  (about === 'black' ? 4 : 0) +
  (rules.occlusion === 'path' ? 2 : 0) +
  (rules.duplicates === 'merge' ? 1 : 0);

function reportsOf(make: Make, charge: Square): Reports {
  const masks = masksOf(make.living);
  const codes = new Uint16Array(masks.length);
  const known = new Map<number, number>();
  const echo = echoes(make, charge);
  for (let i = 0; i < masks.length; i++) {
    const tally = echo(masks[i]!);
    let code = known.get(tally);
    if (code === undefined) known.set(tally, (code = known.size));
    codes[i] = code;
  }
  return {
    codes,
    kinds: known.size,
    codeOf: (pings) => known.get(pings.map(tallyOf).reduce((sum, one) => sum + one, 0)) ?? -1,
  };
}

/** A report as one number: two bits a ping time, counting the mines that answer then. No time exceeds 13. */
const tallyOf = (time: number): number => 1 << (2 * time);

function echoes({ about, rules }: Make, charge: Square): (mask: number) => number {
  const tallies = new Int32Array(BERTHS);
  const shadows = new Int32Array(BERTHS);
  for (const [berth, mine] of SEAS[about].entries()) {
    if (mine === charge) continue; // its tally stays 0: it does not answer
    const way = soundWay(charge, mine);
    tallies[berth] = tallyOf(way.length + 1);
    if (hides(charge, mine, rules.occlusion)) shadows[berth] = maskOf(about, way);
  }
  const merge = rules.duplicates === 'merge';
  return (mask) => {
    let tally = 0;
    for (let rest = mask; rest !== 0; rest &= rest - 1) {
      const berth = lowestBerth(rest);
      if ((shadows[berth]! & mask) !== 0) continue;
      tally = merge ? tally | tallies[berth]! : tally + tallies[berth]!;
    }
    return tally;
  };
}
