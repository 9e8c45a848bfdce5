import { every } from '@fathom/host';
import type { CallOff, Clock, Log } from '@fathom/host';
import type { NoticeKind, NoticeWishes } from '@fathom/protocol';
import type { PeopleTables, TableStatement } from '../../store/index.ts';
import { browsersOf } from './browsers.ts';
import { openDelivering } from './delivering.ts';
import type { DeliveringParts } from './delivering.ts';
import { addDelivery, dueDeliveries, forgetDeliveries, MAIL } from './deliveries.ts';
import { isOpen, mailOf } from './mail-addresses.ts';
import { markOf } from './marks.ts';
import type { ClaimedNews, NewsDesk, NoticeStanding } from './news-desk.ts';
import { endOfQuiet } from './quiet-hours.ts';
import { warningAt } from './warning.ts';
import { readWishes } from './wishes.ts';

/** Takes what people's matches have for them, and sends it away as they wish. */
export interface Notifier {
  /** Looks for news now; resolves when all that was due has been handed on. */
  readonly look: () => Promise<void>;
  readonly stop: () => Promise<void>;
}
export interface NotifierParts extends Omit<DeliveringParts, 'signal'> {
  readonly desk: NewsDesk;
  readonly tables: PeopleTables;
  readonly clock: Pick<Clock, 'calendar' | 'after'>;
  readonly log: Log;
  readonly every: number; // milliseconds from one look to the next
  readonly digest: number; // milliseconds for which a letter is collected; counts only where letters are sent
}

const NEWS_AT_ONCE = 64;
const BETWEEN = 200; // milliseconds from one full hand of news to the next: after a long absence there may be thousands
const SENT_AT_ONCE = 16;
const TIDY_EVERY = 3_600_000;
const MINUTE = 60_000;
/** Clocks may stand still, or have been set anew: then somebody looks again. */
const LOOK_AGAIN = 6 * 60 * MINUTE;

export function openNotifier(parts: NotifierParts): Notifier {
  const { desk, tables, clock, log } = parts;
  const over = new AbortController();
  const delivering = openDelivering({ ...parts, signal: over.signal });
  const inFlight = new Set<Promise<void>>();
  let looking: Promise<void> | null = null;

  const takeNews = async (): Promise<void> => {
    for (;;) {
      const claimed = await desk.claim(NEWS_AT_ONCE);
      await Promise.all(claimed.map((news) => prepare(parts, news)));
      if (claimed.length < NEWS_AT_ONCE || over.signal.aborted) return;
      await rest();
    }
  };
  /** Whoever plays meanwhile needs the store, too. */
  const rest = (): Promise<void> =>
    new Promise((resolve) => {
      const goOn = (): void => {
        callOff();
        over.signal.removeEventListener('abort', goOn);
        resolve();
      };
      const callOff = clock.after(BETWEEN, goOn);
      over.signal.addEventListener('abort', goOn);
    });
  const deliver = async (): Promise<void> => {
    const free = SENT_AT_ONCE - inFlight.size;
    if (free === 0) return;
    for (const delivery of await dueDeliveries(tables, clock.calendar(), free)) {
      const sending: Promise<void> = delivering
        .send(delivery)
        .catch((error: unknown) => complain(error))
        .finally(() => inFlight.delete(sending));
      inFlight.add(sending);
    }
  };
  let complaints = 0;
  /** What fails is tried again; a store that is away says so elsewhere. */
  const complain = (error: unknown): void => {
    complaints += 1;
    if (complaints === 1 && !over.signal.aborted)
      log.warn({ err: error }, 'notices cannot be sent just now; they are kept');
  };
  const look = (): Promise<void> =>
    (looking ??= (async () => {
      try {
        await takeNews();
        await deliver();
        complaints = 0;
      } catch (error) {
        complain(error);
      } finally {
        looking = null;
      }
    })());
  const callOffs: readonly CallOff[] = [
    every(clock, parts.every, () => void look()),
    every(
      clock,
      TIDY_EVERY,
      () => void tables.write([forgetDeliveries(clock.calendar())]).catch(complain),
    ),
  ];
  return {
    look: async () => {
      await look();
      await Promise.all(inFlight);
    },
    stop: async () => {
      for (const callOff of callOffs) callOff();
      over.abort();
      await looking;
      await Promise.all(inFlight);
    },
  };
}

/** Where a person can be reached while they are elsewhere. */
interface Reach {
  readonly wishes: NoticeWishes;
  readonly browsers: readonly string[];
  readonly hasMail: boolean;
}

async function reachOf({ tables, mail }: NotifierParts, person: string): Promise<Reach | null> {
  const [browsers, address] = await Promise.all([
    browsersOf(tables, person),
    mail === null ? null : mailOf(tables, person),
  ]);
  const hasMail = address !== null && isOpen(address);
  if (browsers.length === 0 && !hasMail) return null;
  const wishes = await readWishes(tables, person);
  return { wishes, browsers: browsers.map(({ id }) => id), hasMail };
}

/** Notes what is to be sent where, and only then that the news are settled: a server that dies between the two does it again. */
async function prepare(parts: NotifierParts, news: ClaimedNews): Promise<void> {
  const { desk, tables, clock, digest } = parts;
  const { person, match } = news;
  const reach = await reachOf(parts, person);
  const standing = reach === null ? null : await desk.standing(person, match);
  if (reach === null || standing === null) return desk.settle(news, null);
  const { wishes, browsers, hasMail } = reach;
  const now = clock.calendar();
  const warning = warningAt(standing, wishes.quiet, now);
  const due = endOfQuiet(wishes.quiet, now);
  const kinds = kindsOf(standing, warning !== null && now >= warning);
  const wished = (way: 'push' | 'mail'): NoticeKind | undefined =>
    kinds.find((kind) => wishes[way].includes(kind));
  const to = (target: string, kind: NoticeKind, at: number): TableStatement =>
    addDelivery({ person, match, target, kind, mark: markOf(standing.seq, kind), due: at });
  const [pushed, mailed] = [wished('push'), wished('mail')];
  const deliveries = [
    ...(pushed === undefined ? [] : browsers.map((browser) => to(browser, pushed, due))),
    ...(mailed === undefined || !hasMail ? [] : [to(MAIL, mailed, due + digest)]),
  ];
  if (deliveries.length > 0) await tables.write(deliveries);
  await desk.settle({ ...news, seq: standing.seq }, nextLook(standing, { warning, now }));
}

/** What there is to tell, as one of these, whichever a person wishes first. */
function kindsOf({ kind, seen, isTurn }: NoticeStanding, isLate: boolean): readonly NoticeKind[] {
  if (isLate) return ['time'];
  if (seen) return []; // whoever was there knows, but may forget their clock
  const told = kind === 'closed' ? 'over' : kind;
  return isTurn ? [told, 'turn'] : [told];
}

function nextLook(
  { isTurn, allowance }: NoticeStanding,
  { warning, now }: { readonly warning: number | null; readonly now: number },
): number | null {
  if (!isTurn || allowance === null) return null;
  if (warning === null) return now + LOOK_AGAIN;
  return warning > now ? warning : null;
}
