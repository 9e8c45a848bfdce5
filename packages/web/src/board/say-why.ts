import './say-why.css';

const SHOWN = 2_500; // milliseconds
const EDGE = 8; // pixels between the bubble and the edge of the window

let bubble: HTMLElement | null = null;
let timer: number | undefined;
let said: AbortController | null = null; // what may end it

/**
 * Says in a word, at an element that was tapped, why nothing can be done there. It is read out, and goes with the
 * next tap or key or by itself.
 */
export function sayWhy(at: Element, words: string): void {
  hush();
  const shown = bubbleIn(at.closest('dialog[open]') ?? document.body);
  shown.textContent = words;
  shown.hidden = false;
  const tapped = at.getBoundingClientRect();
  place(shown, tapped);
  /** Of what was scrolled just before the tap, a page is told after it: what counts is whether the place has moved. */
  const hushIfMoved = (): void => {
    const { left, top } = at.getBoundingClientRect();
    if (left !== tapped.left || top !== tapped.top) hush();
  };
  said = new AbortController();
  const listening = { capture: true, passive: true, signal: said.signal };
  for (const sign of ['pointerdown', 'keydown']) window.addEventListener(sign, hush, listening);
  for (const sign of ['scroll', 'resize']) window.addEventListener(sign, hushIfMoved, listening);
  timer = window.setTimeout(hush, SHOWN);
}

function hush(): void {
  window.clearTimeout(timer);
  said?.abort();
  if (bubble !== null) bubble.hidden = true;
}

/** One for the whole page: what was said before is answered by the next tap. */
function bubbleIn(parent: Element): HTMLElement {
  if (bubble === null) {
    bubble = document.createElement('div');
    bubble.className = 'say-why';
    bubble.setAttribute('role', 'status');
  }
  if (bubble.parentElement !== parent) parent.append(bubble);
  return bubble;
}

/** Above what was tapped, or below it where there is no room, and never over the edge of the window. */
function place(shown: HTMLElement, tapped: DOMRect): void {
  const { width, height } = shown.getBoundingClientRect();
  const most = document.documentElement.clientWidth - width - EDGE;
  const left = tapped.left + tapped.width / 2 - width / 2;
  const above = tapped.top - height - EDGE;
  shown.style.left = `${Math.max(EDGE, Math.min(left, most))}px`;
  shown.style.top = `${above >= EDGE ? above : tapped.bottom + EDGE}px`;
}
