import type { Millis } from '@fathom/kit';
import { expect, test } from 'vitest';
import {
  captainSonar,
  describeEvent,
  describeResult,
  drawBoard,
  seatOf,
} from '@fathom/captain-sonar';
import type { Event } from '@fathom/captain-sonar';
import {
  armed,
  at,
  begin,
  beginRealTime,
  fresh,
  leave,
  mined,
  play,
  take,
  withBoat,
} from './play.ts';

const side = 'alpha' as const;
const hits = { alpha: 'clear', bravo: 'direct' } as const;
const until = 30_000 as Millis;

test.each<[Event, string]>([
  [{ type: 'startChosen', side, cell: 'C7' }, 'Alpha starts from C7.'],
  [{ type: 'startChosen', side, cell: null }, 'Alpha has chosen where to start.'],
  [{ type: 'playBegan', first: null }, 'Both boats dive, and the hunt is on.'],
  [{ type: 'playBegan', first: 'bravo' }, 'Both boats dive, and Bravo begins.'],
  [{ type: 'courseSet', side, course: 'N' }, 'Alpha heads north.'],
  [{ type: 'silenceRun', side: 'bravo', course: null, cells: null }, 'Bravo runs silent.'],
  [{ type: 'silenceRun', side, course: 'E', cells: 3 }, 'Alpha runs silent, 3 cells east.'],
  [{ type: 'silenceRun', side, course: 'E', cells: 1 }, 'Alpha runs silent, 1 cell east.'],
  [
    { type: 'silenceRun', side, course: 'S', cells: 0 },
    'Alpha runs silent on the spot, bow to the south.',
  ],
  [{ type: 'gaugeMarked', side, system: null }, 'Alpha’s First Mate says OK.'],
  [
    { type: 'gaugeMarked', side, system: 'none' },
    'Alpha’s First Mate says OK: every gauge is full.',
  ],
  [
    { type: 'gaugeMarked', side, system: 'drone' },
    'Alpha’s First Mate marks the gauge of the drone.',
  ],
  [{ type: 'brokeDown', side, symbol: null }, 'Alpha’s Engineer says OK.'],
  [{ type: 'brokeDown', side, symbol: 'N2' }, 'Alpha’s Engineer marks N2: weapons.'],
  [
    { type: 'circuitRepaired', side, circuit: 'gray' },
    'Alpha’s gray circuit is complete, and its four breakdowns are repaired.',
  ],
  [{ type: 'systemReady', side, system: 'torpedo' }, 'Alpha: torpedo ready.'],
  [{ type: 'damaged', side, fault: null }, 'Alpha takes 1 damage from its breakdowns.'],
  [
    { type: 'damaged', side, fault: 'panel' },
    'Alpha takes 1 damage: a whole panel was broken. The board is repaired.',
  ],
  [
    { type: 'damaged', side, fault: 'reactor' },
    'Alpha takes 1 damage: the whole reactor was broken. The board is repaired.',
  ],
  [{ type: 'damaged', side, fault: 'ice' }, 'Alpha breaks through the ice and takes 1 damage.'],
  [{ type: 'stopCalled', side, system: 'torpedo', until }, 'STOP! Alpha is aiming a torpedo.'],
  [
    { type: 'stoodDown', side, system: 'mine', lapsed: false },
    'Alpha stands down: the mine stays ready.',
  ],
  [
    { type: 'stoodDown', side, system: 'drone', lapsed: true },
    'Alpha was too slow: the charge of the drone is lost.',
  ],
  [{ type: 'mineLaid', side, cell: null }, 'Alpha lays a mine.'],
  [{ type: 'mineLaid', side, cell: 'D4' }, 'Alpha lays a mine on D4.'],
  [
    { type: 'exploded', side, charge: 'torpedo', cell: 'F6', hits },
    'Alpha’s torpedo strikes F6: Alpha all clear, Bravo direct hit.',
  ],
  [
    { type: 'exploded', side, charge: 'mine', cell: 'F6', hits },
    'Alpha sets off its mine on F6: Alpha all clear, Bravo direct hit.',
  ],
  [
    {
      type: 'exploded',
      side,
      charge: 'charted',
      cell: 'F6',
      hits: { alpha: 'indirect', bravo: 'clear' },
    },
    'Alpha sets off the charted mine on F6: Alpha indirect hit, Bravo all clear.',
  ],
  [{ type: 'mineLost', side, cell: 'F6' }, 'Alpha’s mine on F6 is lost in the blast.'],
  [{ type: 'chartedMineLost', cell: 'F6' }, 'The charted mine on F6 is lost in the blast.'],
  [
    { type: 'mineChained', side, cell: 'F6', hits },
    'The blast sets off Alpha’s mine on F6 too: Alpha all clear, Bravo direct hit.',
  ],
  [
    { type: 'mineChained', side: null, cell: 'F6', hits },
    'The blast sets off the charted mine on F6 too: Alpha all clear, Bravo direct hit.',
  ],
  [
    { type: 'droneLaunched', side, sector: 4, found: true },
    'Alpha’s drone over sector 4: Bravo is there.',
  ],
  [
    { type: 'droneLaunched', side: 'bravo', sector: 2, found: false },
    'Bravo’s drone over sector 2: Alpha is not there.',
  ],
  [{ type: 'sonarSent', side, until }, 'Alpha sends out its sonar: Bravo’s Captain must answer.'],
  [
    { type: 'sonarAnswered', side, claims: { row: 4, column: null, sector: 2 }, drawn: false },
    'Alpha’s answer is row 4 and sector 2, one of them true.',
  ],
  [
    { type: 'sonarAnswered', side, claims: { row: null, column: 'C', sector: 2 }, drawn: true },
    'Alpha’s answer is column C and sector 2, one of them true; it was drawn by lot.',
  ],
  [{ type: 'surfaced', side, sector: 3 }, 'Alpha surfaces in sector 3.'],
  [
    {
      type: 'traced',
      side,
      role: 'engineer',
      section: 1,
      reached: 280,
      pen: [480, 290],
      done: false,
    },
    'Alpha’s Engineer is tracing section 2 of the hull: 50 %.',
  ],
  [
    {
      type: 'traced',
      side,
      role: 'captain',
      section: 0,
      reached: 500,
      pen: [250, 160],
      done: true,
    },
    'Alpha’s Captain has traced section 1 of the hull.',
  ],
  [
    { type: 'traceVoided', side, role: 'radioOperator', section: 3, pen: [0, 0] },
    'Alpha’s Radio Operator slips off section 4: all four are to be traced again.',
  ],
  [{ type: 'readyToDive', side }, 'Alpha’s Engineer is ready to dive.'],
  [{ type: 'dived', side }, 'Alpha dives.'],
  [{ type: 'turnBegan', side, left: 1 }, 'Alpha’s turn.'],
  [{ type: 'turnBegan', side, left: 3 }, 'Alpha’s turn: 3 in a row.'],
  [
    { type: 'sheetDrawn', side, sheet: { at: null, since: 0, pencil: [] } },
    'Alpha’s sheet is redrawn.',
  ],
  [
    { type: 'forfeited', side, role: 'firstMate', reason: 'absent' },
    'Alpha’s First Mate has left the table.',
  ],
  [{ type: 'gameEnded', winner: 'bravo', reason: 'sunk' }, 'Bravo wins: the other boat is sunk.'],
])('an event is told in a sentence: %j', (event, sentence) => {
  expect(describeEvent(event)).toBe(sentence);
});

