import { opponent, teamOf } from '@fathom/depth-charge/client';
import type { SideName } from '@fathom/depth-charge/client';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import { BeforePlay } from './before-play.tsx';
import { ChartNotes } from './chart-notes.tsx';
import { SoundingSheet } from './sounding-sheet.tsx';
import './paper.css';

/** The record sheet: every sounding with its square and pings, and the notes on the chart. */
export function Paper(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const order = (): readonly SideName[] => {
    const side = desk.side() ?? 'black';
    return [side, opponent(side)];
  };
  const captain = (side: SideName): string => desk.table.nameOf(teamOf(side));
  return (
    <>
      <Show when={desk.view().phase !== 'placing'} fallback={<BeforePlay />}>
        <section class="card dc-paper">
          <h2>Soundings heard</h2>
          <div class="dc-sheets" role="group" aria-label="Record sheet" tabindex="0">
            <For each={order()}>
              {(side) => <SoundingSheet desk={desk} side={side} title={captain(side)} />}
            </For>
          </div>
        </section>
      </Show>
      <Show when={desk.view().phase !== 'placing'}>
        <ChartNotes desk={desk} />
      </Show>
    </>
  );
}
