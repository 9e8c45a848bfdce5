import {
  SIDES,
  describeEvent,
  drawBoard,
  makeAction,
  parseAction,
} from '@fathom/depth-charge/client';
import type { SideName, View } from '@fathom/depth-charge/client';
import { list } from '../help.ts';
import { gameText } from './game-text.ts';
import type { GameText } from './game-text.ts';

export const depthChargeText: GameText = gameText({
  draw: (view: View) => [drawBoard(view), ...soundings(view)].join('\n'),
  describe: describeEvent,
  makeAction,
  parseAction,
  notation: list('A turn is one of these; squares are a1 to h8:', [
    ['place a2 b4 c1', 'Your three mines, in your own sea, before play begins.'],
    ['move d4', '1 to 3 squares along your row or column. The first mine on the way sinks you.'],
    ['sound e5', 'A sounding charge next to your boat: the other side’s mines answer.'],
    ['charge e5', 'A depth charge next to your boat. The second miss loses.'],
    ['pass', 'Let the turn go by, if the match allows it.'],
  ]).split('\n'),
});

/** The record sheet: what each side has heard so far, every report once. */
function soundings(view: View): readonly string[] {
  const entries = SIDES.map((side) => [`${side}:`, reportsTo(view, side)] as const);
  const heard = entries.filter(([, reports]) => reports !== '');
  return heard.length === 0 ? [] : list('Soundings:', heard).split('\n');
}

function reportsTo({ record }: View, side: SideName): string {
  const reports = record.flatMap((turn) =>
    turn.type === 'soundingDropped' && turn.side === side
      ? [`${turn.square}=${turn.pings.length === 0 ? 'silence' : turn.pings.join('+')}`]
      : [],
  );
  return [...new Set(reports)].join('  ');
}
