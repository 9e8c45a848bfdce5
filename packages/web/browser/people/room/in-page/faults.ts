import { beyond, boxOf, common, heightOf, isEmpty, widthOf } from './boxes.ts';
import type { Box } from './boxes.ts';
import { fitsOf, openingOf, styleOf } from './frames.ts';
import { nameOf } from './pieces.ts';
import type { Piece } from './pieces.ts';

/** Something that is wrong with the room on a page. */
export interface Fault {
  readonly kind:
    | 'overlap'
    | 'cut'
    | 'spill'
    | 'sideways'
    | 'cramped'
    | 'covered'
    | 'small board'
    | 'far';
  readonly words: string;
}
const fault = (kind: Fault['kind'], words: string): Fault => ({ kind, words });
const pixels = (count: number): string => `${Math.round(count)} px`;

const TOUCH = 2; // pixels that may be shared, or stand out: rounding, and rings around things
const CUT = 1.5;

/** A page, or a card in it, that has to be scrolled sideways. */
export function sideways(pieces: readonly Piece[]): readonly Fault[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const faults: Fault[] = [];
  if (scrollWidth > clientWidth)
    faults.push(fault('sideways', `the page is ${pixels(scrollWidth - clientWidth)} too wide`));
  for (const { name, seen } of pieces)
    if (!isEmpty(seen) && (seen.right > clientWidth + 1 || (seen.left < -1 && seen.right > 0)))
      faults.push(
        fault(
          'sideways',
          `${name} stands ${pixels(Math.max(seen.right - clientWidth, -seen.left))} out of the page`,
        ),
      );
  return faults;
}

/** Words and controls that something cuts off; a list that can be scrolled up and down cuts nothing. */
export function cuts(pieces: readonly Piece[]): readonly Fault[] {
  return pieces.flatMap((piece) => {
    for (const frame of piece.frames) {
      const opening = openingOf(frame, (fit) => fit === 'cuts');
      const lost = beyond(piece.whole, opening);
      // What is wholly gone is folded away; what is gone in part is cut.
      const isGone = isEmpty(common(piece.whole, opening));
      if (lost > CUT && !(isGone && piece.kind !== 'text'))
        return [fault('cut', `${piece.name} is cut by ${pixels(lost)} at ${nameOf(frame, '')}`)];
      const reach = {
        ...openingOf(frame, (fit) => fit === 'scrolls'),
        top: -Infinity,
        bottom: Infinity,
      };
      // A chart that is drawn larger than its window is moved about in it.
      const aside = beyond(piece.whole, reach);
      if (aside > TOUCH && piece.kind !== 'picture' && piece.kind !== 'label')
        return [
          fault(
            'sideways',
            `${piece.name} is ${pixels(aside)} out of ${nameOf(frame, '')}, which scrolls`,
          ),
        ];
      if (fitsOf(frame).down === 'scrolls') break;
    }
    return cutWithin(piece);
  });
}

/** What a field has no room to show. */
function cutWithin({ element, name, kind }: Piece): readonly Fault[] {
  if (kind === 'label') return [];
  const lost = element instanceof HTMLSelectElement ? lostOfChoice(element) : lostOfField(element);
  return lost > TOUCH
    ? [fault('cut', `${name} has ${pixels(lost)} more to say than it shows`)]
    : [];
}
const ARROW = 20; // pixels of a closed list that are not for words
const lostOfChoice = (list: HTMLSelectElement): number =>
  lineOf(list, list.selectedOptions[0]?.text ?? '') + ARROW - roomIn(list);
function lostOfField(field: Element): number {
  if (
    !(field instanceof HTMLInputElement) ||
    field.readOnly ||
    !['text', 'search', 'number', 'email', 'url'].includes(field.type)
  )
    return 0;
  return lineOf(field, field.value === '' ? field.placeholder : field.value) - roomIn(field);
}
const roomIn = (field: HTMLElement): number => {
  const { paddingLeft, paddingRight } = styleOf(field);
  return field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
};
const pen = document.createElement('canvas').getContext('2d');
function lineOf(field: Element, text: string): number {
  if (pen === null) return 0;
  pen.font = styleOf(field).font;
  return pen.measureText(text).width;
}

