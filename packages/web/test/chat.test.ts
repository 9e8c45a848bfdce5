import type { Seat, Side } from '@fathom/kit';
import type { ChatChannel, ChatLine } from '@fathom/protocol';
import { describe, expect, test } from 'vitest';
import { roomsOf, unread } from '../src/frame/talk/chat-rooms.ts';
import { createSayings, inOrder } from '../src/frame/talk/sayings.ts';
import { parseHidden, toggled } from '../src/frame/talk/hidden-talk.ts';
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
  test('that were told before are not told again, and gaps are no matter', () => {
    expect(withLine(SAID, line('table', 3))).toHaveLength(6);
    expect(withLine(SAID, line('table', 2))).toBe(SAID);
    expect(withLine(SAID, line(ALPHA, 5))).toHaveLength(6); // those between are by somebody blocked
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
  const reading = { lastRead: 0, me: ['alpha.firstMate'] };
  test.each([
    ['all but their own', reading, 3],
    ['those after the last that was read', { ...reading, lastRead: 1 }, 2],
    ['none when all were read', { ...reading, lastRead: 4 }, 0],
  ])('%s', (_what, how, count) => {
    expect(unread(lines, how)).toBe(count);
  });
});

describe('hiding talk', () => {
  test('the same press hides it and shows it again', () => {
    expect(toggled(['Ann'], 'Ben')).toEqual(['Ann', 'Ben']);
    expect(toggled(['Ann', 'Ben'], 'Ann')).toEqual(['Ben']);
  });
  test.each([null, 7, 'x', [], {}, [1, null]])('storage that holds %j hides nothing', (stored) =>
    expect(parseHidden(stored)).toEqual([]),
  );
  test('what was kept is read back, the oldest first forgotten', () => {
    const kept = parseHidden(Array.from({ length: 300 }, (_, n) => `k7m2p9qx ${n}`));
    expect(kept).toHaveLength(200);
    expect(kept.at(-1)).toBe('k7m2p9qx 299');
  });
});

const call = (at: number) => ({ call: `go ${at}`, at });

describe('what a crew calls in the words of its game', () => {
  const table = { events: () => [call(1000), { course: 'N' }, call(9000)], time: () => 10_000 };
  const client = {
    sayingOf: (event: unknown) =>
      'call' in (event as object)
        ? {
            who: 'Engineer',
            words: (event as ReturnType<typeof call>).call,
            at: (event as ReturnType<typeof call>).at,
          }
        : null,
  };
  const sayings = createSayings({ table, client })();

  test('stands where it was said among what was written', () => {
    const [first, second] = sayings;
    const between = { ...line(ALPHA, 1), at: (first!.on + second!.on) / 2 };
    const after = { ...line(ALPHA, 2), at: second!.on + 1 };
    expect(inOrder([between, after], sayings)).toEqual([first, between, second, after]);
    expect(sayings.map(({ words }) => words)).toEqual(['go 1000', 'go 9000']);
  });
  test('and where a game has no such words, there is nothing', () => {
    expect(createSayings({ table, client: {} })()).toEqual([]);
    expect(inOrder(SAID, [])).toBe(SAID);
  });
});
