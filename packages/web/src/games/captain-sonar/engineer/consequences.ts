import {
  COLOURS,
  COURSES,
  FITTINGS,
  REACTOR_SYMBOLS,
  breakdownOf,
  isBroken,
  isOut,
  markWords,
  openSymbols,
  systemsIn,
  warningWords,
} from '@fathom/captain-sonar/client';
import type {
  Breakdown,
  Course,
  MarkWeight,
  PanelSymbol,
  Scenario,
  System,
} from '@fathom/captain-sonar/client';

/** What one more mark would do, and which systems that would cost or bring back. */
export interface Consequence extends Breakdown {
  readonly lost: readonly System[]; // worked before and no longer would
  readonly regained: readonly System[];
}

type Marks = readonly PanelSymbol[];

/** The systems that nothing keeps from working, full or not. */
export const workingSystems = (broken: Marks, systems: readonly System[]): readonly System[] =>
  systems.filter((system) => !isBroken({ broken }, system));

export const reactorLeft = (broken: Marks): number =>
  REACTOR_SYMBOLS.filter((symbol) => !broken.includes(symbol)).length;

export function consequenceOf(
  broken: Marks,
  symbol: PanelSymbol,
  systems: readonly System[],
): Consequence {
  const done = breakdownOf(broken, symbol);
  const before = workingSystems(broken, systems);
  const then = workingSystems(done.broken, systems);
  return {
    ...done,
    lost: before.filter((system) => !then.includes(system)),
    regained: then.filter((system) => !before.includes(system)),
  };
}

export interface Foretold {
  readonly weight: MarkWeight;
  readonly words: string;
}

/** What marking a symbol would do, as a sentence. */
export function foretell(broken: Marks, symbol: PanelSymbol, scenario: Scenario): Foretold {
  const fitting = FITTINGS.find((each) => each.symbol === symbol);
  if (fitting === undefined) return { weight: 'quiet', words: '' };
  const { course, colour } = fitting;
  const done = consequenceOf(broken, symbol, systemsIn(scenario));
  if (done.overloads.length > 0)
    return { weight: 'damage', words: markWords.damage(done.overloads, course) };
  if (done.circuit !== null)
    return { weight: 'repairs', words: markWords.repairs(done.circuit, done.regained) };
  if (colour === 'radiation')
    return { weight: 'quiet', words: markWords.reactor(reactorLeft(done.broken)) };
  return done.lost.length === 0
    ? { weight: 'quiet', words: markWords.nothingNew(colour) }
    : { weight: 'breaks', words: markWords.breaks(colour, done.lost) };
}

export interface Warning {
  readonly urgent: boolean;
  readonly words: string;
}

/** A course that cannot be sailed without damage: whatever its panel has left completes something. */
const costsDamage = (broken: Marks, course: Course): boolean =>
  openSymbols(broken, course).every((symbol) => breakdownOf(broken, symbol).overloads.length > 0);

/** What the Captain should hear, the worst first. */
export function warningsFor(broken: Marks, scenario: Scenario): readonly Warning[] {
  const costly = COURSES.filter((course) => costsDamage(broken, course));
  const reactor = reactorLeft(broken);
  const down = COLOURS.filter((colour) => colour !== 'radiation' && isOut({ broken }, colour));
  return [
    ...costly.map((course) => ({ urgent: true, words: warningWords.costly(course) })),
    ...(reactor <= 2 ? [{ urgent: reactor === 1, words: warningWords.reactor(reactor) }] : []),
    ...down.map((colour) => ({ urgent: false, words: warningWords.out(colour, scenario) })),
  ];
}

/** "Without breakdown: mine, torpedo and silence." */
export function workingWords(broken: Marks, scenario: Scenario): string {
  const systems = systemsIn(scenario);
  return warningWords.working(workingSystems(broken, systems), systems);
}
