import {
  DIVES,
  GROUPS,
  TRACK,
  compareSlots,
  diverOf,
  hourOnTrack,
  nitrogenWords,
  whyNotThen,
  refusalWords,
  shutWords,
} from '@fathom/search-diver/client';
import type { TimePlan } from '@fathom/search-diver/client';
import { For, Index, Show, createEffect, createMemo, on, onCleanup } from 'solid-js';
import type { JSX } from 'solid-js';
import { sayWhy } from '../../../board/say-why.ts';
import { afterFrame } from '../../../table/in-turn.ts';
import { isFocusOurs } from '../desk/desk.ts';
import type { Desk } from '../desk/desk.ts';
import { boxesOf } from '../desk/look-up.ts';
import type { TrackBox } from '../desk/look-up.ts';
import { facesOf } from '../desk/story.ts';
import type { DiveStory } from '../desk/story.ts';
import { areTablesShown } from '../shown-tables.ts';
import { dayShown, sameSlot } from '../desk/planning.ts';
import { Badge } from '../parts/parts.tsx';
import { clockWords } from './clock-words.ts';
import './track.css';

/** All divers on the hours of the day, and what the clock does next. */
export function TimeTrack(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const boxes = createMemo(() =>
    boxesOf(desk.view(), desk.times(), { day: desk.day(), dives: desk.story() }),
  );
  let row: HTMLOListElement | undefined;
  const press = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (step === 0 || row === undefined) return;
    const open = [...row.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
    const at = open.findIndex((button) => button === document.activeElement);
    event.preventDefault();
    const next = open[at + step];
    next?.focus();
    next?.click();
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
                'sd-advised-box': sameSlot(desk.advisedTime(), box()),
              }}
              onClick={(event) => explain(desk, box(), event.currentTarget)}
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

/** Why a box cannot be chosen, where it was tapped. */
function explain(desk: Desk, box: TrackBox, at: Element): void {
  const { phase, divers } = desk.view();
  const refusal = box.time?.refusal ?? null;
  if (desk.isTiming() && box.time !== null && refusal === null) return;
  const own = divers.find(({ side }) => side === desk.side());
  const isPast = own !== undefined && compareSlots(box, own) <= 0;
  sayWhy(
    at,
    refusal !== null && desk.isTiming()
      ? shutWords(refusal)
      : whyNotThen({ phase, isOwnTurn: desk.duty() !== null, isPast }),
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
      <span class="unseen">
        {[TRACK.box(props.box, props.box), ...props.box.dives.map(divedWords)].join(', ')}
      </span>
      <span class="sd-tokens">
        <For each={props.box.dives}>
          {(story) => (
            <span class="sd-past" title={divedWords(story)}>
              <Badge side={story.dive.side} isGhost hasTurned={facesOf(story).length > 0} />
            </span>
          )}
        </For>
        <For each={props.box.divers}>
          {(diver) => (
            <span classList={{ pending: !isTold(diver) }}>
              <Badge side={diver.side} group={areTablesShown() ? diver.group : null} />
            </span>
          )}
        </For>
      </span>
      <Show when={(areTablesShown() || props.desk.isTiming()) && props.box.time}>
        {(time) => <ByThen time={time()} />}
      </Show>
    </>
  );
}

const divedWords = (story: DiveStory): string =>
  TRACK.dived(story.dive.side, story.dive.hex, DIVES.came(facesOf(story)));

const MOST_NITROGEN = GROUPS.indexOf('M');

/** How full of nitrogen one would be by then: as the letter of the tables, or as a bar. */
function ByThen(props: { readonly time: TimePlan }): JSX.Element {
  const share = (): number => Math.min(1, GROUPS.indexOf(props.time.group) / MOST_NITROGEN);
  return (
    <Show
      when={areTablesShown()}
      fallback={
        <span
          class="sd-air"
          classList={{ 'sd-shut': props.time.refusal !== null }}
          style={{ '--share': `${share() * 100}%` }}
          title={shutBecause(props.time) ?? nitrogenWords(props.time.group)}
          aria-hidden="true"
        />
      }
    >
      <span
        class="sd-letter"
        classList={{ 'sd-shut': props.time.refusal !== null }}
        title={shutBecause(props.time)}
        aria-hidden="true"
      >
        {props.time.group}
      </span>
    </Show>
  );
}

const shutBecause = ({ refusal }: TimePlan): string | undefined =>
  (refusal === null ? null : refusalWords(refusal)) ?? undefined;

/** Which day it is; those that are over can be looked at again. */
function Days(props: { readonly desk: Desk }): JSX.Element {
  const today = createMemo(() => dayShown(props.desk.view()));
  const most = (): number => props.desk.view().setup.maxDays;
  return (
    <div class="sd-days">
      <b>{TRACK.day(today(), most())}</b>
      <Show when={today() > 1}>
        <span class="sd-day-buttons" role="group" aria-label={TRACK.days}>
          <For each={Array.from({ length: today() }, (_, i) => i + 1)}>
            {(day) => (
              <button
                type="button"
                aria-label={TRACK.nextDay(day)}
                aria-pressed={props.desk.day() === day}
                onClick={() => props.desk.showDay(day)}
              >
                {day}
              </button>
            )}
          </For>
        </span>
      </Show>
    </div>
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
