import {
  CHART_SIZES,
  chartState,
  drawingWords,
  drawnChart,
  markAt,
} from '@fathom/captain-sonar/client';
import type { Cell, Chart, ChartMark, ChartSize, Setup } from '@fathom/captain-sonar/client';
import { For, Show, createMemo, createSignal, onCleanup, onMount } from 'solid-js';
import type { JSX } from 'solid-js';
import { Board } from '../../../../board/board.tsx';
import type { BoardHandle } from '../../../../board/board.tsx';
import { At } from '../../../../board/sheet.tsx';
import { Key } from '../../../../table/keys.tsx';
import { ChartPrint } from '../../chart/chart-print.tsx';
import { ChartedMine } from '../../chart/pieces.tsx';
import { Wreck } from '../../chart/wrecks.tsx';
import { shapeOf } from '../../desk/chart-grid.ts';
import { createBrush } from './brush.ts';
import { createStrokes } from './strokes.ts';
import '../../chart/chart.css';
import './chart-editor.css';

interface ChartEditorProps {
  readonly draft: Pick<Setup, 'mode' | 'scenario' | 'chart'>;
  readonly onWrite: (text: string) => void;
}

const BRUSHES: readonly ChartMark[] = ['island', 'water', 'hole', 'mine', 'wreck'];

/** A chart of one's own, drawn with pointer, finger or keys and checked with every stroke. */
export function ChartEditor(props: ChartEditorProps): JSX.Element {
  const [mark, setMark] = createSignal<ChartMark>('island');
  const [isMirrored, setMirrored] = createSignal(false);
  const [board, setBoard] = createSignal<BoardHandle<Cell> | null>(null);
  const size = createMemo((): ChartSize => CHART_SIZES[props.draft.mode]);
  const text = (): string => props.draft.chart;
  const strokes = createStrokes(text, props.onWrite);
  const brush = createBrush({
    size,
    text,
    mark,
    isMirrored,
    cellAt: (client) => board()?.cellAt(client) ?? null,
    draw: strokes.draw,
  });
  const chart = createMemo(() => drawnChart(brush.drawn(), size()));
  const state = createMemo(() => chartState(chart(), props.draft.scenario));
  const flawed = createMemo(
    (): ReadonlySet<Cell> => new Set(state().flaws.flatMap(({ cells }) => cells)),
  );
  const onKeyDown = (event: KeyboardEvent): void => {
    const picked = BRUSHES[Number(event.key) - 1];
    if (picked !== undefined && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      setMark(picked);
      return;
    }
    const letter = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || (letter !== 'z' && letter !== 'y')) return;
    event.preventDefault();
    if (letter === 'y' || event.shiftKey) strokes.redo();
    else strokes.undo();
  };
  const empty = (): string => Array.from({ length: size() }, () => '.'.repeat(size())).join('\n');
  return (
    <section class="ced" aria-label={drawingWords.title} onKeyDown={onKeyDown}>
      <Tools mark={mark()} onPick={setMark}>
        <div class="ced-steps">
          <button type="button" disabled={!strokes.canUndo()} onClick={() => strokes.undo()}>
            {drawingWords.undo}
          </button>
          <button type="button" disabled={!strokes.canRedo()} onClick={() => strokes.redo()}>
            {drawingWords.redo}
          </button>
          <button type="button" onClick={() => strokes.draw(empty())}>
            {drawingWords.clear}
          </button>
        </div>
        <label class="ced-mirror">
          <input
            type="checkbox"
            checked={isMirrored()}
            onChange={(event) => setMirrored(event.currentTarget.checked)}
          />
          {drawingWords.mirror}
        </label>
      </Tools>
      <div
        class="ced-board cs-chart"
        classList={{ 'cs-chart-large': size() > 10 }}
        ref={claimTouches}
        on:pointerdown={{ handleEvent: brush.onPointerDown, capture: true }}
        on:pointermove={{ handleEvent: brush.onPointerMove, capture: true }}
        on:click={{ handleEvent: notByPointer, capture: true }}
        onPointerUp={brush.onPointerUp}
        onPointerCancel={brush.onPointerCancel}
      >
        <Show when={size()} keyed>
          {(cells) => (
            <Board
              shape={shapeOf({ size: cells } as Chart)}
              ground={(cell) => (chart().isWater(cell) ? 'cs-chart-water' : 'cs-chart-island')}
              label={drawingWords.board}
              describe={(cell) =>
                described({ text: text(), size: cells, cell, isFlawed: flawed().has(cell) })
              }
              targets={NONE}
              lit="none"
              onChoose={brush.touch}
              handle={setBoard}
            >
              <ChartPrint chart={chart()} scenario="plain" showsSectors />
              <Marks chart={chart()} flawed={flawed()} />
            </Board>
          )}
        </Show>
      </div>
      <Verdict state={state()} />
    </section>
  );
}

