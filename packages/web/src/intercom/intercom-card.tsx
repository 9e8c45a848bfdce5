import { createEffect, createMemo, createResource, createUniqueId, For, on, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { MicrophoneMode } from '@fathom/protocol';
import { announce } from '../frame/announce.tsx';
import { changeSettings, settings } from '../frame/settings.ts';
import type { MatchLink } from '../net/match-link.ts';
import { refusalText } from '../table/event-lines.ts';
import { intercomWords as words } from '../words/intercom.ts';
import type { IntercomDesk, IntercomFault } from './desk.ts';
import { HoldToTalk, holdByKey, MuteToggle } from './hold-to-talk.tsx';
import { Mates } from './mates.tsx';
import './intercom.css';

interface CardProps {
  readonly desk: IntercomDesk;
  readonly link: MatchLink;
}

/** Who is on the intercom, how loud each is heard, and the button to talk by. */
export function IntercomCard(props: CardProps): JSX.Element {
  const isOn = (): boolean => props.desk.state() !== 'off';
  holdByKey(props.desk);
  createEffect(
    on(
      createMemo(() => circleOf(props)),
      (circle) => {
        if (isOn()) announce(words.heardNow(circle));
      },
      { defer: true },
    ),
  );
  return (
    <section class="card intercom" aria-labelledby="intercom">
      <h2 id="intercom">
        {words.title(circleOf(props))}
        <Show when={isOn()}>
          <button type="button" class="quiet" onClick={() => props.desk.leave()}>
            {words.leave}
          </button>
        </Show>
      </h2>
      <div class="intercom-body">
        <Fault fault={props.desk.fault()} />
        <Show when={isOn()} fallback={<Invitation {...props} />}>
          <Show when={props.desk.state() === 'on'} fallback={<p role="status">{words.joining}</p>}>
            <TalkControls desk={props.desk} />
            <Mates desk={props.desk} />
            <OtherCrew {...props} />
          </Show>
        </Show>
      </div>
    </section>
  );
}

/** Before the start and after the end it is the table's, while the match runs the crew's. */
const circleOf = ({ link }: CardProps): 'crew' | 'table' =>
  link.info()?.status === 'running' ? 'crew' : 'table';

function Invitation(props: CardProps): JSX.Element {
  const names = (): string =>
    props.desk
      .others()
      .map(({ name }) => name)
      .join(', ');
  return (
    <>
      <Show when={props.desk.others().length > 0}>
        <p>{words.onIt(names(), props.desk.others().length === 1)}</p>
      </Show>
      <button type="button" onClick={() => props.desk.join()}>
        {words.join}
      </button>
      <p class="quiet-note">
        {words.what(circleOf(props))} {words.direct}
      </p>
    </>
  );
}

function Fault(props: { readonly fault: IntercomFault | null }): JSX.Element {
  const [text] = createResource(
    () => props.fault,
    async (fault) => {
      if (fault === 'unsupported' || fault === 'elsewhere') return words[fault];
      return words.refused(await refusalText(undefined, fault));
    },
  );
  return (
    <Show when={props.fault !== null && text()}>
      {(why) => (
        <p class="problem" role="alert">
          {why()}
        </p>
      )}
    </Show>
  );
}

interface DeskProps {
  readonly desk: IntercomDesk;
}

function TalkControls(props: DeskProps): JSX.Element {
  const hasMic = (): boolean => props.desk.microphone() !== null;
  return (
    <>
      <Show when={hasMic()} fallback={<NoMicrophone desk={props.desk} />}>
        <Show
          when={settings().microphone === 'push'}
          fallback={<OpenMicrophone desk={props.desk} />}
        >
          <HoldToTalk desk={props.desk} />
        </Show>
        <MicrophoneSettings desk={props.desk} />
      </Show>
      <Show when={props.desk.isBlocked()}>
        <p class="problem" role="alert">
          {words.blocked}{' '}
          <button type="button" onClick={() => props.desk.unblock()}>
            {words.tapToHear}
          </button>
        </p>
      </Show>
    </>
  );
}

function NoMicrophone(props: DeskProps): JSX.Element {
  return (
    <Show when={props.desk.micFault()}>
      {(fault) => (
        <div class="problem" role="alert">
          <p>{words.micFault(fault())}</p>
          <p>{words.listening}</p>
          <button type="button" onClick={() => props.desk.tryMicrophone()}>
            {words.tryAgain}
          </button>
        </div>
      )}
    </Show>
  );
}

function OpenMicrophone(props: DeskProps): JSX.Element {
  return (
    <p class="intercom-open">
      <span classList={{ 'intercom-live': props.desk.isTalking() }}>
        {props.desk.isMuted() ? words.isMuted : words.isOpen}
      </span>
      <MuteToggle desk={props.desk} />
    </p>
  );
}

const MODES: readonly MicrophoneMode[] = ['push', 'open'];

function MicrophoneSettings(props: DeskProps): JSX.Element {
  const mode = createUniqueId();
  return (
    <details class="intercom-settings">
      <summary>{words.settings}</summary>
      <div role="radiogroup" aria-label={words.modeLabel}>
        <For each={MODES}>
          {(each) => (
            <label>
              <input
                type="radio"
                name={mode}
                checked={settings().microphone === each}
                onChange={() => changeSettings({ microphone: each })}
              />
              {words.mode[each]}
            </label>
          )}
        </For>
      </div>
      <Show when={props.desk.microphones().length > 1}>
        <label class="intercom-device">
          {words.whichMicrophone}
          <select onChange={(event) => props.desk.choose(event.currentTarget.value)}>
            <For each={props.desk.microphones()}>
              {({ device, label }) => (
                <option value={device} selected={device === props.desk.microphone()}>
                  {label}
                </option>
              )}
            </For>
          </select>
        </label>
      </Show>
    </details>
  );
}

/** Before the start and after the end the other crew can be talked with, if both will. */
function OtherCrew(props: CardProps): JSX.Element {
  const sideOf = (seat: string): string | undefined =>
    props.link.info()?.seats.find((known) => known.seat === seat)?.side;
  const own = (): string | undefined => sideOf(props.link.you()[0] ?? '');
  const isApart = (): boolean =>
    circleOf(props) === 'table' &&
    (props.link.info()?.seats ?? []).some(
      ({ seat, side, holder }) =>
        side !== own() &&
        holder?.kind === 'person' &&
        !props.desk.others().some((one) => one.seat === seat),
    );
  return (
    <Show when={isApart() || settings().direct === 'everybody'}>
      <label class="intercom-let">
        <input
          type="checkbox"
          checked={settings().direct === 'everybody'}
          onChange={(event) =>
            changeSettings({ direct: event.currentTarget.checked ? 'everybody' : 'crew' })
          }
        />
        {words.letThem}
      </label>
      <p class="quiet-note">{words.letThemMore}</p>
    </Show>
  );
}
