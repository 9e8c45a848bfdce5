import type { SideName, SoundingDropped } from '@fathom/depth-charge/client';
import { For, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { LETTERS } from '../chart/squares.ts';
import type { Desk } from '../desk/desk.ts';

interface SoundingSheetProps {
  readonly desk: Desk;
  readonly side: SideName;
  readonly title: string;
}
interface Line {
  readonly turn: number;
  readonly sounding: SoundingDropped;
}

/** What one side has sounded. Both sides hear both: the other's soundings are about one's own mines. */
export function SoundingSheet(props: SoundingSheetProps): JSX.Element {
  const lines = createMemo((): readonly Line[] =>
    props.desk
      .view()
      .record.flatMap((sounding, index) =>
        sounding.type === 'soundingDropped' && sounding.side === props.side
          ? [{ turn: index + 1, sounding }]
          : [],
      ),
  );
  return (
    <table class="dc-sheet">
      <caption>
        <span class={`dc-flagging dc-side-${props.side}`} aria-hidden="true">
          {LETTERS[props.side]}
        </span>
        {props.title === 'You' ? 'By you' : `By ${props.title}`}
      </caption>
      <Show
        when={lines().length > 0}
        fallback={
          <tbody>
            <tr>
              <td class="dc-sheet-empty">None yet.</td>
            </tr>
          </tbody>
        }
      >
        <thead>
          <tr>
            <th scope="col">Turn</th>
            <th scope="col">Square</th>
            <th scope="col">Pings</th>
          </tr>
        </thead>
        <tbody>
          <For each={lines()}>
            {({ turn, sounding }) => (
              <tr>
                <td>{turn}</td>
                <td>{sounding.square}</td>
                <td>
                  <PingList pings={sounding.pings} />
                </td>
              </tr>
            )}
          </For>
        </tbody>
      </Show>
    </table>
  );
}

function PingList(props: { readonly pings: readonly number[] }): JSX.Element {
  return (
    <Show when={props.pings.length > 0} fallback={<span class="dc-silence">no answer</span>}>
      <For each={props.pings}>{(ping) => <span class="dc-ping-time">{ping} </span>}</For>
    </Show>
  );
}
