import { openAudience } from './audience.ts';
import type { Chair, Game, Rng, SomeGame, Viewer } from './game.ts';
import { rngFor } from './rng.ts';
import { openTable } from './table.ts';
import type { Row } from './table.ts';
import { comparePair } from './laws/compare.ts';
import type { Comparison } from './laws/compare.ts';
import { bytes } from './laws/plain.ts';
import type { MatchRunner } from './laws/screen.ts';
import { describeLeak, openSecrecyTally } from './laws/tally.ts';
import type { SecrecyReport, SecrecyTally } from './laws/tally.ts';
import { findPair } from './laws/paired-worlds.ts';
import type { ViewerKnowledge } from './laws/paired-worlds.ts';
import { nameOf, seatsOf, viewersOf } from './laws/viewers.ts';
import { nextInput, randomPlayer } from './laws/random-play.ts';
import type { Choose } from './laws/random-play.ts';
import { attempt, begin, grow, seedFor, stateOf } from './laws/world.ts';
import type { World } from './laws/world.ts';

export { DOORS } from './laws/screen.ts';
export type { Door, MatchRunner } from './laws/screen.ts';
export type { Leak, SecrecyReport } from './laws/tally.ts';

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
  /** How many other worlds to seek for each game and viewer. */
  readonly tries?: number;
  /** Whose eyes are tested; if left out, every viewer there can be. */
  readonly viewers?: (chairs: readonly Chair[]) => readonly Viewer[];
  /** Fewer truly different worlds than this for any viewer prove nothing. */
  readonly minimumWorlds: number;
  readonly maxInputs?: number;
  /** How the random players choose; without it, every legal action is as likely as the others. */
  readonly choose?: (actions: readonly Action[], dice: Rng) => Action;
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
  const knowledge = options.entitlement as unknown as ViewerKnowledge;
  const host: MatchRunner = {
    open: options.open ?? ((origin, past) => openTable(game, origin, past)),
    audience: options.audience ?? openAudience,
  };
  for (const setup of options.setups ?? [{}])
    for (let n = 0; n < options.seeds; n++) {
      const one = randomWorld(game as unknown as SomeGame, {
        setup,
        n,
        maxInputs: options.maxInputs ?? MAX_INPUTS,
        choose: options.choose as Choose | undefined,
      });
      const rng = rngFor(seedFor('twins', one.origin.seed), 0);
      for (const viewer of (options.viewers ?? viewersOf)(one.chairs)) {
        const met = new Set<string>();
        for (let i = 0; i < (options.tries ?? TRIES); i++)
          compare({ one, viewer, met }, { host, knowledge, rng }, tally);
      }
    }
  return tally.report();
}

interface Sight {
  readonly one: World;
  readonly viewer: Viewer;
  readonly met: Set<string>; // the other worlds compared so far
}

function compare({ one, viewer, met }: Sight, comparison: Comparison, tally: SecrecyTally): void {
  const name = nameOf(viewer);
  const pair = findPair({ one, viewer, ...comparison });
  const other =
    pair && bytes([comparison.knowledge.secrets(pair.other.states[0]), pair.other.rows]);
  if (pair === null || other === null || met.has(other)) return tally.count(name, 0);
  met.add(other);
  tally.count(name, pair.checkpoints.filter(({ different }) => different).length);
  for (const difference of comparePair(pair, comparison))
    tally.note({ ...difference, viewer: name, where: whereOf(one) });
}

const whereOf = ({ game, origin }: World): string =>
  `${game.id}, options ${bytes(origin.setup)}, seed ${origin.seed}`;

interface Walk {
  readonly setup: unknown;
  readonly n: number;
  readonly maxInputs: number;
  readonly choose: Choose | undefined;
}

function randomWorld(game: SomeGame, { setup, n, maxInputs, choose }: Walk): World {
  const seed = seedFor('secrecy', game.id, n, bytes(setup));
  const world = begin(game, { setup, seed });
  const player = randomPlayer(seatsOf(world.chairs), rngFor(seedFor('dice', seed), 0), choose);
  while (game.outcome(stateOf(world)) === null && world.rows.length < maxInputs) {
    const input = nextInput(world, player);
    const taken = input === null ? null : attempt(world, input);
    if (taken?.ok !== true) break;
    grow(world, taken);
  }
  return world;
}
