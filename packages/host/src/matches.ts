import type { Refusal, Seat } from '@fathom/kit';
import type { ArrangeSeat, MatchInfo, TakeSeat } from '@fathom/protocol';
import { isGone, peopleAt } from './cards.ts';
import { meetingFault, NO_CONDUCT, welcomeFault } from './conduct.ts';
import type { WantedMatch } from './creation.ts';
import { infoFrom } from './faces.ts';
import { openFollowers } from './followers.ts';
import type { Followers } from './followers.ts';
import { openInMemory } from './in-memory.ts';
import type { LiveMatch } from './live-match.ts';
import { rematchFault } from './log-limits.ts';
import { drawnTwice, openMaker } from './making.ts';
import { openPersonLists } from './person-lists.ts';
import type { PersonLists } from './person-lists.ts';
import { deny } from './refusals.ts';
import { planRematch } from './rematch.ts';
import { NO_LIMITS, openQuota } from './quota.ts';
import type { MatchLimits } from './quota.ts';
import { openRegister } from './register.ts';
import type { LastRun } from './pauses.ts';
import { emptySeats, isDeserted } from './seating.ts';
import type { Services } from './services.ts';
import type { ListingsQuery } from './store.ts';
import { keepUp } from './upkeep.ts';

/** A person, as far as a match cares. */
export interface NamedGuest {
  readonly guest: string;
  readonly name: string;
  /** Where they come from, in words that only the shell knows. Limits count by it, and nothing keeps it. */
  readonly network?: string;
}
/** All matches of a host: those that somebody or something needs are in memory, the others are loaded when asked for. */
export interface Matches {
  /** The same wish, sent again by the same person, finds the match that was made. Throws BadInput where the game's options are at fault. */
  readonly create: (ask: WantedMatch, by: NamedGuest) => Promise<LiveMatch | Refusal>;
  readonly sit: (match: LiveMatch, by: NamedGuest, request: TakeSeat) => Promise<Refusal | null>;
  /** As its creator: gives a seat to a bot, or frees it. */
  readonly arrange: (
    match: LiveMatch,
    by: NamedGuest,
    request: ArrangeSeat & { readonly seat: Seat },
  ) => Promise<Refusal | null>;
  /**
   * Offers a rematch, or accepts the one that is offered. The match that follows, its seats kept for the same people, or,
   * while others have to agree to it, this one.
   */
  readonly rematch: (match: LiveMatch, by: NamedGuest) => Promise<LiveMatch | Refusal>;
  /** null: there is no such match. Throws CannotLoad for one that nobody here can go on with. */
  readonly find: (id: string) => Promise<LiveMatch | null>;
  /** Forgets a match in memory, as when another writer has gone on with it: everybody is told to join again. */
  readonly drop: (id: string) => void;
  readonly list: (query: Omit<ListingsQuery, 'visibility'>) => Promise<readonly MatchInfo[]>;
  /** The matches of one person, the one that changed last first. */
  readonly mine: PersonLists['mine'];
  readonly countsOf: PersonLists['counts'];
  readonly followers: Followers;
  readonly inMemory: () => Iterable<LiveMatch>;
  /** null: it is not in memory, and need not be. */
  readonly atHand: (id: string) => LiveMatch | null;
  /** Asks everybody who listens to join again: this host cannot go on just now, and another may. */
  readonly sendAway: () => void;
  /** Takes up what has to go on after a start, one match after the other, and from then on whatever falls due. */
  readonly resumeAll: () => Promise<void>;
  /** Takes up nothing more by itself: others are about to. */
  readonly retire: () => void;
  readonly stop: () => Promise<void>;
}
export interface MatchesOptions extends Partial<MatchLimits>, LastRun {}

