import type { Point } from '../../../board/shape.ts';
import type { Zoom } from './zoom.ts';

const SLACK = 5; // pixels a mouse may tremble before a press becomes a drag
const WHEEL = 0.0018; // how much a wheel's pixel changes the scale

/** Two fingers, the wheel and the mouse on a drawing that can be zoomed. One finger scrolls it as any page. */
export function handleZoom(element: HTMLElement, zoom: Zoom): void {
  const inside = (x: number, y: number): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: x - left, y: y - top };
  };
  handlePinch(element, zoom, inside);
  handleDrag(element, zoom);
  element.addEventListener(
    'wheel',
    (event) => {
      const isIn = event.deltaY < 0;
      // The page comes first: what it would still scroll is not taken from it.
      const isPages =
        !event.ctrlKey && (isIn ? zoom.isWhole() && window.scrollY > 0 : zoom.isWhole());
      if (isPages || event.deltaY === 0) return;
      event.preventDefault();
      const scale = (zoom.scale() ?? 1) * Math.exp(-event.deltaY * WHEEL * (event.ctrlKey ? 4 : 1));
      zoom.scaleTo(scale, inside(event.clientX, event.clientY));
    },
    { passive: false },
  );
}

type Inside = (x: number, y: number) => Point;

function handlePinch(element: HTMLElement, zoom: Zoom, inside: Inside): void {
  let before: { readonly far: number; readonly middle: Point } | null = null;
  const read = ({ touches: [one, other] }: TouchEvent) =>
    one === undefined || other === undefined
      ? null
      : {
          far: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
          middle: inside((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2),
        };
  element.addEventListener('touchstart', (event) => (before = read(event)), { passive: true });
  element.addEventListener('touchend', (event) => (before = read(event)), { passive: true });
  element.addEventListener(
    'touchmove',
    (event) => {
      const now = read(event);
      if (now === null || before === null || before.far === 0) return;
      event.preventDefault();
      zoom.moveBy({ x: before.middle.x - now.middle.x, y: before.middle.y - now.middle.y });
      zoom.scaleTo(((zoom.scale() ?? 1) * now.far) / before.far, now.middle);
      before = now;
    },
    { passive: false },
  );
}

/** With the mouse the drawing is taken and moved; the click at the end of that means no cell. */
function handleDrag(element: HTMLElement, zoom: Zoom): void {
  let held: Point | null = null;
  let isMoved = false;
  element.addEventListener('pointerdown', (event) => {
    isMoved = false;
    held =
      event.pointerType === 'mouse' && event.button === 0 && !zoom.isWhole()
        ? { x: event.clientX, y: event.clientY }
        : null;
  });
  element.addEventListener('pointermove', (event) => {
    if (held === null || (event.buttons & 1) === 0) return;
    const by = { x: held.x - event.clientX, y: held.y - event.clientY };
    if (!isMoved && Math.hypot(by.x, by.y) < SLACK) return;
    isMoved = true;
    held = { x: event.clientX, y: event.clientY };
    zoom.moveBy(by);
  });
  element.addEventListener(
    'click',
    (event) => {
      if (isMoved) event.stopPropagation();
      isMoved = false;
    },
    { capture: true },
  );
}
