import type { NoticeBrowser, NoticeMail, NoticeWishes } from '@fathom/protocol';
import type { PeopleTables, TableStatement } from '../../store/index.ts';
import { browsersOf } from './browsers.ts';
import { forgetMail, mailOf, shownMail } from './mail-addresses.ts';
import { readWishes } from './wishes.ts';

/** All that is kept about how somebody is told of their matches, to be taken away. */
export interface PersonNotices {
  readonly browsers: readonly NoticeBrowser[];
  readonly mail: NoticeMail | null;
  readonly wishes: NoticeWishes;
}

export async function noticesOf(tables: PeopleTables, person: string): Promise<PersonNotices> {
  const [browsers, mail, wishes] = await Promise.all([
    browsersOf(tables, person),
    mailOf(tables, person),
    readWishes(tables, person),
  ]);
  return {
    browsers: browsers.map(({ id, name, addedAt }) => ({ id, name, addedAt })),
    mail: shownMail(mail),
    wishes,
  };
}

/** Whoever is gone is told nothing more. */
export const forgetNotices = (person: string): readonly TableStatement[] => [
  { text: 'DELETE FROM notice_browsers WHERE person = $1', values: [person] },
  forgetMail(person),
  { text: 'DELETE FROM notice_wishes WHERE person = $1', values: [person] },
  { text: 'DELETE FROM notice_deliveries WHERE person = $1', values: [person] },
];

/** A guest has become somebody else: what the other has not said yet is as the guest said it. */
export const adoptNotices = (from: string, to: string): readonly TableStatement[] => [
  { text: 'UPDATE notice_browsers SET person = $2 WHERE person = $1', values: [from, to] },
  ...['notice_mail', 'notice_wishes'].map((table) => ({
    text: `UPDATE ${table} SET person = $2 WHERE person = $1 AND NOT EXISTS (SELECT 1 FROM ${table} WHERE person = $2)`,
    values: [from, to],
  })),
  ...forgetNotices(from),
];
