import { wrecksLeft } from '@fathom/captain-sonar/client';
import type { Cell, Chart, View } from '@fathom/captain-sonar/client';
import { For, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { At } from '../../../board/sheet.tsx';
import './wrecks.css';

interface WrecksProps {
  readonly chart: Chart;
  readonly view: Pick<View, 'setup' | 'record'>;
}

/** 6. The wrecks of a salvage race, those whose crate is up faded. */
export function Wrecks(props: WrecksProps): JSX.Element {
  const left = createMemo((): ReadonlySet<Cell> => new Set(wrecksLeft(props.view)));
  return (
    <For each={props.view.setup.scenario === 'salvage' ? props.chart.wrecks : []}>
      {(cell) => (
        <At cell={cell}>
          <Wreck isEmpty={!left().has(cell)} />
        </At>
      )}
    </For>
  );
}

/** A broken hull on the bottom around the middle of its cell, and its crate. */
export function Wreck(props: { readonly isEmpty: boolean }): JSX.Element {
  return (
    <g class="cs-wreck" classList={{ 'cs-wreck-empty': props.isEmpty }}>
      <path
        class="cs-wreck-hull"
        d="M-36 2-30 22H-4L-8 12-2 4-8-2-4-8H-28ZM6 22H26L36-4 8-8 12-2 6 6 12 12Z"
      />
      <path class="cs-wreck-mast" d="M-20-8-26-34M-24-24-10-18M20-6 24-22" />
      <path class="cs-wreck-crate" d="M-12-2H12V20H-12ZM-12-2 12 20M12-2-12 20" />
    </g>
  );
}
