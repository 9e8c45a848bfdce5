import { KEYS, TABLE, ZOOM, faceDown } from '@fathom/search-diver/client';
import { For, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { listenForKeys } from '../../../table/keys.tsx';
import { Soon } from '../../../table/soon.tsx';
import type { Desk } from '../desk/desk.ts';
import { Bold, Units } from '../parts/parts.tsx';
import { DiverChart, watersName, wholeOf } from './diver-chart.tsx';
import { contour, middleOf, shapeOf } from './geometry.ts';
import { TargetSign } from './marker.tsx';
import { createZoom } from './zoom.ts';
import type { Zoom } from './zoom.ts';

/** What is looked for and where: the chart with the ways to look closer at it. */
export function ChartCard(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const whole = createMemo(() => wholeOf(desk));
  const home = () => {
    const hex = desk.picked() ?? desk.offers()[0]?.hex ?? null;
    const { x, y, width, height } = whole();
    return hex === null ? { x: x + width / 2, y: y + height / 2 } : middleOf(hex);
  };
  const zoom = createZoom(whole, home);
  const look: ChartLook = {
    step: (by) => {
      zoom.step(by);
      const picked = desk.picked();
      if (picked !== null) zoom.reveal(middleOf(picked));
    },
    showAll: zoom.showAll,
  };
  listenForKeys({
    take: (key) => take(look, key),
    repeating: ['i', 'o'],
    help: () => [{ keys: ['I', 'O', 'W'], does: KEYS.zoom }],
  });
  return (
    <>
      <div class="sd-chart-head">
        <svg class="sd-wanted-sign" viewBox="-20 -20 40 40" aria-hidden="true">
          <TargetSign kind={desk.view().kind} />
        </svg>
        <p>
          <Bold text={TABLE.wanted(desk.view().kind, faceDown(desk.view()).length)} />{' '}
          <i class="sd-waters">{watersName(desk)}</i>
        </p>
        <Units />
        <ZoomButtons desk={desk} zoom={zoom} look={look} />
      </div>
      <Soon>
        <DiverChart desk={desk} zoom={zoom} />
      </Soon>
    </>
  );
}

/** Closer, further away, or all of it. */
interface ChartLook {
  readonly step: (by: 1 | -1) => void;
  readonly showAll: () => void;
}

function take(look: ChartLook, key: string): boolean {
  switch (key.toLowerCase()) {
    case 'i':
      look.step(1);
      return true;
    case 'o':
      look.step(-1);
      return true;
    case 'w':
      look.showAll();
      return true;
    default:
      return false;
  }
}

interface ZoomButtonsProps {
  readonly desk: Desk;
  readonly zoom: Zoom;
  readonly look: ChartLook;
}

function ZoomButtons(props: ZoomButtonsProps): JSX.Element {
  const { zoom, look } = props;
  return (
    <span class="sd-zoom" role="group" aria-label={ZOOM.name}>
      <Show when={!zoom.isWhole()}>
        <button
          type="button"
          class="sd-overview"
          aria-label={ZOOM.whole}
          aria-keyshortcuts="W"
          onClick={look.showAll}
        >
          <Overview desk={props.desk} zoom={zoom} />
        </button>
      </Show>
      <button
        type="button"
        aria-label={ZOOM.out}
        aria-keyshortcuts="O"
        disabled={zoom.isWhole()}
        onClick={() => look.step(-1)}
      >
        −
      </button>
      <button
        type="button"
        aria-label={ZOOM.in}
        aria-keyshortcuts="I"
        disabled={zoom.isLargest()}
        onClick={() => look.step(1)}
      >
        +
      </button>
    </span>
  );
}

/** The whole chart, small, with its markers and a frame around what is in sight. */
function Overview(props: { readonly desk: Desk; readonly zoom: Zoom }): JSX.Element {
  const whole = createMemo(() => wholeOf(props.desk));
  const frame = createMemo(() => shapeOf(props.desk.chart()).geometry.frame);
  const land = createMemo(() => contour(props.desk.chart(), (depth) => depth === 0));
  return (
    <svg
      viewBox={`${frame().x} ${frame().y} ${frame().width} ${frame().height}`}
      aria-hidden="true"
    >
      <rect
        class="sd-overview-sea"
        x={frame().x}
        y={frame().y}
        width={frame().width}
        height={frame().height}
      />
      <path class="chart-land" d={land()} />
      <For each={faceDown(props.desk.view())}>
        {(hex) => (
          <circle class="sd-overview-marker" cx={middleOf(hex).x} cy={middleOf(hex).y} r={34} />
        )}
      </For>
      <rect
        class="sd-overview-part"
        x={whole().x + props.zoom.part().x * whole().width}
        y={whole().y + props.zoom.part().y * whole().height}
        width={props.zoom.part().width * whole().width}
        height={props.zoom.part().height * whole().height}
      />
    </svg>
  );
}
