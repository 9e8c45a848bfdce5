import { openAudience } from './audience.ts';
import type { Chair, Game, Input, Rng, SomeGame, Viewer } from './game.ts';
import { rngFor } from './rng.ts';
import { openTable } from './table.ts';
import type { Row } from './table.ts';
import { openComparer } from './laws/compare.ts';
import type { Difference } from './laws/compare.ts';
import { actionsMet } from './laws/inputs-to-try.ts';
import { bytes } from './laws/plain.ts';
import type { MatchRunner } from './laws/screen.ts';
import { describeLeak, openSecrecyTally } from './laws/tally.ts';
import type { SecrecyReport, SecrecyTally } from './laws/tally.ts';
import { openPairFinder } from './laws/paired-worlds.ts';
import type { PairSearch, ViewerKnowledge, WorldPair } from './laws/paired-worlds.ts';
import { nameOf, seatsOf, viewersOf } from './laws/viewers.ts';
import { nextInput, randomPlayer } from './laws/random-play.ts';
import type { Choose } from './laws/random-play.ts';
import { attempt, begin, grow, seedFor, stateOf } from './laws/world.ts';
import type { World } from './laws/world.ts';

export { DOORS } from './laws/screen.ts';
export type { WorldPair } from './laws/paired-worlds.ts';
export type { Door, MatchRunner } from './laws/screen.ts';
export { describeLeak, openSecrecyTally } from './laws/tally.ts';
export type { Leak, SecrecyReport, SecrecyTally } from './laws/tally.ts';

/**
 * What a viewer may know by the rules. It must be written apart from view and redact, from the open rows:
 * if it shared their code, a leak there would only make two worlds look lawfully different.
 */
export interface Entitlement<State, Action, Event> {
  /** Known before the first row, besides the options of the match. */
  readonly atStart: (start: State, viewer: Viewer) => unknown;
  /** Learnt by a row. []: the viewer may not even know that there was one. */
  readonly byRow: (row: Row<Action, Event>, viewer: Viewer, after: State) => readonly unknown[];
  /** All that is hidden from anybody. Two worlds are truly different where this is. */
  readonly secrets: (state: State) => unknown;
}
export interface SecrecyOptions<State, Action, Event> {
  readonly entitlement: Entitlement<State, Action, Event>;
  readonly setups?: readonly unknown[];
  /** How many random games to play with each of the setups. */
  readonly seeds: number;
  /** Other random games than those of another name. */
  readonly seed?: string;
  /** How many times to begin anew with the search for other worlds, for each game and viewer. */
  readonly tries?: number;
  /** Whose eyes are tested; if left out, every viewer there can be. */
  readonly viewers?: (chairs: readonly Chair[]) => readonly Viewer[];
  /** Fewer truly different worlds than this for any viewer prove nothing. */
  readonly minimumWorlds: number;
  readonly maxInputs?: number;
  /** How every game begins, so that what is rare at random is there for certain. */
  readonly opening?: readonly Input<Action>[];
  /** How the random players choose; without it, every legal action is as likely as the others. */
  readonly choose?: (actions: readonly Action[], dice: Rng) => Action;
  /** The rows in which somebody chooses something hidden; without it, every row is tried. */
  readonly hides?: (row: Row<Action, Event>) => boolean;
  /** What every viewer tries to do besides, whatever is legal. */
  readonly tried?: readonly Action[];
  /** Another table or audience than the kit's own, to put it to the test. */
  readonly open?: MatchRunner['open'];
  readonly audience?: MatchRunner['audience'];
}
export class SecretLeaked extends Error {
  override readonly name = 'SecretLeaked';
}
export class TooFewWorlds extends Error {
  override readonly name = 'TooFewWorlds';
}

const TRIES = 8;
const MAX_INPUTS = 200;
const IN_FULL = 4; // of so many beginnings, the best world of one is compared by all doors at once

/** Throws SecretLeaked if some viewer can tell two worlds apart that it may not, TooFewWorlds if few were tried. */
export function checkSecrecy<State, Action, Event, View, Setup>(
  game: Game<State, Action, Event, View, Setup>,
  options: SecrecyOptions<State, Action, Event>,
): SecrecyReport {
  const report = findLeaks(game, options);
  if (report.leaks.length > 0) throw new SecretLeaked(report.leaks.map(describeLeak).join('\n'));
  for (const [viewer, worlds] of Object.entries(report.byViewer))
    if (worlds < options.minimumWorlds)
      throw new TooFewWorlds(
        `${viewer}: ${worlds} truly different worlds, ${options.minimumWorlds} wanted`,
      );
  return report;
}

/** Pairs worlds that a viewer may not tell apart, and lists every door at which it can. */
export function findLeaks<State, Action, Event, View, Setup>(
  game: Game<State, Action, Event, View, Setup>,
  options: SecrecyOptions<State, Action, Event>,
): SecrecyReport {
  const tally = openSecrecyTally();
  for (const setup of options.setups ?? [{}])
    for (let n = 0; n < options.seeds; n++) searchMatch(game, { setup, n, options }, tally);
  return tally.report();
}

/** One match to search: the n-th with these options. */
export interface MatchToSearch<State, Action, Event> {
  readonly setup: unknown;
  readonly n: number;
  readonly options: SecrecyOptions<State, Action, Event>;
}

