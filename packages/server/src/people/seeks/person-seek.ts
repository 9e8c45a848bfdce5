import type { PeopleTables, TableStatement } from '../../store/index.ts';

export const seekOf = (tables: PeopleTables, person: string): Promise<readonly unknown[]> =>
  tables.read('SELECT id, ask, rated, since, match FROM seeks WHERE person = $1', [person]);

export const forgetSeek = (person: string): readonly TableStatement[] => [
  { text: 'DELETE FROM seeks WHERE person = $1', values: [person] },
];
