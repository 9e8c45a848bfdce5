import { parse, rngFrom, step } from '@fathom/kit';
import type { Forfeit, Input, Millis, Rng, Step } from '@fathom/kit';
import { parseAction, refusalWords, searchDiver, seatOf, setupSchema } from '@fathom/search-diver';
import type {
  Action,
  Diver,
  Event,
  Hex,
  PerSide,
  Setup,
  SideName,
  State,
} from '@fathom/search-diver';

/** A repeatable stream of luck (Mulberry32). */
export function luck(seed: number): Rng {
  let word = seed;
  return rngFrom(() => {
    word = (word + 0x6d2b79f5) | 0;
    let mixed = Math.imul(word ^ (word >>> 15), 1 | word);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  });
}

/** Dice that fall as told, in this order; one more than told is an error. */
export function rolls(...dice: readonly number[]): Rng {
  const left = [...dice];
  const int = (below: number): number => {
    const die = left.shift();
    if (die === undefined) throw new Error('a die too many was rolled');
    if (die > below) throw new Error(`a die of ${below} cannot show ${die}`);
    return die - 1;
  };
  return {
    int,
    pick: (items) => items[int(items.length)] as (typeof items)[number],
    shuffle: (items) => [...items],
  };
}

/** A coin that comes up for the one or the other: divers are picked in the order red, blue. */
export const coin = (side: SideName): Rng => rolls(side === 'red' ? 1 : 2);

export const options = (some: Partial<Setup> = {}): Setup => parse(setupSchema, some, 'options');

export const fresh = (some: Partial<Setup> = {}, seed = 1): State =>
  searchDiver.start(options(some), luck(seed));

export interface Scene {
  readonly setup?: Partial<Setup>;
  readonly markers: readonly Hex[];
  readonly up?: readonly Hex[]; // those that are face up already, as dummies
  readonly target?: Hex; // else the last marker
  readonly turn?: SideName; // else blue
  readonly divers?: Partial<PerSide<Partial<Diver>>>;
}

/**
 * A search under way on the first chart: some markers, two divers where the test needs them. So few markers are soon
 * located: unless it is asked for, the target must be turned.
 */
export function scene(given: Scene): State {
  const { markers, up = [], turn = 'blue', divers = {} } = given;
  const state = fresh({ lastMarker: 'mustBeTurned', ...given.setup });
  return {
    ...state,
    turn: state.divers.length === 1 ? 'red' : turn,
    phase: 'diving',
    toPlace: 0,
    markers: markers.toSorted().map((hex) => ({
      hex,
      face: up.includes(hex) ? 'dummy' : null,
      turnedBy: up.includes(hex) ? turn : null,
    })),
    target: given.target ?? markers.at(-1) ?? null,
    divers: state.divers.map((diver) => Object.assign({ ...diver }, divers[diver.side])),
  };
}

const at = 0 as Millis;
export const act = (side: SideName, action: Action): Input<Action> => ({
  type: 'act',
  at,
  seat: seatOf(side),
  action,
});
export const leave = (side: SideName, reason: Forfeit): Input<Action> => ({
  type: 'forfeit',
  at,
  seat: seatOf(side),
  reason,
});

export const take = (state: State, input: Input<Action>, rng: Rng = rolls()): Step<State, Event> =>
  step(searchDiver, state, { input, rng });

type Taken = Extract<Step<State, Event>, { ok: true }>;
export function taken(state: State, input: Input<Action>, rng: Rng = rolls()): Taken {
  const result = take(state, input, rng);
  if (!result.ok) throw new Error(`refused: ${refusalWords(result.refusal)}`);
  return result;
}

const mover = ({ turn }: State): SideName => {
  if (turn === null) throw new Error('nobody’s turn');
  return turn;
};

/** One action in notation, by whose turn it is. */
export const play = (state: State, text: string, rng: Rng = rolls()): Taken =>
  taken(state, act(mover(state), parseAction(text)), rng);

/** Actions in notation, each by whose turn it is, with one stream of luck. */
export const playAll = (state: State, rng: Rng, ...texts: readonly string[]): State =>
  texts.reduce((now, text) => play(now, text, rng).state, state);

/** The refusal as "code: sentence", or "accepted". */
export function refusal(state: State, text: string, side: SideName = mover(state)): string {
  const result = take(state, act(side, parseAction(text)), luck(3));
  return result.ok ? 'accepted' : `${result.refusal.code}: ${refusalWords(result.refusal)}`;
}

export const diver = (state: State, side: SideName): Diver =>
  state.divers.find((each) => each.side === side)!;

/** The only event of its type among some. */
export function only<Type extends Event['type']>(
  events: readonly Event[],
  type: Type,
): Extract<Event, { type: Type }> {
  const found = events.filter((event) => event.type === type);
  if (found.length !== 1) throw new Error(`${found.length} events ${type}`);
  return found[0] as Extract<Event, { type: Type }>;
}

export const typesOf = (events: readonly Event[]): readonly string[] =>
  events.map(({ type }) => type);
