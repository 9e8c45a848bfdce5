import type { Hex } from './hex.ts';
import { isLocated } from './rules/end.ts';
import { turnsMarker } from './rules/searching.ts';
import { faceDown, faceDownAround } from './rules/table.ts';
import type { NaturalSix } from './setup.ts';
import type { OpenTable } from './state.ts';
import { DIE_FACES } from './vocabulary.ts';
import type { RolledSearch, Search } from './vocabulary.ts';

/** What the chances of a search depend on. */
export interface RollRules {
  readonly naturalSix: NaturalSix;
  readonly modifier: number;
}
type Chances = { readonly [Name in RolledSearch]: number };

/** Works something out once for each key. The rules of a roll come in few kinds. */
function remembered<Value>(): (key: string, work: () => Value) => Value {
  const known = new Map<string, Value>();
  return (key, work) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = work();
    known.set(key, value);
    return value;
  };
}
const keyOf = ({ naturalSix, modifier }: RollRules): string => `${naturalSix} ${modifier}`;

const SIDES_OF_DIE = DIE_FACES.length;
const ONE_EVENT = 1 / (SIDES_OF_DIE * SIDES_OF_DIE); // a 6, and then one of the six events

/** How often the roll itself turns the marker. */
const byRoll = (search: RolledSearch, { naturalSix, modifier }: RollRules): number =>
  DIE_FACES.filter((die) => turnsMarker({ search, die, modifier }, naturalSix)).length /
  SIDES_OF_DIE;

/** A 6 that turns the marker leaves nothing for a free search to do. */
const looksAgain = (search: RolledSearch, { naturalSix, modifier }: RollRules): number =>
  turnsMarker({ search, die: 6, modifier }, naturalSix) ? 0 : ONE_EVENT;

/**
 * Chance that a search turns the marker of its hex, the free searches of that hex that may follow counted in. With h and t
 * for a hasty and a thorough search, each is its roll plus the chance of a Second Look times h plus that of Good Visibility
 * times t: two equations.
 */
export const chances = (rules: RollRules): Chances =>
  knownChances(keyOf(rules), () => chancesBy(rules));

const knownChances = remembered<Chances>();

function chancesBy(rules: RollRules): Chances {
  const [rollH, rollT, rollC] = [
    byRoll('hasty', rules),
    byRoll('thorough', rules),
    byRoll('complete', rules),
  ];
  const [againH, againT, againC] = [
    looksAgain('hasty', rules),
    looksAgain('thorough', rules),
    looksAgain('complete', rules),
  ];
  const both = (rollH + rollT) / (1 - againH - againT); // h + t
  return {
    hasty: rollH + againH * both,
    thorough: rollT + againT * both,
    complete: rollC + againC * both,
  };
}

/** 6 Chance that a search turns the marker of its hex. */
export const chanceToTurn = (search: Search, rules: RollRules): number =>
  search === 'none' ? 0 : chances(rules)[search];

/** How far free searches beside free searches are followed: each is 36 times rarer than the one before. */
const FURTHEST = 3;

export interface SearchAt {
  readonly hex: Hex;
  readonly search: Search;
  readonly modifier: number;
}

/**
 * How many markers a search settles on average: that of its hex, and by Excellent Visibility one beside it; where the last
 * dummy locates the target, that dummy settles two. Each face-down marker is the target with the same chance, so this over
 * their number is the chance to win.
 */
export function markersSettled(table: OpenTable, at: SearchAt): number {
  const { search, modifier, hex } = at;
  if (search === 'none') return 0;
  const known = settledBefore.get(table.setup) ?? new Map<string, number>();
  const key = [hex, search, modifier, table.chartSeed, ...faceDown(table)].join(' ');
  const before = known.get(key);
  if (before !== undefined) return before;
  const rules: RollRules = { naturalSix: table.setup.naturalSix, modifier };
  const count = settled(table, { hex, search, rules }, 0);
  if (known.size >= KEPT) known.clear();
  settledBefore.set(table.setup, known.set(key, count));
  return count;
}

/** A table asks for the same searches again and again, and they are not quickly worked out: what was found for a match. */
const settledBefore = new WeakMap<OpenTable['setup'], Map<string, number>>();
const KEPT = 500;

interface Branch {
  readonly hex: Hex;
  readonly search: RolledSearch;
  readonly rules: RollRules;
}

function settled(table: OpenTable, { hex, search, rules }: Branch, far: number): number {
  const often = visits(search, rules);
  const worth = besideWorth(table, { hex, search, rules }, far);
  const own = isLocated(withTurned(table, hex)) ? 2 : 1;
  return own * chances(rules)[search] + often.up * worth.up + often.down * worth.down;
}

/** By whether the hex's own marker is up or still down when it comes to that. */
interface UpOrDown {
  readonly up: number;
  readonly down: number;
}

/** What the best free search beside a hex turns on average. */
function besideWorth(table: OpenTable, { hex, rules }: Branch, far: number): UpOrDown {
  if (far === FURTHEST) return { up: 0, down: 0 };
  const best = (from: OpenTable): number =>
    Math.max(
      0,
      ...faceDownAround(from, hex).map((next) =>
        settled(from, { hex: next, search: 'hasty', rules }, far + 1),
      ),
    );
  const after = withTurned(table, hex);
  return { up: isLocated(after) ? 0 : best(after), down: best(table) };
}

const withTurned = (table: OpenTable, hex: Hex): OpenTable => ({
  ...table,
  markers: table.markers.map((marker) =>
    marker.hex === hex ? { ...marker, face: 'dummy' } : marker,
  ),
});

/** How often a search comes to Excellent Visibility. */
const visits = (search: RolledSearch, rules: RollRules): UpOrDown =>
  knownVisits(`${search} ${keyOf(rules)}`, () => visitsBy(search, rules));

const knownVisits = remembered<UpOrDown>();

function visitsBy(search: RolledSearch, rules: RollRules): UpOrDown {
  const isUp = (each: RolledSearch): boolean => looksAgain(each, rules) === 0;
  const own = (each: RolledSearch, up: boolean): number => (isUp(each) === up ? ONE_EVENT : 0);
  const through = (up: boolean): number => {
    const [h, t] = [looksAgain('hasty', rules), looksAgain('thorough', rules)];
    const both = (own('hasty', up) + own('thorough', up)) / (1 - h - t);
    return own(search, up) + looksAgain(search, rules) * both;
  };
  return { up: through(true), down: through(false) };
}

/** 6 Chance that this search finds the target. */
export function chanceToFind(table: OpenTable, at: SearchAt): number {
  const left = faceDown(table).length;
  return left === 0 ? 0 : markersSettled(table, at) / left;
}
