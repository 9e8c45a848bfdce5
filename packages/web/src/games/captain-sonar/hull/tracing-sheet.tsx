import { SECTIONS, TOUCH, hullWords, sectionLength } from '@fathom/captain-sonar/client';
import type { Point, TracingView } from '@fathom/captain-sonar/client';
import { For, Show, createMemo, createSignal } from 'solid-js';
import type { Accessor, JSX } from 'solid-js';
import { edgeAt, sectionFrame, wayWords } from './channel.ts';
import { HullDrawing } from './hull-drawing.tsx';
import { distance } from './pen.ts';
import type { HullPen } from './pen.ts';
import '../crew-stations-later.css';

interface TracingSheetProps {
  readonly tracing: TracingView;
  readonly pen: HullPen;
  readonly mayTrace: boolean;
  readonly hint: string; // while the pen is not this person's
}

/** A finger covers what it draws: it may take the pen by its side, and the pen follows at that distance. */
const FINGER_REACH = 80;
const KEY_STEP = 8;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
};

/** One section of the hull, large, to be traced by pointer, finger or arrow keys. */
export function TracingSheet(props: TracingSheetProps): JSX.Element {
  const { pen } = props;
  const hand = createHand(props);
  const section = (): number => pen.at().section;
  const edge = createMemo(() => (pen.isDown() ? edgeAt(section(), pen.tip()) : 'clear'));
  const end = (): Point => SECTIONS[section()]?.at(-1) ?? [0, 0];
  const words = (): string => {
    if (!props.mayTrace) return props.hint;
    if (pen.slip() !== null) return hullWords.leftChannel;
    if (hand.isAstray()) return hullWords.onTheRing;
    const way = wayWords(section(), pen.at().reached);
    if (!pen.isDown()) return hullWords.draw(way);
    return edge() === 'brink' ? hullWords.brink : hullWords.goOn(way, edge() === 'near');
  };
  return (
    <div class="hull-work">
      <svg
        ref={hand.hold}
        class={`hull-sheet edge-${edge()}`}
        classList={{ 'is-mine': props.mayTrace, 'is-down': pen.isDown() }}
        viewBox={sectionFrame(section())}
        tabindex={0}
        role="application"
        aria-roledescription={hullWords.sheet}
        aria-label={hullWords.sheetLabel(section() + 1, SECTIONS.length)}
        onPointerDown={hand.take}
        onPointerMove={hand.follow}
        onPointerUp={() => pen.lift()}
        onPointerCancel={() => pen.lift()}
        on:keydown={hand.press}
        onKeyUp={hand.release}
        onBlur={hand.letGo}
      >
        <HullDrawing traced={props.tracing.traced} section={section()} reached={pen.at().reached} />
        <g class="hull-flag" transform={`translate(${end()[0]} ${end()[1]})`}>
          <path d="M0 8V-22L18-15L0-8" />
          <circle r={5} cy={8} />
        </g>
        <For each={pen.ink()}>
          {(stroke) => (
            <polyline class="hull-ink" points={stroke.map(([x, y]) => `${x},${y}`).join(' ')} />
          )}
        </For>
        <Show
          when={pen.slip()}
          fallback={
            <g class="hull-tip" transform={`translate(${pen.tip()[0]} ${pen.tip()[1]})`}>
              <circle class="hull-ring" r={12} />
              <circle class="hull-point" r={3.5} />
            </g>
          }
        >
          {(slip) => (
            <path
              class="hull-slip"
              transform={`translate(${slip()[0]} ${slip()[1]})`}
              d="M-9-9L9 9M9-9L-9 9"
            />
          )}
        </Show>
      </svg>
      <p class={`hull-hint edge-${edge()}`} role="status">
        {words()}
      </p>
      <progress
        class="hull-progress"
        aria-label={hullWords.section(section() + 1)}
        max={sectionLength(section())}
        value={pen.at().reached}
      />
    </div>
  );
}

interface Hand {
  readonly isAstray: Accessor<boolean>; // put down where no trace goes on
  readonly hold: (sheet: SVGSVGElement) => void;
  readonly take: (event: PointerEvent) => void;
  readonly follow: (event: PointerEvent) => void;
  readonly press: (event: KeyboardEvent) => void;
  readonly release: (event: KeyboardEvent) => void;
  readonly letGo: () => void;
}

/** What moves the pen: pointer, finger or keys. */
function createHand(props: TracingSheetProps): Hand {
  const { pen } = props;
  const [isAstray, setAstray] = createSignal(false);
  let sheet: SVGSVGElement | undefined;
  let grip: Point = [0, 0]; // from the pointer to the pen
  let lay: DOMMatrix | undefined; // how the sheet lay when the pen was put down: no line of text may push the pen aside
  const held = new Set<string>();

  const pointAt = (event: PointerEvent): Point => {
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(lay);
    return [x, y];
  };
  /** Two arrows held together go aslant. */
  const drawByKeys = (): void => {
    const [x, y] = pen.tip();
    const ways = [...held].map((key) => ARROWS[key] ?? [0, 0]);
    pen.moveTo([
      x + ways.reduce((sum, [dx]) => sum + dx, 0),
      y + ways.reduce((sum, [, dy]) => sum + dy, 0),
    ]);
  };
  return {
    isAstray,
    hold: (element) => {
      sheet = element;
      // A finger that draws must not move the page, and not every browser heeds touch-action in a drawing.
      element.addEventListener(
        'touchmove',
        (event) => {
          if (pen.isDown() && event.cancelable) event.preventDefault();
        },
        { passive: false },
      );
    },
    take: (event) => {
      if (!event.isPrimary || event.button !== 0 || !props.mayTrace || pen.isDown()) return;
      event.preventDefault();
      sheet?.focus({ preventScroll: true });
      lay = sheet?.getScreenCTM()?.inverse();
      const [x, y] = pointAt(event);
      const [tipX, tipY] = pen.tip();
      const isNear =
        distance([x, y], pen.tip()) <= (event.pointerType === 'touch' ? FINGER_REACH : TOUCH);
      setAstray(!isNear);
      if (!isNear || !pen.putDown()) return;
      grip = [tipX - x, tipY - y];
      sheet?.setPointerCapture(event.pointerId);
    },
    follow: (event) => {
      if (!event.isPrimary || !pen.isDown()) return;
      const passed = event.getCoalescedEvents();
      for (const each of passed.length > 0 ? passed : [event]) {
        const [x, y] = pointAt(each);
        pen.moveTo([x + grip[0], y + grip[1]]);
      }
    },
    press: (event) => {
      if (!props.mayTrace || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') return pen.lift();
      if (Object.hasOwn(ARROWS, event.key)) {
        event.preventDefault();
        held.add(event.key);
        return drawByKeys();
      }
      if (event.key !== 'Enter' && event.key !== ' ') return undefined;
      event.preventDefault();
      if (event.repeat) return undefined;
      setAstray(false);
      if (pen.isDown()) pen.lift();
      else pen.putDown();
      return undefined;
    },
    release: (event) => held.delete(event.key),
    letGo: () => {
      held.clear();
      pen.lift();
    },
  };
}
