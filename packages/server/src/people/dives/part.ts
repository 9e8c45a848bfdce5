import type { TablesPart } from '../../store/index.ts';

/** The one try that counts of each person in each search of the day: the one that began first. */
export const DIVES_PART: TablesPart = {
  name: 'dives',
  migrations: [
    `
    CREATE TABLE dives (
      day TEXT NOT NULL,
      person TEXT NOT NULL,
      match TEXT NOT NULL,
      began_at DOUBLE PRECISION NOT NULL,
      over INTEGER NOT NULL,
      found INTEGER NOT NULL,
      days INTEGER NOT NULL,
      hours INTEGER NOT NULL,
      dives INTEGER NOT NULL,
      PRIMARY KEY (day, person)
    );
    CREATE INDEX dives_ranked ON dives (day, over, found, hours, person);
    `,
  ],
};
