import type { Foresee } from '../foresee.ts';
import type { Game, Millis, Rng, Seat, SomeGame, Viewer } from '../game.ts';
import { diff } from '../patch.ts';
import { rngFor } from '../rng.ts';
import { legalOf, nextInput, randomPlayer } from './random-play.ts';
import type { Choose } from './random-play.ts';
import { attempt, begin, grow, seedFor, stateOf } from './world.ts';
import type { World } from './world.ts';

export interface ForesightOptions<Action> {
  readonly setups: readonly unknown[];
  readonly seeds: number; // random games with each of them
  readonly longest?: number; // inputs of one game
  readonly choose?: (actions: readonly Action[], dice: Rng) => Action;
}
/** How often each type of action was tried where it is legal, and how often it was foreseen. */
export type ForesightReport = Readonly<
  Record<string, { readonly tried: number; readonly foreseen: number }>
>;

const LONGEST = 200;
const OF_EACH = 3; // legal actions of one type that are tried in one state

/**
 * Plays at random and throws at the first thing foreseen that does not come true: every place of the view that foresight
 * changes must hold the same once the rules have had their say, for whoever shares the seat's knowledge.
 */
export function checkForesight<State, Action, Event, View, Setup>(
  game: Game<State, Action, Event, View, Setup>,
  foresee: Foresee<View, Action>,
  options: ForesightOptions<Action>,
): ForesightReport {
  const report: Record<string, { tried: number; foreseen: number }> = {};
  const tried = (type: string, isForeseen: boolean): void => {
    const tally = (report[type] ??= { tried: 0, foreseen: 0 });
    tally.tried += 1;
    if (isForeseen) tally.foreseen += 1;
  };
  for (const setup of options.setups)
    for (let n = 0; n < options.seeds; n++) {
      const seed = seedFor('foresight', game.id, JSON.stringify(setup), n);
      const world = begin(game as unknown as SomeGame, { setup, seed });
      const trial: Trial = {
        world,
        foresee: foresee as Foresee<unknown, unknown>,
        dice: rngFor(seedFor('dice', seed), 0),
        met: [],
        tried,
      };
      playOn(trial, options.choose as Choose | undefined, options.longest ?? LONGEST);
    }
  return report;
}

/** One random game in which foresight is put to the test. */
interface Trial {
  readonly world: World;
  readonly foresee: Foresee<unknown, unknown>;
  readonly dice: Rng;
  readonly met: unknown[]; // legal actions of any seat at any time, to be tried where they do not belong
  readonly tried: (type: string, isForeseen: boolean) => void;
}

function playOn(trial: Trial, choose: Choose | undefined, longest: number): void {
  const { world, dice } = trial;
  const seats = world.chairs.map(({ seat }) => seat);
  const player = randomPlayer(seats, dice, choose);
  while (world.rows.length < longest && world.game.outcome(stateOf(world)) === null) {
    for (const seat of seats) tryAll(trial, seat);
    const input = nextInput(world, player);
    const taken = input && attempt(world, input);
    if (taken === null || !taken.ok) return;
    grow(world, taken);
  }
}

const typeOf = (action: unknown): string => (action as { readonly type: string }).type;

/** Some legal actions of each type that a seat has, and one that it may not have. */
function tryAll({ world, foresee, dice, met, tried }: Trial, seat: Seat): void {
  const known = viewersWith(world, seat).map((viewer) => ({
    viewer,
    // As it comes over the wire: nothing of the state is left in it, and nothing can be written to it.
    view: frozen(JSON.parse(JSON.stringify(world.game.view(stateOf(world), viewer)))),
  }));
  const comesTrue = (action: unknown): boolean =>
    known
      .map((knowledge) => holdsTrue(world, { ...knowledge, seat, action, foresee }))
      .some(Boolean);
  const counts = new Map<string, number>();
  const some = dice.shuffle(legalOf(world, seat)).filter((action) => {
    const count = counts.get(typeOf(action)) ?? 0;
    counts.set(typeOf(action), count + 1);
    return count < OF_EACH;
  });
  for (const action of some) tried(typeOf(action), comesTrue(action));
  if (met.length > 0) comesTrue(dice.pick(met));
  met.push(...some);
}

interface Foresight {
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly seat: Seat;
  readonly action: unknown;
  readonly foresee: Foresee<unknown, unknown>;
}

/** Whether anything was foreseen. */
function holdsTrue(world: World, { viewer, view, seat, action, foresee }: Foresight): boolean {
  const shown = foresee(view, seat, action);
  if (shown === null) return false;
  const at = ((world.rows.at(-1)?.input.at ?? 0) + 1) as Millis;
  const taken = attempt(world, { type: 'act', at, seat, action });
  const what = `${world.game.id}: ${JSON.stringify(action)} of ${seat} after ${world.rows.length} inputs`;
  if (!taken.ok) throw new Error(`${what} is foreseen, but refused: ${taken.refusal.code}`);
  const after = world.game.view(taken.after, viewer);
  const claims = diff(view, shown);
  if (claims.length === 0) throw new Error(`${what} is foreseen to change nothing`);
  for (const [path, claim] of claims) {
    const real = path.reduce<unknown>((part, key) => (part as Parts | null)?.[key], after);
    if (JSON.stringify(real) !== JSON.stringify(claim))
      throw new Error(
        `${what}: ${path.join('.')} is foreseen as ${JSON.stringify(claim)}, but becomes ${JSON.stringify(real)}`,
      );
  }
  return true;
}

type Parts = Readonly<Record<string | number, unknown>>;

/** The seat alone, and a person with all the seats of its side. */
function viewersWith({ chairs }: World, seat: Seat): readonly Viewer[] {
  const side = chairs.find((chair) => chair.seat === seat)?.side;
  const crew = chairs.filter((chair) => chair.side === side).map((chair) => chair.seat);
  return crew.length > 1 ? [[seat], crew] : [[seat]];
}

function frozen(value: unknown): unknown {
  if (typeof value === 'object' && value !== null)
    for (const part of Object.values(Object.freeze(value))) frozen(part);
  return value;
}
