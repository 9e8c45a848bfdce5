import type { PeopleTables, TableStatement } from '../../store/index.ts';

const MOST_DIVES = 5_000;

export const divesOf = (tables: PeopleTables, person: string): Promise<readonly unknown[]> =>
  tables.read(
    `SELECT day, match, over, found, days, hours, dives FROM dives WHERE person = $1
     ORDER BY day DESC LIMIT ${MOST_DIVES}`,
    [person],
  );

export const forgetDives = (person: string): readonly TableStatement[] => [
  { text: 'DELETE FROM dives WHERE person = $1', values: [person] },
];

/** Who has had two tries of a day as two people has had one: the first. */
export const adoptDives = (former: string, person: string): readonly TableStatement[] => [
  {
    text: `
      DELETE FROM dives WHERE (person = $1 OR person = $2) AND EXISTS (
        SELECT 1 FROM dives AS first
        WHERE first.day = dives.day AND (first.person = $1 OR first.person = $2)
          AND (first.began_at < dives.began_at
            OR (first.began_at = dives.began_at AND first.person < dives.person))
      )`,
    values: [former, person],
  },
  { text: 'UPDATE dives SET person = $2 WHERE person = $1', values: [former, person] },
];