const isPainted = (element: Element): boolean => {
  const style = styleOf(element);
  if (style.display === 'inline' || style.display === 'contents') return false;
  const hasGround = !/^rgba\(.*, 0\)$|^transparent$/.test(style.backgroundColor);
  const hasEdge = style.borderTopWidth !== '0px' && style.borderBottomWidth !== '0px';
  return hasGround || hasEdge;
};

/** The card that something stands on. What is placed freely stands on none. */
function groundOf(element: Element): Element | null {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    if (at === document.body || at instanceof SVGElement) return null;
    if (at !== element && isPainted(at)) return at;
    const { position } = styleOf(at);
    if (position === 'absolute' || position === 'fixed') return null;
  }
  return null;
}

/** What stands out of the card that it belongs to. */
export function spills(pieces: readonly Piece[]): readonly Fault[] {
  return pieces.flatMap(({ kind, element, name, seen }) => {
    if (kind === 'label' || isEmpty(seen)) return [];
    const own = kind === 'text' && isPainted(element) ? element : groundOf(element);
    if (own === null) return [];
    const out = beyond(seen, boxOf(own.getBoundingClientRect()));
    return out > TOUCH
      ? [fault('spill', `${name} stands ${pixels(out)} out of ${nameOf(own, '')}`)]
      : [];
  });
}

const SCROLL_ROOM = 56; // pixels: two lines at least
/** Lists and cards that can be scrolled up and down. */
export const scrollers = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) =>
      element instanceof HTMLElement &&
      element.scrollHeight > element.clientHeight + TOUCH &&
      element.checkVisibility() &&
      fitsOf(element).down === 'scrolls',
  );

/** A list or card that scrolls, with no height left to read it in. */
export function cramped(): readonly Fault[] {
  return scrollers().flatMap((element) => {
    if (element.clientHeight >= Math.min(SCROLL_ROOM, element.scrollHeight)) return [];
    const sizes = `${pixels(element.clientHeight)} for ${pixels(element.scrollHeight)}`;
    return [fault('cramped', `${nameOf(element, '')} has ${sizes} of content`)];
  });
}

/** Whether one is meant to lie on the other: it is placed freely over a picture that is there for it. */
const isLaidOver = (over: Piece, under: Piece): boolean => {
  if (under.kind !== 'picture') return false;
  for (let at: Element | null = over.element; at !== null; at = at.parentElement) {
    if (styleOf(at).position !== 'absolute') continue;
    const base = at instanceof HTMLElement ? at.offsetParent : null;
    if (base?.contains(under.element) === true) return true;
  }
  return false;
};
const belongTogether = (one: Element, other: Element): boolean =>
  one.contains(other) || other.contains(one) || labelOf(one) === other || labelOf(other) === one;
const labelOf = (element: Element): Element | null => element.closest('label');

const saysOf = ({ element }: Piece): string => (element.textContent ?? '').trim();
/** The letter of a counter, which may lie wherever a counter may. */
const isCounter = (piece: Piece): boolean => saysOf(piece).length === 1;
/** A name that is printed pale on the ground, as charts have it, with everything else over it. */
const isPrint = ({ element }: Piece): boolean => Number(styleOf(element).opacity) < PALE;
const PALE = 0.6;
/** Words on a sign of their own, which hides what is under it. */
const isSign = ({ element: { parentElement } }: Piece): boolean =>
  parentElement?.tagName === 'g' && parentElement.querySelectorAll(':scope > rect').length === 1;
const mayLieOver = (piece: Piece): boolean => isCounter(piece) || isPrint(piece) || isSign(piece);

