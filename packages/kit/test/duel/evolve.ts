import { DIG_PRICE, bySide, otherSide } from './vocabulary.ts';
import type { Event, State } from './vocabulary.ts';

type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

export function evolve(state: State, event: Event): State {
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
