import { BoardPicture } from '../../../board/board-picture.tsx';
import { CELL } from '../../../board/shape.ts';
import { At } from '../../../board/sheet.tsx';
import type { Cell, Course, PanelSymbol, Sheet, System } from '@fathom/captain-sonar/client';
import { For } from 'solid-js';
import type { JSX, ParentProps } from 'solid-js';
import { Reach, SilentWay } from '../chart/overlays.tsx';
import { OwnMine, Submarine } from '../chart/pieces.tsx';
import { Route } from '../chart/route.tsx';
import { ForbiddenEnds, SheetLayer } from '../chart/track.tsx';
import { PrintedWaters } from '../chart/waters.tsx';
import { HullPlates } from '../components/hull-plates.tsx';
import { PanelPicture } from '../engineer/panel-board.tsx';
import { gaugeState } from '../components/gauge-state.ts';
import { GaugePicture } from '../first-mate/gauge.tsx';
import { HullPicture } from '../hull/hull-drawing.tsx';
import { SYSTEM_NAMES } from '../words.ts';
import { BERTHS, BOAT, ENDS, ROUTE, SHAPE, TARGETS, TRACK, WATERS } from './waters.ts';
import '../chart/chart.css';

/** Something of the table with its caption. */
export function Picture(props: ParentProps<{ readonly caption: string }>): JSX.Element {
  return (
    <figure>
      {props.children}
      <figcaption>{props.caption}</figcaption>
    </figure>
  );
}

interface ChartPictureProps {
  readonly label: string; // what is to be seen, in a sentence
  readonly caption: string;
}

function ChartPicture(props: ParentProps<ChartPictureProps>): JSX.Element {
  return (
    <Picture caption={props.caption}>
      <div class="cs-chart">
        <BoardPicture
          shape={SHAPE}
          ground={(cell) => (WATERS.isWater(cell) ? 'cs-chart-water' : 'cs-chart-island')}
          label={props.label}
        >
          <PrintedWaters chart={WATERS} scenario="plain" showsSectors />
          {props.children}
        </BoardPicture>
      </div>
    </Picture>
  );
}

function Alpha(): JSX.Element {
  return (
    <>
      <Route route={ROUTE} side="alpha" />
      <At cell={BOAT}>
        <Submarine side="alpha" heading="E" />
      </At>
    </>
  );
}

export function RoutePicture(): JSX.Element {
  return (
    <ChartPicture
      label="A chart of ten by ten cells in four sectors. Alpha’s boat has come from B5 along a bent line to G5."
      caption="Alpha’s own chart. From G5 the boat can go north, east or south; west is its own track."
    >
      <Alpha />
    </ChartPicture>
  );
}

export function TorpedoPicture(): JSX.Element {
  return (
    <ChartPicture
      label="Alpha’s boat on G5. The cells up to four steps away through water are tinted; a blast on I6 would catch the nine cells from H5 to J7."
      caption="What a torpedo can reach from G5, around islands. One on I6: 2 damage there, 1 on the eight cells around it."
    >
      <Reach cells={new Set(TARGETS)} blastAt="I6" />
      <Alpha />
    </ChartPicture>
  );
}

export function MinePicture(): JSX.Element {
  return (
    <ChartPicture
      label="Alpha’s boat on G5. A mine can be laid on the neighbouring water that is not on its own track. A mine already lies on D5."
      caption="Open berths for a mine. Another lies on D5, ready to be set off."
    >
      <Marked cells={BERTHS} />
      <Alpha />
      <At cell="D5">
        <OwnMine side="alpha" isArmed />
      </At>
    </ChartPicture>
  );
}

function Marked(props: { readonly cells: readonly Cell[] }): JSX.Element {
  return (
    <For each={props.cells}>
      {(cell) => (
        <At cell={cell} class="csr-open">
          <rect x={-CELL / 2 + 7} y={-CELL / 2 + 7} width={CELL - 14} height={CELL - 14} rx={10} />
        </At>
      )}
    </For>
  );
}

export function SilencePicture(): JSX.Element {
  return (
    <ChartPicture
      label="Alpha’s boat slips from G5 to G7 in silence."
      caption="Silence to G7. The enemy hears one word: neither the course nor how far."
    >
      <Alpha />
      <SilentWay from={BOAT} to="G7" />
    </ChartPicture>
  );
}

const sheetAt = (at: Cell): Sheet => ({
  at,
  since: 0,
  pencil: [{ cell: 'C5', mark: 'ring' }],
});

export function SheetPicture(props: { readonly at: Cell } & ChartPictureProps): JSX.Element {
  return (
    <ChartPicture label={props.label} caption={props.caption}>
      <g class="cs-chart-sheet">
        <SheetLayer sheet={sheetAt(props.at)} track={TRACK} about="bravo" />
      </g>
    </ChartPicture>
  );
}

export function ShadedPicture(props: { readonly at: Cell } & ChartPictureProps): JSX.Element {
  return (
    <ChartPicture label={props.label} caption={props.caption}>
      <ForbiddenEnds chart={WATERS} ends={ENDS} />
      <g class="cs-chart-sheet">
        <SheetLayer sheet={sheetAt(props.at)} track={TRACK} about="bravo" />
      </g>
    </ChartPicture>
  );
}

const SHOWN: readonly System[] = ['torpedo', 'sonar', 'mine'];

export function GaugesPicture(): JSX.Element {
  const gauges = { mine: 2, torpedo: 1, drone: 0, sonar: 2, silence: 0, scenario: 0 };
  return (
    <Picture caption="A torpedo with one of three marks; a sonar that is ready; a mine that is full, but weapons are broken.">
      <div class="csr-gauges">
        <For each={SHOWN}>
          {(system) => (
            <GaugePicture
              name={SYSTEM_NAMES[system]}
              state={gaugeState(
                { gauges, broken: system === 'mine' ? ['N2'] : [] },
                system,
                'turn',
              )}
            />
          )}
        </For>
      </div>
    </Picture>
  );
}

export function DamagePicture(): JSX.Element {
  return (
    <Picture caption="Two plates are holed. The fourth sinks the boat.">
      <HullPlates name="Alpha" damage={2} sinksAt={4} />
    </Picture>
  );
}

interface PanelFigureProps extends ChartPictureProps {
  readonly broken: readonly PanelSymbol[];
  readonly lit: Course;
  readonly chosen: PanelSymbol | null;
}

export function PanelFigure(props: PanelFigureProps): JSX.Element {
  return (
    <Picture caption={props.caption}>
      <PanelPicture
        broken={props.broken}
        lit={props.lit}
        chosen={props.chosen}
        label={props.label}
      />
    </Picture>
  );
}

export function HullFigure(): JSX.Element {
  return (
    <Picture caption="The hull sheet. The Engineer and the Captain have signed; the third section is begun.">
      <HullPicture
        traced={['engineer', 'captain']}
        section={2}
        reached={330}
        label="A submarine in four sections from stern to bow. Two are traced and signed E and C, the third is half done."
      />
    </Picture>
  );
}
