import { SIDE_LETTERS, distanceWords, opponent, paper, teamOf } from '@fathom/depth-charge/client';
import type { SideName } from '@fathom/depth-charge/client';
import { For, Show, createMemo, createUniqueId } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import type { Sounding } from '../desk/ranging.ts';
import { ChartNotes } from './chart-notes.tsx';
import './record-sheet.css';

/** Every sounding with its square and pings, and the notes on the chart. */
export function RecordSheet(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const order = (): readonly SideName[] => {
    const side = desk.side() ?? 'black';
    return [side, opponent(side)];
  };
  return (
    <>
      <section class="card dc-paper">
        <h2>{paper.soundings}</h2>
        <div class="dc-sheets" role="group" aria-label={paper.recordSheet}>
          <For each={order()}>{(side) => <SoundingSheet desk={desk} side={side} />}</For>
        </div>
      </section>
      <ChartNotes desk={desk} />
    </>
  );
}

interface SheetLine {
  readonly turn: number;
  readonly sounding: Sounding;
}

/**
 * What one side has sounded, the newest first, so that it is always in sight. Both sides hear both: the other's
 * soundings are about one's own mines. Each can be pointed at or pressed for its distances.
 */
function SoundingSheet(props: { readonly desk: Desk; readonly side: SideName }): JSX.Element {
  const lines = createMemo((): readonly SheetLine[] =>
    props.desk
      .view()
      .record.flatMap((sounding, index) =>
        sounding.type === 'soundingDropped' && sounding.side === props.side
          ? [{ turn: index + 1, sounding }]
          : [],
      )
      .toReversed(),
  );
  const title = createUniqueId();
  return (
    <div class="dc-sheet" classList={{ 'dc-sheet-own': props.side === props.desk.side() }}>
      <h3 id={title}>
        <span class={`dc-flagging dc-side-${props.side}`} aria-hidden="true">
          {SIDE_LETTERS[props.side]}
        </span>
        {paper.by(props.desk.table.nameOf(teamOf(props.side)))}
      </h3>
      <Show when={lines().length > 0} fallback={<p class="dc-sheet-empty">{paper.noneYet}</p>}>
        <ol class="dc-sheet-lines" aria-labelledby={title}>
          <For each={lines()}>
            {(line) => (
              <li>
                <SheetRow desk={props.desk} line={line} />
              </li>
            )}
          </For>
        </ol>
      </Show>
    </div>
  );
}

function SheetRow(props: { readonly desk: Desk; readonly line: SheetLine }): JSX.Element {
  const { ranging } = props.desk;
  const { turn, sounding } = props.line;
  return (
    <button
      type="button"
      class="dc-sheet-row"
      aria-pressed={ranging.pinned() === turn}
      title={distanceWords.show(sounding.square)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && ranging.peek(turn)}
      onPointerLeave={() => ranging.peek(null)}
      onFocus={() => ranging.peek(turn)}
      onBlur={() => ranging.peek(null)}
      onClick={() => ranging.pin(turn)}
    >
      <span class="dc-sheet-turn">{paper.atTurn(turn)}</span>
      <b>{sounding.square}</b>
      <span>
        <PingList pings={sounding.pings} />
      </span>
    </button>
  );
}

function PingList(props: { readonly pings: readonly number[] }): JSX.Element {
  return (
    <Show when={props.pings.length > 0} fallback={<span class="dc-silence">{paper.noAnswer}</span>}>
      <For each={props.pings}>{(ping) => <span class="dc-ping-time">{ping} </span>}</For>
    </Show>
  );
}
