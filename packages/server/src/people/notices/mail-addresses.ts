import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { NoticeMail } from '@fathom/protocol';
import type { PeopleTables, TableStatement } from '../../store/index.ts';

/** Where a person's letters go. Nothing but the question whether they are wanted is sent before it was answered. */
export interface MailAddress {
  readonly person: string;
  readonly id: string; // what links in letters name it by
  readonly address: string;
  readonly askedAt: number;
  readonly confirmed: number; // 1: yes
  readonly failures: number; // letters in a row that came back
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
export const CONFIRM_WITHIN: number = 2 * DAY;
/** Nobody is asked more often than so within a day, whoever asks for it; and after a no, for long not at all. */
const ASKED_A_DAY = 3;
const SILENCE_AFTER_NO = 90 * DAY;
const MOST_FAILURES = 3;

const COLUMNS = `person, id, address, asked_at AS "askedAt", confirmed, failures`;
const OF_PERSON = `SELECT ${COLUMNS} FROM notice_mail WHERE person = $1`;
const BY_ID = `SELECT ${COLUMNS} FROM notice_mail WHERE id = $1`;
const KEEP = `
  INSERT INTO notice_mail (person, id, address, asked_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (person) DO UPDATE SET id = excluded.id, address = excluded.address, asked_at = excluded.asked_at,
    confirmed = 0, failures = 0`;
/** Touches no row where the address was asked often enough, or has said no. */
const COUNT_ASKED = `
  INSERT INTO notice_letters (address, since, asked) VALUES ($1, $2, 1)
  ON CONFLICT (address) DO UPDATE SET
    since = CASE WHEN notice_letters.since < $3 THEN excluded.since ELSE notice_letters.since END,
    asked = CASE WHEN notice_letters.since < $3 THEN 1 ELSE notice_letters.asked + 1 END
  WHERE notice_letters.silent_until < excluded.since
    AND (notice_letters.since < $3 OR notice_letters.asked < ${ASKED_A_DAY})`;
const SAY_NO = `
  INSERT INTO notice_letters (address, since, asked, silent_until) VALUES ($1, $2, 0, $3)
  ON CONFLICT (address) DO UPDATE SET silent_until = excluded.silent_until`;
const FORGET_LETTERS = `
  DELETE FROM notice_letters WHERE since < $1 AND silent_until < $2`;

export async function mailOf({ read }: PeopleTables, person: string): Promise<MailAddress | null> {
  return (await read<MailAddress>(OF_PERSON, [person]))[0] ?? null;
}

async function mailById({ read }: PeopleTables, id: string): Promise<MailAddress | null> {
  return (await read<MailAddress>(BY_ID, [id]))[0] ?? null;
}

export const isOpen = ({ confirmed, failures }: MailAddress): boolean =>
  confirmed === 1 && failures < MOST_FAILURES;

export function shownMail(mail: MailAddress | null): NoticeMail | null {
  if (mail === null) return null;
  if (mail.confirmed === 0) return { address: mail.address, state: 'asked' };
  return { address: mail.address, state: isOpen(mail) ? 'confirmed' : 'failing' };
}

/** Addresses that were asked or said no are kept as hashes only: most of them are nobody's here. */
const hashOf = (address: string): string =>
  createHash('sha256').update(address.toLowerCase()).digest('hex');

/** Notes the address of a person, to be confirmed. null: it must not be asked just now. */
export async function askMail(
  { write }: PeopleTables,
  {
    person,
    address,
    now,
  }: { readonly person: string; readonly address: string; readonly now: number },
): Promise<MailAddress | null> {
  const id = randomBytes(16).toString('hex');
  const inTheWay = await write([
    { text: COUNT_ASKED, values: [hashOf(address), now, now - DAY], must: true },
    { text: KEEP, values: [person, id, address, now] },
    { text: FORGET_LETTERS, values: [now - DAY, now] },
  ]);
  return inTheWay === null
    ? { person, id, address, askedAt: now, confirmed: 0, failures: 0 }
    : null;
}

export const forgetMail = (person: string): TableStatement => ({
  text: 'DELETE FROM notice_mail WHERE person = $1',
  values: [person],
});

export const noteMail = (id: string, outcome: 'sent' | 'returned'): TableStatement =>
  outcome === 'sent'
    ? { text: 'UPDATE notice_mail SET failures = 0 WHERE id = $1 AND failures > 0', values: [id] }
    : { text: 'UPDATE notice_mail SET failures = failures + 1 WHERE id = $1', values: [id] };

/** What a link in a letter is for. */
export type LinkPurpose = 'confirm' | 'unsubscribe';

/** Links that need no cookie: whoever reads the letters may follow them. */
export interface MailLinks {
  readonly tokenFor: (purpose: LinkPurpose, mail: MailAddress) => string;
  /** The address that a link is about; null: it is no link of ours, or not for this any more. */
  readonly open: (purpose: LinkPurpose, token: string) => Promise<MailAddress | null>;
}

export function mailLinks(tables: PeopleTables, secret: string): MailLinks {
  const tokenFor = (purpose: LinkPurpose, { id, address }: MailAddress): string =>
    id +
    createHmac('sha256', secret)
      .update(JSON.stringify(['mail', purpose, id, address]))
      .digest('hex')
      .slice(0, 32);
  return {
    tokenFor,
    open: async (purpose, token) => {
      const mail = await mailById(tables, token.slice(0, 32));
      if (mail === null) return null;
      const right = Buffer.from(tokenFor(purpose, mail));
      const given = Buffer.from(token);
      return given.length === right.length && timingSafeEqual(given, right) ? mail : null;
    },
  };
}

export const confirmMail = ({ id }: MailAddress): TableStatement => ({
  text: 'UPDATE notice_mail SET confirmed = 1, failures = 0 WHERE id = $1',
  values: [id],
  must: true,
});

/** An address that was never confirmed has said that it does not want to be asked. */
export const unsubscribe = (mail: MailAddress, now: number): readonly TableStatement[] => [
  forgetMail(mail.person),
  ...(mail.confirmed === 1
    ? []
    : [{ text: SAY_NO, values: [hashOf(mail.address), now, now + SILENCE_AFTER_NO] }]),
];
