import { ROLES, SIDES } from '@fathom/captain-sonar/client';
import type { SideName, Stop } from '@fathom/captain-sonar/client';
import { For, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import { AIMING, LETTERS, ROLE_NAMES, SIDE_NAMES, listed, of, uncapital } from '../words.ts';
import { countdownWords } from './countdown.ts';
import { shoutOf } from './shout.ts';
import type { Shout } from './shout.ts';
import './announce.css';

const EARLIER = 3;

/** What was called last and who has to act: always on screen, and the caption of every sound. */
export function Strip(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const shouts = createMemo(() =>
    desk
      .view()
      .record.slice(-EARLIER - 1)
      .map(shoutOf),
  );
  return (
    <section class="cs-strip" aria-label="Announcements">
      <Show when={desk.view().stop} fallback={<Calls shouts={shouts()} />}>
        {(stop) => <StopSign desk={desk} stop={stop()} last={shouts().at(-1) ?? null} />}
      </Show>
      <Show when={desk.view().phase !== 'over' && desk.view().stop === null}>
        <ul class="cs-strip-duties" aria-label="Waited for">
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
  const roles =
    due.length === ROLES.length ? 'Anybody' : listed(due.map(({ role }) => ROLE_NAMES[role]));
  const isOk = due.length > 1 && first.kind === 'ok';
  return `${roles}: ${isOk ? 'OK' : uncapital(first.what)}`;
}

function Calls(props: { readonly shouts: readonly Shout[] }): JSX.Element {
  const last = (): Shout | null => props.shouts.at(-1) ?? null;
  return (
    <div class="cs-strip-calls">
      <Show
        when={last()}
        keyed
        fallback={<p class="cs-strip-last">All quiet. Both Captains choose where to begin.</p>}
      >
        {(shout) => (
          <p class="cs-strip-last">
            <Show when={shout.side}>{(side) => <Badge side={side()} isLarge />}</Show>
            <b>{shout.words}</b>
            <Show when={shout.detail}>{(detail) => <span>{detail()}</span>}</Show>
          </p>
        )}
      </Show>
      <Show when={props.shouts.length > 1}>
        <p class="cs-strip-earlier">
          <span class="cs-strip-before">before:</span>
          <For each={props.shouts.slice(0, -1).toReversed()}>
            {(shout) => (
              <span>
                <Show when={shout.side}>{(side) => <Badge side={side()} />}</Show> {shout.words}
              </span>
            )}
          </For>
        </p>
      </Show>
    </div>
  );
}

interface StopSignProps {
  readonly desk: Desk;
  readonly stop: Stop;
  readonly last: Shout | null;
}

/** Nobody may do anything else until this is settled: it cannot be overlooked. */
function StopSign(props: StopSignProps): JSX.Element {
  const who = (): string => {
    const { side, system, waitsFor } = props.stop;
    const other = side === 'alpha' ? 'bravo' : 'alpha';
    return waitsFor === 'answer'
      ? `${of(other)} Captain answers the sonar`
      : `${SIDE_NAMES[side]} ${AIMING[system][1]}`;
  };
  return (
    <div class="cs-strip-stop">
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <path d="M-20-47H20L47-20V20L20 47H-20L-47 20V-20Z" />
        <text y={11}>STOP</text>
      </svg>
      <p>
        <b>
          <span class="unseen">STOP. </span>
          {who()}
        </b>
        <span>Everybody else waits.</span>
      </p>
      <span class="cs-strip-clock" role="timer">
        {countdownWords(props.stop.until, props.desk.now())}
      </span>
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
      <span aria-hidden="true">{LETTERS[props.side]}</span>
      <span class="unseen">{SIDE_NAMES[props.side]}: </span>
    </span>
  );
}
