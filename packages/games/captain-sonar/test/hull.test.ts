import { describe, expect, test } from 'vitest';
import {
  HALF_WIDTH,
  LONGEST_STROKE,
  SECTIONS,
  SHEET_SIZE,
  TOUCH,
  alongSection,
  judgeStroke,
  sectionLength,
  sectionStart,
} from '@fathom/captain-sonar';
import type { Pen, Point, StrokeVerdict } from '@fathom/captain-sonar';
import { middleOf, staircaseOf, strokesOf } from './pen.ts';

const fresh = (section: number): Pen => ({ section, reached: 0, pen: null });

/** Stroke after stroke, each from where the last ended. */
function judge(section: number, strokes: readonly (readonly Point[])[]): StrokeVerdict {
  let at = fresh(section);
  let verdict: StrokeVerdict | null = null;
  for (const stroke of strokes) {
    verdict = judgeStroke(at, stroke);
    if (verdict.type !== 'traced') return verdict;
    at = { section, reached: verdict.reached, pen: verdict.pen };
  }
  if (verdict === null) throw new Error('nothing was drawn');
  return verdict;
}

const NUMBERS = SECTIONS.map((_, section) => section);

describe.each(NUMBERS)('5.2 section %i', (section) => {
  test('5.2 lies on the sheet, and no two of its marks are near each other', () => {
    for (const [x, y] of SECTIONS[section]!) {
      expect(x).toBeGreaterThan(HALF_WIDTH);
      expect(x).toBeLessThan(SHEET_SIZE.width - HALF_WIDTH);
      expect(y).toBeGreaterThan(HALF_WIDTH);
      expect(y).toBeLessThan(SHEET_SIZE.height - HALF_WIDTH);
    }
    for (const other of NUMBERS.filter((one) => one !== section))
      expect(Math.hypot(...difference(sectionStart(section), sectionStart(other)))).toBeGreaterThan(
        2 * TOUCH,
      );
  });

  test.each([1, 4, 20, 60])(
    '5.2 is traced by a line along its middle, a point every %i units',
    (spacing) => {
      expect(judge(section, strokesOf(middleOf(section, spacing)))).toMatchObject({
        type: 'traced',
        done: true,
      });
    },
  );

  test('5.2 is traced from corner to corner', () => {
    expect(judge(section, [SECTIONS[section]!])).toMatchObject({ type: 'traced', done: true });
  });

  test.each([1, 2, 7, LONGEST_STROKE])(
    '5.2 is traced by arrow keys, %i steps at a time',
    (size) => {
      const verdict = judge(section, strokesOf(staircaseOf(section), size));
      expect(verdict).toMatchObject({ type: 'traced', done: true });
    },
  );

  test.each([-10, 10])('5.2 is traced by a hand that shakes: %i', (shake) => {
    const shaky = middleOf(section, 15).map(([x, y], i): Point =>
      i % 2 > 0 ? [x + shake, y] : [x, y],
    );
    expect(judge(section, strokesOf(shaky))).toMatchObject({ type: 'traced', done: true });
  });

  test('5.2 half of it is not all of it', () => {
    const middle = middleOf(section);
    const verdict = judge(section, strokesOf(middle.slice(0, middle.length / 2)));
    expect(verdict).toMatchObject({ type: 'traced', done: false });
    const share = verdict.type === 'traced' ? verdict.reached / sectionLength(section) : 0;
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.6);
  });

  test('5.2 cannot be cut short from its mark to its end', () => {
    const start = sectionStart(section);
    const end = alongSection(section, sectionLength(section));
    const verdict = judgeStroke(fresh(section), [start, end]);
    expect(verdict.type === 'traced' && verdict.done).toBe(false);
    const there = judgeStroke(fresh(section), [start, end, start, end]);
    expect(there.type === 'traced' && there.done).toBe(false);
  });

  test('5.2 cannot be traced backwards', () => {
    const back = middleOf(section).toReversed();
    expect(judgeStroke(fresh(section), back.slice(0, 60)).type).toBe('elsewhere');
  });

  test('5.2 is left by a jump across it and back', () => {
    const verdict = judgeStroke(fresh(section), [
      ...middleOf(section).slice(0, 3),
      [990, 390],
      ...middleOf(section).slice(3, 6),
    ]);
    expect(verdict.type).toBe('left');
  });

  test('5.2 begins at its mark, or close to it', () => {
    const [x, y] = sectionStart(section);
    const far: Point = [x, y + TOUCH + 1];
    expect(judgeStroke(fresh(section), [far])).toEqual({ type: 'elsewhere', expected: [x, y] });
    expect(judgeStroke(fresh(section), [[x, y]]).type).toBe('traced');
  });
});

