import { CannotLoad } from '@fathom/host';
import type { Clock, LiveMatch, Log, Matches, NoticeEnding } from '@fathom/host';
import type { MatchInfo, SeatInfo } from '@fathom/protocol';
import type { Seat } from '@fathom/kit';
import type { Store } from '../../store/index.ts';
import type { NewsDesk, NoticeStanding } from './news-desk.ts';

interface DeskParts {
  readonly store: Store;
  readonly matches: Matches;
  readonly clock: Pick<Clock, 'now' | 'calendar'>;
  readonly log: Log;
}

const LEASE = 60_000; // milliseconds that a server has from claiming news to settling them
const DAY = 86_400_000;

/** News as the store keeps them, and matches as the host knows them. */
export function storeDesk({ store, matches, clock }: DeskParts): NewsDesk {
  const { news } = store;
  /** A match that cannot be read has nothing to tell. */
  const find = async (match: string): Promise<LiveMatch | null> => {
    try {
      return await matches.find(match);
    } catch (error) {
      if (error instanceof CannotLoad) return null;
      throw error;
    }
  };
  return {
    claim: async (limit) =>
      (await news.claimNotices({ now: clock.now(), lease: LEASE, limit })).map(
        ({ guest, match, news: { kind, seq } }) => ({ person: guest, match, kind, seq }),
      ),
    settle: ({ person, match, seq }, next) =>
      news.settleNotice(
        { guest: person, match, seq },
        next === null ? null : clock.now() + Math.max(0, next - clock.calendar()),
      ),
    standing: async (person, match) => {
      const latest = await news.newsOf(match, person);
      const live = latest === null ? null : await find(match);
      if (latest === null || live === null) return null;
      const { kind, seq, seen } = latest;
      return standingOf({ kind, seq, seen }, live.info(), viewpointOf(live, person));
    },
  };
}

interface Viewpoint {
  readonly you: readonly Seat[];
  readonly toAct: readonly Seat[]; // which everybody may know
  readonly name: string; // of the game
}

function viewpointOf(match: LiveMatch, person: string): Viewpoint {
  const { state } = match;
  const toAct = state.status === 'running' ? (state.table?.toAct() ?? []) : [];
  return { you: match.seatsOf(person), toAct, name: state.game.name };
}

/** Made of the public face of the match alone, field by field. null: the person is there. */
export function standingOf(
  news: Pick<NoticeStanding, 'kind' | 'seq' | 'seen'>,
  info: MatchInfo,
  { you, toAct, name }: Viewpoint,
): NoticeStanding | null {
  const own = info.seats.filter(({ seat }) => you.includes(seat));
  if (own.some(({ holder }) => holder?.kind === 'person' && holder.here)) return null;
  return {
    ...news,
    isTurn: you.some((seat) => toAct.includes(seat)),
    game: name,
    names: namesOf(info.seats.filter(({ seat }) => !you.includes(seat))),
    timeLeft: timeLeftOf(info, you),
    allowance: info.clock.type === 'days' ? info.clock.days * DAY : null,
    ending: endingOf(info, own),
  };
}

const MOST_NAMES = 4;
const namesOf = (seats: readonly SeatInfo[]): readonly string[] =>
  [...new Set(seats.flatMap(({ holder }) => (holder === null ? [] : [holder.name])))].slice(
    0,
    MOST_NAMES,
  );

function timeLeftOf(
  { clock, clocks, time, status, timeOff }: MatchInfo,
  you: readonly Seat[],
): number | null {
  if (status !== 'running' || clocks === null || clock.type !== 'days') return null;
  const running = clocks.running.filter((seat) => you.includes(seat));
  if (running.length === 0) return null;
  const least = Math.min(...running.map((seat) => clocks.left[seat] ?? 0));
  return Math.max(0, least - (time - clocks.at)) + (timeOff?.left ?? 0);
}

function endingOf({ status, outcome }: MatchInfo, own: readonly SeatInfo[]): NoticeEnding {
  if (status === 'closed') return 'closed';
  if (outcome === null || outcome.winners.length === 0 || own.length === 0) return 'over';
  return own.some(({ side }) => outcome.winners.includes(side)) ? 'won' : 'lost';
}
