import {
  alongSection,
  HALF_WIDTH,
  judgeStroke,
  LONGEST_STROKE,
  sectionLength,
  SECTIONS,
  SHEET_SIZE,
} from '@fathom/captain-sonar/client';
import type { Pen, Point, Role, Tracing } from '@fathom/captain-sonar/client';
import { describe, expect, test } from 'vitest';
import { edgeAt, offMiddle, wayWords } from '../../src/games/captain-sonar/hull/channel.ts';
import { ownTracer, tracersOf, turnWords } from '../../src/games/captain-sonar/hull/crew.ts';
import { isStep, nextChunk, onSheet } from '../../src/games/captain-sonar/hull/pen.ts';

const tracing = (change: Partial<Tracing>): Tracing => ({
  traced: [],
  by: null,
  reached: 0,
  pen: null,
  ready: false,
  voided: 0,
  ...change,
});

/** A quick hand along the middle of a section: its points lie further apart than the pen may be put down. */
const quickHand = (section: number): readonly Point[] => {
  const length = sectionLength(section);
  return Array.from({ length: Math.ceil(length / 35) + 1 }, (_, i) =>
    alongSection(section, Math.min(length, i * 35)),
  );
};

describe('5.2 a stroke is sent in pieces', () => {
  test('none is too long, nothing is lost, and each begins where the last one ended', () => {
    const waiting = Array.from({ length: 200 }, (_, i): Point => [i, 10]);
    const pieces: (readonly Point[])[] = [];
    let [anchor, rest]: [Point, readonly Point[]] = [[0, 10], waiting];
    while (rest.length > 0) {
      const chunk = nextChunk(anchor, rest);
      pieces.push(chunk.stroke);
      ({ anchor, rest } = chunk);
    }
    expect(Math.max(...pieces.map(({ length }) => length))).toBe(LONGEST_STROKE);
    expect(pieces.flatMap((piece) => piece.slice(1))).toEqual(waiting);
    expect(pieces.slice(1).map((piece) => piece[0])).toEqual(
      pieces.slice(0, -1).map((piece) => piece.at(-1)),
    );
  });
  test.each([0, 1, 2, 3])('the rules take section %i piece by piece', (section) => {
    let at: Pen = { section, reached: 0, pen: null };
    let [first, ...rest] = quickHand(section);
    let anchor = first as Point;
    let isDone = false;
    while (rest.length > 0 && !isDone) {
      const chunk = nextChunk(anchor, rest.slice(0, 3));
      const verdict = judgeStroke(at, chunk.stroke);
      if (verdict.type !== 'traced') throw new Error(`${verdict.type} at ${at.reached}`);
      at = { section, reached: verdict.reached, pen: verdict.pen };
      isDone = verdict.done;
      ({ anchor } = chunk);
      rest = rest.slice(3);
    }
    expect(isDone).toBe(true);
  });
  test('points are whole and on the sheet', () => {
    expect(onSheet([12.4, 99.5])).toEqual([12, 100]);
    expect(onSheet([-3, SHEET_SIZE.height + 7])).toEqual([0, SHEET_SIZE.height]);
    expect(isStep([10, 10], [11, 11])).toBe(false);
    expect(isStep([10, 10], [13, 10])).toBe(true);
  });
});

describe('5.2 the channel', () => {
  test('warns before its edge, which is where the rules have it', () => {
    const [x, y]: Point = [400, 160]; // in the middle of the second section's top
    expect(edgeAt(1, [x, y])).toBe('clear');
    expect(edgeAt(1, [x, y + 10])).toBe('near');
    expect(edgeAt(1, [x, y + 14])).toBe('brink');
    expect(offMiddle(1, [x, y + HALF_WIDTH])).toBe(HALF_WIDTH);
  });
  test('is told in words', () => {
    expect(wayWords(0, 0)).toBe('down, then left');
    expect(wayWords(1, 0)).toBe('right, then down');
    expect(wayWords(0, sectionLength(0) - 30)).toBe('right');
  });
});

describe('5.2 each section is traced by another role', () => {
  const rows: readonly (readonly [string, Partial<Tracing>, readonly Role[], string])[] = [
    [
      'anybody begins',
      {},
      ['engineer'],
      'Section 1 of 4: somebody who has not traced yet: you, Captain, First Mate or Radio Operator.',
    ],
    [
      'who has traced waits',
      { traced: ['engineer', 'captain'] },
      ['captain'],
      'Section 3 of 4: somebody who has not traced yet: First Mate or Radio Operator.',
    ],
    [
      'who has begun goes on',
      { traced: ['engineer'], by: 'firstMate' },
      ['firstMate'],
      'Section 2 of 4: trace on.',
    ],
    [
      'the others see who it is',
      { traced: ['engineer'], by: 'firstMate' },
      ['captain'],
      'Section 2 of 4: the First Mate is tracing.',
    ],
    [
      'the last one has no choice',
      { traced: ['engineer', 'captain', 'firstMate'] },
      ['radioOperator'],
      'Section 4 of 4: you are the last who has not traced. Trace it.',
    ],
    [
      'nor have the others',
      { traced: ['engineer', 'captain', 'firstMate'] },
      ['captain'],
      'Section 4 of 4: only the Radio Operator is left to trace it.',
    ],
    [
      'a person with several roles traces as one after the other',
      { traced: ['captain'] },
      ['captain', 'firstMate', 'engineer'],
      'Section 2 of 4: yours to trace, as First Mate.',
    ],
  ];
  test.each(rows)('%s', (...[, change, own, words]) => {
    expect(turnWords(tracing(change), own)).toBe(words);
  });
  test('and nobody traces what is done', () => {
    const done = tracing({ traced: ['captain', 'firstMate', 'engineer', 'radioOperator'] });
    expect(tracersOf(done)).toEqual([]);
    expect(ownTracer(done, ['captain'])).toBeNull();
    expect(turnWords(done, ['captain'])).toContain('the Engineer says when');
    expect(turnWords({ ...done, ready: true }, ['captain'])).toContain('the Captain dives');
    expect(SECTIONS).toHaveLength(4);
  });
});