const difference = ([ax, ay]: Point, [bx, by]: Point): Point => [ax - bx, ay - by];

describe('5.2 the channel', () => {
  // The second section runs east from 330,160.
  const mark: Point = [330, 160];

  test.each([
    [HALF_WIDTH, 'traced'],
    [-HALF_WIDTH, 'traced'],
    [HALF_WIDTH + 2, 'left'],
    [-HALF_WIDTH - 2, 'left'],
  ])('5.2 is as wide as it is drawn: %i beside its middle is %s', (off, type) => {
    expect(judgeStroke(fresh(1), [mark, [360, 160], [380, 160 + off], [400, 160 + off]]).type).toBe(
      type,
    );
  });

  test('5.2 is left at the point where it was left', () => {
    const verdict = judgeStroke(fresh(1), [mark, [400, 160], [400, 100]]);
    if (verdict.type !== 'left') throw new Error(verdict.type);
    expect(verdict.pen[0]).toBe(400);
    expect(verdict.pen[1]).toBeLessThanOrEqual(160 - HALF_WIDTH);
    expect(verdict.pen[1]).toBeGreaterThan(160 - HALF_WIDTH - 6);
  });

  test('5.2 a pen that was lifted goes on where it was, and nowhere else', () => {
    const at: Pen = { section: 1, reached: 70, pen: [400, 160] };
    expect(
      judgeStroke(at, [
        [400, 160],
        [420, 160],
      ]),
    ).toMatchObject({ type: 'traced', reached: 90 });
    expect(
      judgeStroke(at, [
        [410, 165],
        [430, 160],
      ]),
    ).toMatchObject({ type: 'traced', reached: 100 });
    expect(judgeStroke(at, [mark, [430, 160]])).toEqual({
      type: 'elsewhere',
      expected: [400, 160],
    });
    expect(judgeStroke(at, [[460, 160]])).toEqual({ type: 'elsewhere', expected: [400, 160] });
  });

  test('5.2 a step back is no gain and no fault', () => {
    const at: Pen = { section: 1, reached: 70, pen: [400, 160] };
    expect(
      judgeStroke(at, [
        [400, 160],
        [380, 160],
        [390, 160],
      ]),
    ).toMatchObject({
      type: 'traced',
      reached: 70,
      pen: [390, 160],
    });
  });

  test('5.2 nor is the whole way back, which brings nobody further', () => {
    const traced = middleOf(1).slice(0, 20);
    const back = [...traced, ...traced.toReversed()];
    const verdict = judgeStroke(fresh(1), back);
    expect(verdict).toMatchObject({ type: 'traced', reached: 380, pen: [330, 160], done: false });
  });

  test('5.2 a pen put down beside the channel draws nothing', () => {
    expect(judgeStroke(fresh(1), [[330, 160 - HALF_WIDTH - 3]])).toEqual({
      type: 'elsewhere',
      expected: mark,
    });
    const at: Pen = { section: 1, reached: 70, pen: [400, 160] };
    expect(judgeStroke(at, [[400, 160 + HALF_WIDTH + 3]])).toEqual({
      type: 'elsewhere',
      expected: [400, 160],
    });
  });

  test('5.2 a stroke of one point puts the pen down', () => {
    expect(judgeStroke(fresh(1), [mark])).toEqual({
      type: 'traced',
      pen: mark,
      reached: 0,
      done: false,
    });
  });
});
