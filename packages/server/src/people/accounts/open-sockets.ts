import type { Clock } from '@fathom/host';
import type { Person } from '../../http/identity.ts';
import type { PersonChange } from './changes.ts';

/** The sockets that are open here, by what opened them. */
export interface OpenSockets {
  readonly enter: (person: Person, sendAway: () => void) => () => void;
  /** Those that would not be let in any more come back as whoever their browsers are now. */
  readonly hear: (change: PersonChange) => void;
}

/** The browser that brought the change about is still on its way to its new cookie. */
const GRACE = 1_500; // milliseconds

const sendAway = (from: ReadonlyMap<string, Iterable<() => void>>, key: string): void => {
  for (const each of from.get(key) ?? []) each();
};

export function openSockets({ after }: Pick<Clock, 'after'>): OpenSockets {
  const bySession = new Map<string, Set<() => void>>();
  const byBareId = new Map<string, Set<() => void>>();
  return {
    enter: ({ guest, session }, away) => {
      const [all, key] = session === null ? [byBareId, guest] : [bySession, session.hash];
      const own = all.get(key) ?? new Set();
      all.set(key, own.add(away));
      return () => {
        own.delete(away);
        if (own.size === 0 && all.get(key) === own) all.delete(key);
      };
    },
    hear: ({ kind, subject }) => {
      if (kind === 'session') sendAway(bySession, subject);
      if (kind === 'cookie') after(GRACE, () => sendAway(byBareId, subject));
    },
  };
}
