import type { StaffAct } from '@fathom/protocol/staff';
import type { PeopleTables, TableStatement } from '../../store/index.ts';

interface ActRow extends Omit<StaffAct, 'detail'> {
  readonly detail: string;
}

export const noteAct = ({
  act,
  at,
  staff,
  key,
  did,
  subject,
  detail,
  why,
}: StaffAct): TableStatement => ({
  text: `INSERT INTO staff_acts (id, at, staff, key_name, did, subject, detail, why)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
  values: [act, at, staff, key, did, subject, JSON.stringify(detail), why],
});

/** Names of an erased person are in no list any more, not even in this one. */
export const eraseFromActs = (handle: string): TableStatement => ({
  text: `UPDATE staff_acts SET detail = '{}' WHERE subject = $1`,
  values: [handle],
});

/** The latest first. */
export async function lastActs(people: PeopleTables, limit: number): Promise<readonly StaffAct[]> {
  const rows = await people.read<ActRow>(
    `SELECT id AS "act", at, staff, key_name AS "key", did, subject, detail, why
     FROM staff_acts ORDER BY at DESC, id LIMIT ${limit}`,
    [],
  );
  return rows.map(({ detail, ...row }) =>
    Object.assign(row, { detail: JSON.parse(detail) as StaffAct['detail'] }),
  );
}
