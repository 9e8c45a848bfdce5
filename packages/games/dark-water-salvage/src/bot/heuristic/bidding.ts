import { dollars } from '../../rules/loans.ts';
import { worthOf } from './assessment.ts';
import type { Assessment } from './assessment.ts';

const WRECK = 18; // dollars from the first question to the salvage
const LAST_TRIP = 22; // what is of use in the last round

/** An amount to apply for, and what it is expected to bring, in dollars. */
export interface Application {
  readonly amount: number;
  readonly value: number;
}

/** What to apply for, the best first. */
export function applicationsFor(assessment: Assessment): readonly Application[] {
  const { view, skill } = assessment;
  const pool = dollars(view.pool);
  const wish = Math.min(pool, wishOf(assessment));
  if (wish === 0) return [{ amount: 0, value: 0 }];
  const share = Math.floor(pool / view.order.length);
  switch (skill.bids) {
    case 'share': {
      const amount = Math.min(wish, share); // whatever the others do, so much is left for one who asks for no more
      return [{ amount, value: amount }];
    }
    case 'reading':
      return againstHabits(assessment, wish);
    default:
      return skill.bids satisfies never;
  }
}

/**
 * Loans cost nothing while they lie in the cash box: wanted is what can be used before the end, and nothing where no
 * wreck is worth its salvage any more.
 */
function wishOf(assessment: Assessment): number {
  const { wrecks, view, me, roundsLeft } = assessment;
  const wanted = wrecks.filter((wreck) => worthOf(assessment, wreck) > 0).length;
  const mine = Math.min(wanted, wrecks.length / view.order.length + 1);
  const useful = roundsLeft === 0 ? LAST_TRIP * Math.min(2, wanted) : WRECK * mine;
  return Math.max(0, Math.ceil(useful - me.cash));
}

const SHOWN = 5;

/** The amounts that bring most if the others apply about as they used to. */
function againstHabits(assessment: Assessment, wish: number): readonly Application[] {
  const habits = habitsOf(assessment);
  return Array.from({ length: wish + 1 }, (_, amount) => ({
    amount,
    value:
      habits.reduce((sum, others) => sum + outcomeOf(assessment, amount, others), 0) /
      habits.length,
  }))
    .toSorted((one, other) => other.value - one.value)
    .slice(0, SHOWN);
}

/** What another is taken to apply for. */
interface Rival {
  readonly amount: number;
  readonly isBefore: boolean; // goes first if the amounts are equal
}

const REMEMBERED = 3; // rounds
const GIVE_OR_TAKE = [-1, 0, 0, 1]; // dollars, for all together

/** Round by round, what the others would have applied for had the pool been as large as this one. */
function habitsOf({ view, hunter }: Assessment): readonly (readonly Rival[])[] {
  const pool = dollars(view.pool);
  const place = view.order.indexOf(hunter);
  const others = view.order.filter((name) => name !== hunter);
  const fair = others.map(() => 1 / view.order.length); // as long as nothing is known
  const seen = view.openings
    .filter(({ chips }) => dollars(chips) > 0)
    .map(({ chips, bids }) =>
      others.map((name) => (bids.find((bid) => bid.hunter === name)?.amount ?? 0) / dollars(chips)),
    );
  return [fair, ...seen.slice(-REMEMBERED)].flatMap((parts) =>
    GIVE_OR_TAKE.map((more) =>
      parts.map((part, i) => ({
        amount: Math.max(0, Math.floor(part * pool) + more),
        isBefore: i < place,
      })),
    ),
  );
}

const FIRST = 4; // dollars that it is worth to choose a city and to sail before all others

/** 2.3, 2.4 In dollars: what would be taken, and the place in the turn order. */
function outcomeOf({ view }: Assessment, amount: number, rivals: readonly Rival[]): number {
  const before = rivals.filter(
    (rival) => rival.amount < amount || (rival.amount === amount && rival.isBefore),
  );
  const gone = before.reduce((sum, rival) => sum + rival.amount, 0);
  const taken = Math.max(0, Math.min(amount, dollars(view.pool) - gone));
  return taken + FIRST * (1 - before.length / Math.max(1, rivals.length));
}
