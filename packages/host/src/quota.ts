import type { Refusal } from '@fathom/kit';
import { openAllowance } from './allowance.ts';
import type { NamedGuest } from './matches.ts';
import { deny } from './refusals.ts';
import type { ComingChange, OpenMatchRegister, Tally } from './register.ts';
import type { Created } from './rows.ts';
import { concerns, isBotsAlone } from './seating.ts';
import type { Services } from './services.ts';
import { COUNTED_ALONE } from './shared-counts.ts';
import type { MatchState } from './state.ts';

/** How many matches may be open, and how fast they may be made. */
export interface MatchLimits {
  readonly runningPerGuest: number; // made or joined
  readonly waitingPerGuest: number; // the same for those that have not begun, which count apart
  readonly openPerNetwork: number; // made from there
  readonly newPerMinute: number; // from one network; a minute's worth may come at once
  readonly botsAlonePerNetwork: number; // matches in which bots play every seat
  readonly botsAlone: number; // in all
  readonly open: number; // in all
}
export const NO_LIMITS: MatchLimits = {
  runningPerGuest: Infinity,
  waitingPerGuest: Infinity,
  openPerNetwork: Infinity,
  newPerMinute: Infinity,
  botsAlonePerNetwork: Infinity,
  botsAlone: Infinity,
  open: Infinity,
};

/** Lets people make and enter matches as far as the limits go. What is under way counts already: many at once get no further. */
export interface Quota {
  readonly make: <T>(
    created: Created,
    by: NamedGuest,
    task: () => Promise<T>,
  ) => Promise<T | Refusal>;
  readonly sit: <T>(
    match: MatchState,
    by: NamedGuest,
    task: () => Promise<T>,
  ) => Promise<T | Refusal>;
  /** A seat that is given to a bot may be the last that a person could have had. */
  readonly seatBot: <T>(
    match: MatchState,
    by: NamedGuest,
    task: () => Promise<T>,
  ) => Promise<T | Refusal>;
}

const MOST_COUNTED = 10_000; // of one person's open matches, where one of the limits is none
const FULL_SECONDS = 60; // nobody knows when a match ends; until then it is no use to ask again

export function openQuota(
  limits: MatchLimits,
  register: OpenMatchRegister,
  { now, counts = COUNTED_ALONE }: Pick<Services, 'now' | 'counts'>,
): Quota {
  const allowance = openAllowance(limits.newPerMinute);
  const tellMade = counts.shareRate('newMatches', {
    debt: (network) => allowance.debt(network, now()),
    charge: (network, made) => allowance.charge(network, made, now()),
  });

  const guestFault = async (
    { guest }: NamedGuest,
    change: ComingChange,
  ): Promise<Refusal | null> => {
    const { runningPerGuest, waitingPerGuest } = limits;
    const most = Math.min(runningPerGuest + waitingPerGuest, MOST_COUNTED);
    if (runningPerGuest === Infinity && waitingPerGuest === Infinity) return null;
    const tally = await register.ofGuest(guest, change, most);
    const facts = openFacts(tally);
    if (tally.waiting >= waitingPerGuest)
      return deny('tooManyMatches', { ...facts, of: 'waiting' });
    if (tally.running >= runningPerGuest)
      return deny('tooManyMatches', { ...facts, of: 'running' });
    return null;
  };
  const networkFault = ({ network }: NamedGuest): Refusal | null => {
    if (network === undefined) return null;
    const tally = register.ofNetwork(network);
    return openIn(tally) < limits.openPerNetwork
      ? null
      : deny('tooManyFromNetwork', openFacts(tally));
  };
  const botsFault = ({ network }: NamedGuest): Refusal | null => {
    const theirs = network === undefined ? 0 : register.ofNetwork(network).botsAlone;
    if (theirs >= limits.botsAlonePerNetwork) return deny('tooManyBotMatches', { open: theirs });
    const most = limits.botsAlone;
    return register.botsAlone() < most
      ? null
      : deny('full', { what: 'botMatches', most, seconds: FULL_SECONDS });
  };
  const fullFault = async (change: ComingChange): Promise<Refusal | null> => {
    const most = limits.open;
    if (most === Infinity || (await register.ofAll(change)) < most) return null;
    return deny('full', { what: 'matches', most, seconds: FULL_SECONDS });
  };
  const rateFault = ({ network }: NamedGuest): Refusal | null => {
    if (network === undefined) return null;
    const seconds = Math.ceil(allowance.take(network, now()) / 1000);
    if (seconds > 0) return deny('tooManyNew', { what: 'newMatches', seconds });
    tellMade(network, 1);
    return null;
  };
  return {
    make: async (created, by, task) => {
      const botsAlone = Object.values(created.plan).every((plan) => plan.for === 'bot');
      const fault = networkFault(by) ?? (botsAlone ? botsFault(by) : null);
      if (fault !== null) return fault;
      const { guest, network } = by;
      const change = {
        match: created,
        guest,
        botsAlone,
        ...(network !== undefined && { network }),
      };
      return register.during(change, async () => {
        const [ofGuest, ofAll] = await Promise.all([guestFault(by, change), fullFault(change)]);
        return ofGuest ?? ofAll ?? rateFault(by) ?? task();
      });
    },
    sit: async (match, by, task) => {
      if (concerns(match, by.guest)) return task();
      const change = { match, guest: by.guest };
      return register.during(change, async () => (await guestFault(by, change)) ?? task());
    },
    seatBot: async (match, by, task) => {
      if (isBotsAlone(match)) return task();
      return botsFault(by) ?? register.during({ match, botsAlone: true }, task);
    },
  };
}

const openIn = ({ waiting, running }: Tally): number => waiting + running;
const openFacts = (tally: Tally): { open: number; waiting: number } => ({
  open: openIn(tally),
  waiting: tally.waiting,
});
