import { PICTURE_TEXTS } from '@fathom/captain-sonar/client';
import type { Cell } from '@fathom/captain-sonar/client';
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { CELL } from '../../../board/shape.ts';
import { At } from '../../../board/sheet.tsx';
import { SilentWay } from '../chart/overlays.tsx';
import { Submarine } from '../chart/pieces.tsx';
import { Route } from '../chart/route.tsx';
import { Wreck } from '../chart/wrecks.tsx';
import { DECOY, ROUTE, WRECKS } from './example-chart.ts';
import { Alpha, ExampleChart } from './pictures.tsx';

/** The boat goes on, and the ghost that was called goes elsewhere. */
export const DecoyPicture = (): JSX.Element => (
  <ExampleChart text={PICTURE_TEXTS.decoy}>
    <Route route={[...ROUTE, DECOY.gone]} side="alpha" />
    <SilentWay from={DECOY.from} to={DECOY.called} />
    <At cell={DECOY.called}>
      <Submarine side="alpha" heading="E" state="draft" />
    </At>
    <At cell={DECOY.gone}>
      <Submarine side="alpha" heading="S" />
    </At>
  </ExampleChart>
);

export const SalvagePicture = (): JSX.Element => (
  <ExampleChart text={PICTURE_TEXTS.salvage}>
    <At cell={WRECKS.inReach} class="csr-open">
      <rect
        x={-1.5 * CELL + 7}
        y={-1.5 * CELL + 7}
        width={3 * CELL - 14}
        height={3 * CELL - 14}
        rx={10}
      />
    </At>
    <For each={Object.values<Cell>(WRECKS)}>
      {(cell) => (
        <At cell={cell}>
          <Wreck isEmpty={cell === WRECKS.empty} />
        </At>
      )}
    </For>
    <Alpha />
  </ExampleChart>
);
