import { boxOf, heightOf, isEmpty } from './boxes.ts';
import type { Box } from './boxes.ts';
import { floatOf, framesAround, framesAroundText, isSeen, seenOf, styleOf } from './frames.ts';

/**
 * What a person reads, presses or looks at: a line of text, a control, a picture, or words within a picture.
 * `whole` is where it is drawn, `seen` what of it is not cut away.
 */
export interface Piece {
  readonly kind: 'text' | 'control' | 'picture' | 'label';
  readonly element: Element;
  readonly name: string;
  readonly whole: Box;
  readonly seen: Box;
  readonly frames: readonly Element[]; // that could cut it, from the inside out
  readonly float: Element | null;
}

const CONTROLS =
  'button, a.button, input, select, textarea, summary, [role="tab"], [role="button"], [role="slider"]';
const PICTURES = 'svg, img, canvas, video';
const UNREAD = 'script, style, noscript, template, option, svg, textarea';

/** The font's box is higher than its letters: lines that are set close do not lie over each other. */
const SLACK = 0.16;
const letters = (box: Box): Box => {
  const slack = heightOf(box) * SLACK;
  return { ...box, top: box.top + slack, bottom: box.bottom - slack };
};

const NAME_LENGTH = 28;
const shorten = (text: string): string => {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  return plain.length > NAME_LENGTH ? `${plain.slice(0, NAME_LENGTH)}…` : plain;
};
const classOf = (element: Element): string => {
  const name = element.getAttribute('class')?.split(/\s+/).slice(0, 2).join('.') ?? '';
  return name === '' ? element.tagName.toLowerCase() : `.${name}`;
};
/** As an owner would look for it: classes of it and of what is around it, and what it says. */
export function nameOf(element: Element, text: string = element.textContent ?? ''): string {
  const around = element.parentElement;
  const place = around === null ? '' : `${classOf(around)} > `;
  const said = shorten(element.getAttribute('aria-label') ?? text);
  return `${place}${classOf(element)}${said === '' ? '' : ` “${said}”`}`;
}

const pieceOf = (
  kind: Piece['kind'],
  element: Element,
  { whole, text }: { readonly whole: Box; readonly text?: string },
): Piece => {
  const frames = kind === 'text' ? framesAroundText(element) : framesAround(element);
  return {
    kind,
    element,
    name: nameOf(element, text),
    whole,
    seen: seenOf(whole, frames),
    frames,
    float: floatOf(element),
  };
};

function textsIn(root: Element): readonly Piece[] {
  const pieces: Piece[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    const element = node.parentElement;
    if (text.trim() === '' || element === null) continue;
    if (element.closest(UNREAD) !== null || !isSeen(element)) continue;
    if (Number.parseFloat(styleOf(element).fontSize) === 0) continue;
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const whole = letters(boxOf(rect));
      if (!isEmpty(whole)) pieces.push(pieceOf('text', element, { whole, text }));
    }
  }
  return pieces;
}

const isUpright = (element: SVGTextContentElement): boolean => {
  const matrix = element.getScreenCTM();
  return matrix !== null && Math.abs(matrix.b) < 0.01;
};

function labelsIn(root: Element): readonly Piece[] {
  return [...root.querySelectorAll<SVGTextContentElement>('svg text')]
    .filter((label) => (label.textContent ?? '').trim() !== '' && isSeen(label) && isUpright(label))
    .map((label) =>
      pieceOf('label', label, { whole: letters(boxOf(label.getBoundingClientRect())) }),
    )
    .filter(({ whole }) => !isEmpty(whole));
}

const isWithinPicture = (element: Element): boolean =>
  (element.parentElement?.closest('svg') ?? null) !== null;

function thingsIn(root: Element, kind: 'control' | 'picture'): readonly Piece[] {
  return [...root.querySelectorAll(kind === 'control' ? CONTROLS : PICTURES)]
    .filter((element) => !isWithinPicture(element) && isSeen(element))
    .map((element) => pieceOf(kind, element, { whole: boxOf(element.getBoundingClientRect()) }))
    .filter(({ whole }) => !isEmpty(whole));
}

/** Everything there is on a page; behind an open dialog, only what is in it. */
export function piecesOfPage(): readonly Piece[] {
  const root = document.querySelector('dialog:modal') ?? document.body;
  return [
    ...textsIn(root),
    ...labelsIn(root),
    ...thingsIn(root, 'control'),
    ...thingsIn(root, 'picture'),
  ];
}
