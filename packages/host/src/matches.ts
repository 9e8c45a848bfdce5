import type { Refusal, Seat } from '@fathom/kit';
import type {
  ArrangeSeat,
  CreateMatch,
  MatchInfo,
  OwnMatch,
  OwnPart,
  TakeSeat,
} from '@fathom/protocol';
import { planMatch, planRematch } from './creation.ts';
import { changedAt, infoFrom, ownPartOf } from './faces.ts';
import { openInMemory } from './in-memory.ts';
import type { LiveMatch } from './live-match.ts';
import { rematchFault } from './log-limits.ts';
import { deny } from './refusals.ts';
import { NO_LIMITS, openQuota } from './quota.ts';
import type { MatchLimits } from './quota.ts';
import { openRegister } from './register.ts';
import type { LastRun } from './pauses.ts';
import { concerns, emptySeats, isDeserted, plays } from './seating.ts';
import type { Services } from './services.ts';
import type { ListingsQuery, MatchOfPerson, PersonQuery } from './store.ts';
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
  /** Throws BadInput where the game's options are at fault. */
  readonly create: (ask: CreateMatch, by: NamedGuest) => Promise<LiveMatch | Refusal>;
  readonly sit: (match: LiveMatch, by: NamedGuest, request: TakeSeat) => Promise<Refusal | null>;
  /** As its creator: gives a seat to a bot, or frees it. */
  readonly arrange: (
    match: LiveMatch,
    by: NamedGuest,
    request: ArrangeSeat & { readonly seat: Seat },
  ) => Promise<Refusal | null>;
  /** Makes the match that follows, or finds it; its seats are kept for those who had them. */
  readonly rematch: (match: LiveMatch, by: NamedGuest) => Promise<LiveMatch | Refusal>;
  /** null: there is no such match. Throws CannotLoad for one that nobody here can go on with. */
  readonly find: (id: string) => Promise<LiveMatch | null>;
  /** Forgets a match in memory, as when another writer has gone on with it: everybody is told to join again. */
  readonly drop: (id: string) => void;
  readonly list: (query: Omit<ListingsQuery, 'visibility'>) => Promise<readonly MatchInfo[]>;
  /** The matches of one person, the one that changed last first. */
  readonly mine: (query: PersonQuery) => Promise<OwnMatches>;
  readonly inMemory: () => Iterable<LiveMatch>;
  /** Asks everybody who listens to join again: this host cannot go on just now, and another may. */
  readonly sendAway: () => void;
  /** Takes up what has to go on after a start, one match after the other, and from then on whatever falls due. */
  readonly resumeAll: () => Promise<void>;
  readonly stop: () => Promise<void>;
}
/** A page of somebody's matches, and where the next one begins; null: it was the last. */
export interface OwnMatches {
  readonly matches: readonly OwnMatch[];
  readonly last: NonNullable<PersonQuery['before']> | null;
}
export interface MatchesOptions extends Partial<MatchLimits>, LastRun {}

export function openMatches(services: Services, options: MatchesOptions): Matches {
  const { store, now, calendar, chance } = services;
  const register = openRegister(store, services.counts);
  const inMemory = openInMemory({ ...services, register }, options);
  const { find, make, live } = inMemory;
  const quota = openQuota({ ...NO_LIMITS, ...options }, register, services);
  const upkeep = keepUp(services, inMemory);

  const shown = async (id: string, face: string | null): Promise<MatchInfo | null> => {
    const inHand = live.get(id);
    if (inHand !== undefined) return inHand.info();
    if (face !== null) return infoFrom(face, { now: now(), downtime: inMemory.downtime });
    return (await find(id).catch(() => null))?.info() ?? null;
  };
  const ownMatch = async (guest: string, found: MatchOfPerson): Promise<OwnMatch | null> => {
    const { match: id, own, face } = found;
    const inHand = live.get(id);
    if (inHand !== undefined) {
      const { state } = inHand;
      if (!concerns(state, guest)) return null; // not any more
      return { match: inHand.info(), ...ownPartOf(state, guest), changedAt: changedAt(state) };
    }
    const match = await shown(id, face);
    return match === null
      ? null
      : { match, ...(JSON.parse(own) as OwnPart), changedAt: found.changedAt };
  };

  return {
    find,
    drop: inMemory.drop,
    inMemory: () => live.values(),
    sendAway: () => {
      for (const match of live.values()) match.sendAway();
    },
    create: async (ask, by) => {
      const wanted = planMatch(
        { ...ask, creator: by.guest, at: now(), date: calendar() },
        services,
      );
      if ('code' in wanted) return wanted;
      return quota.make(wanted.created, by, async () => {
        const match = await make(wanted.created);
        for (const seat of wanted.mine)
          await match.sit(by.guest, by.name, { seat, key: null, contribution: null, leave: null });
        if (wanted.mine.length === 0) await match.resume(0);
        return match;
      });
    },
    sit: (match, by, request) =>
      quota.sit(match.state, by, () => match.sit(by.guest, by.name, request)),
    arrange: (match, by, { seat, ...request }) => {
      const arrange = () => match.arrange(by.guest, seat, request);
      const others = emptySeats(match.state).filter((other) => other !== seat);
      const isLast = request.plan !== 'open' && others.length === 0 && isDeserted(match.state);
      return isLast ? quota.seatBot(match.state, by, arrange) : arrange();
    },
    rematch: async (match, by) => {
      if (match.state.status !== 'finished') return deny('notOver', { wanted: 'rematch' });
      if (!plays(match.state, by.guest)) return deny('notYourSeat', { wanted: 'rematch' });
      let made: LiveMatch | Refusal | null = null;
      const id = await match.follow(async (known) => {
        if (known !== null && (await find(known))?.state.status !== 'closed') return known;
        const full = rematchFault(match.state);
        if (full !== null) return full;
        const again = planRematch(
          match.state,
          { creator: by.guest, at: now(), date: calendar() },
          chance,
        );
        made ??= await quota.make(again, by, () => make(again));
        return 'code' in made ? made : made.state.created.id;
      });
      await closeUnless(id, made);
      if (typeof id !== 'string') return id;
      return (await find(id)) ?? deny('noSuchMatch', { match: id });
    },
    list: async (query) => {
      const listings = await store.listings({ ...query, visibility: 'public' });
      const found = await Promise.all(listings.map(({ match, face }) => shown(match, face)));
      return found.filter((info) => info !== null);
    },
    mine: async (query) => {
      const found = await store.matchesOf(query);
      const last = found.length < query.limit ? undefined : found.at(-1);
      const listed = await Promise.all(found.map((each) => ownMatch(query.guest, each)));
      return { matches: listed.filter((each) => each !== null), last: last ?? null };
    },
    resumeAll: upkeep.takeUpAll,
    stop: async () => {
      const { isTakenUp } = upkeep.stop();
      await Promise.all([...live.values()].map((match) => match.stop()));
      if (isTakenUp) await store.markAlive(now(), inMemory.downtime);
    },
  };
}

/** Another host may have been first to make the match that follows: then this one's is not needed. */
async function closeUnless(
  followed: string | Refusal,
  made: LiveMatch | Refusal | null,
): Promise<void> {
  if (made === null || 'code' in made || made.state.created.id === followed) return;
  await made.close('givenUp');
}
