import { For, Index, Show, createEffect, createMemo, on } from 'solid-js';
import type { JSX } from 'solid-js';
import { sameSlot } from '../desk/ahead.ts';
import { dayShown } from '../desk/clock.ts';
import type { Desk } from '../desk/desk.ts';
import { isFocusOurs } from '../desk/focus.ts';
import { Badge } from '../parts/badge.tsx';
import { SIDE_NAMES, capital, slotName } from '../words.ts';
import { boxesOf } from './boxes.ts';
import type { TrackBox } from './boxes.ts';
import { clockWords } from './clock-words.ts';
import './track.css';

/** Both divers on the hours of the day, and what the clock does next. */
export function TimeTrack(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const boxes = createMemo(() => boxesOf(desk.view(), desk.times()));
  let row: HTMLOListElement | undefined;
  const press = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (step === 0 || row === undefined) return;
    const open = [...row.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
    const at = open.findIndex((button) => button === document.activeElement);
    const next = open[at + step] ?? open[at];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
    next.click();
  };
  // Who has just dived by keyboard finds it at the boxes; who is at work elsewhere is left alone.
  createEffect(
    on(
      desk.isTiming,
      (timing) => {
        if (timing && isFocusOurs())
          row?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
      },
      { defer: true },
    ),
  );
  return (
    <section class="card sd-track" aria-label="Time Track">
      <div class="sd-track-head">
        <Days desk={desk} />
        <NextWords desk={desk} />
      </div>
      <ol class="sd-boxes" ref={(node) => (row = node)} onKeyDown={press}>
        <Index each={boxes()}>
          {(box) => (
            <li
              classList={{
                'sd-box': true,
                'sd-next-day': box().isNextDay,
                'sd-now': isNow(desk, box()),
              }}
            >
              <Show
                when={desk.isTiming() && box().time?.refusal === null}
                fallback={<BoxFace box={box()} desk={desk} />}
              >
                <button
                  type="button"
                  aria-pressed={sameSlot(desk.slot(), box())}
                  onClick={() => desk.pickTime(box())}
                >
                  <BoxFace box={box()} desk={desk} />
                </button>
              </Show>
            </li>
          )}
        </Index>
      </ol>
    </section>
  );
}

const isNow = (desk: Desk, box: TrackBox): boolean =>
  box.divers.some(({ side }) => side === desk.view().turn) && desk.view().phase !== 'over';

const boxWords = ({ divers, last, time }: TrackBox): string =>
  [
    ...(time === null ? [] : [`, group ${time.group} by then`]),
    ...divers.map(({ side, group }) => `, ${SIDE_NAMES[side]} dives, group ${group}`),
    ...last.map(({ side }) => `, last dive of ${SIDE_NAMES[side]}`),
  ].join('');

/** What is printed in a box and what stands on it. */
function BoxFace(props: { readonly box: TrackBox; readonly desk: Desk }): JSX.Element {
  const hour = (): number => (props.box.hour > 12 ? props.box.hour - 12 : props.box.hour);
  return (
    <>
      <span class="sd-hour" aria-hidden="true">
        <Show
          when={!props.box.isNextDay}
          fallback={<b>{props.box.isPastEnd ? 'Out' : `Day ${props.box.day}`}</b>}
        >
          <b>{hour()}</b>
          <small>{props.box.hour < 12 ? 'AM' : 'PM'}</small>
        </Show>
      </span>
      <span class="unseen">
        {props.box.isPastEnd ? 'Past the last day' : capital(slotName(props.box))}
        {boxWords(props.box)}
      </span>
      <span class="sd-tokens">
        <For each={props.box.last}>{({ side }) => <Badge side={side} isGhost />}</For>
        <For each={props.box.divers}>
          {({ side, group }) => <Badge side={side} group={group} />}
        </For>
      </span>
      <Show when={props.box.time}>
        {(time) => (
          <span
            class="sd-letter"
            classList={{ 'sd-shut': time().refusal !== null }}
            title={time().refusal?.message}
            aria-hidden="true"
          >
            {time().group}
          </span>
        )}
      </Show>
    </>
  );
}

function Days(props: { readonly desk: Desk }): JSX.Element {
  const day = (): number => dayShown(props.desk.view());
  const most = (): number => props.desk.view().setup.maxDays;
  return (
    <p class="sd-days">
      <b>
        Day {day()} of {most()}
      </b>
      <span class="sd-suns" aria-hidden="true">
        <For each={Array.from({ length: most() }, (_, i) => i + 1)}>
          {(each) => (
            <i classList={{ 'sd-sun-now': each === day(), 'sd-sun-gone': each < day() }} />
          )}
        </For>
      </span>
    </p>
  );
}

/** Who dives now or next, and why. */
function NextWords(props: { readonly desk: Desk }): JSX.Element {
  return (
    <p class="sd-next" role="status">
      {clockWords(props.desk)}
    </p>
  );
}
