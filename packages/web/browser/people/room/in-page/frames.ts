import { boxOf, common } from './boxes.ts';
import type { Box } from './boxes.ts';

/** How an element shows what does not fit into it. */
export type Fit = 'shows' | 'cuts' | 'scrolls';
export interface Fits {
  readonly across: Fit;
  readonly down: Fit;
}

const fitOf = (overflow: string): Fit => {
  if (overflow === 'visible') return 'shows';
  return overflow === 'auto' || overflow === 'scroll' ? 'scrolls' : 'cuts';
};

const styles = new WeakMap<Element, CSSStyleDeclaration>();
export const styleOf = (element: Element): CSSStyleDeclaration => {
  const known = styles.get(element);
  if (known !== undefined) return known;
  const style = getComputedStyle(element);
  styles.set(element, style);
  return style;
};
export const fitsOf = (element: Element): Fits => {
  const style = styleOf(element);
  if (style.display === 'inline' || style.display === 'contents')
    return { across: 'shows', down: 'shows' };
  return { across: fitOf(style.overflowX), down: fitOf(style.overflowY) };
};

/** Elements around one that could cut it, from the inside out. What is fixed is cut by none of them. */
export function framesAround(element: Element): readonly Element[] {
  return framesFrom(element.parentElement, styleOf(element).position);
}
/** The same for the words in an element, which can cut them itself. */
export const framesAroundText = (element: Element): readonly Element[] =>
  framesFrom(element, 'static');

function framesFrom(first: Element | null, placed: string): readonly Element[] {
  const frames: Element[] = [];
  let position = placed;
  for (let at = first; at !== null; at = at.parentElement) {
    if (position === 'fixed') break;
    const style = styleOf(at);
    const holds = position !== 'absolute' || style.position !== 'static';
    if (!holds) continue;
    position = style.position;
    if (at === document.documentElement || at === document.body) break;
    const { across, down } = fitsOf(at);
    if (across !== 'shows' || down !== 'shows') frames.push(at);
  }
  return frames;
}

/** The inner box of a frame, in which its content is seen; open where it does not cut. */
export function openingOf(frame: Element, cut: (fit: Fit) => boolean): Box {
  const { left, top, right, bottom } = boxOf(frame.getBoundingClientRect());
  const { across, down } = fitsOf(frame);
  const isHtml = frame instanceof HTMLElement;
  const startX = left + (isHtml ? frame.clientLeft : 0);
  const startY = top + (isHtml ? frame.clientTop : 0);
  return {
    left: cut(across) ? startX : -Infinity,
    right: cut(across) ? (isHtml ? startX + frame.clientWidth : right) : Infinity,
    top: cut(down) ? startY : -Infinity,
    bottom: cut(down) ? (isHtml ? startY + frame.clientHeight : bottom) : Infinity,
  };
}

/** What is to be seen of a box, wherever the page is scrolled to. */
export const seenOf = (box: Box, frames: readonly Element[]): Box =>
  frames.reduce(
    (seen, frame) =>
      common(
        seen,
        openingOf(frame, (fit) => fit !== 'shows'),
      ),
    box,
  );

const HIDDEN = 2; // pixels: smaller things are for screen readers
export function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const style = styleOf(at);
    if (style.clipPath.startsWith('inset(50%')) return false;
    if (style.position !== 'absolute' || style.overflow === 'visible') continue;
    const { width, height } = at.getBoundingClientRect();
    if (width <= HIDDEN && height <= HIDDEN) return false;
  }
  return true;
}

/** What lies over a page and moves on its own: a bar that sticks, a dialog. null: the page itself. */
export function floatOf(element: Element): Element | null {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { position } = styleOf(at);
    if (position === 'fixed' || position === 'sticky' || at.matches('dialog, [popover]')) return at;
  }
  return null;
}
