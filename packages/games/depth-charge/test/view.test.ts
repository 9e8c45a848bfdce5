import { expect, test } from 'vitest';
import { believe, candidates, depthCharge, seatOf } from '@fathom/depth-charge';
import { act, begin, fresh, leave, play, squares, take, withBoats } from './play.ts';

const BLACK = [seatOf('black')];
const RED = [seatOf('red')];
const hidden = begin({ black: 'b2 c3 d4', red: 'e5 f6 g7' });

test.each([
  ['a spectator', [], { black: null, red: null }],
  ['Black', BLACK, { black: ['b2', 'c3', 'd4'], red: null }],
  ['Red', RED, { black: null, red: ['e5', 'f6', 'g7'] }],
  ['one with both seats', [...BLACK, ...RED], hidden.mines],
])('1.3 %s sees no more mines than their own', (_who, viewer, mines) => {
  expect(depthCharge.view(hidden, viewer).mines).toEqual(mines);
});

test('1.3 everyone hears who has placed, and only the owner hears where', () => {
  const event = { type: 'minesPlaced', side: 'black', squares: squares('a1 a2 a3') } as const;
  expect(depthCharge.redact(event, fresh(), BLACK)).toEqual(event);
  for (const viewer of [RED, []])
    expect(depthCharge.redact(event, fresh(), viewer)).toEqual({ ...event, squares: null });
});

test('1.3 who has placed is public, and so is who is waited for', () => {
  const placed = take(fresh(), act('red', { type: 'place', squares: squares('h6 h7 h8') }));
  if (!placed.ok) throw new Error(placed.refusal.code);
  const view = depthCharge.view(placed.state, []);
  expect(view.placed).toEqual({ black: false, red: true });
  expect(view.mines).toEqual({ black: null, red: null });
});

test('5.1 where a mine was destroyed stays on everyone’s chart', () => {
  const hit = play(withBoats(hidden, { black: 'e4' }), 'charge e5');
  for (const viewer of [[], BLACK, RED])
    expect(depthCharge.view(hit, viewer).wrecks).toEqual({ black: [], red: ['e5'] });
});

test('6 a side that never placed has no mines to open', () => {
  const left = take(fresh(), leave('red', 'absent'));
  if (!left.ok) throw new Error(left.refusal.code);
  const view = depthCharge.view(left.state, []);
  expect(view.mines).toEqual({ black: null, red: null });
  expect(view.result).toEqual({ winner: 'black', reason: 'absent' });
});

test('7 the record sheet holds every sounding with its square and pings, for both players', () => {
  const after = play(hidden, 'sound b2', 'sound g7', 'move a2', 'sound h7');
  for (const viewer of [[], BLACK, RED]) {
    const { record, turnNumber } = depthCharge.view(after, viewer);
    expect(record).toEqual(after.record);
    expect(turnNumber).toBe(5);
    expect(record.filter((turn) => turn.type === 'soundingDropped')).toEqual([
      { type: 'soundingDropped', side: 'black', square: 'b2', pings: [3] },
      { type: 'soundingDropped', side: 'red', square: 'g7', pings: [3] },
      { type: 'soundingDropped', side: 'red', square: 'h7', pings: [7, 9, 11] },
    ]);
  }
});

test('7 squares that can still hold a mine follow from the player’s own view', () => {
  const after = play(hidden, 'sound b2', 'sound g8');
  const own = candidates(believe(depthCharge.view(after, BLACK), 'red'));
  expect(own).toEqual(candidates(believe(depthCharge.view(after, []), 'red')));
  expect(own).toEqual(expect.arrayContaining(['e5', 'f6', 'g7']));
  expect(own.length).toBeLessThan(28);
});

test.each(['marks', 'candidates', 'none'] as const)(
  '7 the aids “%s” are an option that changes nothing else',
  (assist) => {
    const view = depthCharge.view(begin({}, { assist }), BLACK);
    expect(view.setup.assist).toBe(assist);
    expect({ ...view, setup: null }).toEqual({ ...depthCharge.view(begin(), BLACK), setup: null });
  },
);
