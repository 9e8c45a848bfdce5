import type { Ears } from '@fathom/host';

/** The copies of one match in this node's memory: one, or for a moment the old one and the new. */
export interface Copies {
  readonly match: string;
  readonly members: Set<Member>; // the oldest first
  /** As whose keeper this node acts, as long as it lives. */
  term: number | null;
  /** The other node that keeps it, as far as is known here. */
  keeper: string | null;
  /** The length of its log, as the database or a writer here has told. */
  rows: number;
  heard: number; // the length that others have told of
  drawn: string; // changes with each drawing on its papers
  isSeen: boolean; // its head was looked at
  /** What other nodes say of who is connected there. */
  readonly elsewhere: Map<string, string>;
}
export interface Member {
  readonly ears: Ears;
  people: string | null | undefined; // undefined: it has not said yet
}

export const newCopies = (match: string): Copies => ({
  match,
  members: new Set(),
  term: null,
  keeper: null,
  rows: 0,
  heard: 0,
  drawn: '0',
  isSeen: false,
  elsewhere: new Map(),
});

/** Who is connected here: as the newest copy says that has said anything. */
export function peopleHere({ members }: Copies): string | null {
  let people: string | null = null;
  for (const member of members) if (member.people !== undefined) ({ people } = member);
  return people;
}

export function tellEach({ members }: Copies, tell: (ears: Ears) => void): void {
  for (const { ears } of members) tell(ears);
}
