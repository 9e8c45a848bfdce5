import { describe, expect, it } from 'vitest';
import { advanceClocks, nextFlag, startClocks } from '@fathom/kit';
import type { ClockPress, Millis, Seat, TimedRule } from '@fathom/kit';

const A = 'a' as Seat;
const B = 'b' as Seat;
const press = (at: number, actor: Seat | null, ...toAct: Seat[]): ClockPress => ({
  at: at as Millis,
  actor,
  toAct,
});
const DAY = 86_400_000;

interface Case {
  readonly title: string;
  readonly rule: TimedRule;
  readonly presses: readonly ClockPress[];
  readonly left: readonly [a: number, b: number];
  readonly flag: readonly [Seat, number] | null;
}

const move: TimedRule = { type: 'move', seconds: 30 };
const bank: TimedRule = { type: 'bank', minutes: 5, increment: 3 };
const days: TimedRule = { type: 'days', days: 2 };

const CASES: readonly Case[] = [
  {
    title: 'seconds a move: everybody begins with the whole of it',
    rule: move,
    presses: [press(0, null, A)],
    left: [30_000, 30_000],
    flag: [A, 30_000],
  },
  {
    title: 'seconds a move: a move gives the next player a fresh allowance',
    rule: move,
    presses: [press(0, null, A), press(12_000, A, B)],
    left: [30_000, 30_000],
    flag: [B, 42_000],
  },
  {
    title: 'seconds a move: one who moves twice running gets a fresh allowance each time',
    rule: move,
    presses: [press(0, null, A), press(12_000, A, A)],
    left: [30_000, 30_000],
    flag: [A, 42_000],
  },
  {
    title: 'seconds a move: what somebody else does gives no time',
    rule: move,
    presses: [press(0, null, A, B), press(12_000, B, A)],
    left: [18_000, 30_000],
    flag: [A, 30_000],
  },
  {
    title: 'seconds a move: a step that timed out begins anew for whoever it was waited for',
    rule: move,
    presses: [press(0, null, A, B), { ...press(12_000, null, A, B), timedOut: [A] }],
    left: [30_000, 18_000],
    flag: [B, 30_000],
  },
  {
    title: 'a bank: a step that timed out has cost its time, and brings none',
    rule: bank,
    presses: [press(0, null, A), { ...press(12_000, null, A), timedOut: [A] }],
    left: [288_000, 300_000],
    flag: [A, 300_000],
  },
  {
    title: 'seconds a move: what nobody did gives no time to whoever is still waited for',
    rule: move,
    presses: [press(0, null, A, B), press(12_000, null, A, B)],
    left: [18_000, 18_000],
    flag: [A, 30_000],
  },
  {
    title: 'bank: only the seat that is waited for loses time',
    rule: bank,
    presses: [press(0, null, A), press(10_000, null, A)],
    left: [290_000, 300_000],
    flag: [A, 300_000],
  },
  {
    title: 'bank: the increment comes with the end of a move',
    rule: bank,
    presses: [press(0, null, A), press(10_000, A, B)],
    left: [293_000, 300_000],
    flag: [B, 310_000],
  },
  {
    title: 'bank: two at once both lose time, and each gets its own increment',
    rule: bank,
    presses: [press(0, null, A, B), press(10_000, A, B), press(30_000, B, A, B)],
    left: [293_000, 273_000],
    flag: [B, 303_000],
  },
  {
    title: 'bank: a move that leads to another move of the same seat brings its increment too',
    rule: bank,
    presses: [press(0, null, A), press(10_000, A, A)],
    left: [293_000, 300_000],
    flag: [A, 303_000],
  },
  {
    title: 'bank: a turn that a tick ends brings no increment',
    rule: bank,
    presses: [press(0, null, A), press(10_000, null, B)],
    left: [290_000, 300_000],
    flag: [B, 310_000],
  },
  {
    title: 'bank: times add up over many moves',
    rule: bank,
    presses: [
      press(0, null, A),
      press(60_000, A, B),
      press(90_000, B, A),
      press(150_000, A, B),
      press(151_000, B, A),
    ],
    left: [186_000, 275_000],
    flag: [A, 337_000],
  },
  {
    title: 'days: each move has its own days',
    rule: days,
    presses: [press(0, null, A), press(DAY, A, B), press(2 * DAY, B, A)],
    left: [2 * DAY, 2 * DAY],
    flag: [A, 4 * DAY],
  },
  {
    title: 'nobody is waited for: no flag can fall',
    rule: bank,
    presses: [press(0, null, A), press(10_000, A)],
    left: [293_000, 300_000],
    flag: null,
  },
  {
    title: 'the shorter time falls first',
    rule: bank,
    presses: [press(0, null, A), press(10_000, A, B), press(11_000, null, A, B)],
    left: [293_000, 299_000],
    flag: [A, 304_000],
  },
  {
    title: 'a flag that should have fallen is due at once, not in the past',
    rule: move,
    presses: [press(0, null, A, B), press(45_000, null, A, B)],
    left: [-15_000, -15_000],
    flag: [A, 45_000],
  },
];

describe('clocks', () => {
  it.each(CASES)('$title', ({ rule, presses, left, flag }) => {
    const [first, ...rest] = presses;
    const clocks = rest.reduce(
      (before, next) => advanceClocks(rule, before, next),
      startClocks(rule, [A, B], first as ClockPress),
    );
    expect(clocks.left).toEqual({ a: left[0], b: left[1] });
    expect(clocks.running).toEqual(presses.at(-1)?.toAct);
    expect(nextFlag(clocks)).toEqual(flag === null ? null : { seat: flag[0], at: flag[1] });
  });

  it('leave their argument alone', () => {
    const before = startClocks(bank, [A, B], press(0, null, A));
    const copy = structuredClone(before);
    advanceClocks(bank, before, press(5000, A, B));
    expect(before).toEqual(copy);
  });
});
