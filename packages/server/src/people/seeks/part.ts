import type { TablesPart } from '../../store/index.ts';

/** Who wants to be paired. A person has one wish at a time. */
export const SEEKS_PART: TablesPart = {
  name: 'seeks',
  migrations: [
    `
    CREATE TABLE seeks (
      person TEXT PRIMARY KEY,
      id TEXT NOT NULL,
      network TEXT NOT NULL,
      wish TEXT NOT NULL,
      ask TEXT NOT NULL,
      rated INTEGER NOT NULL,
      value DOUBLE PRECISION NOT NULL,
      since DOUBLE PRECISION NOT NULL,
      alive_at DOUBLE PRECISION NOT NULL,
      pairing TEXT,
      place INTEGER,
      paired_at DOUBLE PRECISION,
      match TEXT
    );
    CREATE INDEX seeks_open ON seeks (wish, since) WHERE pairing IS NULL;
    CREATE INDEX seeks_by_pairing ON seeks (pairing) WHERE pairing IS NOT NULL;
    CREATE INDEX seeks_by_network ON seeks (network);
    CREATE INDEX seeks_by_life ON seeks (alive_at);
    `,
  ],
};
