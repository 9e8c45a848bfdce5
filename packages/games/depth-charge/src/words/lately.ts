import { YOU, capital, listed, possessive } from '@fathom/kit';
import type { Names } from '@fathom/kit';
import { MISSES_TO_LOSE } from '../rules/end.ts';
import { opponent, teamOf } from '../vocabulary.ts';
import type { RecordedTurn, View } from '../view.ts';

type Known = Pick<View, 'phase' | 'first' | 'record' | 'minesLeft' | 'misses' | 'result' | 'setup'>;

/** What has just happened and what it means, in a sentence; null: nothing yet, or somebody left. */
export function tellLately(view: Known, names: Names): string | null {
  const turn = view.record.at(-1);
  if (view.phase === 'placing' || (view.result !== null && LEFT.has(view.result.reason)))
    return null;
  if (turn === undefined) return begins(names.side(teamOf(view.first)));
  const who = names.side(teamOf(turn.side));
  switch (turn.type) {
    case 'boatMoved':
      return `${who} moved ${turn.from} → ${turn.to}.`;
    case 'boatSunk':
      return `${who} ran onto a mine on ${turn.to} and sank.`;
    case 'soundingDropped':
      return `${who} sounded ${turn.square}: ${answers(view, turn, names)}.`;
    case 'depthChargeDropped':
      return turn.hit ? hit(view, turn, names) : missed(view, turn, who);
    case 'passed':
      return `${who} passed.`;
    default:
      return turn satisfies never;
  }
}

const LEFT: ReadonlySet<string> = new Set(['resigned', 'time', 'absent']);

const begins = (who: string): string =>
  `All mines are placed. ${who === YOU ? 'You begin' : `${who} begins`}.`;

type Of<Type extends RecordedTurn['type']> = Extract<RecordedTurn, { readonly type: Type }>;

/** A sounding says how far away the other side's mines are, and nothing else. */
function answers(view: Known, turn: Of<'soundingDropped'>, names: Names): string {
  const { pings, side } = turn;
  const owner = possessive(names.side(teamOf(opponent(side))));
  if (pings.length === 0) return `none of ${owner} mines answered`;
  const away = `${listed(pings)} ${pings.at(-1) === 1 ? 'square' : 'squares'} away`;
  const heard =
    pings.length === 1
      ? `one of ${owner} mines answered from ${away}`
      : `${owner} mines answered from ${away}`;
  return heard + silence(view, turn);
}

/** Where equal times are merged nobody can say how many kept silent. */
function silence({ minesLeft, setup }: Known, { pings, side }: Of<'soundingDropped'>): string {
  const silent = minesLeft[opponent(side)] - pings.length;
  if (setup.duplicates === 'merge' || silent === 0) return '';
  return silent === 1 ? ', one kept silent' : `, ${silent} kept silent`;
}

function hit({ minesLeft }: Known, turn: Of<'depthChargeDropped'>, names: Names): string {
  const [who, other] = [turn.side, opponent(turn.side)].map((side) => names.side(teamOf(side)));
  const left = minesLeft[opponent(turn.side)];
  const still = left === 0 ? 'the last one' : `${left} left`;
  return `${who} destroyed ${possessive(other ?? '')} mine on ${turn.square}: ${still}.`;
}

function missed({ misses, phase }: Known, turn: Of<'depthChargeDropped'>, who: string): string {
  const isLast = phase === 'playing' && misses[turn.side] === MISSES_TO_LOSE - 1;
  return `${who} missed on ${turn.square}.${isLast ? ` ${capital(possessive(who))} next miss loses.` : ''}`;
}
