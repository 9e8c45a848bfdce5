import { noticeText } from '@fathom/host';
import type { Clock, Log, NoticeText } from '@fathom/host';
import type { PeopleTables, TableStatement } from '../../store/index.ts';
import { browserById, browserGone, noteBrowser } from './browsers.ts';
import type { KnownBrowser } from './browsers.ts';
import { claimDelivery, claimLetter, finish, MAIL, postpone } from './deliveries.ts';
import type { Delivery } from './deliveries.ts';
import { digestLetter } from './letters.ts';
import type { LetterDesk } from './letters.ts';
import { isOpen, mailOf, noteMail } from './mail-addresses.ts';
import type { MailAddress } from './mail-addresses.ts';
import type { Mailer } from './mailer.ts';
import { seqOf } from './marks.ts';
import type { NewsDesk, NoticeStanding } from './news-desk.ts';
import type { PushOutcome, PushSender } from './push-sender.ts';

export interface DeliveringParts {
  readonly desk: NewsDesk;
  readonly tables: PeopleTables;
  readonly push: PushSender;
  readonly mail: { readonly mailer: Mailer; readonly letters: LetterDesk } | null;
  readonly clock: Pick<Clock, 'calendar'>;
  readonly log: Log;
  readonly signal: AbortSignal; // the server is about to stop
}
export interface Delivering {
  readonly send: (delivery: Delivery) => Promise<void>;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** How long to wait after each failure; after the last of them it is given up. */
const WAITS = [15 * SECOND, MINUTE, 5 * MINUTE, 20 * MINUTE, HOUR, 3 * HOUR];
const LONGEST_KEPT = 3 * 24 * HOUR; // by a push service, for a browser that is off

/** One delivery at a time, from its claim to its end. What is not current any more when its time comes is not sent. */
export function openDelivering(parts: DeliveringParts): Delivering {
  return {
    send: (delivery) =>
      delivery.target === MAIL ? sendLetter(parts, delivery) : sendPush(parts, delivery),
  };
}

async function sendPush(parts: DeliveringParts, due: Delivery): Promise<void> {
  const { tables, push, clock, signal } = parts;
  const delivery = await claimDelivery(tables, due, clock.calendar());
  if (delivery === null) return;
  const browser = await browserById(tables, delivery.target);
  const standing = await current(parts, delivery);
  if (standing === null || browser === null || browser.person !== delivery.person)
    return done(parts, [delivery]);
  const outcome = await push.send(
    {
      to: browser.to,
      note: { ...textOf(delivery, standing), match: delivery.match },
      seconds: Math.floor(Math.min(LONGEST_KEPT, standing.timeLeft ?? LONGEST_KEPT) / SECOND),
      isUrgent: delivery.kind === 'turn' || delivery.kind === 'time',
    },
    signal,
  );
  if (signal.aborted && outcome.type === 'later') return again(parts, [delivery], 0);
  await afterPush(parts, { delivery, browser, outcome });
}

interface Pushed {
  readonly delivery: Delivery;
  readonly browser: KnownBrowser;
  readonly outcome: PushOutcome;
}

async function afterPush(
  parts: DeliveringParts,
  { delivery, browser, outcome }: Pushed,
): Promise<void> {
  switch (outcome.type) {
    case 'sent':
      return done(parts, [delivery], noteBrowser(browser.id, 'sent'));
    case 'gone':
      return done(parts, [delivery], browserGone(browser.id));
    case 'refused':
      parts.log.warn({ problem: outcome.problem }, 'a push service refuses a notice');
      return done(parts, [delivery], noteBrowser(browser.id, 'failed'));
    case 'later': {
      await parts.tables.write(noteBrowser(browser.id, 'failed'));
      return later(parts, [delivery], outcome.after);
    }
    default:
      return outcome satisfies never;
  }
}

async function sendLetter(parts: DeliveringParts, due: Delivery): Promise<void> {
  const { tables, clock } = parts;
  const all = await claimLetter(tables, due, clock.calendar());
  const [first] = all;
  if (first === undefined || first.batch === null) return;
  const address = await mailOf(tables, first.person);
  const told: NoticeLine[] = [];
  for (const delivery of all) {
    const standing = await current(parts, delivery);
    if (standing !== null) told.push({ match: delivery.match, text: textOf(delivery, standing) });
  }
  if (parts.mail === null || address === null || !isOpen(address) || told.length === 0)
    return done(parts, all);
  const { mailer, letters } = parts.mail;
  const outcome = await mailer.send(
    digestLetter(letters, { mail: address, id: first.batch, told }),
  );
  if (outcome.type === 'sent') return done(parts, all, [noteMail(address.id, 'sent')]);
  parts.log.warn({ problem: outcome.problem }, 'a letter was not taken');
  if (outcome.type === 'returned') return returned(parts, all, address);
  return later(parts, all, null);
}

const returned = (
  parts: DeliveringParts,
  all: readonly Delivery[],
  { id }: MailAddress,
): Promise<void> => done(parts, all, [noteMail(id, 'returned')]);

/** A match in a letter. */
export interface NoticeLine {
  readonly match: string;
  readonly text: NoticeText;
}

/** null: they have been there since, or there is something newer to tell. */
async function current(
  { desk }: DeliveringParts,
  delivery: Delivery,
): Promise<NoticeStanding | null> {
  const standing = await desk.standing(delivery.person, delivery.match);
  return standing?.seq === seqOf(delivery.mark) ? standing : null;
}

const textOf = ({ kind }: Delivery, standing: NoticeStanding): NoticeText =>
  noticeText({ ...standing, kind });

async function done(
  { tables, clock }: DeliveringParts,
  deliveries: readonly Delivery[],
  notes: readonly TableStatement[] = [],
): Promise<void> {
  const now = clock.calendar();
  await tables.write([...deliveries.map((delivery) => finish(delivery, now)), ...notes]);
}

async function later(
  parts: DeliveringParts,
  deliveries: readonly Delivery[],
  after: number | null,
): Promise<void> {
  const tries = Math.max(...deliveries.map((delivery) => delivery.tries));
  const wait = WAITS[tries - 1];
  return wait === undefined
    ? done(parts, deliveries)
    : again(parts, deliveries, Math.max(wait, after ?? 0));
}

async function again(
  { tables, clock }: DeliveringParts,
  deliveries: readonly Delivery[],
  wait: number,
): Promise<void> {
  const due = clock.calendar() + wait;
  await tables.write(deliveries.map((delivery) => postpone(delivery, due)));
}
