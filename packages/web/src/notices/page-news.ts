import { noticeText } from '@fathom/host/notice-words';
import type { NoticeFacts } from '@fathom/host/notice-words';
import type { LatestNews, MyMatch, NoticeKind } from '@fathom/protocol';
import { createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';
import { announce } from '../frame/announce.tsx';
import { play } from '../frame/sound.ts';
import { webGame } from '../games/web-games.ts';
import { api } from '../net/api.ts';
import { readStored, writeStored } from '../net/storage.ts';
import { noticeWords } from '../words/notices.ts';
import { pageWishes } from './page-wishes.ts';

/** News of a match that this page does not show. */
export interface PageNews {
  readonly match: string;
  readonly title: string;
  readonly body: string;
}

const MOST = 3; // shown at a time; the oldest makes way
const TOLD = 'fathom/notices/told'; // the time of the last news that some page of this browser has shown
const CHIMED = 'fathom/notices/chimed';

const [news, setNews] = createSignal<readonly PageNews[]>([]);
/** What is shown, the latest last. */
export const pageNews: Accessor<readonly PageNews[]> = news;
export const dismiss = (match: string): void =>
  void setNews((shown) => shown.filter((each) => each.match !== match));

const timeIn = (key: string): number => {
  const kept = readStored(key);
  return typeof kept === 'number' ? kept : 0;
};
/** Whether this page is the first of this browser to come by news of that time. */
function isFirst(key: string, at: number): boolean {
  if (at <= timeIn(key)) return false;
  writeStored(key, at);
  return true;
}

let waiting: LatestNews | null = null; // until somebody looks at this page

/** What the server says of the last news that this person has not seen. `here`: the match that the page shows. */
export function hearNews(latest: LatestNews | null, here: () => string | null): void {
  for (const { match } of news()) if (match === here()) dismiss(match);
  if (latest === null || latest.match === here()) return;
  if (!document.hidden) {
    void show(latest, here);
    return;
  }
  chime(latest);
  if (waiting === null)
    document.addEventListener('visibilitychange', () => showWaiting(here), { once: true });
  waiting = latest;
}

function showWaiting(here: () => string | null): void {
  const latest = waiting;
  waiting = null;
  if (latest !== null) hearNews(latest, here);
}

async function show(latest: LatestNews, here: () => string | null): Promise<void> {
  const { match, at, kind } = latest;
  if (!isFirst(TOLD, at)) return;
  const wished = await pageWishes();
  const mine = await api.match(match).catch(() => null);
  if (mine === null || match === here()) return;
  const facts = factsOf(kind, mine);
  if (!wished.includes(facts.kind)) return;
  const { title, body } = noticeText(facts);
  setNews((shown) =>
    [...shown.filter((each) => each.match !== match), { match, title, body }].slice(-MOST),
  );
  announce(noticeWords.news(title, body));
  chime(latest);
}

/** One of this browser's pages is enough. */
function chime({ at }: LatestNews): void {
  if (isFirst(CHIMED, at)) play('turn');
}

/** From what everybody may know of the match. */
function factsOf(kind: LatestNews['kind'], { match, you }: MyMatch): NoticeFacts {
  const others = match.seats.filter(({ seat }) => !you.includes(seat));
  const names = others.flatMap(({ holder }) => (holder === null ? [] : [holder.name]));
  return {
    kind: kindOf(kind),
    isTurn: kind === 'turn',
    game: webGame(match.game)?.name ?? match.game,
    names: [...new Set(names)],
    timeLeft: null,
    ending: endingOf({ match, you }),
  };
}

const kindOf = (kind: LatestNews['kind']): NoticeKind => (kind === 'closed' ? 'over' : kind);

function endingOf({ match, you }: Pick<MyMatch, 'match' | 'you'>): NoticeFacts['ending'] {
  if (match.status === 'closed') return 'closed';
  const winners = match.outcome?.winners ?? [];
  const own = match.seats.filter(({ seat }) => you.includes(seat));
  if (winners.length === 0 || own.length === 0) return 'over';
  return own.some(({ side }) => winners.includes(side)) ? 'won' : 'lost';
}
