import {
  ROLES,
  SIDES,
  SIDE_LETTERS,
  SIDE_NAMES,
  callOf,
  stripWords,
} from '@fathom/captain-sonar/client';
import type { Callout, SideName } from '@fathom/captain-sonar/client';
import { createMemo, For, Index, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { later } from '../../table/later.tsx';
import type { Desk } from './desk/desk.ts';
import './strip.css';
import { laterParts } from './parts.ts';

const StopSign = later(laterParts, 'StopSign');

const EARLIER = 3;

/** What was called last and who has to act: always on screen, and the caption of every sound. */
export function Strip(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const calls = createMemo(() =>
    desk.table
      .told()
      .record.slice(-EARLIER - 1)
      .map(callOf),
  );
  return (
    <section class="cs-strip" aria-label={stripWords.label}>
      <Show when={desk.view().stop} fallback={<Calls calls={calls()} />}>
        {(stop) => <StopSign desk={desk} stop={stop()} />}
      </Show>
      <Show when={desk.view().phase !== 'over' && desk.view().stop === null}>
        <ul class="cs-strip-duties" aria-label={stripWords.waitedFor}>
          <For each={SIDES.filter((side) => waitedFor(desk, side) !== null)}>
            {(side) => (
              <li
                classList={{ 'cs-strip-own': desk.ownDuties().some((duty) => duty.side === side) }}
              >
                <Badge side={side} /> {waitedFor(desk, side)}
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  );
}

/** Whom a crew waits for and what for, in a few words; null: nobody. */
function waitedFor({ duties }: Desk, side: SideName): string | null {
  const due = duties().filter((duty) => duty.side === side);
  const [first] = due;
  if (first === undefined) return null;
  const roles = due.map(({ role }) => role);
  if (roles.length > 1 && first.kind === 'ok') return stripWords.ok(roles);
  return stripWords.waitsFor(roles.length === ROLES.length ? 'anybody' : roles, first.what);
}

function Calls(props: { readonly calls: readonly Callout[] }): JSX.Element {
  const last = (): Callout | null => props.calls.at(-1) ?? null;
  return (
    <div class="cs-strip-calls">
      <Show when={last()} keyed fallback={<p class="cs-strip-last">{stripWords.quiet}</p>}>
        {(call) => (
          <p class="cs-strip-last">
            <Show when={call.side}>{(side) => <Badge side={side()} isLarge />}</Show>
            <b>{call.words}</b>
            <Show when={call.detail}>{(detail) => <span>{detail()}</span>}</Show>
          </p>
        )}
      </Show>
      <Show when={props.calls.length > 1}>
        <p class="cs-strip-earlier">
          <span class="cs-strip-before">{stripWords.before}</span>
          <Index each={props.calls.slice(0, -1).toReversed()}>
            {(call) => (
              <span>
                <Show when={call().side}>{(side) => <Badge side={side()} />}</Show> {call().words}
              </span>
            )}
          </Index>
        </p>
      </Show>
    </div>
  );
}

/** A crew's letter in its own shape: round for Alpha, square for Bravo. */
export function Badge(props: { readonly side: SideName; readonly isLarge?: boolean }): JSX.Element {
  return (
    <span
      class={`cs-badge cs-badge-${props.side}`}
      classList={{ 'cs-badge-large': props.isLarge === true }}
    >
      <span aria-hidden="true">{SIDE_LETTERS[props.side]}</span>
      <span class="unseen">{SIDE_NAMES[props.side]}: </span>
    </span>
  );
}
