import { describeEvent, drawBoard, makeAction, parseAction } from '@fathom/captain-sonar/client';
import { list } from '../help.ts';
import { gameText } from './game-text.ts';
import type { GameText } from './game-text.ts';

export const captainSonarText: GameText = gameText({
  draw: drawBoard,
  describe: describeEvent,
  makeAction,
  parseAction,
  notation: list('What a crew can do; cells are A1 to J10, or to O15 in real time:', [
    ['start C7', 'Captain: where the boat begins.'],
    ['course N', 'Captain: one cell north, east, south or west, for all to hear.'],
    ['gauge torpedo', 'First Mate: one mark on a gauge. "ok" when all are full.'],
    ['break N3', 'Engineer: one breakdown on the panel of the course.'],
    [
      'torpedo F6, mine C8, scenario D4',
      'Captain: use a weapon. In real time "stop torpedo" first.',
    ],
    ['drone 3, sonar', 'Captain or First Mate: ask where the enemy is.'],
    ['silence E 3', 'Captain: up to four cells unheard, instead of a course.'],
    ['trigger C8', 'Captain: set off a mine of yours.'],
    ['answer row 4 sector 2', 'Captain: two of row, column and sector, exactly one of them true.'],
    ['surface, end turn, dive', 'Captain.'],
    ['trace 330,160 400,160', 'Real time, surfaced: a stroke along the hull.'],
    ['sheet at C7', 'Radio Operator: where the enemy seems to be.'],
  ]).split('\n'),
});
