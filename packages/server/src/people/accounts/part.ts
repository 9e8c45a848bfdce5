import type { TablesPart } from '../../store/index.ts';

const FIRST = `
  CREATE TABLE accounts (
    person TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    handle TEXT NOT NULL UNIQUE,
    made_at DOUBLE PRECISION NOT NULL,
    deleted_at DOUBLE PRECISION
  );
  CREATE TABLE account_names (
    folded TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    person TEXT NOT NULL,
    free_at DOUBLE PRECISION
  );
  CREATE INDEX account_names_by_person ON account_names (person, free_at);
  CREATE TABLE name_changes (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL
  );
  CREATE INDEX name_changes_by_person ON name_changes (person, at);
  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    domain TEXT NOT NULL,
    public_key TEXT NOT NULL,
    counter DOUBLE PRECISION NOT NULL,
    transports TEXT NOT NULL,
    label TEXT NOT NULL,
    synced INTEGER NOT NULL,
    made_at DOUBLE PRECISION NOT NULL,
    used_at DOUBLE PRECISION NOT NULL
  );
  CREATE INDEX passkeys_by_person ON passkeys (person, made_at);
  CREATE TABLE recovery_codes (hash TEXT PRIMARY KEY, person TEXT NOT NULL);
  CREATE INDEX recovery_codes_by_person ON recovery_codes (person);
  CREATE TABLE sessions (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    former TEXT,
    device TEXT NOT NULL,
    made_at DOUBLE PRECISION NOT NULL,
    seen_at DOUBLE PRECISION NOT NULL
  );
  CREATE INDEX sessions_by_person ON sessions (person, seen_at);
  CREATE TABLE ceremonies (
    id TEXT PRIMARY KEY,
    purpose TEXT NOT NULL,
    person TEXT NOT NULL,
    challenge TEXT NOT NULL,
    detail TEXT NOT NULL,
    ends_at DOUBLE PRECISION NOT NULL
  );
  CREATE INDEX ceremonies_by_end ON ceremonies (ends_at);
  CREATE TABLE device_links (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    ends_at DOUBLE PRECISION NOT NULL
  );
  CREATE INDEX device_links_by_person ON device_links (person, ends_at);
  CREATE INDEX device_links_by_end ON device_links (ends_at);
  CREATE TABLE blocks (
    person TEXT NOT NULL,
    blocked TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person, blocked)
  );
  CREATE INDEX blocks_by_blocked ON blocks (blocked);
  CREATE TABLE person_settings (person TEXT PRIMARY KEY, settings TEXT NOT NULL);
  CREATE TABLE adoptions (
    former TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    done_at DOUBLE PRECISION
  );
  CREATE INDEX adoptions_undone ON adoptions (done_at, at);
  CREATE TABLE person_changes (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    subject TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL
  );
  CREATE INDEX person_changes_by_time ON person_changes (at)`;

/** People who have a name of their own, how they prove who they are, and which browsers are theirs. */
export const accountsPart: TablesPart = { name: 'accounts', migrations: [FIRST] };
