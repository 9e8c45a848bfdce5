import { ROLE_NAMES, callWords, crewWords } from '@fathom/captain-sonar/client';
import type { Role } from '@fathom/captain-sonar/client';
import { For, Show, createMemo, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { Key } from '../../../table/keys.tsx';
import { createWidth } from '../../../table/width.ts';
import type { Desk } from '../desk/desk.ts';
import { CallGroups } from './call-button.tsx';
import { callMenu, topicsOf } from './call-menu.ts';
import type { CallGroup } from './call-menu.ts';
import type { FreshCall } from './crew-calls.ts';
import { listenToCallKeys } from './keys.ts';
import { SayPanel } from './say-panel.tsx';
import './calls.css';

// In pixels: with less, some or all of the calls are behind one button, so that what is said has room.
const ROOM_FOR_SIGNS = 800;
const ROOM_FOR_WORDS = 1000;

/** What the crew says, and the way to say something oneself: always in sight, and never over the chart. */
export function CrewBar(props: { readonly desk: Desk }): JSX.Element {
  const { calls } = props.desk;
  const width = createWidth();
  const [isOpen, setOpen] = createSignal(false);
  let opener: HTMLButtonElement | undefined;
  const close = (): void => {
    setOpen(false);
    opener?.focus({ preventScroll: true });
  };
  listenToCallKeys(props.desk, () => setOpen(true));
  const onlyRole = createMemo((): Role | null => {
    const [role, ...others] = calls.roles();
    return others.length === 0 ? (role ?? null) : null;
  });
  const hasRoom = createMemo(() => (width.now() ?? 0) >= ROOM_FOR_SIGNS);
  const hasMuch = createMemo(() => (width.now() ?? 0) >= ROOM_FOR_WORDS);
  const atHand = createMemo((): readonly CallGroup[] => {
    const role = onlyRole();
    const groups = role === null ? [] : callMenu(role, topicsOf(props.desk));
    const short = groups.filter(({ name }) => !IN_PANEL.has(name));
    return hasMuch() || short.length === 1 ? short : short.filter(({ name }) => name !== 'words');
  });
  return (
    <section ref={width.of} class="cs-crew-bar" aria-label={crewWords.label}>
      <Heard desk={props.desk} />
      <Show when={calls.maySay()}>
        <Show when={hasRoom() && onlyRole()}>
          {(role) => (
            <div class="cs-crew-bar-calls">
              <CallGroups calls={calls} role={role()} groups={atHand()} isSmall />
            </div>
          )}
        </Show>
        <button
          ref={(node) => (opener = node)}
          type="button"
          class="cs-crew-bar-say"
          aria-expanded={isOpen()}
          aria-haspopup="dialog"
          onClick={() => (isOpen() ? close() : setOpen(true))}
        >
          {crewWords.say} <Key name="O" />
        </button>
        <Show when={isOpen()}>
          <SayPanel desk={props.desk} onClose={close} />
        </Show>
      </Show>
    </section>
  );
}

/** Nine numbers, twice, would be all there is in a line. */
const IN_PANEL: ReadonlySet<CallGroup['name']> = new Set(['perhaps', 'surely']);
const SHOWN = 2;

function Heard(props: { readonly desk: Desk }): JSX.Element {
  const { calls } = props.desk;
  const spoken = createMemo(() =>
    calls
      .fresh()
      .filter(({ call }) => call.kind !== 'point')
      .slice(-SHOWN),
  );
  return (
    <div class="cs-crew-bar-heard">
      <Show
        when={calls.picking()}
        fallback={
          <Show
            when={
              spoken().length > 0 && (calls.problem() === null || spoken().at(-1)?.isOwn === false)
            }
            fallback={<Quiet last={calls.last()} problem={calls.problem()} />}
          >
            <For each={spoken().toReversed()}>
              {(said, i) => <Said said={said} isLatest={i() === 0} />}
            </For>
          </Show>
        }
      >
        {(what) => (
          <p class="cs-crew-bar-pick" role="status">
            {crewWords.pick[what()]}{' '}
            <button type="button" class="quiet" onClick={() => calls.pick(null)}>
              {crewWords.callOff}
            </button>
          </p>
        )}
      </Show>
    </div>
  );
}

function Said(props: { readonly said: FreshCall; readonly isLatest: boolean }): JSX.Element {
  return (
    <p
      class="cs-said"
      classList={{ 'cs-said-own': props.said.isOwn, 'cs-said-latest': props.isLatest }}
      data-role={props.said.role}
    >
      <span class="cs-said-role">{nameOf(props.said)}</span> <b>{callWords(props.said.call)}</b>
    </p>
  );
}

function Quiet(props: {
  readonly last: FreshCall | null;
  readonly problem: string | null;
}): JSX.Element {
  return (
    <Show
      when={props.problem}
      fallback={
        <p class="cs-crew-bar-quiet">
          <Show when={props.last} fallback={crewWords.quiet}>
            {(last) => `${nameOf(last())}: ${callWords(last().call)}`}
          </Show>
        </p>
      }
    >
      {(why) => (
        <p class="cs-crew-bar-problem" role="alert">
          {why()}
        </p>
      )}
    </Show>
  );
}

const nameOf = ({ role, isOwn }: FreshCall): string => (isOwn ? crewWords.you : ROLE_NAMES[role]);
