import type { Game, Millis } from '@fathom/kit';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { imagine } from './imagine.ts';
import { legal } from './legal.ts';
import { redact, view } from './view.ts';
import { CHAIRS, COINS, SIDES, actionSchema, asSide, seatOf, setupSchema } from './vocabulary.ts';
import type { Action, Event, Setup, State, View } from './vocabulary.ts';

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
