import type { TablesPart } from '../../store/index.ts';

const FIRST = `
  CREATE TABLE notice_keys (id INTEGER PRIMARY KEY, public_key TEXT NOT NULL, private_key TEXT NOT NULL);
  CREATE TABLE notice_browsers (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    session TEXT,
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    name TEXT NOT NULL,
    added_at DOUBLE PRECISION NOT NULL,
    failures INTEGER NOT NULL DEFAULT 0
  );
  CREATE INDEX notice_browsers_of ON notice_browsers (person, added_at);
  CREATE TABLE notice_mail (
    person TEXT PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    address TEXT NOT NULL,
    asked_at DOUBLE PRECISION NOT NULL,
    confirmed INTEGER NOT NULL DEFAULT 0,
    failures INTEGER NOT NULL DEFAULT 0
  );
  CREATE TABLE notice_letters (
    address TEXT PRIMARY KEY,
    since DOUBLE PRECISION NOT NULL,
    asked INTEGER NOT NULL,
    silent_until DOUBLE PRECISION NOT NULL DEFAULT 0
  );
  CREATE TABLE notice_wishes (person TEXT PRIMARY KEY, wishes TEXT NOT NULL);
  CREATE TABLE notice_deliveries (
    person TEXT NOT NULL,
    match TEXT NOT NULL,
    target TEXT NOT NULL,
    mark DOUBLE PRECISION NOT NULL,
    kind TEXT NOT NULL,
    done INTEGER NOT NULL DEFAULT 0,
    due DOUBLE PRECISION NOT NULL,
    lease DOUBLE PRECISION NOT NULL DEFAULT 0,
    tries INTEGER NOT NULL DEFAULT 0,
    batch TEXT,
    PRIMARY KEY (person, match, target)
  );
  CREATE INDEX notice_deliveries_due ON notice_deliveries (done, due);
  CREATE INDEX notice_deliveries_of ON notice_deliveries (person, target, done)`;

/**
 * Where notices go and what each person wishes; and what is on its way. A delivery is one match's latest notice for one
 * target, a browser or `mail`: what is newer takes the place of what was there, and what was sent stays for a while, so
 * that nothing is sent twice.
 */
export const noticesPart: TablesPart = { name: 'notices', migrations: [FIRST] };
