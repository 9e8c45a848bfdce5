import type { Forfeit, Turn } from '@fathom/kit';
import type { Event, Forfeited, GameEnded } from '../events.ts';
import type { Standing, State } from '../state.ts';
import type { HunterName } from '../vocabulary.ts';
import { hunterOf, isInPlay, seatNumber, withHunter, withoutWaiting } from './table.ts';
import type { OpenTable } from './table.ts';

/** 8. */
export const netWorth = ({ cash, salvaged, loans }: Standing): number => cash + salvaged - loans;
export const isInDebt = (hunter: Standing): boolean => netWorth(hunter) < 0;

/** 8. Below zero: a stands before b. Zero: nothing is between them. */
export function compareHunters(a: Standing, b: Standing): number {
  return (
    Number(a.out !== null) - Number(b.out !== null) ||
    Number(isInDebt(a)) - Number(isInDebt(b)) ||
    b.prestige - a.prestige ||
    netWorth(b) - netWorth(a) ||
    b.salvages - a.salvages
  );
}

/** 8. As the game would end now, the first first. */
export const ranking = (hunters: readonly Standing[]): readonly Standing[] =>
  hunters.toSorted(compareHunters);

/** 8. Several, if nothing is between the first of them. */
export function winnersOf(hunters: readonly Standing[]): readonly HunterName[] {
  const [best] = ranking(hunters);
  return best === undefined
    ? []
    : hunters.filter((hunter) => compareHunters(best, hunter) === 0).map(({ name }) => name);
}

export const areAllSalvaged = ({ wrecks }: Pick<OpenTable, 'wrecks'>): boolean =>
  !wrecks.some(isInPlay);

/** 8. To be asked when a round is over. */
export function settle(turn: Turn<State, Event>): void {
  const { state } = turn;
  const winners = winnersOf(state.hunters);
  if (areAllSalvaged(state)) turn.emit({ type: 'gameEnded', winners, reason: 'allSalvaged' });
  else if (state.last) turn.emit({ type: 'gameEnded', winners, reason: 'lastRound' });
}

/** 10. The others play on, unless only one is left. Whoever has left cannot leave again. */
export function forfeit(turn: Turn<State, Event>, hunter: HunterName, reason: Forfeit): void {
  if (hunterOf(turn.state, hunter).out !== null) return;
  turn.emit({ type: 'forfeited', hunter, reason });
  const { order } = turn.state;
  if (order.length === 1) turn.emit({ type: 'gameEnded', winners: order, reason });
}

export function forfeited(state: State, { hunter, reason }: Forfeited): State {
  const gone = withHunter(state, hunter, { out: reason, token: null, hired: false, done: false });
  return {
    ...withoutWaiting(gone, hunter),
    order: state.order.filter((name) => name !== hunter),
    applications: state.applications.with(seatNumber(hunter), null),
  };
}

export const gameEnded = (state: State, { winners, reason }: GameEnded): State => ({
  ...state,
  phase: 'over',
  step: null,
  inOrder: false,
  waiting: [],
  until: null,
  result: { winners, reason },
});
