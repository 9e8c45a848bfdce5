import {
  COLOURS,
  COLOUR_NAMES,
  COLOUR_OF,
  COURSES,
  GAUGES,
  PICTURE_TEXTS,
  REACTOR_BREAKS,
  SIDE_NAMES,
  SYSTEMS,
  SYSTEM_NAMES,
  courseTitle,
  gaugeTableWords,
  systemsOfColour,
} from '@fathom/captain-sonar/client';
import type {
  Cell,
  Course,
  PanelSymbol,
  PictureText,
  SheetView,
  System,
} from '@fathom/captain-sonar/client';
import { For, Show } from 'solid-js';
import type { JSX, ParentProps } from 'solid-js';
import { BoardPicture } from '../../../board/board.tsx';
import { CELL } from '../../../board/shape.ts';
import { At } from '../../../board/sheet.tsx';
import { ChartPrint } from '../chart/chart-print.tsx';
import { Reach, SilentWay } from '../chart/overlays.tsx';
import { OwnMine, Submarine } from '../chart/pieces.tsx';
import { Route } from '../chart/route.tsx';
import { ForbiddenEnds, SheetLayer } from '../chart/track.tsx';
import { gaugeState } from '../components/gauge-state.ts';
import { HullPlates } from '../components/hull-plates.tsx';
import { SymbolIcon } from '../components/symbol-icon.tsx';
import { SystemIcon } from '../components/system-icon.tsx';
import { PanelPicture } from '../engineer/panel-board.tsx';
import { GaugePicture } from '../first-mate/gauge.tsx';
import { HullPicture } from '../hull/hull-drawing.tsx';
import { BERTHS, BOAT, CHART, ENDS, ROUTE, SHAPE, TARGETS, TRACK } from './example-chart.ts';
import '../chart/chart.css';
import '../components/components.css';
import '../components/components-later.css';

/** Something of the table with its caption. */
function Picture(props: ParentProps<{ readonly text: PictureText }>): JSX.Element {
  return (
    <figure>
      {props.children}
      <figcaption>{props.text.caption}</figcaption>
    </figure>
  );
}

export function ExampleChart(props: ParentProps<{ readonly text: PictureText }>): JSX.Element {
  return (
    <Picture text={props.text}>
      <div class="cs-chart">
        <BoardPicture
          shape={SHAPE}
          ground={(cell) => (CHART.isWater(cell) ? 'cs-chart-water' : 'cs-chart-island')}
          label={props.text.label}
        >
          <ChartPrint chart={CHART} scenario="plain" showsSectors />
          {props.children}
        </BoardPicture>
      </div>
    </Picture>
  );
}

export function Alpha(): JSX.Element {
  return (
    <>
      <Route route={ROUTE} side="alpha" />
      <At cell={BOAT}>
        <Submarine side="alpha" heading="E" />
      </At>
    </>
  );
}

export const RoutePicture = (): JSX.Element => (
  <ExampleChart text={PICTURE_TEXTS.route}>
    <Alpha />
  </ExampleChart>
);

export const TorpedoPicture = (): JSX.Element => (
  <ExampleChart text={PICTURE_TEXTS.torpedo}>
    <Reach cells={new Set(TARGETS)} blastAt="I6" />
    <Alpha />
  </ExampleChart>
);

export const MinePicture = (): JSX.Element => (
  <ExampleChart text={PICTURE_TEXTS.mine}>
    <For each={BERTHS}>
      {(cell) => (
        <At cell={cell} class="csr-open">
          <rect x={-CELL / 2 + 7} y={-CELL / 2 + 7} width={CELL - 14} height={CELL - 14} rx={10} />
        </At>
      )}
    </For>
    <Alpha />
    <At cell="D5">
      <OwnMine side="alpha" isArmed />
    </At>
  </ExampleChart>
);

export const SilencePicture = (): JSX.Element => (
  <ExampleChart text={PICTURE_TEXTS.silence}>
    <Alpha />
    <SilentWay from={BOAT} to="G7" />
  </ExampleChart>
);

interface SheetProps {
  readonly text: PictureText;
  readonly at: Cell;
  readonly isShaded?: boolean;
}

function SheetPicture(props: SheetProps): JSX.Element {
  const sheet = (): SheetView => ({
    at: props.at,
    since: 0,
    pencil: [{ cell: 'C5', mark: 'ring' }],
  });
  return (
    <ExampleChart text={props.text}>
      <Show when={props.isShaded}>
        <ForbiddenEnds chart={CHART} ends={ENDS} />
      </Show>
      <g class="cs-chart-sheet">
        <SheetLayer sheet={sheet()} track={TRACK} about="bravo" />
      </g>
    </ExampleChart>
  );
}

export const SheetWrongPicture = (): JSX.Element => (
  <SheetPicture text={PICTURE_TEXTS.sheetWrong} at="G4" />
);
export const SheetRightPicture = (): JSX.Element => (
  <SheetPicture text={PICTURE_TEXTS.sheetRight} at="I3" />
);
export const SheetShadedPicture = (): JSX.Element => (
  <SheetPicture text={PICTURE_TEXTS.sheetShaded} at="I3" isShaded />
);

