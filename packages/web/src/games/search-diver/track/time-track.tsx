import {
  CLOCK,
  SIDE_NAMES,
  TRACK,
  diverOf,
  hourOnTrack,
  refusalWords,
} from '@fathom/search-diver/client';
import type { SideName, TimePlan } from '@fathom/search-diver/client';
import { For, Index, Show, createEffect, createMemo, on, onCleanup } from 'solid-js';
import type { JSX } from 'solid-js';
import { afterFrame } from '../../../table/in-turn.ts';
import { isFocusOurs } from '../desk/desk.ts';
import type { Desk } from '../desk/desk.ts';
import { boxesOf } from '../desk/look-up.ts';
import type { TrackBox } from '../desk/look-up.ts';
import { dayShown, lastTurn, sameSlot, upcomingIf } from '../desk/planning.ts';
import { Badge } from '../parts/parts.tsx';
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
  const goToBoxes = (): void => {
    if (isFocusOurs()) row?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  };
  // Whoever has just dived by keyboard finds it at the boxes; whoever is at work elsewhere is left alone.
  createEffect(
    on(
      desk.isTiming,
      (timing) => {
        if (timing && isFocusOurs()) onCleanup(afterFrame(goToBoxes));
      },
      { defer: true },
    ),
  );
  return (
    <section class="card sd-track" aria-label={TRACK.name}>
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

/** What is printed in a box and what stands on it. */
function BoxFace(props: { readonly box: TrackBox; readonly desk: Desk }): JSX.Element {
  const hour = (): readonly [string, string] => hourOnTrack(props.box.hour);
  const isTold = ({ side, day, hour: at, group }: TrackBox['divers'][number]): boolean => {
    const told = diverOf(props.desk.table.told(), side);
    return told?.day === day && told.hour === at && told.group === group;
  };
  return (
    <>
      <span class="sd-hour" aria-hidden="true">
        <Show
          when={!props.box.isNextDay}
          fallback={<b>{props.box.isPastEnd ? TRACK.out : TRACK.nextDay(props.box.day)}</b>}
        >
          <b>{hour()[0]}</b>
          <small>{hour()[1]}</small>
        </Show>
      </span>
      <span class="unseen">{TRACK.box(props.box, props.box)}</span>
      <span class="sd-tokens">
        <For each={props.box.last}>{({ side }) => <Badge side={side} isGhost />}</For>
        <For each={props.box.divers}>
          {(diver) => (
            <span classList={{ pending: !isTold(diver) }}>
              <Badge side={diver.side} group={diver.group} />
            </span>
          )}
        </For>
      </span>
      <Show when={props.box.time}>
        {(time) => (
          <span
            class="sd-letter"
            classList={{ 'sd-shut': time().refusal !== null }}
            title={shutBecause(time())}
            aria-hidden="true"
          >
            {time().group}
          </span>
        )}
      </Show>
    </>
  );
}

const shutBecause = ({ refusal }: TimePlan): string | undefined =>
  (refusal === null ? null : refusalWords(refusal)) ?? undefined;

function Days(props: { readonly desk: Desk }): JSX.Element {
  const day = (): number => dayShown(props.desk.view());
  const most = (): number => props.desk.view().setup.maxDays;
  return (
    <p class="sd-days">
      <b>{TRACK.day(day(), most())}</b>
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

/** Who dives now or next, and why; with a time picked, who would. */
function clockWords(desk: Desk): string {
  const { phase, turn, setup, first } = desk.view();
  if (phase === 'over') return CLOCK.stopped;
  if (phase === 'placing') return CLOCK.toss(desk.nameOf(first));
  if (desk.slot() !== null) return thenWords(desk);
  if (turn === null) return '';
  if (setup.players === 1) return CLOCK.alone(desk.nameOf(turn));
  const other = otherWords(desk, turn);
  if (phase !== 'diving') return other;
  const by = lastTurn(desk.table.events())?.by ?? 'coin';
  return `${CLOCK.now(desk.nameOf(turn), by)} ${other}`;
}

function otherWords(desk: Desk, turn: SideName): string {
  const other = desk.view().divers.find(({ side }) => side !== turn);
  if (other === undefined) return '';
  if (other.day > desk.view().setup.maxDays) return CLOCK.out(SIDE_NAMES[other.side]);
  return CLOCK.other(desk.nameOf(other.side), other, other.day === dayShown(desk.view()));
}

/** What would happen then. */
function thenWords(desk: Desk): string {
  const slot = desk.slot();
  const next = slot === null ? null : upcomingIf(desk.view(), desk.subject(), slot);
  if (next === null) return CLOCK.thenOff;
  if (next.side === null) return CLOCK.thenCoin;
  const who = desk.nameOf(next.side);
  return next.by === 'alone' ? CLOCK.thenAgain(who) : CLOCK.thenNext(who, next.by);
}
