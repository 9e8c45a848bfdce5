import type { Seat, Side } from '@fathom/kit';
import type { ChatChannel, ChatLine } from '@fathom/protocol';
import { describe, expect, test } from 'vitest';
import { roomsOf, unread } from '../src/frame/chat-rooms.ts';
import { parseMutes, toggled } from '../src/frame/mutes.ts';
import { lastLines, withLine } from '../src/net/chat-lines.ts';

const ALPHA = 'alpha' as Side;
const line = (
  to: ChatChannel,
  n: number,
  by: { name?: string; seat?: string | null } = {},
): ChatLine => ({
  n,
  to,
  seat: (by.seat === undefined ? 'alpha.captain' : by.seat) as Seat | null,
  name: by.name ?? 'Ann',
  text: `${to} ${n}`,
  at: 0,
});
const SAID = [line('table', 1), line(ALPHA, 1), line('table', 2), line(ALPHA, 2), line(ALPHA, 3)];

describe('lines', () => {
  test('are counted in each channel for itself', () => {
    expect(lastLines(SAID)).toEqual({ table: 2, alpha: 3 });
    expect(lastLines([])).toEqual({});
  });
  test('that were told before, or out of order, are not told again', () => {
    expect(withLine(SAID, line('table', 3))).toHaveLength(6);
    expect(withLine(SAID, line('table', 2))).toBe(SAID);
    expect(withLine(SAID, line(ALPHA, 5))).toBe(SAID);
    expect(withLine([], line(ALPHA, 1))).toHaveLength(1);
  });
  test('go to the room they were said in', () => {
    const [crew, table] = roomsOf([...SAID, line('bravo' as Side, 1)], ALPHA);
    expect([crew?.target, table?.target]).toEqual(['crew', 'table']);
    expect(crew?.lines.map(({ text }) => text)).toEqual(['alpha 1', 'alpha 2', 'alpha 3']);
    expect(table?.lines.map(({ text }) => text)).toEqual(['table 1', 'table 2']);
    expect(roomsOf(SAID, null).map(({ lines }) => lines.length)).toEqual([2]);
  });
});

describe('unread lines', () => {
  const lines = [
    line(ALPHA, 1, { name: 'Ann' }),
    line(ALPHA, 2, { name: 'Ben', seat: 'alpha.engineer' }),
    line(ALPHA, 3, { name: 'Cid', seat: null }),
    line(ALPHA, 4, { name: 'Me', seat: 'alpha.firstMate' }),
  ];
  const reading = { lastRead: 0, mutedPeople: [], me: ['alpha.firstMate'] };
  test.each([
    ['all but their own', reading, 3],
    ['those after the last that was read', { ...reading, lastRead: 1 }, 2],
    ['none of people who are muted', { ...reading, mutedPeople: ['Ben', 'Ann'] }, 1],
    ['none when all were read', { ...reading, lastRead: 4 }, 0],
  ])('%s', (_what, how, count) => {
    expect(unread(lines, how)).toBe(count);
  });
});

describe('muting', () => {
  test('the same press mutes and lets speak again', () => {
    expect(toggled(['Ann'], 'Ben')).toEqual(['Ann', 'Ben']);
    expect(toggled(['Ann', 'Ben'], 'Ann')).toEqual(['Ben']);
  });
  test.each([null, 7, 'x', [], {}, { people: 'Ann' }, { channels: [1, null] }])(
    'storage that holds %j mutes nobody',
    (stored) => expect(parseMutes(stored)).toEqual({ people: [], channels: [] }),
  );
  test('what was kept is read back, the oldest first forgotten', () => {
    const people = Array.from({ length: 300 }, (_, n) => `Guest ${n}`);
    const kept = parseMutes({ people, channels: ['k7m2p9qx crew'] });
    expect(kept.people).toHaveLength(200);
    expect(kept.people.at(-1)).toBe('Guest 299');
    expect(kept.channels).toEqual(['k7m2p9qx crew']);
  });
});