function mayMeet(one: Piece, other: Piece): boolean {
  if (belongTogether(one.element, other.element)) return true;
  if (one.kind === 'label' && other.kind === 'label')
    return mayLieOver(one) || mayLieOver(other) || saysOf(one) === saysOf(other); // a halo and its words
  if (one.kind === 'label' || other.kind === 'label') return true; // its picture answers for it
  if (
    one.kind === 'picture' &&
    other.kind === 'picture' &&
    one.element.parentElement === other.element.parentElement
  )
    return (
      styleOf(one.element).position === 'absolute' || styleOf(other.element).position === 'absolute'
    );
  return isLaidOver(one, other) || isLaidOver(other, one);
}

const overlapOf = (one: Box, other: Box): Box | null => {
  const shared = common(one, other);
  return widthOf(shared) > TOUCH && heightOf(shared) > TOUCH ? shared : null;
};

/** Things of one layer that lie over each other. */
export function overlaps(pieces: readonly Piece[]): readonly Fault[] {
  const seen = pieces
    .filter((piece) => !isEmpty(piece.seen))
    .toSorted((a, b) => a.seen.top - b.seen.top);
  const faults: Fault[] = [];
  for (const [index, one] of seen.entries())
    for (let next = index + 1; next < seen.length; next += 1) {
      const other = seen[next];
      if (other === undefined || other.seen.top >= one.seen.bottom) break;
      const shared = one.float === other.float ? overlapOf(one.seen, other.seen) : null;
      if (shared === null || mayMeet(one, other)) continue;
      const size = `${Math.round(widthOf(shared))}×${Math.round(heightOf(shared))} px`;
      faults.push(fault('overlap', `${one.name} and ${other.name} share ${size}`));
    }
  return faults;
}

const isOnTop = (element: Element, { left, top, right, bottom }: Box): boolean =>
  element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));

type Bars = ReadonlyMap<Element, Box>;
function barsOf(pieces: readonly Piece[]): Bars {
  const bars = new Map<Element, Box>();
  for (const { float } of pieces)
    if (float !== null && !float.matches('dialog, [popover]'))
      bars.set(float, boxOf(float.getBoundingClientRect()));
  return bars;
}

/** Whether something is held at an edge of the window, and does not only pass it. */
function isHeld(bar: Element, { top, bottom }: Box, edge: 'top' | 'bottom'): boolean {
  const style = styleOf(bar);
  if (style.position === 'sticky' && style[edge] === 'auto') return false;
  return Math.abs(edge === 'top' ? top : bottom - window.innerHeight) <= TOUCH;
}

/** Bars that stick to one edge of the window and share it. */
export function crossed(pieces: readonly Piece[], edge: 'top' | 'bottom'): readonly Fault[] {
  const stuck = [...barsOf(pieces)].filter(([bar, box]) => isHeld(bar, box, edge));
  return stuck.flatMap(([one, box], i) =>
    stuck.slice(i + 1).flatMap(([other, another]): readonly Fault[] => {
      const shared = one.contains(other) || other.contains(one) ? null : overlapOf(box, another);
      if (shared === null) return [];
      const words = `${nameOf(one, '')} and ${nameOf(other, '')} stick to one edge`;
      return [fault('covered', words)];
    }),
  );
}

/** What a bar at the edge of the window hides for good: the page cannot be scrolled any further. */
export function covered(pieces: readonly Piece[], end: 'top' | 'bottom'): readonly Fault[] {
  const middle = window.innerHeight / 2;
  const bars = barsOf(pieces);
  const faults: Fault[] = [];
  for (const [bar, box] of bars) {
    if (end === 'top' ? box.bottom > middle : box.top < middle) continue;
    for (const piece of pieces) {
      if (piece.float === bar || piece.kind === 'label') continue;
      const shared = overlapOf(piece.seen, box);
      if (shared === null || piece.element.contains(bar) || !isOnTop(bar, shared)) continue;
      faults.push(
        fault('covered', `${piece.name} lies ${pixels(heightOf(shared))} under ${nameOf(bar, '')}`),
      );
    }
  }
  return faults;
}
