import type { LiveMatch } from './live-match.ts';
import { SOLE_COPY } from './peers.ts';
import type { Ears, Membership, Peers } from './peers.ts';

/** A membership that is there before its match is: what is heard while the log is read is told to the match afterwards. */
export interface HeardMembership extends Membership {
  readonly hearFor: (match: Pick<LiveMatch, 'ears'>) => void;
}

const HEARS_NOBODY: HeardMembership = { ...SOLE_COPY, hearFor: () => {} };

export function openMembership(peers: Peers | undefined, match: string): HeardMembership {
  if (peers === undefined) return HEARS_NOBODY;
  let ears: Ears | null = null;
  const unheard = new Map<keyof Ears, (by: Ears) => void>(); // the last of each kind
  const tell = (kind: keyof Ears, say: (by: Ears) => void): void => {
    if (ears === null) unheard.set(kind, say);
    else say(ears);
  };
  const membership = peers.enter(match, {
    rows: (rows) => tell('rows', (by) => by.rows(rows)),
    papers: () => tell('papers', (by) => by.papers()),
    people: (elsewhere) => tell('people', (by) => by.people(elsewhere)),
    hurry: () => tell('hurry', (by) => by.hurry()),
    whisper: (text) => ears?.whisper(text),
    keeping: () => tell('keeping', (by) => by.keeping()),
  });
  let said: string | null = null;
  return {
    ...membership,
    attend: (people) => {
      if (people === said) return;
      said = people;
      membership.attend(people);
    },
    hearFor: (live) => {
      ears = live.ears;
      for (const say of unheard.values()) say(ears);
      unheard.clear();
    },
  };
}
