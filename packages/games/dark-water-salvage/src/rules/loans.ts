import type { Refusal, Rng, Turn } from '@fathom/kit';
import type { Apply } from '../actions.ts';
import type {
  ApplicationChanged,
  ApplicationsOpened,
  Applied,
  Bid,
  Chips,
  Event,
  LoansOffered,
} from '../events.ts';
import { refusal } from '../refusals.ts';
import type { Setup } from '../setup.ts';
import { rulesOf } from '../state.ts';
import type { State } from '../state.ts';
import { RULES } from '../vocabulary.ts';
import type { HunterName, PlayerCount, RulesVersion } from '../vocabulary.ts';
import { hunterOf, notInTheGame, seatNumber } from './table.ts';
import type { OpenTable } from './table.ts';

/** 1.4 What is in the bag at the start. */
export const BAGS: { readonly [Players in PlayerCount]: Chips } = {
  2: { fives: 17, tens: 13 },
  3: { fives: 20, tens: 20 },
  4: { fives: 23, tens: 27 },
  5: { fives: 26, tens: 34 },
};

/** 2.1 How many chips a round wants. Hunters who left count on, so that the game keeps its length. */
export const chipsAround = (players: PlayerCount): number => 2 * players;

export const chipCount = ({ fives, tens }: Chips): number => fives + tens;
export const dollars = ({ fives, tens }: Chips): number => 5 * fives + 10 * tens;
export const without = (bag: Chips, drawn: Chips): Chips => ({
  fives: bag.fives - drawn.fives,
  tens: bag.tens - drawn.tens,
});

/** So many chips from the bag, or all of them if there are fewer. */
export function drawChips(bag: Chips, count: number, rng: Rng): Chips {
  let fives = 0;
  let tens = 0;
  for (let left = chipCount(bag); left > 0 && fives + tens < count; left--)
    if (rng.int(left) < bag.fives - fives) fives += 1;
    else tens += 1;
  return { fives, tens };
}

const isShort = (pool: Chips, { setup }: Pick<State, 'setup'>): boolean =>
  chipCount(pool) < chipsAround(setup.players);

/** What everybody can count the rounds by. */
type RoundTable = Pick<OpenTable, 'rules' | 'setup' | 'pool' | 'bag' | 'last'>;

/** 2.1 With an extra round the last one is that without chips; in version 1 it came after whichever draw was short. */
function isLast(chips: Chips, table: Omit<RoundTable, 'bag' | 'last'>): boolean {
  const { setup, pool } = table;
  if (!setup.extraRound) return isShort(chips, { setup });
  return rulesOf(table) === 1
    ? isShort(chips, { setup }) && isShort(pool, { setup })
    : chipCount(chips) === 0;
}

/** 2.1 Whether the round after this one will be the last, as everybody can count. */
export const isNextLast = (table: RoundTable): boolean => !table.last && isLast(table.bag, table);

/** 2.1 A new round. A short draw makes it the last one, or the last but one with an extra round. */
export function offerLoans(turn: Turn<State, Event>): void {
  const { setup, bag, round } = turn.state;
  const chips = drawChips(bag, chipsAround(setup.players), turn.rng);
  turn.emit({ type: 'loansOffered', round: round + 1, chips, last: isLast(chips, turn.state) });
}

/** With nothing to lend there is nothing to choose: then everybody has applied for nothing. */
export function loansOffered(state: State, { round, chips, last }: LoansOffered): State {
  const empty = dollars(chips) === 0;
  return {
    ...state,
    phase: 'applying',
    round,
    last,
    bag: without(state.bag, chips),
    pool: chips,
    applications: state.hunters.map(({ out }) => (empty && out === null ? 0 : null)),
    inOrder: false,
    waiting: empty ? [] : state.order,
  };
}

/** 2.2 Sealed until the last one is in; until then it can be changed. */
export function cannotApply(table: OpenTable, hunter: HunterName): Refusal | null {
  return (
    notInTheGame(table, hunter) ?? (table.phase === 'applying' ? null : refusal('notApplying'))
  );
}

export function apply(
  turn: Turn<State, Event>,
  hunter: HunterName,
  { amount }: Apply,
): Refusal | null {
  const { state } = turn;
  const refused = cannotApply(state, hunter);
  if (refused !== null) return refused;
  const most = dollars(state.pool);
  if (amount > most) return refusal('moreThanOffered', { most });
  const before = state.applications[seatNumber(hunter)] ?? null;
  if (before === amount) return refusal('sameAmount', { amount });
  turn.emit({ type: before === null ? 'applied' : 'applicationChanged', hunter, amount });
  return null;
}

export const applied = (state: State, { hunter, amount }: Applied | ApplicationChanged): State => ({
  ...state,
  applications: state.applications.with(seatNumber(hunter), amount),
  waiting: state.waiting.filter((name) => name !== hunter),
});

/** 2.3 The lowest first, equal ones in turn order; each takes what was applied for while the pool lasts. */
export function collect({ order, applications, pool }: State): readonly Bid[] {
  let left = dollars(pool);
  return order
    .map((hunter) => ({ hunter, amount: applications[seatNumber(hunter)] ?? 0 }))
    .toSorted((a, b) => a.amount - b.amount)
    .map(({ hunter, amount }) => {
      const taken = Math.min(amount, left);
      left -= taken;
      return { hunter, amount, taken };
    });
}

export const openApplications = (turn: Turn<State, Event>): void =>
  turn.emit({ type: 'applicationsOpened', bids: collect(turn.state) });

/** 2.3, 2.4 What was taken is owed; the order of collecting is the new turn order. */
export function applicationsOpened(state: State, { bids }: ApplicationsOpened): State {
  const order = bids.map(({ hunter }) => hunter);
  const hunters = [...state.hunters];
  for (const { hunter, taken } of bids) {
    const before = hunterOf(state, hunter);
    hunters[seatNumber(hunter)] = {
      ...before,
      cash: before.cash + taken,
      loans: before.loans + taken,
    };
  }
  return {
    ...state,
    phase: 'cities',
    order,
    hunters,
    applications: state.applications.map(() => null),
    inOrder: true,
    waiting: order,
    openings: [...state.openings, { round: state.round, chips: state.pool, bids }],
  };
}

/** 2.1 How many rounds a game has, unless every wreck is up before. */
export const roundsIn = (
  setup: Pick<Setup, 'players' | 'extraRound'>,
  rules: RulesVersion = RULES.version,
): number => roundsFor({ rules, setup, bag: BAGS[setup.players] });

/** 2.1 Rounds after this one, as everybody can count from the bag. */
export function roundsLeft(table: RoundTable): number {
  if (table.last) return 0;
  return rulesOf(table) === 1 && isShort(table.pool, table) ? 1 : roundsFor(table);
}

/** 2.1 How many rounds the chips of a bag will do for, with the one for which they do not. */
function roundsFor(table: {
  readonly rules?: RulesVersion;
  readonly setup: Pick<Setup, 'players' | 'extraRound'>;
  readonly bag: Chips;
}): number {
  const { setup, bag } = table;
  const rounds = chipCount(bag) / chipsAround(setup.players);
  if (!setup.extraRound) return Math.floor(rounds) + 1;
  return rulesOf(table) === 1 ? Math.floor(rounds) + 2 : Math.ceil(rounds) + 1;
}
