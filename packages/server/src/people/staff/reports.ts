import { randomUUID } from 'node:crypto';
import { LIMITS } from '@fathom/protocol';
import type { ReportReason } from '@fathom/protocol';
import type { ReportedLine } from '@fathom/protocol/staff';
import type { PeopleTables, TableStatement } from '../../store/index.ts';

const DAY = 86_400_000;
export const MOST_LINES = 60;

/** Somebody tells staff about somebody. */
export interface NewReport {
  readonly reporter: string;
  readonly reported: string;
  readonly match: string | null;
  readonly name: string; // what the reported one is called
  readonly reason: ReportReason;
  readonly words: string;
  readonly lines: readonly ReportedLine[];
  readonly at: number;
}
export interface KeptReport extends Omit<NewReport, 'lines'> {
  readonly id: string;
  readonly lines: string;
  readonly settledAt: number | null;
  readonly settledBy: string | null;
}

/** false: this person has reported enough for a day. What is said again of the same match takes the place of what was. */
export async function takeReport(people: PeopleTables, report: NewReport): Promise<boolean> {
  const { reporter, reported, match, name, reason, words, lines, at } = report;
  const [found] = await people.read<{ id: string }>(SAME, [reporter, reported, match ?? '']);
  const values = [name, reason, words, JSON.stringify(lines), at];
  if (found !== undefined) {
    await people.write([{ text: AGAIN, values: [...values, found.id] }]);
    return true;
  }
  const inTheWay = await people.write([
    {
      text: TAKE,
      values: [...values, randomUUID(), reporter, reported, match, at - DAY],
      must: true,
    },
  ]);
  return inTheWay === null;
}

const SAME = `SELECT id FROM reports
  WHERE reporter = $1 AND reported = $2 AND COALESCE(match, '') = $3 AND settled_at IS NULL`;
const AGAIN = `UPDATE reports SET name = $1, reason = $2, words = $3, lines = $4, at = $5 WHERE id = $6`;
const TAKE = `INSERT INTO reports (name, reason, words, lines, at, id, reporter, reported, match)
  SELECT $1, CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT), CAST($5 AS DOUBLE PRECISION),
    CAST($6 AS TEXT), $7, CAST($8 AS TEXT), CAST($9 AS TEXT)
  WHERE (SELECT count(*) FROM reports WHERE reporter = $7 AND at > $10) < ${LIMITS.reportsPerDay}`;

const COLUMNS = `id, reporter, reported, match, name, reason, words, lines, at,
  settled_at AS "settledAt", settled_by AS "settledBy"`;

export const openReports = (people: PeopleTables, limit: number): Promise<readonly KeptReport[]> =>
  people.read(
    `SELECT ${COLUMNS} FROM reports WHERE settled_at IS NULL ORDER BY at, id LIMIT ${limit}`,
    [],
  );
export const lastReports = (people: PeopleTables, limit: number): Promise<readonly KeptReport[]> =>
  people.read(`SELECT ${COLUMNS} FROM reports ORDER BY at DESC, id LIMIT ${limit}`, []);

export async function findReport(people: PeopleTables, id: string): Promise<KeptReport | null> {
  const [found] = await people.read<KeptReport>(`SELECT ${COLUMNS} FROM reports WHERE id = $1`, [
    id,
  ]);
  return found ?? null;
}

export const settleReport = (id: string, by: string, at: number): TableStatement => ({
  text: 'UPDATE reports SET settled_at = $3, settled_by = $2 WHERE id = $1 AND settled_at IS NULL',
  values: [id, by, at],
  must: true,
});

/** What people wrote goes with them; that they were reported, and for what, stays without a name. */
export const eraseFromReports = (person: string, handle: string): readonly TableStatement[] => [
  { text: `UPDATE reports SET words = '', lines = '[]' WHERE reporter = $1`, values: [person] },
  { text: `UPDATE reports SET name = '' WHERE reported = $1`, values: [person] },
  { text: `UPDATE reports SET lines = '[]' WHERE lines LIKE $1`, values: [`%${handle}%`] },
];
