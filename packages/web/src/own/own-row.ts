import type { Seat, Side } from '@fathom/kit';
import type { MatchInfo, OwnGroup, OwnMatch, SeatInfo } from '@fathom/protocol';
import { seatName } from '../frame/people/names.ts';
import { asWords } from '../words/as-words.ts';
import { ownWords } from '../words/own.ts';
import { crowd, peopleOf } from './crowd.ts';
import type { OwnResult } from '../words/own.ts';

/** A match in a person's list, wherever it is kept. */
export interface OwnRow extends OwnMatch {
  readonly home: 'server' | 'browser';
}

export function statusOf({ match, turn }: Pick<OwnRow, 'match' | 'turn'>): OwnGroup {
  switch (match.status) {
    case 'lobby':
      return 'waiting';
    case 'running':
      return turn ? 'turn' : 'running';
    case 'finished':
    case 'closed':
      return 'over';
    default:
      return match.status satisfies never;
  }
}

/** What somebody can do to a match without going there; each is asked twice. */
export type OwnAct = 'giveUp' | 'standUp' | 'leave' | 'resign' | 'forget';

export function actsOf(row: OwnRow): readonly OwnAct[] {
  const { match, you, host, home } = row;
  if (home === 'browser') return ['forget'];
  if (match.status === 'lobby') {
    if (host) return ['giveUp'];
    return you.length > 0 ? ['standUp'] : [];
  }
  if (match.status !== 'running' || you.length === 0) return [];
  const mates = peopleBeside(row).filter(({ side }) => side === sideOf(row));
  // With people on one's side, resigning is theirs as well to decide: that is done at the table.
  if (mates.length > 0) return ['leave'];
  const sides = new Set(match.seats.map(({ side }) => side));
  return sides.size > 2 && peopleBeside(row).length > 0 ? ['resign', 'leave'] : ['resign'];
}

const peopleBeside = ({ match, you }: OwnRow): readonly SeatInfo[] =>
  match.seats.filter(({ seat, holder }) => holder?.kind === 'person' && !you.includes(seat));

/** The seats this person plays, or would play if they came back. */
const seatsOf = ({ you, relieved }: OwnRow): readonly Seat[] => (you.length > 0 ? you : relieved);

const sideOf = (row: OwnRow): Side | null => {
  const [first] = seatsOf(row);
  return row.match.seats.find(({ seat }) => seat === first)?.side ?? null;
};

/** "as Black against Ben", "as Alpha’s Captain with Ann and 2 bots against 4 bots". */
export function companyOf(row: OwnRow): string {
  const { seats } = row.match;
  const own = seatsOf(row);
  const side = sideOf(row);
  if (side === null) return ownWords.company(null, [], [peopleOf(seats)]);
  const [first] = own;
  const mine = seats.find(({ seat }) => seat === first);
  const isWholeCrew = seats.filter((seat) => seat.side === side).length === own.length;
  const as = mine === undefined || isWholeCrew ? asWords(side) : seatName(null, mine, seats);
  const others = seats.filter(({ seat }) => !own.includes(seat));
  if (others.length === 0) return ownWords.onYourOwn;
  return ownWords.company(
    as,
    crowd(others.filter((seat) => seat.side === side)),
    crowd(others.filter((seat) => seat.side !== side)),
  );
}

export function resultOf(row: OwnRow): OwnResult {
  const { outcome } = row.match;
  if (outcome === null) return 'closed';
  const side = sideOf(row);
  if (side === null) return outcome.winners.length === 0 ? 'draw' : 'watched';
  if (outcome.winners.includes(side)) return 'won';
  const isAlone = new Set(row.match.seats.map((seat) => seat.side)).size === 1;
  return outcome.winners.length === 0 && !isAlone ? 'draw' : 'lost';
}

/** Whoever won, by name. */
export const winnersOf = ({ seats, outcome }: MatchInfo): readonly string[] =>
  (outcome?.winners ?? []).flatMap((side) => crowd(seats.filter((seat) => seat.side === side)));

/** How long this person has, in milliseconds; null: no clock runs for them. */
export function timeLeft({ match, you }: OwnRow): number | null {
  const { clocks, time } = match;
  if (clocks === null || match.status !== 'running') return null;
  const running = you.filter((seat) => clocks.running.includes(seat));
  const left = running.map((seat) => (clocks.left[seat] ?? 0) - (time - clocks.at));
  return left.length === 0 ? null : Math.max(0, Math.min(...left));
}
