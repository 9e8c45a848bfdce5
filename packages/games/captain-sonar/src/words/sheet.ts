import { counted } from '@fathom/kit';
import type { Course, SideName } from '../vocabulary.ts';
import { COURSE_NAMES, SIDE_NAMES } from './names.ts';

/** The Radio Operator's two sheets: what moves them and what is drawn on them. */
export const sheetToolWords = {
  keys: [
    { keys: ['Shift + arrow'], does: 'Move the track, or the piece of it that is held' },
    { keys: ['[', ']'], does: 'Hold an older piece, or a newer one' },
    { keys: ['B'], does: 'Take the other sheet' },
    { keys: ['Z'], does: 'Take the next pencil: cross, ring, rubber, none' },
    { keys: ['J'], does: 'Mark a cell, a row, a column or a sector at once' },
  ],
  penKeys: [
    { keys: ['Shift + arrow'], does: 'With the pen in hand: draw a course' },
    { keys: ['H', 'Backspace'], does: 'Draw a silence, rub out the last one drawn' },
  ],
  sheets: 'Sheets',
  sheet: { sheet: 'Sheet 1', second: 'Sheet 2' },
  sheetNamed: { sheet: 'first sheet', second: 'second sheet' },
  copy: { sheet: 'Copy sheet 1', second: 'Copy sheet 2' },
  held: 'What moves',
  whole: 'All pieces',
  piece: (piece: number, pieces: number): string =>
    piece === pieces ? 'Newest piece' : `Piece ${piece} of ${pieces}`,
  older: 'Hold an older piece',
  newer: 'Hold a newer piece',
  straighten: 'Straighten',
  straightenWhy: 'Undo the bends: as if nothing had been run in silence',
  howToBend:
    'A silence broke the track: 0 to 4 cells, straight. Drag the piece you hold, or nudge it; the others stay.',
  drawn: (side: SideName): string => `${SIDE_NAMES[side]}, as drawn`,
  nothingDrawn: 'nothing yet',
  pen: 'Pen',
  penWhy: 'Draw courses on the chart, from cell to cell',
  penPad: 'Draw what you hear',
  draw: (course: Course): string => `Draw ${COURSE_NAMES[course]}`,
  drawSilence: 'Draw a silence',
  rubLast: 'Rub out the last one',
  howToDraw: (side: SideName): string =>
    `Nothing is drawn for you: draw every course that ${SIDE_NAMES[side]} calls, as you hear it.`,
  rubber: 'Rubber',
  area: 'One stroke marks',
  areas: { cell: 'Cell', row: 'Row', column: 'Column', sector: 'Sector' },
  crossOut: 'Cross out',
  crossOutWhy: 'Cross out where they cannot be now, by this',
  ownBoat: 'Your boat',
  pieceEnds: (cells: number): string =>
    cells === 0
      ? 'This piece fits nowhere on the chart.'
      : `This piece can end on ${counted(cells, 'cell')}; the others are shaded.`,
} as const;
