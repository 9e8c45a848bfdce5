import type { TablesPart } from '../../store/index.ts';

/** One small document for each account that has chosen something. */
export const PREFERENCES_PART: TablesPart = {
  name: 'preferences',
  migrations: [`CREATE TABLE preferences (person TEXT PRIMARY KEY, chosen TEXT NOT NULL)`],
};
