import type { TablesPart } from '../../store/index.ts';

const FIRST = `
  CREATE TABLE restrictions (
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    ends_at DOUBLE PRECISION,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person, kind)
  );
  CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    reporter TEXT NOT NULL,
    reported TEXT NOT NULL,
    match TEXT,
    name TEXT NOT NULL,
    reason TEXT NOT NULL,
    words TEXT NOT NULL,
    lines TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    settled_at DOUBLE PRECISION,
    settled_by TEXT
  );
  CREATE INDEX reports_by_time ON reports (at);
  CREATE INDEX reports_open ON reports (settled_at, at);
  CREATE INDEX reports_by_reporter ON reports (reporter, at);
  CREATE INDEX reports_by_reported ON reports (reported, at);
  CREATE TABLE staff_acts (
    id TEXT PRIMARY KEY,
    at DOUBLE PRECISION NOT NULL,
    staff TEXT NOT NULL,
    key_name TEXT NOT NULL,
    did TEXT NOT NULL,
    subject TEXT NOT NULL,
    detail TEXT NOT NULL,
    why TEXT NOT NULL
  );
  CREATE INDEX staff_acts_by_time ON staff_acts (at);
  CREATE INDEX staff_acts_by_subject ON staff_acts (subject, at);
  CREATE TABLE person_handles (handle TEXT PRIMARY KEY, person TEXT NOT NULL UNIQUE);
  CREATE TABLE erasures (person TEXT PRIMARY KEY, at DOUBLE PRECISION NOT NULL)`;

/** What staff have forbidden, what people have told them of each other, and what they did about it. */
export const staffPart: TablesPart = { name: 'staff', migrations: [FIRST] };