const NONE: ReadonlySet<Cell> = new Set();

/** A click that ends a stroke is no second one; Enter on a cell comes by its key. */
function notByPointer(event: MouseEvent): void {
  if (event.detail > 0) event.stopPropagation();
}

function claim(event: TouchEvent): void {
  if (event.touches.length === 1 && event.cancelable) event.preventDefault();
}

/** A finger draws: it must not scroll the page, and browsers heed no touch-action inside a drawing. */
function claimTouches(node: HTMLElement): void {
  onMount(() => node.addEventListener('touchmove', claim, { passive: false }));
  onCleanup(() => node.removeEventListener('touchmove', claim));
}

interface Described {
  readonly text: string;
  readonly size: ChartSize;
  readonly cell: Cell;
  readonly isFlawed: boolean;
}

const described = ({ text, size, cell, isFlawed }: Described): string =>
  [
    cell,
    drawingWords.marks[markAt(text, size, cell)],
    ...(isFlawed ? [drawingWords.flawed] : []),
  ].join(', ');

interface ToolsProps {
  readonly mark: ChartMark;
  readonly onPick: (mark: ChartMark) => void;
  readonly children: JSX.Element;
}

function Tools(props: ToolsProps): JSX.Element {
  return (
    <div class="ced-tools">
      <div class="ced-brushes" role="group" aria-label={drawingWords.brush}>
        <For each={BRUSHES}>
          {(mark, i) => (
            <button
              type="button"
              aria-pressed={props.mark === mark}
              onClick={() => props.onPick(mark)}
            >
              <BrushPicture mark={mark} />
              {drawingWords.marks[mark]} <Key name={String(i() + 1)} />
            </button>
          )}
        </For>
      </div>
      {props.children}
      <p class="ced-how">{drawingWords.howTo}</p>
    </div>
  );
}

function BrushPicture(props: { readonly mark: ChartMark }): JSX.Element {
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true">
      <rect class={`ced-swatch ced-swatch-${props.mark}`} x={-48} y={-48} width={96} height={96} />
      <Show when={props.mark === 'hole'}>
        <circle class="ced-hole" r={30} />
      </Show>
      <Show when={props.mark === 'mine'}>
        <ChartedMine />
      </Show>
      <Show when={props.mark === 'wreck'}>
        <Wreck isEmpty={false} />
      </Show>
    </svg>
  );
}

interface MarksProps {
  readonly chart: Chart;
  readonly flawed: ReadonlySet<Cell>;
}

/** All that any scenario would have, and what is wrong. */
function Marks(props: MarksProps): JSX.Element {
  return (
    <>
      <For each={props.chart.holes}>
        {(cell) => (
          <At cell={cell}>
            <circle class="ced-hole" r={30} />
          </At>
        )}
      </For>
      <For each={props.chart.chartedMines}>
        {(cell) => (
          <At cell={cell}>
            <ChartedMine />
          </At>
        )}
      </For>
      <For each={props.chart.wrecks}>
        {(cell) => (
          <At cell={cell}>
            <Wreck isEmpty={false} />
          </At>
        )}
      </For>
      <For each={[...props.flawed]}>
        {(cell) => (
          <At cell={cell}>
            <path class="ced-flaw" d="M-44-44H44V44H-44ZM-44-44 44 44M44-44-44 44" />
          </At>
        )}
      </For>
    </>
  );
}

function Verdict(props: { readonly state: ReturnType<typeof chartState> }): JSX.Element {
  return (
    <div class="ced-verdict" role="status">
      <p classList={{ 'opt-fine': props.state.isFit, 'opt-fault': !props.state.isFit }}>
        {props.state.isFit ? drawingWords.goodToSail : drawingWords.notYet}
      </p>
      <ul>
        <For each={props.state.counts}>
          {({ words, isRight }) => <li classList={{ 'ced-wrong': !isRight }}>{words}</li>}
        </For>
        <For each={props.state.flaws}>{({ words }) => <li class="ced-wrong">{words}</li>}</For>
      </ul>
    </div>
  );
}
