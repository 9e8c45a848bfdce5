import type { Game, Rng, Seat, SomeGame } from './game.ts';
import { rngFor } from './rng.ts';
import { BadInput } from './bad-input.ts';
import { parse } from './schema.ts';
import { openTable } from './table.ts';
import { holdFinished } from './laws/finished.ts';
import { LawBroken, hold, lawfully } from './laws/law.ts';
import { holdMoving } from './laws/moving.ts';
import { bytes, unplain } from './laws/plain.ts';
import { NO_ACTIONS } from './laws/probe.ts';
import { holdStanding } from './laws/standing.ts';
import type { Trial } from './laws/trial.ts';
import { seatsOf, viewersOf } from './laws/viewers.ts';
import { nextInput, randomPlayer } from './laws/random-play.ts';
import type { Choose, RandomPlayer } from './laws/random-play.ts';
import { watched } from './laws/watch.ts';
import { begin, parsedInput, seedFor, stateOf } from './laws/world.ts';

export { checkForesight } from './laws/foresight.ts';
export type { ForesightOptions, ForesightReport } from './laws/foresight.ts';
export { LAWS, LawBroken } from './laws/law.ts';
export type { Law } from './laws/law.ts';

export interface LawOptions<Action, View> {
  /** As a host would send them: defaults are filled in. */
  readonly setups?: readonly unknown[];
  /** How many random games to play with each of them. */
  readonly seeds: number;
  /** A random game that lasts longer counts as endless. */
  readonly maxInputs?: number;
  /** Actions, legal or not, to be tried in each state besides those the suite makes up. */
  readonly candidates?: (view: View, seat: Seat) => Iterable<unknown>;
  /** How the random players choose; without it, every legal action is as likely as the others. */
  readonly choose?: (actions: readonly Action[], dice: Rng) => Action;
  /** Another table than the kit's own, to hold it to the laws. */
  readonly open?: Trial['open'];
}
export interface LawReport {
  readonly games: number;
  readonly inputs: number;
  readonly probes: number; // actions tried where they might not belong
  readonly imagined: number; // states imagined from views
  readonly endings: Readonly<Record<string, number>>; // how often each reason ended a game
}

const MAX_INPUTS = 1000;

/** Plays the game at random and throws LawBroken at the first law that does not hold. */
export function checkLaws<State, Action, Event, View, Setup>(
  game: Game<State, Action, Event, View, Setup>,
  options: LawOptions<Action, View>,
): LawReport {
  const some = watched(game as unknown as SomeGame);
  const shared = {
    game: some,
    met: [],
    tally: { probes: 0, imagined: 0 },
    candidates: (options.candidates ?? (() => [])) as Trial['candidates'],
    open: options.open ?? ((origin, past) => openTable(game, origin, past)),
  } satisfies Partial<Trial>;
  const endings: Record<string, number> = {};
  let games = 0;
  let inputs = 0;
  lawfully(() => game.id, holdSchema.bind(null, some));
  for (const setup of options.setups ?? [{}])
    for (let n = 0; n < options.seeds; n++) {
      const trial = lawfully(
        () => `${game.id}, options ${bytes(setup)}`,
        () => sitDown(shared, setup, n),
      );
      const player = randomPlayer(trial.seats, trial.dice, options.choose as Choose | undefined);
      const reason = playOut(trial, player, options.maxInputs ?? MAX_INPUTS);
      endings[reason] = (endings[reason] ?? 0) + 1;
      games += 1;
      inputs += trial.world.rows.length;
    }
  return { games, inputs, ...shared.tally, endings };
}

type Shared = Pick<Trial, 'game' | 'met' | 'tally' | 'candidates' | 'open'>;

function holdSchema(game: SomeGame): void {
  const taken = NO_ACTIONS.find(
    (action) =>
      parsedInput(game, { type: 'act', at: 0 as never, seat: '' as Seat, action }) !== null,
  );
  hold('the schema refuses what is no action', taken === undefined ? null : bytes(taken));
}

function sitDown(shared: Shared, json: unknown, n: number): Trial {
  const { game } = shared;
  const setup = parse(game.setup, json, 'the options');
  hold('the options survive their own schema', setupFault(game, setup));
  const seed = seedFor(game.id, n, bytes(json));
  const world = begin(game, { setup: json, seed });
  const { chairs } = world;
  const seats = seatsOf(chairs);
  const formed = seats.length > 0 && new Set(seats).size === seats.length;
  hold('the chairs are well formed', formed ? unplain(chairs) : bytes(chairs));
  const sides = [...new Set(chairs.map((chair) => chair.side))];
  const viewers = [...viewersOf(chairs), seats];
  return { ...shared, world, seats, sides, viewers, dice: rngFor(seedFor('dice', seed), 0) };
}

function setupFault(game: SomeGame, setup: unknown): string | null {
  try {
    const again = parse(game.setup, setup, 'again');
    return bytes(again) === bytes(setup) ? unplain(setup) : `then it is ${bytes(again)}`;
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
}

/** Returns the reason of the end. */
function playOut(trial: Trial, player: RandomPlayer, maxInputs: number): string {
  const { game, world } = trial;
  const where = (): string =>
    `${game.id}, options ${bytes(world.origin.setup)}, seed ${world.origin.seed}, ` +
    `input ${world.rows.length}: ${bytes(world.rows.at(-1)?.input)}`;
  return lawfully(where, () => {
    for (;;) {
      holdStanding(trial);
      const end = game.outcome(stateOf(world));
      if (end !== null) {
        holdFinished(trial);
        return end.reason;
      }
      const input = nextInput(world, player);
      if (input === null || world.rows.length >= maxInputs)
        throw new LawBroken('every random game ends', `not after ${world.rows.length} inputs`);
      holdMoving(trial, input);
    }
  });
}
