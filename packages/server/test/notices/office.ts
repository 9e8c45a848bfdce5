import { NO_LOG } from '@fathom/host';
import type { NewsKind, NoticeWishes } from '@fathom/protocol';
import { onTestFinished } from 'vitest';
import { keepBrowser } from '../../src/people/notices/browsers.ts';
import { askMail, confirmMail, mailLinks } from '../../src/people/notices/mail-addresses.ts';
import { openMailer } from '../../src/people/notices/mailer.ts';
import type { ClaimedNews, NewsDesk, NoticeStanding } from '../../src/people/notices/news-desk.ts';
import { openNotifier } from '../../src/people/notices/notifier.ts';
import type { Notifier } from '../../src/people/notices/notifier.ts';
import { openPushSender } from '../../src/people/notices/push-sender.ts';
import { vapidKeys } from '../../src/people/notices/vapid-keys.ts';
import { keepWishes } from '../../src/people/notices/wishes.ts';
import type { PeopleTables, Store } from '../../src/store/index.ts';
import type { MailService } from './mail-service.ts';
import type { PushService, TestBrowser } from './push-service.ts';
import { startMailService, startPushService } from './services.ts';

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** News that a test makes up, handed out as a store does: each to one who asks, for the time of a lease. */
export interface TestDesk extends NewsDesk {
  readonly bring: (news: ClaimedNews, facts?: Partial<NoticeStanding>) => void;
  /** Somebody comes to a match. */
  readonly see: (person: string, match: string) => void;
  /** Called before news are settled. */
  onSettle: () => void;
  readonly unsettled: () => number;
}

const LEASE = 60 * SECOND;

const keyOf = (person: string, match: string): string => `${person} ${match}`;

export function openTestDesk(now: () => number): TestDesk {
  const kept = new Map<
    string,
    { news: ClaimedNews; facts: Partial<NoticeStanding>; due: number | null }
  >();
  const desk: TestDesk = {
    onSettle: () => {},
    bring: (news, facts = {}) =>
      void kept.set(keyOf(news.person, news.match), { news, facts, due: now() }),
    see: (person, match) => void kept.delete(keyOf(person, match)),
    unsettled: () => [...kept.values()].filter(({ due }) => due !== null).length,
    claim: async (limit) => {
      const due = [...kept.values()].filter((each) => each.due !== null && each.due <= now());
      return due.slice(0, limit).map((each) => {
        each.due = now() + LEASE;
        return each.news;
      });
    },
    settle: async ({ person, match, seq }, next) => {
      desk.onSettle();
      const found = kept.get(keyOf(person, match));
      if (found?.news.seq === seq) found.due = next;
    },
    standing: async (person, match) => {
      const found = kept.get(keyOf(person, match));
      if (found === undefined) return null;
      const { kind, seq } = found.news;
      return {
        kind,
        seq,
        seen: false,
        isTurn: kind === 'turn',
        game: 'Depth Charge',
        names: ['Ben'],
        timeLeft: null,
        allowance: null,
        ending: 'over',
        ...found.facts,
      };
    },
  };
  return desk;
}

/** All that sends notices, at a time that the test sets, with services that take and read them. */
export interface TestOffice {
  now: number;
  readonly desk: TestDesk;
  readonly tables: PeopleTables;
  readonly push: PushService;
  readonly post: MailService;
  readonly notifier: Notifier;
  readonly another: (tables?: PeopleTables) => Promise<Notifier>;
  readonly addBrowser: (person: string) => Promise<TestBrowser>;
  readonly addMail: (person: string, address: string) => Promise<void>;
  readonly wish: (person: string, wishes: NoticeWishes) => Promise<void>;
}

const NOON = Date.UTC(2026, 5, 15, 12);
const ADDRESS = 'https://play.example.org';
const SECRET = 'a secret of the store';
export const DIGEST: number = 10 * MINUTE;

export async function openTestOffice(store: Store): Promise<TestOffice> {
  const tables = store.people;
  const push = await startPushService();
  const post = await startMailService();
  const keys = await vapidKeys(tables);
  const office = { now: NOON };
  const calendar = (): number => office.now;
  const desk = openTestDesk(calendar);
  const another = async (over: PeopleTables = tables): Promise<Notifier> => {
    const sender = openPushSender({
      keys,
      contact: 'mailto:admin@example.org',
      secret: SECRET,
      isPrivateAllowed: true,
      patience: 5_000,
    });
    const settings = { smtp: post.url, from: 'Fathom <fathom@example.org>', address: ADDRESS };
    const mailer = openMailer({ ...settings, digestMinutes: 10 });
    const notifier = openNotifier({
      desk,
      tables: over,
      push: sender,
      mail: { mailer, letters: { address: ADDRESS, links: mailLinks(tables, SECRET) } },
      clock: { calendar, after: () => () => {} },
      log: NO_LOG,
      every: SECOND,
      digest: DIGEST,
    });
    onTestFinished(async () => {
      await notifier.stop();
      sender.close();
      mailer.close();
    });
    return notifier;
  };
  return Object.assign(office, {
    desk,
    tables,
    push,
    post,
    another,
    notifier: await another(),
    addBrowser: async (person: string) => {
      const browser = push.browser(keys.publicKey);
      const as = { name: 'Firefox on Linux', now: office.now };
      await tables.write(keepBrowser({ person, session: null }, browser.subscription, as));
      return browser;
    },
    addMail: async (person: string, address: string) => {
      const mail = await askMail(tables, { person, address, now: office.now });
      if (mail === null) throw new Error('it was asked often enough');
      await tables.write([confirmMail(mail)]);
    },
    wish: async (person: string, wishes: NoticeWishes) => {
      await tables.write([keepWishes(person, wishes)]);
    },
  });
}

export const newsOf = (
  person: string,
  kind: NewsKind,
  { match = 'k7m2p9qx', seq = 5 }: { readonly match?: string; readonly seq?: number } = {},
): ClaimedNews => ({ person, match, kind, seq });