export function openMatches(services: Services, options: MatchesOptions): Matches {
  const { store, now, calendar, chance, conduct = NO_CONDUCT } = services;
  const register = openRegister(store, services.counts);
  const followers = openFollowers({
    ...services,
    message: (guest) => lists.message(guest),
    reach: services.reach,
  });
  const inMemory = openInMemory({ ...services, register, followers }, options);
  const { find, make, live } = inMemory;
  const quota = openQuota({ ...NO_LIMITS, ...options }, register, services);
  const upkeep = keepUp(services, inMemory);

  const shown = async (id: string, face: string | null): Promise<MatchInfo | null> => {
    const inHand = live.get(id);
    if (inHand !== undefined) return inHand.info();
    if (face !== null)
      return infoFrom(face, { now: now(), downtime: inMemory.downtime }, services.cards);
    return (await find(id).catch(() => null))?.info() ?? null;
  };
  const lists = openPersonLists({ store, live, shown });

  const create = openMaker({ ...services, quota, inMemory });

  // Anybody can be called something else, or block somebody, as often as they like: it must cost the other matches next to nothing.
  const unwatchCards = services.cards?.watch((guests) => {
    const isSomebodyGone = [...guests].some((guest) => isGone(services.cards?.of(guest) ?? null));
    for (const match of live.values())
      if (isSomebodyGone && match.forgetGone()) match.tellAnew();
      else if (isAbout(match, guests)) match.show();
  });
  const unwatchConduct = conduct.watch((guest) => {
    for (const match of live.values()) {
      if (!match.isHere(guest)) continue;
      match.sendOut(guest);
      match.tellAnew(guest);
    }
  });

  return {
    find,
    drop: inMemory.drop,
    inMemory: () => live.values(),
    atHand: (id) => live.get(id) ?? null,
    sendAway: () => {
      for (const match of live.values()) match.sendAway();
    },
    create: async (ask, by) => conduct.banned(by.guest) ?? create(ask, by),
    sit: async (match, by, request) =>
      (await welcomeFault(conduct, match.state, by.guest)) ??
      quota.sit(match.state, by, () => match.sit(by.guest, by.name, request)),
    arrange: (match, by, { seat, ...request }) => {
      const arrange = () => match.arrange(by.guest, seat, request);
      const others = emptySeats(match.state).filter((other) => other !== seat);
      const isLast = request.plan !== 'open' && others.length === 0 && isDeserted(match.state);
      return isLast ? quota.seatBot(match.state, by, arrange) : arrange();
    },
    rematch: async (match, by) => {
      const unwelcome =
        conduct.banned(by.guest) ?? (await meetingFault(conduct, peopleAt(match.state), by.guest));
      if (unwelcome !== null) return unwelcome;
      let made: LiveMatch | Refusal | null = null;
      const refusal = await match.wantRematch(by.guest, {
        stands: async (known) => (await find(known))?.state.status !== 'closed',
        make: async (offerer) => {
          const full = rematchFault(match.state);
          if (full !== null) return full;
          const again = planRematch(
            match.state,
            { creator: offerer, at: now(), date: calendar() },
            chance,
          );
          made ??= await quota.make(
            again,
            by,
            async () => (await make(again)) ?? drawnTwice(again),
          );
          return 'code' in made ? made : made.state.created.id;
        },
      });
      const { rematch } = match.state;
      await closeUnless(rematch, made);
      if (refusal !== null) return refusal;
      if (rematch === null) return match;
      return (await find(rematch)) ?? deny('noSuchMatch', { match: rematch });
    },
    list: async (query) => {
      const listings = await store.listings({ ...query, visibility: 'public' });
      const found = await Promise.all(listings.map(({ match, face }) => shown(match, face)));
      return found.filter((info) => info !== null).filter(canBeFound);
    },
    mine: lists.mine,
    countsOf: lists.counts,
    followers,
    resumeAll: upkeep.takeUpAll,
    retire: () => void upkeep.stop(),
    stop: async () => {
      unwatchCards?.();
      unwatchConduct();
      const { isTakenUp } = upkeep.stop();
      await Promise.all([...live.values()].map((match) => match.stop()));
      if (isTakenUp) await store.markAlive(now(), inMemory.downtime);
    },
  };
}

const MANY = 20;

/** Whether one of these people sits at a match or looks on; of many who are called alike it is enough that somebody does. */
function isAbout(match: LiveMatch, guests: ReadonlySet<string>): boolean {
  for (const { guest, relieved } of match.state.seats.values())
    if (guests.has(guest ?? '') || guests.has(relieved?.guest ?? '')) return true;
  if (guests.size > MANY) return match.listeners() > 0;
  return [...guests].some((guest) => match.isHere(guest));
}

/** Whether somebody who comes by could sit down or watch. */
const canBeFound = ({ status, spectators }: MatchInfo): boolean =>
  status !== 'running' || spectators === 'welcome';

/** Another host may have been first to make the match that follows: then this one's is not needed. */
async function closeUnless(
  followed: string | null,
  made: LiveMatch | Refusal | null,
): Promise<void> {
  if (made === null || 'code' in made || made.state.created.id === followed) return;
  await made.close('givenUp');
}
