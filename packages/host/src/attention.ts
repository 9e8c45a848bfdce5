import type { CloseReason } from '@fathom/protocol';
import type { Moment } from './faces.ts';
import type { LiveMatch } from './live-match.ts';
import { isBotsAlone, isOpen } from './seating.ts';
import { botLevelOf, gameTime, tableOf, timeOffLeft } from './state.ts';
import type { MatchState } from './state.ts';
import type { Rest } from './store.ts';
import { nextByTime } from './time.ts';

// When a match ends by itself, how long it stays in memory, and when its host must look at it again.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type Quiet = 'botsAlone' | 'everybodyLeft' | 'publicLobby' | 'privateLobby' | 'abandoned';

/** How long nobody has to be there until a match is closed. */
export const ENDINGS: Readonly<Record<Quiet, number>> = {
  botsAlone: 10 * MINUTE,
  everybodyLeft: HOUR, // bots play on, and somebody may return
  publicLobby: 2 * HOUR,
  privateLobby: 24 * HOUR, // links go by mail
  abandoned: 7 * 24 * HOUR, // running, and no clock that would end it
};

/** A match that nobody asked for stays in memory for so long; one that time brings something to, from so long before. */
export const KEPT_IDLE: number = 2 * MINUTE;
const SOON = 5 * MINUTE;

/** No seat is meant for a person. */
export const isForBots = (match: MatchState): boolean =>
  [...match.seats.values()].every(({ plan }) => plan.for === 'bot');

/** How this match ends by itself once nobody has been there for a while; null: it does not, or its clocks see to it. */
function endingOf(match: MatchState): { reason: CloseReason; after: number } | null {
  if (!isOpen(match)) return null;
  if (match.status === 'lobby') {
    const isPublic = match.created.visibility === 'public';
    const after = isPublic ? ENDINGS.publicLobby : ENDINGS.privateLobby;
    return { reason: 'nobodyCame', after };
  }
  if (isForBots(match)) return { reason: 'botsAlone', after: ENDINGS.botsAlone };
  if (isBotsAlone(match)) return { reason: 'botsAlone', after: ENDINGS.everybodyLeft };
  return match.clocks === null ? { reason: 'abandoned', after: ENDINGS.abandoned } : null;
}

/** Why a match is to be closed now, where nobody has been there since then. */
export function endingDue(match: MatchState, quietSince: number, now: number): CloseReason | null {
  const ending = endingOf(match);
  return ending !== null && now - quietSince >= ending.after ? ending.reason : null;
}

/** Whether a bot has something to do: it is waited for, or nobody is and anybody may act. */
function isBotsTurn(match: MatchState): boolean {
  if (match.status !== 'running') return false;
  const waitedFor = tableOf(match).toAct();
  return [...match.seats].some(
    ([seat, held]) =>
      botLevelOf(held) !== null && (waitedFor.length === 0 || waitedFor.includes(seat)),
  );
}

/** When time brings something to a match next, in the time of its host; null: never. */
function timeOf(match: MatchState, now: number): number | null {
  const next = nextByTime(match);
  return next === null ? null : now + next.at - gameTime(match, now) + timeOffLeft(match, now);
}

/** Whether a match can leave the memory: nobody listens, nothing goes on in it, and nothing will soon. */
export function canRest(match: LiveMatch, now: number): boolean {
  const { state } = match;
  if (match.listeners() > 0 || !match.isIdle()) return false;
  const at = timeOf(state, now);
  return !isBotsTurn(state) && (at === null || at - now > SOON);
}

/** What is to be noted of an open match that leaves the memory. */
export function restOf(match: MatchState, quietSince: number, { now, downtime }: Moment): Rest {
  const ending = endingOf(match);
  const timeAt = timeOf(match, now);
  const times = [timeAt, ending === null ? null : quietSince + ending.after];
  const known = times.filter((at) => at !== null);
  const timed = timeAt !== null;
  // With clocks that stand still and no ending somebody has to come first; it is looked at now and then.
  const wakeAt = known.length === 0 ? quietSince + ENDINGS.abandoned : Math.min(...known);
  return { wakeAt: timed ? wakeAt - downtime : wakeAt, quietSince, timed, downtime };
}
