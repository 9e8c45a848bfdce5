import type { Millis, Seat } from './game.ts';

export type ClockRule =
  | { readonly type: 'none' }
  | { readonly type: 'move'; readonly seconds: number }
  | { readonly type: 'bank'; readonly minutes: number; readonly increment: number } // increment in seconds
  | { readonly type: 'days'; readonly days: number };
export type TimedRule = Exclude<ClockRule, { readonly type: 'none' }>;

/** How much time each seat has, as of `at`; the running ones lose it from then on. */
export interface Clocks {
  readonly at: Millis;
  readonly left: Readonly<Record<Seat, number>>; // milliseconds
  readonly running: readonly Seat[];
}
/** Something happened in public: who was heard to act (if a seat was) and who is waited for now. */
export interface ClockPress {
  readonly at: Millis;
  readonly actor: Seat | null;
  readonly toAct: readonly Seat[];
  /** Whose step has ended by itself: time was up for it, and the game went on without them. */
  readonly timedOut?: readonly Seat[];
}

const SECOND = 1000;
const DAY = 86_400 * SECOND;

/** What a seat has for a fresh move, or at the start of the game for a bank. */
function allowance(rule: TimedRule): number {
  switch (rule.type) {
    case 'move':
      return rule.seconds * SECOND;
    case 'bank':
      return rule.minutes * 60 * SECOND;
    case 'days':
      return rule.days * DAY;
    default:
      return rule satisfies never;
  }
}

export function startClocks(rule: TimedRule, seats: readonly Seat[], first: ClockPress): Clocks {
  const left = Object.fromEntries(seats.map((seat) => [seat, allowance(rule)]));
  return { at: first.at, left, running: first.toAct };
}

export function advanceClocks(rule: TimedRule, clocks: Clocks, press: ClockPress): Clocks {
  const elapsed = press.at - clocks.at;
  const left: Record<Seat, number> = { ...clocks.left };
  for (const seat of Object.keys(left) as Seat[]) {
    const ran = clocks.running.includes(seat);
    const runs = press.toAct.includes(seat);
    const rest = (left[seat] ?? 0) - (ran ? elapsed : 0);
    left[seat] =
      rest + (rule.type === 'bank' && ran && press.actor === seat ? rule.increment * SECOND : 0);
    // What a step has cost must not put anybody out of the match during the next one.
    const isDone = press.actor === seat || press.timedOut?.includes(seat) === true;
    if (rule.type !== 'bank' && (!ran || !runs || isDone)) left[seat] = allowance(rule);
  }
  return { at: press.at, left, running: press.toAct };
}

/** Whose time runs out first, and when, if nothing happens before. */
export function nextFlag(clocks: Clocks): { readonly seat: Seat; readonly at: Millis } | null {
  const flags = clocks.running.map((seat) => ({
    seat,
    at: (clocks.at + Math.max(0, clocks.left[seat] ?? 0)) as Millis,
  }));
  return flags.reduce<(typeof flags)[number] | null>(
    (first, flag) => (first === null || flag.at < first.at ? flag : first),
    null,
  );
}