const SHOWN: readonly System[] = ['torpedo', 'sonar', 'mine'];
const MARKED = { mine: 2, torpedo: 1, drone: 0, sonar: 2, silence: 0, scenario: 0 } as const;

export const GaugesPicture = (): JSX.Element => (
  <Picture text={PICTURE_TEXTS.gauges}>
    <div class="csr-gauges">
      <For each={SHOWN}>
        {(system) => (
          <GaugePicture
            name={SYSTEM_NAMES[system]}
            state={gaugeState(
              { gauges: MARKED, broken: system === 'mine' ? ['N2'] : [] },
              system,
              'turn',
            )}
          />
        )}
      </For>
    </div>
  </Picture>
);

export const GaugeTable = (): JSX.Element => (
  <div class="rules-table" tabindex={0}>
    <table class="csr-table">
      <thead>
        <tr>
          <th scope="col">{gaugeTableWords.system}</th>
          <th scope="col">{gaugeTableWords.breaksWith}</th>
          <th scope="col">{gaugeTableWords.turn}</th>
          <th scope="col">{gaugeTableWords.realTime}</th>
        </tr>
      </thead>
      <tbody>
        <For each={SYSTEMS}>
          {(system) => (
            <tr>
              <th scope="row">
                <SystemIcon system={system} /> {SYSTEM_NAMES[system]}
              </th>
              <td>{COLOUR_NAMES[COLOUR_OF[system]]}</td>
              <td>{GAUGES.turn[system]}</td>
              <td>{GAUGES.realTime[system]}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  </div>
);

export const DamagePicture = (): JSX.Element => (
  <Picture text={PICTURE_TEXTS.damage}>
    <HullPlates name={SIDE_NAMES.alpha} damage={2} sinksAt={4} />
  </Picture>
);

export const SymbolShapes = (): JSX.Element => (
  <ul class="csr-shapes">
    <For each={COLOURS}>
      {(colour) => (
        <li>
          <SymbolIcon colour={colour} />
          <span>
            <b>{COLOUR_NAMES[colour]}:</b>{' '}
            {colour === 'radiation' ? REACTOR_BREAKS : `${systemsOfColour(colour, 'minefield')}.`}
          </span>
        </li>
      )}
    </For>
  </ul>
);

interface PanelExampleProps {
  readonly text: PictureText;
  readonly broken: readonly PanelSymbol[];
  readonly lit: Course;
  readonly chosen: PanelSymbol | null;
}

const PanelExample = (props: PanelExampleProps): JSX.Element => (
  <Picture text={props.text}>
    <PanelPicture
      broken={props.broken}
      lit={props.lit}
      chosen={props.chosen}
      label={props.text.label}
    />
  </Picture>
);

export const PanelSymbolPicture = (): JSX.Element => (
  <PanelExample text={PICTURE_TEXTS.panel} broken={['N2']} lit="N" chosen={null} />
);
export const CircuitPicture = (): JSX.Element => (
  <PanelExample
    text={PICTURE_TEXTS.circuit}
    broken={['N1', 'N2', 'N3', 'S4']}
    lit="E"
    chosen="E1"
  />
);
export const OverloadPicture = (): JSX.Element => (
  <PanelExample
    text={PICTURE_TEXTS.overload}
    broken={['W1', 'W2', 'W3', 'W4', 'W6']}
    lit="W"
    chosen="W5"
  />
);

export const HullSheetPicture = (): JSX.Element => (
  <Picture text={PICTURE_TEXTS.hull}>
    <HullPicture
      traced={['engineer', 'captain']}
      section={2}
      reached={330}
      label={PICTURE_TEXTS.hull.label}
    />
  </Picture>
);

export const CompassPicture = (): JSX.Element => (
  <Picture text={PICTURE_TEXTS.compass}>
    <div class="csr-small">
      <Compass course="N" label={PICTURE_TEXTS.compass.label} />
    </div>
  </Picture>
);

const TURNS: { readonly [Name in Course]: number } = { N: 0, E: 90, S: 180, W: 270 };

/** A compass that shows a course, or none. */
function Compass(props: { readonly course: Course | null; readonly label: string }): JSX.Element {
  return (
    <svg class="compass" viewBox="-110 -110 220 220" role="img" aria-label={props.label}>
      <circle class="compass-rim" r={104} />
      <circle class="compass-card" r={78} />
      <path class="compass-ticks" d={ticks()} />
      <For each={COURSES}>
        {(course) => (
          <g
            class="compass-point"
            classList={{ 'is-set': props.course === course }}
            transform={`rotate(${TURNS[course]})`}
          >
            <path d="M0-74L13-15L0-6L-13-15Z" />
            <text y={-84} transform={`rotate(${-TURNS[course]} 0 -91)`} aria-hidden="true">
              {courseTitle(course).charAt(0)}
            </text>
          </g>
        )}
      </For>
      <circle class="compass-pin" r={7} />
    </svg>
  );
}

function ticks(): string {
  return Array.from({ length: 32 }, (_, i) => {
    const angle = (i * Math.PI) / 16;
    const long = i % 4 === 0 ? 68 : 73;
    const at = (r: number): string =>
      `${(r * Math.sin(angle)).toFixed(1)} ${(-r * Math.cos(angle)).toFixed(1)}`;
    return `M${at(long)}L${at(78)}`;
  }).join('');
}
