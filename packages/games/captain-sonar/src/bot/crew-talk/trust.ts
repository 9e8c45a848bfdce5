import type { SheetView } from '../../view.ts';
import { plottedCells } from '../../heard-track.ts';
import type { Hearing } from '../../track.ts';
import type { Cell } from '../../vocabulary.ts';
import type { SeaTables } from '../sea.ts';

const LEAST = 0.15; // of a track that has only begun, or lies over land
const A_CELL = 0.03;
const MOST = 0.55; // more takes a word

/** How far a track that was laid is believed: the longer it lies clear of land, the fewer are the places where it would. */
export function trackTrust({ chart }: SeaTables, sheet: SheetView, hearing: Hearing): number {
  const isClear = (cell: Cell | null): boolean => cell !== null && chart.isWater(cell);
  const pieces = plottedCells(sheet, hearing).toReversed();
  const wrong = pieces.findIndex((cells) => !cells.every(isClear));
  const clear = wrong < 0 ? pieces : pieces.slice(0, wrong);
  const cells = clear.reduce((sum, piece) => sum + piece.length, 0);
  return Math.min(MOST, LEAST + A_CELL * cells);
}

/** Rings are believed the more the fewer they are. */
export const ringTrust = (rings: number): number => Math.max(0.15, 0.65 - 0.05 * rings);
