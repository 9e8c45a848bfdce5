import type { Millis } from '@fathom/kit';
import { expect, test } from 'vitest';
import { YOU } from '@fathom/kit';
import type { Names } from '@fathom/kit';
import { captainSonar, factWords, parseAction, seatOf, words } from '@fathom/captain-sonar';
import type { Action, Event } from '@fathom/captain-sonar';
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

const names: Names = { side: words.side, seat: String };
const toAlpha: Names = {
  side: (each) => (each === 'alpha' ? YOU : words.side(each)),
  seat: String,
};

test.each<[Event, string | null]>([
  [{ type: 'startChosen', side, cell: 'C7' }, 'Alpha is ready to begin, at C7.'],
  [{ type: 'startChosen', side, cell: null }, 'Alpha is ready to begin.'],
  [{ type: 'playBegan', first: null }, 'Both boats are under way.'],
  [{ type: 'playBegan', first: 'bravo' }, 'Both boats are under way. Bravo has the first turn.'],
  [{ type: 'courseSet', side, course: 'N' }, 'Alpha: north.'],
  [{ type: 'silenceRun', side: 'bravo', course: null, cells: null }, 'Bravo: silence.'],
  [{ type: 'silenceRun', side, course: 'E', cells: 3 }, 'Alpha: silence, 3 cells east.'],
  [{ type: 'silenceRun', side, course: 'E', cells: 1 }, 'Alpha: silence, 1 cell east.'],
  [
    { type: 'silenceRun', side, course: 'S', cells: 0 },
    'Alpha: silence, staying put, headed south.',
  ],
  [{ type: 'gaugeMarked', side, system: null }, null],
  [{ type: 'gaugeMarked', side, system: 'none' }, 'Alpha’s First Mate: OK, every gauge is full.'],
  [{ type: 'gaugeMarked', side, system: 'drone' }, 'Alpha’s First Mate charges the drone.'],
  [{ type: 'brokeDown', side, symbol: null }, null],
  [{ type: 'brokeDown', side, symbol: 'N2' }, 'Alpha’s Engineer breaks N2.'],
  [
    { type: 'circuitRepaired', side, circuit: 'gray' },
    'Alpha’s gray circuit is complete: its four breakdowns are repaired.',
  ],
  [{ type: 'systemReady', side, system: 'torpedo' }, 'Alpha: torpedo ready.'],
  [{ type: 'damaged', side, fault: null }, 'Alpha takes 1 damage from breakdowns.'],
  [
    { type: 'damaged', side, fault: 'panel' },
    'Alpha takes 1 damage: a whole panel has broken down, and everything is repaired.',
  ],
  [
    { type: 'damaged', side, fault: 'reactor' },
    'Alpha takes 1 damage: the reactor has leaked, and everything is repaired.',
  ],
  [{ type: 'damaged', side, fault: 'ice' }, 'Alpha takes 1 damage from the ice.'],
  [{ type: 'stopCalled', side, system: 'torpedo', until }, 'STOP! Alpha uses the torpedo.'],
  [{ type: 'stoodDown', side, system: 'mine', lapsed: false }, 'Alpha stands down. Go on.'],
  [
    { type: 'stoodDown', side, system: 'drone', lapsed: true },
    'Alpha was too slow: the charge of the drone is lost.',
  ],
  [{ type: 'mineLaid', side, cell: null }, 'Alpha lays a mine.'],
  [{ type: 'mineLaid', side, cell: 'D4' }, 'Alpha lays a mine on D4.'],
  [
    { type: 'exploded', side, charge: 'torpedo', cell: 'F6', hits },
    'Alpha’s torpedo on F6: Alpha all clear, Bravo direct hit.',
  ],
  [
    { type: 'exploded', side, charge: 'mine', cell: 'F6', hits },
    'Alpha’s mine on F6: Alpha all clear, Bravo direct hit.',
  ],
  [
    {
      type: 'exploded',
      side,
      charge: 'charted',
      cell: 'F6',
      hits: { alpha: 'indirect', bravo: 'clear' },
    },
    'Alpha’s charted mine on F6: Alpha indirect hit, Bravo all clear.',
  ],
  [{ type: 'mineLost', side, cell: 'F6' }, 'Alpha’s mine on F6 is gone with the blast.'],
  [{ type: 'chartedMineLost', cell: 'F6' }, 'The charted mine on F6 is gone.'],
  [
    { type: 'mineChained', side, cell: 'F6', hits },
    'Alpha’s mine on F6 goes off with it: Alpha all clear, Bravo direct hit.',
  ],
  [
    { type: 'mineChained', side: null, cell: 'F6', hits },
    'A charted mine on F6 goes off with it: Alpha all clear, Bravo direct hit.',
  ],
  [
    { type: 'droneLaunched', side, sector: 4, found: true },
    'Alpha’s drone searches sector 4: Bravo is there.',
  ],
  [
    { type: 'droneLaunched', side: 'bravo', sector: 2, found: false },
    'Bravo’s drone searches sector 2: Alpha is not there.',
  ],
  [{ type: 'sonarSent', side, until }, 'Alpha sends the sonar. Bravo must answer.'],
  [
    { type: 'sonarAnswered', side, claims: { row: 4, column: null, sector: 2 }, drawn: false },
    'Alpha answers: row 4 and sector 2, one true and one false.',
  ],
  [
    { type: 'sonarAnswered', side, claims: { row: null, column: 'C', sector: 2 }, drawn: true },
    'Alpha answers: column C and sector 2, one true and one false. It was picked at random.',
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
    null,
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
    'Alpha’s Radio Operator has left the channel: all four sections again.',
  ],
  [{ type: 'readyToDive', side }, 'Alpha’s Engineer is ready to dive.'],
  [{ type: 'dived', side }, 'Alpha dives.'],
  [{ type: 'turnBegan', side, left: 1 }, null],
  [{ type: 'turnBegan', side, left: 3 }, 'Alpha has 3 turns in a row.'],
  [{ type: 'sheetDrawn', side, sheet: { at: null, since: 0, pencil: [] } }, null],
  [
    { type: 'forfeited', side, role: 'firstMate', reason: 'absent' },
    'Alpha’s First Mate stayed away, and the match was claimed.',
  ],
  [{ type: 'gameEnded', winner: 'bravo', reason: 'sunk' }, 'Bravo wins: Alpha is sunk.'],
  [{ type: 'gameEnded', winner: null, reason: 'bothSunk' }, 'A draw: both boats are sunk.'],
])('an event is told in a sentence: %j', (event, sentence) => {
  expect(words.event(event, names)).toBe(sentence);
});

