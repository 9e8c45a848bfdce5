import { BOT_NAMES } from '@fathom/host';
import type { Clock, Log, Matches } from '@fathom/host';
import type { Playable } from '@fathom/kit';
import type { FollowLink, OfferedLink, SignedIn } from '@fathom/protocol';
import type { Person } from '../../http/identity.ts';
import type { Store } from '../../store/index.ts';
import { openAccounts } from './accounts.ts';
import type { Accounts, Begun, SignedInBy } from './accounts.ts';
import { refused } from './account-refusals.ts';
import { openAdoptions } from './adoptions.ts';
import type { Adoptions } from './adoptions.ts';
import type { CardIndex } from './cards.ts';
import { openPersonChanges } from './changes.ts';
import type { PersonChanges } from './changes.ts';
import {
  LINK_SECONDS,
  linkOwner,
  linksFullUntil,
  MOST_LINKS,
  newLink,
  useLink,
} from './device-links.ts';
import { reserveNames } from './names.ts';
import { openSockets } from './open-sockets.ts';
import type { OpenSockets } from './open-sockets.ts';
import { beginSession, endedSession, endSession } from './sessions.ts';

/** Who people are: accounts, their browsers, and the guests they were before. */
export interface People {
  readonly accounts: Accounts;
  readonly changes: PersonChanges;
  readonly sockets: OpenSockets;
  /** A browser becomes somebody who has proved it. */
  readonly arrive: (by: SignedInBy, from: Arriving) => Promise<Begun<SignedIn>>;
  /** The matches of whom this browser was before it signed in. */
  readonly bringAlong: (person: Person) => Promise<void>;
  /** The guest this browser goes back to when it is signed out; null: none. */
  readonly formerOf: (person: Person) => Promise<string | null>;
  /** A link for another browser. Whoever has only a bare id gets a session with it, which no other browser can end. */
  readonly link: (person: Person, device: string) => Promise<NewDeviceLink>;
  readonly offered: (key: string, to: Person | null) => Promise<OfferedLink>;
  readonly follow: (key: string, wish: FollowLink, from: Arriving) => Promise<Begun<SignedIn>>;
  /** Goes on with what a stop has cut off. */
  readonly takeUp: () => Promise<void>;
  /** Looks whether other servers have something to tell. */
  readonly look: () => void;
  readonly stop: () => void;
}
/** A browser that is about to be somebody. */
export interface Arriving {
  readonly was: Person | null;
  readonly device: string;
}
export interface NewDeviceLink {
  readonly key: string;
  readonly seconds: number;
  readonly token: string | null;
}
export interface PeopleParts extends Pick<Clock, 'calendar' | 'after'> {
  readonly store: Store;
  readonly cards: CardIndex;
  readonly matches: Matches;
  readonly games: readonly Playable[];
  readonly secret: string;
  readonly shared: boolean; // other servers use the same store
  readonly log: Log;
  readonly poke?: () => void;
}

/** A browser waits so long for its matches; the rest comes by and by. */
const PATIENCE = 5_000; // milliseconds

export function openPeople(parts: PeopleParts): People {
  const { store, cards, matches, games, secret, shared, log, after } = parts;
  const { people } = store;
  const now = parts.calendar;
  const onFault = (error: unknown): void =>
    log.warn({ err: error }, 'changes of people could not be read');
  const changes = openPersonChanges({ ...parts, people, onFault });
  const sockets = openSockets(parts);
  changes.watch(async (change) => {
    if (change.kind === 'card') await cards.renew(change.subject);
    sockets.hear(change);
  });
  const ofLevels = games.flatMap(({ levels }) =>
    levels.flatMap(({ level, name }) => [level, name]),
  );
  const reserved = reserveNames([...ofLevels, ...BOT_NAMES]);
  const accounts = openAccounts({ ...parts, changes, reserved, secret, now });
  const adoptions: Adoptions = openAdoptions({ store, matches, now, log });

  /** Only a guest has matches to bring: who has an account keeps them there. */
  const guestOf = async (person: Person | null): Promise<string | null> => {
    if (person === null || (await cards.find(person.guest)).account) return null;
    return person.guest;
  };
  const soon = (task: Promise<void>): Promise<void> =>
    Promise.race([task, new Promise<void>((resolve) => void after(PATIENCE, resolve))]);
  const adopt = async (former: string, person: string): Promise<void> => {
    const task = adoptions.run(former, person).catch((error: unknown) => {
      log.error({ err: error }, 'matches of a guest wait for the next start');
    });
    await soon(task);
  };
  const become = async (
    { person, statements }: SignedInBy,
    { was, device }: Arriving,
    bring: boolean,
  ): Promise<Begun<SignedIn>> => {
    const guest = await guestOf(was);
    const former = guest === person ? null : guest;
    const begun = beginSession({ person, former, device, at: now() });
    const left = was?.session ?? null;
    const isBrought = bring && former !== null;
    const noted = isBrought ? await adoptions.note(former, person) : null;
    const inTheWay = await changes.write(
      [
        ...statements,
        ...begun.statements,
        ...(left === null ? [] : [{ ...endSession(left.hash, left.person), must: false }]),
        ...(noted?.statements ?? []),
      ],
      [...(left === null ? [] : [endedSession(left.hash)]), ...(noted?.changes ?? [])],
    );
    if (inTheWay !== null) throw refused('ceremonyOver');
    if (isBrought) await adopt(former, person);
    const { name, account } = await cards.find(person);
    const brought = former === null || isBrought ? 0 : await adoptions.count(former);
    return { token: begun.token, answer: { name, account, brought } };
  };
  return {
    accounts,
    changes,
    sockets,
    arrive: (by, from) => become(by, from, false),
    bringAlong: async ({ guest: person, session }) => {
      const former = session?.former ?? null;
      if (former === null) throw refused('nothingToBring');
      const noted = await adoptions.note(former, person);
      if ((await changes.write(noted.statements, noted.changes)) !== null)
        throw refused('nothingToBring');
      await adopt(former, person);
    },
    formerOf: async ({ session }) => {
      const former = session?.former ?? null;
      if (former === null) return null;
      const taken = await people.read('SELECT person FROM adoptions WHERE former = $1', [former]);
      return taken.length === 0 ? former : null;
    },
    link: async ({ guest: person, session }, device) => {
      const fullUntil = await linksFullUntil(people, person, now());
      if (fullUntil !== null)
        throw refused('tooManyLinks', {
          most: MOST_LINKS,
          seconds: Math.ceil((fullUntil - now()) / 1_000),
        });
      const { key, statements } = newLink(person, now());
      const begun =
        session === null ? beginSession({ person, former: null, device, at: now() }) : null;
      await people.write([...statements, ...(begun?.statements ?? [])]);
      return { key, seconds: LINK_SECONDS, token: begun?.token ?? null };
    },
    offered: async (key, to) => {
      const owner = await linkOwner(people, key, now());
      if (owner === null) throw refused('linkOver');
      const { name, account } = await cards.find(owner);
      const own = to === null ? null : await cards.find(to.guest);
      const former = await guestOf(to);
      const same = to?.guest === owner;
      return {
        name,
        account,
        same,
        brought: same || former === null ? 0 : await adoptions.count(former),
        leaves: !same && own?.account === true ? own.name : null,
      };
    },
    follow: async (key, { bring }, from) => {
      const owner = await linkOwner(people, key, now());
      if (owner === null) throw refused('linkOver');
      return become({ person: owner, statements: [useLink(key)] }, from, bring);
    },
    takeUp: adoptions.takeUp,
    look: () => void (shared && changes.look().catch(onFault)),
    stop: changes.stop,
  };
}
