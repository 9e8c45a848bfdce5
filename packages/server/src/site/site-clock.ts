import type { Clock } from '@fathom/host';

/** What a heartbeat tells of time. */
export interface BeatTimes {
  readonly sentAt: number; // by the monotonic clock of this machine
  readonly answeredAt: number;
  readonly wallAt: number; // by its wall clock, when the answer came
  readonly databaseAt: number; // by the database's clock, at some moment between the two
  readonly leftOut: number; // milliseconds in which no node was there
}

/** The time of all nodes, as far as this one can tell. */
export interface SiteClock extends Pick<Clock, 'now' | 'calendar'> {
  readonly take: (beat: BeatTimes) => void;
  /** How far the machine's wall clock is behind the database's, in milliseconds. */
  readonly offset: () => number;
}
export interface SiteClockSources {
  readonly monotonic: () => number;
  readonly wall: () => number;
}

/** So much is left of a silence of all nodes, and so far a node goes on without having heard of the others. */
export const LONGEST_SILENCE: number = 5_000;

const READINGS = 8; // for so many beats two machines' pace is the same
const JITTER = 2; // milliseconds by which two readings may differ without either being wrong

/** The difference between two clocks is somewhere within the round trip that it was measured in. */
interface Reading {
  readonly ahead: number; // site time less the monotonic clock
  readonly wallBehind: number;
  readonly error: number; // at most
}

/**
 * Goes on by the monotonic clock from what the best of the last heartbeats told, never back. What a later one rules out is
 * forgotten: the database's clock was set, or this machine slept.
 */
export function openSiteClock({ monotonic, wall }: SiteClockSources, first: BeatTimes): SiteClock {
  let readings = [readingOf(first)];
  let best = readingOf(first);
  let most = siteTimeOf(first) + LONGEST_SILENCE;
  let latest = 0;
  return {
    take: (beat) => {
      const reading = readingOf(beat);
      readings = [...readings.filter((known) => agree(known, reading)), reading].slice(-READINGS);
      best = readings.reduce((least, each) => (each.error <= least.error ? each : least), reading);
      most = siteTimeOf(beat) + LONGEST_SILENCE;
    },
    now: () => {
      latest = Math.max(latest, Math.min(monotonic() + best.ahead, most));
      return Math.floor(latest);
    },
    calendar: () => Math.floor(wall() + best.wallBehind),
    offset: () => best.wallBehind,
  };
}

const siteTimeOf = ({ databaseAt, leftOut }: BeatTimes): number => databaseAt - leftOut;

function readingOf(beat: BeatTimes): Reading {
  const error = (beat.answeredAt - beat.sentAt) / 2;
  return {
    ahead: siteTimeOf(beat) - (beat.sentAt + error),
    wallBehind: beat.databaseAt - (beat.wallAt - error),
    error,
  };
}

const agree = (one: Reading, other: Reading): boolean => {
  const error = one.error + other.error + JITTER;
  return (
    Math.abs(one.ahead - other.ahead) <= error &&
    Math.abs(one.wallBehind - other.wallBehind) <= error
  );
};
