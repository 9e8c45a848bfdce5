import { createSignal, onCleanup } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { Box, Point } from '../../../board/shape.ts';
import { mayMove } from '../../../frame/settings.ts';

/** How much of a drawing is in sight, and how large. The drawing lies in a box that scrolls. */
export interface Zoom {
  readonly viewport: (element: HTMLElement) => void; // a ref: the box that scrolls
  readonly scale: Accessor<number | null>; // pixels for a unit of the drawing; null: not laid out yet
  readonly part: Accessor<Box>; // what is in sight, as shares of the whole
  readonly isWhole: Accessor<boolean>;
  readonly isLargest: Accessor<boolean>;
  readonly step: (by: 1 | -1, at?: Point) => void; // a point of the viewport that stays where it is; its middle unless said
  readonly scaleTo: (scale: number, at?: Point) => void;
  readonly moveBy: (by: Point) => void; // pixels
  readonly showAll: () => void;
  readonly reveal: (place: Point) => void; // a place of the drawing, if it is not well in sight
}

/** Hexes are 69 units high: 40 pixels for a finger, and words of 12 pixels and more. */
export const READABLE = 0.6;
const LARGEST = 1.6;
const STEP = 1.35;
const NARROW = 480; // pixels: a phone
const EDGE = 60; // units around a place that has to be in sight

/** `home` is where to look first when not all of it can be read at once. */
export function createZoom(whole: Accessor<Box>, home: Accessor<Point>): Zoom {
  const [size, setSize] = createSignal<{ readonly width: number; readonly height: number } | null>(
    null,
  );
  const [wanted, setWanted] = createSignal<number | null>(null); // null: as it suits the window
  const [scrolled, setScrolled] = createSignal<Point>({ x: 0, y: 0 });
  let box: HTMLElement | null = null;

  const fit = (): number => {
    const { width, height } = size() ?? { width: 1, height: 1 };
    return Math.min(width / whole().width, height / whole().height);
  };
  const least = (): number => Math.min(fit(), READABLE);
  const usual = (): number => {
    const isForFingers =
      (size()?.width ?? 0) < NARROW || window.matchMedia('(pointer: coarse)').matches;
    return isForFingers ? Math.max(fit(), READABLE) : fit();
  };
  const bounded = (scale: number): number => Math.max(least(), Math.min(LARGEST, scale));
  const scale = (): number | null => (size() === null ? null : bounded(wanted() ?? usual()));
  const now = (): number => scale() ?? 1;

  /** Where the drawing begins in the box: it stands in the middle when it is smaller. */
  const margin = (): Point => {
    const { width, height } = size() ?? { width: 0, height: 0 };
    return {
      x: Math.max(0, (width - whole().width * now()) / 2),
      y: Math.max(0, (height - whole().height * now()) / 2),
    };
  };
  const middle = (): Point => ({ x: (size()?.width ?? 0) / 2, y: (size()?.height ?? 0) / 2 });
  const scrollTo = ({ x, y }: Point, isSmooth = false): void =>
    box?.scrollTo({ left: x, top: y, behavior: isSmooth && mayMove() ? 'smooth' : 'instant' });
  const scaleTo = (next: number, at: Point = middle()): void => {
    if (box === null || size() === null) return;
    const before = now();
    const from = margin();
    const under = {
      x: (box.scrollLeft + at.x - from.x) / before,
      y: (box.scrollTop + at.y - from.y) / before,
    };
    setWanted(bounded(next));
    const to = margin();
    scrollTo({ x: under.x * now() + to.x - at.x, y: under.y * now() + to.y - at.y });
  };
  const isWhole = (): boolean => now() <= fit() + 0.001;
  /** The place of the drawing in the middle of the box. */
  const inMiddle = (): Point => ({
    x: whole().x + ((box?.scrollLeft ?? 0) + middle().x - margin().x) / now(),
    y: whole().y + ((box?.scrollTop ?? 0) + middle().y - margin().y) / now(),
  });
  const middleOn = ({ x, y }: Point): void => {
    if (isWhole()) return; // there is nowhere to scroll to, and asking would have everything laid out
    const at = middle();
    scrollTo({ x: (x - whole().x) * now() - at.x, y: (y - whole().y) * now() - at.y });
  };
  const along = (at: number, from: number, room: number): number => {
    const [begin, end] = [(at - EDGE) * now(), (at + EDGE) * now()];
    if (begin < from) return begin;
    return end > from + room ? end - room : from;
  };
  const reveal = ({ x, y }: Point): void => {
    if (box === null || size() === null || isWhole()) return;
    const { width, height } = size() ?? { width: 0, height: 0 };
    scrollTo(
      {
        x: along(x - whole().x, box.scrollLeft, width),
        y: along(y - whole().y, box.scrollTop, height),
      },
      true,
    );
  };

  const observer = new ResizeObserver((entries) => {
    const rect = entries.at(-1)?.contentRect;
    if (rect === undefined || rect.width === 0) return; // behind another tab
    const wasWhole = size() === null || isWhole();
    const before = inMiddle();
    setSize({ width: rect.width, height: rect.height });
    middleOn(wasWhole ? home() : before);
  });
  onCleanup(() => observer.disconnect());

  return {
    viewport: (element) => {
      box = element;
      observer.observe(element);
      element.addEventListener(
        'scroll',
        () => setScrolled({ x: element.scrollLeft, y: element.scrollTop }),
        { passive: true },
      );
    },
    scale,
    part: () => {
      const { width, height } = size() ?? { width: 1, height: 1 };
      const all = { width: whole().width * now(), height: whole().height * now() };
      return {
        x: scrolled().x / all.width,
        y: scrolled().y / all.height,
        width: Math.min(1, width / all.width),
        height: Math.min(1, height / all.height),
      };
    },
    isWhole,
    isLargest: () => now() >= LARGEST,
    step: (by, at) => scaleTo(by === 1 ? now() * STEP : now() / STEP, at),
    scaleTo,
    moveBy: ({ x, y }) => box?.scrollBy({ left: x, top: y, behavior: 'instant' }),
    showAll: () => scaleTo(fit()),
    reveal,
  };
}
