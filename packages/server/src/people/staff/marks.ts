import { canRead } from '@fathom/host';
import type { LiveMatch, Matches } from '@fathom/host';
import type { PersonMark } from '@fathom/protocol';
import type { PeopleTables } from '../../store/index.ts';
import { accountCalled } from '../accounts/person-names.ts';

/** Whom somebody means, and at which match. */
export interface MarkedPerson {
  readonly person: string;
  readonly match: LiveMatch | null;
}
export interface MarkParts {
  readonly matches: Pick<Matches, 'find'>;
  readonly people: PeopleTables;
}

/** null: nobody, or nobody whom this one could know of. */
export async function findMarked(
  { matches, people }: MarkParts,
  by: string,
  mark: PersonMark,
): Promise<MarkedPerson | null> {
  const match = mark.match === undefined ? null : await matches.find(mark.match);
  if (mark.name !== undefined) {
    const person = await accountCalled(people, mark.name);
    return person === null ? null : { person, match };
  }
  const person = match === null ? null : personIn(match, by, mark);
  return person === null ? null : { person, match };
}

function personIn({ state }: LiveMatch, by: string, { seat, line }: PersonMark): string | null {
  if (seat !== undefined) {
    const held = state.seats.get(seat);
    return held?.guest ?? held?.relieved?.guest ?? null;
  }
  const at = state.chat.findIndex(({ to, n }) => to === line?.to && n === line.n);
  return at >= 0 && line !== undefined && canRead(state, by, line.to)
    ? (state.authors[at] ?? null)
    : null;
}
