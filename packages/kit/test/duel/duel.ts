import type { Game, Millis, Seat, Rng, Hidden, Viewer } from '@fathom/kit';
import { decide } from './decide.ts';
import {
  CHAIRS,
  COINS,
  SIDES,
  actionSchema,
  asSide,
  seatOf,
  setupSchema,
  DIG_PRICE,
  roleOf,
  sideOf,
  bySide,
  sits,
  otherSide,
} from './vocabulary.ts';
import type { Action, Event, Setup, State, View, SideName, Look, SeenLook } from './vocabulary.ts';

export type Duel = Game<State, Action, Event, View, Setup>;

export const duel: Duel = {
  id: 'duel',
  name: 'Duel',
  version: 1,
  setup: setupSchema,
  action: actionSchema,
  chairs: () => CHAIRS,
  start: (setup, rng) => ({
    setup,
    treasure: rng.int(setup.caves),
    purse: { red: COINS, blue: COINS },
    bid: { red: null, blue: null },
    looks: { red: [], blue: [] },
    dug: [],
    bidBy: (setup.bidSeconds * 1000) as Millis,
    round: 0,
    end: null,
  }),
  decide,
  evolve,
  view,
  redact,
  legal,
  // Only the bids are waited for: a scout's pause would show the others that it has looked.
  toAct: ({ bid, end }) =>
    end === null
      ? SIDES.filter((side) => bid[side] === null).map((side) => seatOf(side, 'captain'))
      : [],
  deadline: ({ bidBy, end }) => (end === null ? bidBy : null),
  outcome: ({ end }) =>
    end === null
      ? null
      : { winners: end.winner === null ? [] : [asSide(end.winner)], reason: end.reason },
  imagine,
};

function* legal(view: View, seat: Seat): Iterable<Action> {
  if (view.end !== null) return;
  const side = sideOf(seat);
  if (roleOf(seat) === 'scout') yield* looks(view, side);
  else {
    if (!view.hasBid[side])
      for (let amount = 0; amount <= view.purse[side]; amount++) yield { type: 'bid', amount };
    yield* digs(view, side);
  }
}

function* looks(view: View, side: SideName): Iterable<Action> {
  const before = view.looks[side];
  if (before === null || before.length > view.round) return;
  for (let cave = 0; cave < view.setup.caves; cave++)
    if (!before.some((look) => look.cave === cave)) yield { type: 'look', cave };
}

function* digs(view: View, side: SideName): Iterable<Action> {
  if (view.purse[side] - (view.bid[side] ?? 0) < DIG_PRICE) return;
  for (let cave = 0; cave < view.setup.caves; cave++)
    if (!view.dug.includes(cave)) yield { type: 'dig', cave };
}

/** A state that the view of one seat, or a spectator's, could come from. */
function imagine(view: View, rng: Rng): State {
  const treasure = view.treasure ?? rng.pick(hidingPlaces(view));
  return {
    setup: view.setup,
    treasure,
    purse: view.purse,
    bid: bySide((side) => {
      if (!view.hasBid[side]) return null;
      return view.bid[side] ?? rng.int(view.purse[side] + 1);
    }),
    looks: bySide((side) =>
      (view.looks[side] ?? []).map(({ cave }) => ({ cave, found: cave === treasure })),
    ),
    dug: view.dug,
    bidBy: view.bidBy,
    round: view.round,
    end: view.end,
  };
}

function hidingPlaces(view: View): readonly number[] {
  const looks = [...(view.looks.red ?? []), ...(view.looks.blue ?? [])];
  const found = looks.find((look) => look.found === true);
  if (found !== undefined) return [found.cave];
  const empty = new Set(looks.filter((look) => look.found === false).map((look) => look.cave));
  return Array.from({ length: view.setup.caves }, (_, cave) => cave).filter(
    (cave) => !view.dug.includes(cave) && !empty.has(cave),
  );
}

/** The only file that decides who knows what. */
function view(state: State, viewer: Viewer): View {
  return {
    setup: state.setup,
    treasure: state.end?.reason === 'treasure' ? state.treasure : null,
    purse: bySide((side) => state.purse[side]),
    hasBid: bySide((side) => state.bid[side] !== null),
    bid: bySide((side) => (sits(viewer, side, 'captain') ? state.bid[side] : null)),
    looks: bySide((side) => looksFor(state.looks[side], side, viewer)),
    dug: state.dug,
    bidBy: state.bidBy,
    round: state.round,
    end: state.end && { winner: state.end.winner, reason: state.end.reason },
  };
}

function looksFor(
  looks: readonly Look[],
  side: SideName,
  viewer: Viewer,
): Hidden<readonly SeenLook[]> {
  if (sits(viewer, side, 'scout')) return looks.map(({ cave, found }) => ({ cave, found }));
  if (sits(viewer, side, 'captain')) return looks.map(({ cave }) => ({ cave, found: null }));
  return null;
}

function redact(event: Event, _after: State, viewer: Viewer): Event | null {
  switch (event.type) {
    case 'bidSealed':
      return sits(viewer, event.side, 'captain') ? event : { ...event, amount: null };
    case 'looked':
      if (sits(viewer, event.side, 'scout')) return event;
      return sits(viewer, event.side, 'captain') ? { ...event, found: null } : null;
    case 'bidsOpened':
    case 'dug':
    case 'gaveUp':
      return event;
    default:
      return event satisfies never;
  }
}

type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'bidSealed':
      return { ...state, bid: { ...state.bid, [event.side]: event.amount } };
    case 'bidsOpened':
      return bidsOpened(state, event);
    case 'looked':
      return looked(state, event);
    case 'dug':
      return dug(state, event);
    case 'gaveUp':
      return { ...state, end: { winner: otherSide(event.side), reason: event.reason } };
    default:
      return event satisfies never;
  }
}

function bidsOpened(state: State, { bid, nextBy }: Of<'bidsOpened'>): State {
  const round = state.round + 1;
  return {
    ...state,
    purse: bySide(
      (side) =>
        state.purse[side] - bid[side] + (bid[side] > bid[otherSide(side)] ? bid[side] + 2 : 1),
    ),
    bid: { red: null, blue: null },
    bidBy: nextBy,
    round,
    end: round < state.setup.rounds ? null : { winner: null, reason: 'dry' },
  };
}

function looked(state: State, { side, cave, found }: Of<'looked'>): State {
  const looks = [...state.looks[side], { cave, found: found === true }];
  return { ...state, looks: { ...state.looks, [side]: looks } };
}

function dug(state: State, { side, cave, found }: Of<'dug'>): State {
  return {
    ...state,
    purse: { ...state.purse, [side]: state.purse[side] - DIG_PRICE },
    dug: [...state.dug, cave],
    end: found ? { winner: side, reason: 'treasure' } : null,
  };
}
