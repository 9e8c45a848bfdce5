import type { Input, Millis, Refusal, Turn } from '@fathom/kit';
import { refuse } from '@fathom/kit';
import { DIG_PRICE, roleOf, sideOf } from './vocabulary.ts';
import type { Action, Event, SideName, State } from './vocabulary.ts';

export function decide(turn: Turn<State, Event>, input: Input<Action>): Refusal | null {
  switch (input.type) {
    case 'tick':
      if (input.at < turn.state.bidBy) return refuse('early');
      return openBids(turn, input.at);
    case 'forfeit':
      turn.emit({ type: 'gaveUp', side: sideOf(input.seat), reason: input.reason });
      return null;
    case 'act':
      return act(turn, input);
    default:
      return input satisfies never;
  }
}

type Act = Extract<Input<Action>, { readonly type: 'act' }>;

function act(turn: Turn<State, Event>, input: Act): Refusal | null {
  const side = sideOf(input.seat);
  const { action } = input;
  const scouting = action.type === 'look';
  if (scouting !== (roleOf(input.seat) === 'scout')) return refuse('notYourRole');
  switch (action.type) {
    case 'bid':
      return bid(turn, input, action.amount);
    case 'look':
      return look(turn, side, action.cave);
    case 'dig':
      return dig(turn, side, action.cave);
    default:
      return action satisfies never;
  }
}

function bid(turn: Turn<State, Event>, input: Act, amount: number): Refusal | null {
  const side = sideOf(input.seat);
  const purse = turn.state.purse[side];
  if (turn.state.bid[side] !== null) return refuse('alreadyBid');
  if (amount > purse) return refuse('tooPoor', { purse });
  turn.emit({ type: 'bidSealed', side, amount });
  const { red, blue } = turn.state.bid;
  return red === null || blue === null ? null : openBids(turn, input.at);
}

function openBids(turn: Turn<State, Event>, at: Millis): null {
  const { bid, setup } = turn.state;
  const nextBy = (at + setup.bidSeconds * 1000) as Millis;
  turn.emit({ type: 'bidsOpened', bid: { red: bid.red ?? 0, blue: bid.blue ?? 0 }, nextBy });
  return null;
}

function look(turn: Turn<State, Event>, side: SideName, cave: number): Refusal | null {
  const { looks, round, setup, treasure } = turn.state;
  if (cave >= setup.caves) return refuse('noSuchCave', { caves: setup.caves });
  if (looks[side].some((before) => before.cave === cave)) return refuse('alreadySeen');
  if (looks[side].length > round) return refuse('tired');
  turn.emit({ type: 'looked', side, cave, found: cave === treasure });
  return null;
}

function dig(turn: Turn<State, Event>, side: SideName, cave: number): Refusal | null {
  const { dug, purse, setup, treasure } = turn.state;
  if (cave >= setup.caves) return refuse('noSuchCave', { caves: setup.caves });
  if (dug.includes(cave)) return refuse('alreadyDug');
  if (purse[side] - (turn.state.bid[side] ?? 0) < DIG_PRICE)
    return refuse('tooPoor', { price: DIG_PRICE });
  turn.emit({ type: 'dug', side, cave, found: cave === treasure });
  return null;
}
