import { step } from '@fathom/kit';
import type { Chair, Game, Input, Millis, Rng, Seat, Side } from '@fathom/kit';
import { pickAny } from '../random.ts';

/** A game that can be searched from one seat. */
export type Imaginable<State, Action, Event, View, Setup> = Game<
  State,
  Action,
  Event,
  View,
  Setup
> & { readonly imagine: (view: View, rng: Rng) => State };

/** A state in the search: one way the hidden things could lie, played on from there. */
export interface SearchPosition<State> {
  readonly state: State;
  readonly at: Millis;
}

/** What the search needs of a game, with the types of events and set-up out of the way. */
export interface SearchGame<State, Action, View> {
  readonly imagine: (view: View) => SearchPosition<State>;
  readonly view: (state: State, seat: Seat) => View;
  readonly legal: (view: View, seat: Seat) => readonly Action[];
  /** Any legal action; null: none. */
  readonly anyAction: (state: State, seat: Seat) => Action | null;
  /** Somebody who may act now; null: only the clock goes on. */
  readonly actor: (state: State) => Seat | null;
  /** null: the action was refused. */
  readonly act: (
    position: SearchPosition<State>,
    seat: Seat,
    action: Action,
  ) => SearchPosition<State> | null;
  /** null: nothing is due. */
  readonly tick: (position: SearchPosition<State>) => SearchPosition<State> | null;
  /** What each side gets: 1 shared among the winners. null: not over. */
  readonly shares: (state: State) => ReadonlyMap<Side, number> | null;
  readonly even: ReadonlyMap<Side, number>; // what each side gets of a game nobody won
  readonly sideOf: (seat: Seat) => Side;
}

const MOST_WEIGHED = 4000;

export function searchGame<State, Action, Event, View, Setup>(
  game: Imaginable<State, Action, Event, View, Setup>,
  chairs: readonly Chair[],
  luck: Rng,
): SearchGame<State, Action, View> {
  const sides = [...new Set(chairs.map(({ side }) => side))];
  const even = new Map(sides.map((side) => [side, 1 / sides.length]));
  const take = (
    position: SearchPosition<State>,
    input: Input<Action>,
  ): SearchPosition<State> | null => {
    const taken = step(game, position.state, { input, rng: luck });
    return taken.ok ? { state: taken.state, at: input.at } : null;
  };
  return {
    imagine: (view) => ({ state: game.imagine(view, luck), at: 0 as Millis }),
    view: (state, seat) => game.view(state, [seat]),
    legal: (view, seat) => [...first(game.legal(view, seat), MOST_WEIGHED)],
    anyAction: (state, seat) => pickAny(game.legal(game.view(state, [seat]), seat), luck),
    actor: (state) => {
      const waitedFor = game.toAct(state);
      if (waitedFor.length > 0) return luck.pick(waitedFor);
      if (game.deadline(state) !== null) return null;
      // Nobody is waited for and no clock runs: somebody may still go on, as a crew at the surface does.
      const able = chairs.filter(({ seat }) => hasAny(game.legal(game.view(state, [seat]), seat)));
      return able.length === 0 ? null : luck.pick(able).seat;
    },
    act: (position, seat, action) => take(position, { type: 'act', at: position.at, seat, action }),
    tick: (position) => {
      const due = game.deadline(position.state);
      if (due === null) return null;
      return take(position, { type: 'tick', at: Math.max(due, position.at) as Millis });
    },
    shares: (state) => {
      const outcome = game.outcome(state);
      if (outcome === null) return null;
      const { winners } = outcome;
      if (winners.length === 0) return even;
      return new Map(sides.map((side) => [side, winners.includes(side) ? 1 / winners.length : 0]));
    },
    even,
    sideOf: (seat) => chairs.find((chair) => chair.seat === seat)?.side ?? ('' as Side),
  };
}

function* first<T>(items: Iterable<T>, most: number): Iterable<T> {
  let left = most;
  for (const item of items) {
    if (left-- === 0) return;
    yield item;
  }
}

function hasAny(items: Iterable<unknown>): boolean {
  for (const _ of items) return true;
  return false;
}
