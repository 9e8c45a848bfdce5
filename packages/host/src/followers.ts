import type { ServerMessage } from '@fathom/protocol';
import type { CallOff, Clock } from './clock.ts';
import { send } from './listener.ts';
import type { Listener } from './listener.ts';
import type { Log } from './services.ts';

/** Those who are told when something changes in the list of their matches. */
export interface Followers {
  readonly follow: (listener: Listener) => CallOff;
  readonly isFollowed: (guest: string) => boolean; // by somebody here
  /** Something has changed in somebody's list: whoever follows it is told, at other hosts too. */
  readonly changed: (guest: string) => void;
  /** The same for what others cannot know of: they find it in the store where it concerns them. */
  readonly changedHere: (guest: string) => void;
  /** What followers are told besides, each time something has changed for them. */
  readonly also: (look: FollowerLook) => void;
}
export type FollowerLook = (guest: string) => Promise<readonly ServerMessage[]>;

/** How other hosts of the same store are told that somebody's list has changed. */
export interface ListReach {
  readonly tell: (guest: string) => void;
  readonly listen: (guest: string, hear: () => void) => CallOff;
}
export interface FollowersParts extends Pick<Clock, 'now' | 'after'> {
  readonly message: (guest: string) => Promise<ServerMessage>;
  readonly reach?: ListReach | undefined;
  readonly log: Log;
}

const GATHERED = 100; // milliseconds: one thing that happens often changes a list several times
const AT_MOST_EVERY = 1_000;
const NO_REACH: ListReach = { tell: () => {}, listen: () => () => {} };

interface Followed {
  readonly listeners: Set<Listener>;
  readonly deafen: CallOff;
  said: string | null; // the last message
  lookedAt: number;
  next: CallOff | null; // a look that is to come
  isLooking: boolean;
  isStale: boolean; // something has changed since the look began
}

export function openFollowers({
  message,
  reach = NO_REACH,
  now,
  after,
  log,
}: FollowersParts): Followers {
  const followed = new Map<string, Followed>();
  const looks: FollowerLook[] = [];

  const tell = async (guest: string, one: Followed): Promise<void> => {
    const [own, ...others] = await Promise.all([
      message(guest),
      ...looks.map((each) => each(guest)),
    ]);
    const text = JSON.stringify(own);
    if (text !== one.said) for (const listener of one.listeners) listener.send(text);
    one.said = text;
    for (const other of others.flat()) for (const listener of one.listeners) send(listener, other);
  };
  const look = (guest: string, one: Followed): void => {
    one.next = null;
    one.isLooking = true;
    one.isStale = false;
    one.lookedAt = now();
    tell(guest, one)
      .catch((error: unknown) => {
        log.warn({ err: error }, 'a list could not be read');
        one.isStale = true;
      })
      .finally(() => {
        one.isLooking = false;
        if (one.isStale) changedHere(guest);
      });
  };
  const changedHere = (guest: string): void => {
    const one = followed.get(guest);
    if (one === undefined) return;
    one.isStale = true;
    if (one.isLooking || one.next !== null) return;
    const wait = Math.max(GATHERED, one.lookedAt + AT_MOST_EVERY - now());
    one.next = after(wait, () => look(guest, one));
  };
  const begin = (guest: string): Followed => {
    const one: Followed = {
      listeners: new Set(),
      deafen: reach.listen(guest, () => changedHere(guest)),
      said: null,
      lookedAt: -Infinity,
      next: null,
      isLooking: false,
      isStale: false,
    };
    followed.set(guest, one);
    return one;
  };
  return {
    changedHere,
    isFollowed: (guest) => followed.has(guest),
    changed: (guest) => {
      changedHere(guest);
      reach.tell(guest);
    },
    also: (each) => void looks.push(each),
    follow: (listener) => {
      const { guest } = listener;
      const one = followed.get(guest) ?? begin(guest);
      one.listeners.add(listener);
      if (one.said !== null) listener.send(one.said);
      changedHere(guest);
      return () => {
        one.listeners.delete(listener);
        if (one.listeners.size > 0 || followed.get(guest) !== one) return;
        followed.delete(guest);
        one.next?.();
        one.deafen();
      };
    },
  };
}