test('a draw has no winner', () => {
  expect(describeResult({ winner: null, reason: 'bothSunk' })).toBe('A draw: both boats are sunk.');
});

const scene = mined(
  withBoat(armed(begin({ bravo: 'H8' }), 'alpha', 'drone'), 'alpha', {
    position: 'C7',
    route: ['A7', 'B7', 'C7'],
    broken: ['N2'],
  }),
  'alpha',
  'E9',
);

test('the chart is drawn as the viewer knows it', () => {
  expect(drawBoard(captainSonar.view(scene, [seatOf('alpha', 'engineer')]))).toBe(
    `     A B C D E F G H I J
   1 . . . . . . . . . . 1
   2 . . . . . . . . . . 2
   3 . . . # . . . . . . 3
   4 . . . # . . . . . . 4
   5 . . . . . . . . . . 5
   6 . . . . . . # # . . 6
   7 a a A . . . . . . . 7
   8 . . . . . . . . . . 8
   9 . . . . + . . . . . 9
  10 . . . . . . . . . . 10
     A B C D E F G H I J
A B boats   a b their routes   + x their mines   # island
Alpha: under water   damage 0 of 4   mines heard 1   ready: drone
  gauges: mine 0/2   torpedo 0/3   drone 3/3   sonar 0/2   silence 0/5
  broken: N2 weapons
Bravo: under water   damage 0 of 4   mines heard 0   ready: nothing
Alpha’s turn.`,
  );
});

test('a spectator sees no boats', () => {
  const drawn = drawBoard(captainSonar.view(scene, []));
  expect(drawn).not.toMatch(/^ *\d+ .*[ABabx+].* \d+$/m);
  expect(drawn).not.toContain('gauges');
});

test('holes and charted mines are drawn where they matter', () => {
  expect(drawBoard(captainSonar.view(begin({}, { scenario: 'ice' }), []))).toContain('2 . . . . o');
  expect(drawBoard(captainSonar.view(begin({}, { scenario: 'minefield' }), []))).toContain(
    '2 . * .',
  );
});

test.each([
  [fresh(), 'The Captains choose where to start.'],
  [play(begin(), 'A course E'), 'Alpha’s turn. Waiting for Alpha’s First Mate, Alpha’s Engineer.'],
  [beginRealTime(), 'Both boats are under way.'],
  [
    play(armed(beginRealTime(), 'alpha', 'drone'), 'A stop drone'),
    'STOP: Alpha is launching a drone.',
  ],
  [
    play(armed(at(beginRealTime(), 'bravo', 'A1'), 'alpha', 'sonar'), 'A stop sonar'),
    'Bravo’s Captain answers the sonar.',
  ],
])('the last line says how things stand: %#', (state, line) => {
  expect(drawBoard(captainSonar.view(state, [])).split('\n').at(-1)).toBe(line);
});

test('and who has won', () => {
  const over = take(begin(), leave('bravo', 'time'));
  if (!over.ok) throw new Error(over.refusal.code);
  expect(drawBoard(captainSonar.view(over.state, []))).toMatch(
    /Alpha wins: the other crew ran out of time\.$/,
  );
});
