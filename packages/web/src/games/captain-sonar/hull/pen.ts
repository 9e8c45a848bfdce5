import {
  judgeStroke,
  LONGEST_STROKE,
  sectionStart,
  SHEET_SIZE,
} from '@fathom/captain-sonar/client';
import type { Pen, Point, TracingView } from '@fathom/captain-sonar/client';
import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { Accessor } from 'solid-js';
import { nextSection } from './crew.ts';

export interface PenWork {
  readonly tracing: Accessor<TracingView>;
  readonly mayTrace: Accessor<boolean>; // the pen is this person's, and nothing is stopped
  readonly isPending: Accessor<boolean>;
  readonly send: (stroke: readonly Point[]) => void;
}

/** The pen in this person's hand. It runs ahead of the host, whose word counts. */
export interface HullPen {
  readonly at: Accessor<Pen>;
  readonly isDown: Accessor<boolean>;
  readonly ink: Accessor<readonly (readonly Point[])[]>; // what was drawn on this section, stroke by stroke
  readonly slip: Accessor<Point | null>; // where the pen has just left the channel
  readonly tip: Accessor<Point>; // where it is, or is to be put down
  readonly putDown: () => boolean; // where the trace goes on
  readonly moveTo: (point: Point) => void;
  readonly lift: () => void;
}

const SEND_EVERY = 250; // milliseconds

const penOf = (tracing: TracingView): Pen => ({
  section: nextSection(tracing) ?? 0,
  reached: tracing.reached,
  pen: tracing.pen,
});

export function createHullPen(work: PenWork): HullPen {
  const [at, setAt] = createSignal<Pen>(penOf(work.tracing()));
  const [isDown, setDown] = createSignal(false);
  const [ink, setInk] = createSignal<readonly (readonly Point[])[]>([]);
  const [slip, setSlip] = createSignal<Point | null>(null);
  const tip = (): Point => at().pen ?? sectionStart(at().section);
  let anchor: Point = tip(); // the last point sent
  let waiting: readonly Point[] = [];
  let timer: number | undefined;
  let grace: number | undefined;

  const send = (): void => {
    if (waiting.length === 0 || work.isPending()) return;
    const chunk = nextChunk(anchor, waiting);
    ({ anchor, rest: waiting } = chunk);
    work.send(chunk.stroke);
  };
  const stopTimer = (): void => {
    window.clearInterval(timer);
    timer = undefined;
  };
  const lift = (): void => {
    if (!isDown()) return;
    setDown(false);
    stopTimer();
    send();
  };
  const drop = (): void => {
    setDown(false);
    stopTimer();
    waiting = [];
  };
  /** What the host knows counts as soon as nothing of ours is on the way. */
  const settle = (): void => {
    if (isDown() || work.isPending()) return;
    if (waiting.length > 0) return send();
    setAt(penOf(work.tracing()));
    return undefined;
  };
  createEffect(on(work.tracing, settle));
  // An answer may come before what it has changed: only if nothing follows, nothing was changed.
  createEffect(
    on(work.isPending, (isPending) => {
      window.clearTimeout(grace);
      if (isPending) return;
      if (waiting.length > 0) settle();
      else grace = window.setTimeout(settle, SEND_EVERY * 2);
    }),
  );
  const round = createMemo(() => `${work.tracing().voided} ${work.tracing().traced.length}`);
  createEffect(
    on(
      round,
      () => {
        drop();
        setInk([]);
        setSlip(null);
        setAt(penOf(work.tracing()));
      },
      { defer: true },
    ),
  );
  createEffect(
    on(work.mayTrace, (may) => {
      if (!may) drop();
    }),
  );
  onCleanup(() => {
    stopTimer();
    window.clearTimeout(grace);
  });

  const putDown = (): boolean => {
    if (!work.mayTrace() || isDown() || waiting.length > 0) return false;
    setSlip(null);
    anchor = tip();
    setAt((before) => ({ ...before, pen: anchor }));
    setInk((before) => [...before, [anchor]]);
    setDown(true);
    timer = window.setInterval(send, SEND_EVERY);
    return true;
  };
  const moveTo = (point: Point): void => {
    const from = tip();
    const to = onSheet(point);
    if (!isDown() || !isStep(from, to)) return;
    const verdict = judgeStroke(at(), [from, to]);
    waiting = [...waiting, to];
    setInk((before) => [...before.slice(0, -1), [...(before.at(-1) ?? []), to]]);
    if (verdict.type === 'traced')
      setAt((before) => ({ ...before, reached: verdict.reached, pen: to }));
    else setSlip(to);
    if (verdict.type !== 'traced' || verdict.done) lift();
  };
  return { at, isDown, ink, slip, tip, putDown, moveTo, lift };
}

/** Nearer points say nothing about a trace. */
const LEAST_STEP = 3;

const within = (value: number, most: number): number =>
  Math.min(most, Math.max(0, Math.round(value)));

/** The nearest point that can be sent. */
export const onSheet = ([x, y]: Point): Point => [
  within(x, SHEET_SIZE.width),
  within(y, SHEET_SIZE.height),
];

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

export const isStep = (from: Point, to: Point): boolean => distance(from, to) >= LEAST_STEP;

/** A piece of a stroke to send, and where the next one goes on. */
export interface Chunk {
  readonly stroke: readonly Point[];
  readonly rest: readonly Point[];
  readonly anchor: Point;
}

/**
 * Each piece begins with the last point of the one before: a quick pen goes further from point to point than
 * the rules let it be put down from where it was.
 */
export function nextChunk(anchor: Point, waiting: readonly Point[]): Chunk {
  const taken = waiting.slice(0, LONGEST_STROKE - 1);
  return {
    stroke: [anchor, ...taken],
    rest: waiting.slice(taken.length),
    anchor: taken.at(-1) ?? anchor,
  };
}