/** Plays one random match, and compares it with others for each viewer. */
export function searchMatch<State, Action, Event, View, Setup>(
  game: Game<State, Action, Event, View, Setup>,
  toSearch: MatchToSearch<State, Action, Event>,
  tally: SecrecyTally,
): void {
  const { options } = toSearch;
  const host: MatchRunner = {
    open: options.open ?? ((origin, past) => openTable(game, origin, past)),
    audience: options.audience ?? openAudience,
  };
  const match = playMatch(game, toSearch);
  const { one, rng, knowledge } = match;
  const met = actionsMet(one, rng);
  const tried = options.tried ?? [];
  for (const viewer of (options.viewers ?? viewersOf)(one.chairs)) {
    const name = nameOf(viewer);
    const where = whereOf(one);
    const finder = openPairFinder({ ...match, viewer });
    const comparer = openComparer({ one, viewer, met, tried }, { host, knowledge, rng });
    const note = (difference: Difference): void =>
      tally.note({ ...difference, viewer: name, where });
    tally.admit(name);
    for (let i = 0; i < (options.tries ?? TRIES); i++) {
      for (const pair of finder.next()) {
        tally.count(name, pair);
        for (const difference of comparer.compare(pair)) note(difference);
      }
      const best = i % IN_FULL === 0 ? finder.best() : null;
      for (const difference of best === null ? [] : comparer.compareAll(best)) note(difference);
    }
  }
}

/** A random match, and what is needed to look for others like it. */
function playMatch<State, Action, Event, View, Setup>(
  game: Game<State, Action, Event, View, Setup>,
  { setup, n, options }: MatchToSearch<State, Action, Event>,
): Omit<PairSearch, 'viewer'> {
  const one = randomWorld(game as unknown as SomeGame, {
    setup,
    names: options.seed === undefined ? [n] : [n, options.seed],
    maxInputs: options.maxInputs ?? MAX_INPUTS,
    opening: options.opening ?? [],
    choose: options.choose as Choose | undefined,
  });
  return {
    one,
    knowledge: options.entitlement as unknown as ViewerKnowledge,
    rng: rngFor(seedFor('twins', one.origin.seed), 0),
    hides: options.hides as ((row: Row) => boolean) | undefined,
  };
}

/** How other worlds of one game are sought, with its types closed over, for suites and for programs that search long. */
export interface SecrecySearch {
  readonly game: string;
  /** Throws where something leaks or too few worlds are found; `seeds` matches with each of the setups. */
  readonly check: (most: {
    readonly seeds: number;
    readonly minimumWorlds: number;
  }) => SecrecyReport;
  /** One match more: the n-th of this seed, with the setups in turn. */
  readonly match: (n: number, seed: string, tally: SecrecyTally) => void;
  /** Worlds that this viewer must be unable to tell from a random match, the most different first. */
  readonly pairs: (setup: unknown, seed: string, viewer: Viewer) => readonly WorldPair[];
  readonly open: MatchRunner['open'];
  /** The same with more in every view than belongs there, to see it found. */
  readonly openLeaking: (leak: (state: unknown) => object) => MatchRunner['open'];
}

export function secrecySearch<State, Action, Event, View, Setup>(
  game: Game<State, Action, Event, View, Setup>,
  options: Omit<SecrecyOptions<State, Action, Event>, 'seeds' | 'minimumWorlds' | 'seed'>,
): SecrecySearch {
  const setups = options.setups ?? [{}];
  return {
    game: game.id,
    check: (most) => checkSecrecy(game, { ...options, ...most }),
    match: (n, seed, tally) =>
      searchMatch(
        game,
        {
          setup: setups[n % setups.length],
          n: Math.floor(n / setups.length),
          options: { ...options, seed, seeds: 1, minimumWorlds: 0 },
        },
        tally,
      ),
    pairs: (setup, seed, viewer) => {
      const match = playMatch(game, {
        setup,
        n: 0,
        options: { ...options, seed, seeds: 1, minimumWorlds: 0 },
      });
      const finder = openPairFinder({ ...match, viewer });
      const found = Array.from({ length: options.tries ?? TRIES }, () => [...finder.next()]).flat();
      return found.toSorted((a, b) => b.moments - a.moments);
    },
    open: options.open ?? ((origin, past) => openTable(game, origin, past)),
    openLeaking: (leak) => (origin, past) =>
      openTable(
        {
          ...game,
          view: (state, viewer) =>
            ({ ...(game.view(state, viewer) as object), ...leak(state) }) as View,
        },
        origin,
        past,
      ),
  };
}

const whereOf = ({ game, origin }: World): string =>
  `${game.id}, options ${bytes(origin.setup)}, seed ${origin.seed}`;

interface Walk {
  readonly setup: unknown;
  readonly names: readonly (string | number)[]; // of the seed
  readonly maxInputs: number;
  readonly opening: readonly Input<unknown>[];
  readonly choose: Choose | undefined;
}

function randomWorld(game: SomeGame, { setup, names, maxInputs, opening, choose }: Walk): World {
  const seed = seedFor('secrecy', game.id, ...names, bytes(setup));
  const world = begin(game, { setup, seed });
  const player = randomPlayer(seatsOf(world.chairs), rngFor(seedFor('dice', seed), 0), choose);
  while (game.outcome(stateOf(world)) === null && world.rows.length < maxInputs) {
    const scripted = opening[world.rows.length];
    const input = scripted ?? nextInput(world, player);
    const taken = input === null ? null : attempt(world, input);
    if (scripted !== undefined && taken?.ok === false)
      throw new Error(`the opening was refused: ${bytes([scripted, taken.refusal])}`);
    if (taken?.ok !== true) break;
    grow(world, taken);
  }
  return world;
}