test.each<[Event, string]>([
  [{ type: 'damaged', side, fault: 'ice' }, 'You take 1 damage from the ice.'],
  [{ type: 'gaugeMarked', side, system: 'drone' }, 'Your First Mate charges the drone.'],
  [
    { type: 'droneLaunched', side: 'bravo', sector: 2, found: true },
    'Bravo’s drone searches sector 2: you are there.',
  ],
  [{ type: 'gameEnded', winner: 'bravo', reason: 'sunk' }, 'Bravo wins: you are sunk.'],
  [{ type: 'gameEnded', winner: 'alpha', reason: 'time' }, 'You win: Bravo ran out of time.'],
])('a reader is addressed: %j', (event, sentence) => {
  expect(words.event(event, toAlpha)).toBe(sentence);
});

test('a voice calls what all should hear, and not every mark', () => {
  expect(words.spoken({ type: 'courseSet', side, course: 'N' }, names)).toBe('Alpha: north.');
  expect(words.spoken({ type: 'gaugeMarked', side, system: 'drone' }, names)).toBeNull();
});

test.each<[Action, string]>([
  [{ type: 'course', course: 'W' }, 'Head west'],
  [{ type: 'silence', course: 'E', cells: 2 }, 'Silence: 2 cells east'],
  [{ type: 'answer', claims: { row: 4, column: null, sector: 2 } }, 'Answer: row 4 and sector 2'],
])('an action has a name: %j', (action, name) => {
  expect(words.action(action)).toBe(name);
});

test('what is typed as an example is an action', () => {
  for (const [examples] of words.typing.examples)
    for (const example of examples.split(', ')) expect(() => parseAction(example)).not.toThrow();
});

test('what is going to be played is said in a sentence, whatever the options are', () => {
  expect(words.options({ mode: 'realTime', scenario: 'ice', damage: 1 })).toMatch(
    /^In real time on .+, pack ice\. Any damage sinks a boat\. Aid for the Radio Operators: bare sheet\.$/,
  );
  expect(words.options(null)).toMatch(/^Turn by turn on /);
});

test('sides and roles have names, and a role a line on what it does', () => {
  expect(words.side('alpha' as never)).toBe('Alpha');
  expect(words.role('firstMate')).toBe('First Mate');
  expect(words.roleText('firstMate')).toBe('Charges the systems and works drone and sonar');
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
  expect(words.board(captainSonar.view(scene, [seatOf('alpha', 'engineer')]))).toBe(
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
  const drawn = words.board(captainSonar.view(scene, []));
  expect(drawn).not.toMatch(/^ *\d+ .*[ABabx+].* \d+$/m);
  expect(drawn).not.toContain('gauges');
});

test('holes and charted mines are drawn where they matter', () => {
  expect(words.board(captainSonar.view(begin({}, { scenario: 'ice' }), []))).toContain(
    '2 . . . . o',
  );
  expect(words.board(captainSonar.view(begin({}, { scenario: 'minefield' }), []))).toContain(
    '2 . * .',
  );
});

test.each([
  [fresh(), 'The Captains choose where to start.'],
  [play(begin(), 'A course E'), 'Alpha’s turn. Waiting for Alpha’s First Mate, Alpha’s Engineer.'],
  [beginRealTime(), 'Both boats are under way.'],
  [
    play(armed(beginRealTime(), 'alpha', 'drone'), 'A stop drone'),
    'STOP: Alpha launches the drone.',
  ],
  [
    play(armed(at(beginRealTime(), 'bravo', 'A1'), 'alpha', 'sonar'), 'A stop sonar'),
    'Bravo’s Captain answers the sonar.',
  ],
])('the last line says how things stand: %#', (state, line) => {
  expect(words.board(captainSonar.view(state, [])).split('\n').at(-1)).toBe(line);
});

test('and who has won', () => {
  const over = take(begin(), leave('bravo', 'time'));
  if (!over.ok) throw new Error(over.refusal.code);
  expect(words.board(captainSonar.view(over.state, []))).toMatch(
    /Alpha wins: Bravo ran out of time\.$/,
  );
});

test('8 a blast is noted beside the sheet with what it did to both boats', () => {
  const blast = {
    type: 'exploded',
    side: 'bravo',
    charge: 'torpedo',
    cell: 'E2',
    hits: { alpha: 'direct', bravo: 'clear' },
  } as const;
  const noted = 'Bravo’s torpedo on E2: Alpha direct hit, Bravo all clear';
  expect(factWords(blast, 'alpha')).toBe(noted);
  expect(factWords(blast, 'bravo')).toBe(noted);
});
