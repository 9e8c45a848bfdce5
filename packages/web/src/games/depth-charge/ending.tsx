import { BOARD_LABEL, endingWords } from '@fathom/depth-charge/client';
import type { JSX } from 'solid-js';
import { BoardPicture } from '../../board/board.tsx';
import { namesAt } from '../../table/event-lines.ts';
import type { MatchEnding } from '../game-client.ts';
import { BaseMap } from './chart/base-map.tsx';
import { LAKE, waterClass } from './chart/lake.ts';
import { Boats, Mines } from './chart/pieces.tsx';
import type { Desk } from './desk/desk.ts';

/** Who won, by what, the turn that decided it, and the chart with every mine on it; null: it is not over. */
export function endingOf(desk: Desk): MatchEnding | null {
  const words = endingWords(desk.table.told(), namesAt(desk.table));
  return words === null ? null : { ...words, Picture: () => <OpenChart desk={desk} /> };
}

function OpenChart(props: { readonly desk: Desk }): JSX.Element {
  return (
    <div class="dc-open-chart">
      <BoardPicture shape={LAKE} ground={waterClass} label={BOARD_LABEL}>
        <BaseMap />
        <Mines view={props.desk.view()} told={props.desk.table.told()} />
        <Boats view={props.desk.view()} told={props.desk.table.told()} />
      </BoardPicture>
    </div>
  );
}
