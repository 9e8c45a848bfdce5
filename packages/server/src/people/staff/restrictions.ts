import { banRefusal, muteRefusal } from '@fathom/host';
import type { CallOff } from '@fathom/host';
import type { Refusal } from '@fathom/kit';
import type { RestrictionKind, StaffRestriction } from '@fathom/protocol/staff';
import type { PeopleTables, TableStatement } from '../../store/index.ts';
import type { PersonChange } from '../accounts/changes.ts';

/** All that is forbidden to anybody just now, at hand. */
export interface Restrictions {
  readonly of: (person: string) => readonly StaffRestriction[];
  readonly faultOf: (person: string, kind: RestrictionKind) => Refusal | null;
  /** Something has changed for this person. */
  readonly renew: (person: string) => Promise<void>;
  readonly watch: (hear: (person: string) => void) => CallOff;
}
export interface RestrictionsParts {
  readonly people: PeopleTables;
  readonly calendar: () => number;
  readonly contact: string | null; // where to object
}

interface RestrictionRow {
  readonly person: string;
  readonly kind: RestrictionKind;
  readonly until: number | null;
}
type ByKind = ReadonlyMap<RestrictionKind, number | null>;

const REFUSALS = { mute: muteRefusal, ban: banRefusal } as const;

export async function openRestrictions({
  people,
  calendar,
  contact,
}: RestrictionsParts): Promise<Restrictions> {
  const watchers = new Set<(person: string) => void>();
  const kept = new Map<string, ByKind>();
  const keep = (rows: readonly RestrictionRow[]): void => {
    for (const { person, kind, until } of rows)
      kept.set(person, new Map(kept.get(person)).set(kind, until));
  };
  keep(await people.read<RestrictionRow>(ALL, [calendar()]));
  const of = (person: string): readonly StaffRestriction[] =>
    [...(kept.get(person) ?? [])]
      .map(([kind, until]) => ({ kind, until }))
      .filter(({ until }) => until === null || until > calendar());
  return {
    of,
    faultOf: (person, wanted) => {
      const found = of(person).find(({ kind }) => kind === wanted);
      return found === undefined ? null : REFUSALS[wanted]({ until: found.until, contact });
    },
    renew: async (person) => {
      const rows = await people.read<RestrictionRow>(OF_PERSON, [person]);
      kept.delete(person);
      keep(rows);
      for (const hear of watchers) hear(person);
    },
    watch: (hear) => {
      watchers.add(hear);
      return () => watchers.delete(hear);
    },
  };
}

const COLUMNS = 'person, kind, ends_at AS "until"';
const ALL = `SELECT ${COLUMNS} FROM restrictions WHERE ends_at IS NULL OR ends_at > $1`;
const OF_PERSON = `SELECT ${COLUMNS} FROM restrictions WHERE person = $1`;

interface NewRestriction extends RestrictionRow {
  readonly at: number;
}
export const restrict = ({ person, kind, until, at }: NewRestriction): TableStatement => ({
  text: `INSERT INTO restrictions (person, kind, ends_at, at) VALUES ($1, $2, $3, $4)
    ON CONFLICT (person, kind) DO UPDATE SET ends_at = excluded.ends_at, at = excluded.at`,
  values: [person, kind, until, at],
});
export const lift = (person: string, kind: RestrictionKind): TableStatement => ({
  text: 'DELETE FROM restrictions WHERE person = $1 AND kind = $2',
  values: [person, kind],
});
export const restrictionChange = (person: string): PersonChange => ({
  kind: 'restriction',
  subject: person,
});

/** Nobody is rid of it by becoming somebody else; where both had one, the longer holds. */
export const adoptRestrictions = (former: string, person: string): readonly TableStatement[] => [
  {
    text: `INSERT INTO restrictions (person, kind, ends_at, at)
      SELECT $2, kind, ends_at, at FROM restrictions WHERE person = $1
      ON CONFLICT (person, kind) DO UPDATE SET ends_at = excluded.ends_at, at = excluded.at
      WHERE restrictions.ends_at IS NOT NULL AND (excluded.ends_at IS NULL OR excluded.ends_at > restrictions.ends_at)`,
    values: [former, person],
  },
];
