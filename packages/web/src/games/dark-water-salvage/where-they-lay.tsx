import { ENDING, isInPlay } from '@fathom/dark-water-salvage/client';
import { For, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { BoardPicture } from '../../board/board.tsx';
import { At } from '../../board/sheet.tsx';
import { LAKE, LakeMap, terrainClass } from './chart/lake-map.tsx';
import { Sunken } from './chart/pieces.tsx';
import type { Desk } from './desk/desk.ts';
import './chart/chart.css';
import './end.css';

/** The lake of a finished match with every wreck in her place; pale are those that came up. */
export function WhereTheyLay(props: { readonly desk: Desk }): JSX.Element {
  const lay = createMemo(() => {
    const { wrecks, truths } = props.desk.view();
    return wrecks.flatMap((wreck, i) => {
      const region = truths?.[i]?.region ?? wreck.region;
      return region === null ? [] : [{ wreck, region }];
    });
  });
  return (
    <div class="dw-where">
      <BoardPicture
        shape={LAKE}
        ground={(region) => terrainClass(props.desk.content(), region)}
        label={ENDING.picture}
      >
        <LakeMap content={props.desk.content()} />
        <For each={lay()}>
          {({ wreck, region }) => (
            <At cell={region}>
              <Sunken number={wreck.number} state={isInPlay(wreck) ? 'truth' : 'raised'} />
            </At>
          )}
        </For>
      </BoardPicture>
    </div>
  );
}
