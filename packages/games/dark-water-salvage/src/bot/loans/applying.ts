import type { Weighed } from '@fathom/kit';
import type { Action } from '../../actions.ts';
import { isLockedOut } from '../../rules/attempts.ts';
import { dollars } from '../../rules/loans.ts';
import { hunterOf, isInPlay } from '../../rules/table.ts';
import type { View } from '../../view.ts';
import type { HunterName } from '../../vocabulary.ts';
import type { Moment } from '../hunter.ts';
import { roundsLeft } from '../rounds.ts';
import { offersFor, pickOffer } from './regret.ts';
import type { Auction } from './regret.ts';

const WRECK = 20; // dollars from the first question to the salvage
const LAST_TRIP = 24; // what is of use in the last round
const REMEMBERED = 3; // rounds
const SHOWN = 5;

/** What to apply for, and what that was weighed against, the best first. */
interface Application {
  readonly action: Action;
  readonly options: readonly Weighed<Action>[];
}

export function applying(moment: Moment, bids: 'share' | 'matched'): Application {
  const { view, hunter, luck } = moment;
  const useful = usefulTo(view, hunter);
  if (bids === 'share') return only(Math.min(useful, fairShare(view)));
  if (useful === 0) return only(0);
  const offers = offersFor(auctionOf(view, hunter), luck);
  const amount = pickOffer(offers, luck)?.amount ?? 0;
  return {
    action: { type: 'apply', amount },
    options: offers
      .filter((offer, i) => i < SHOWN || offer.amount === amount)
      .map((offer) => ({ action: { type: 'apply', amount: offer.amount }, value: offer.value })),
  };
}

/** Whatever the others do, so much is left for one who asks for no more. */
const fairShare = ({ pool, order }: View): number => Math.floor(dollars(pool) / order.length);

function only(amount: number): Application {
  const action = { type: 'apply', amount } as const;
  return { action, options: [{ action, value: amount }] };
}

function auctionOf(view: View, hunter: HunterName): Auction {
  const pool = dollars(view.pool);
  return {
    pool,
    me: view.order.indexOf(hunter),
    bidders: view.order.map((name) => ({
      wants: usefulTo(view, name),
      habits: habitsOf(view, name).map((part) => Math.min(pool, Math.round(part * pool))),
    })),
  };
}

/** What of the pool it applied for in the last rounds. */
const habitsOf = ({ openings }: View, hunter: HunterName): readonly number[] =>
  openings
    .filter(({ chips }) => dollars(chips) > 0)
    .slice(-REMEMBERED)
    .flatMap(({ chips, bids }) =>
      bids.filter((bid) => bid.hunter === hunter).map(({ amount }) => amount / dollars(chips)),
    );

/** Loans cost nothing while they lie in the cash box: of use is what can be spent before the end. */
function usefulTo(view: View, hunter: HunterName): number {
  const open = view.wrecks.filter(
    (wreck) => isInPlay(wreck) && !isLockedOut(view, hunter, wreck.number),
  ).length;
  const rounds = roundsLeft(view);
  const wrecks = Math.min(open, open / view.order.length + 1);
  const useful = rounds === 0 ? LAST_TRIP * Math.min(2, open) : WRECK * wrecks;
  return Math.max(0, Math.ceil(useful - hunterOf(view, hunter).cash));
}
