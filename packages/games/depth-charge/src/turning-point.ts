import { believe, without } from './belief.ts';
import { passage } from './rules/ways.ts';
import { opponent } from './vocabulary.ts';
import type { SideName, Square } from './vocabulary.ts';
import type { RecordedTurn, View } from './view.ts';

/** The turn that decided a match, told from what everybody could hear. */
export interface TurningPoint {
  /** settled: from then on the hunter knew every mine. gamble: it went well, or not. */
  readonly type: 'settled' | 'luckyHit' | 'sunk' | 'missed';
  readonly side: SideName; // whose turn it was
  readonly turn: number; // from 1
  readonly square: Square;
  readonly ways: number; // minefields possible before it
  readonly chance: number; // of a mine on its way or its square, for all that was known then
}

type Finished = Pick<View, 'setup' | 'record' | 'result'>;

/** null: there was none, such as when somebody left. */
export function turningPointOf({ setup, record, result }: Finished): TurningPoint | null {
  const last = record.at(-1);
  if (result === null || last === undefined) return null;
  switch (result.reason) {
    case 'boatSunk':
      return pointAt({ setup, record }, record.length - 1, 'sunk');
    case 'secondMiss':
      return pointAt({ setup, record }, record.length - 1, 'missed');
    case 'minesDestroyed':
      return settling({ setup, record }, last.side);
    case 'turnLimit':
    case 'resigned':
    case 'time':
    case 'absent':
      return null;
    default:
      return result.reason satisfies never;
  }
}

type Past = Pick<View, 'setup' | 'record'>;

/** The first turn of the winner after which one minefield only was possible. */
function settling(past: Past, winner: SideName): TurningPoint | null {
  const index = past.record.findIndex(
    (turn, i) => turn.side === winner && waysAfter(past, i + 1, winner) === 1,
  );
  if (index < 0) return null;
  const isHit = past.record[index]?.type === 'depthChargeDropped';
  return pointAt(past, index, isHit ? 'luckyHit' : 'settled');
}

const waysAfter = ({ setup, record }: Past, turns: number, hunter: SideName): number =>
  believe({ setup, record: record.slice(0, turns) }, opponent(hunter)).fields.length;

function pointAt(past: Past, index: number, type: TurningPoint['type']): TurningPoint | null {
  const turn = past.record[index];
  if (turn === undefined || turn.type === 'passed') return null;
  const before = believe(
    { setup: past.setup, record: past.record.slice(0, index) },
    opponent(turn.side),
  );
  const ways = before.fields.length;
  const clear = without(before, squaresOf(turn)).fields.length;
  const square = 'to' in turn ? turn.to : turn.square;
  return { type, side: turn.side, turn: index + 1, square, ways, chance: 1 - clear / ways };
}

/** Where a turn would have met a mine. */
function squaresOf(turn: Exclude<RecordedTurn, { readonly type: 'passed' }>): readonly Square[] {
  return 'to' in turn ? (passage(turn.from, turn.to) ?? []) : [turn.square];
}
