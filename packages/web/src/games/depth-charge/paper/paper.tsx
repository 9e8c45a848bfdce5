import { SIDE_LETTERS, opponent, paper, teamOf } from '@fathom/depth-charge/client';
import type { SideName } from '@fathom/depth-charge/client';
import { For, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Sounding } from '../chart/pings.tsx';
import type { Desk } from '../desk/desk.ts';
import { ChartNotes } from './chart-notes.tsx';
import './paper.css';

/** The record sheet: every sounding with its square and pings, and the notes on the chart. */
export function Paper(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const order = (): readonly SideName[] => {
    const side = desk.side() ?? 'black';
    return [side, opponent(side)];
  };
  return (
    <Show when={desk.view().phase !== 'placing'} fallback={<BeforePlay />}>
      <section class="card dc-paper">
        <h2>{paper.soundings}</h2>
        <div class="dc-sheets" role="group" aria-label={paper.recordSheet} tabindex="0">
          <For each={order()}>{(side) => <SoundingSheet desk={desk} side={side} />}</For>
        </div>
      </section>
      <ChartNotes desk={desk} />
    </Show>
  );
}

/** While mines are placed there is nothing on the record sheet yet: room for what is to come. */
function BeforePlay(): JSX.Element {
  return (
    <section class="card dc-paper">
      <h2>{paper.toCome}</h2>
      <ul class="dc-brief">
        <For each={paper.brief}>{(line) => <li>{line}</li>}</For>
      </ul>
      <p class="dc-brief-more">
        <a href="/depth-charge/rules">{paper.allRules}</a>
      </p>
    </section>
  );
}

interface SheetLine {
  readonly turn: number;
  readonly sounding: Sounding;
}

/** What one side has sounded. Both sides hear both: the other's soundings are about one's own mines. */
function SoundingSheet(props: { readonly desk: Desk; readonly side: SideName }): JSX.Element {
  const lines = createMemo((): readonly SheetLine[] =>
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
          {SIDE_LETTERS[props.side]}
        </span>
        {paper.by(props.desk.table.nameOf(teamOf(props.side)))}
      </caption>
      <Show
        when={lines().length > 0}
        fallback={
          <tbody>
            <tr>
              <td class="dc-sheet-empty">{paper.noneYet}</td>
            </tr>
          </tbody>
        }
      >
        <thead>
          <tr>
            <th scope="col">{paper.turn}</th>
            <th scope="col">{paper.square}</th>
            <th scope="col">{paper.pings}</th>
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
    <Show when={props.pings.length > 0} fallback={<span class="dc-silence">{paper.noAnswer}</span>}>
      <For each={props.pings}>{(ping) => <span class="dc-ping-time">{ping} </span>}</For>
    </Show>
  );
}
