import { onCleanup, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { settings } from '../frame/settings.ts';
import { Key, listenForKeys } from '../table/keys.tsx';
import { intercomWords as words } from '../words/intercom.ts';
import type { IntercomDesk } from './desk.ts';
import './intercom.css';

interface HoldProps {
  readonly desk: IntercomDesk;
  readonly isBrief?: boolean; // without its key
}

const isButtonKey = ({ key }: KeyboardEvent): boolean => key === ' ' || key === 'Enter';

/** Talks while it is held: by mouse, finger, or the keys of a button. */
export function HoldToTalk(props: HoldProps): JSX.Element {
  const hold = (isHeld: boolean): void => props.desk.hold(isHeld);
  const label = (): string => (props.desk.isTalking() ? words.holding : words.hold);
  onCleanup(() => hold(false));
  return (
    <Show when={settings().microphone === 'push' && props.desk.microphone() !== null}>
      <button
        type="button"
        class="hold-to-talk"
        classList={{ talking: props.desk.isTalking(), brief: props.isBrief === true }}
        aria-label={props.isBrief === true ? label() : undefined}
        title={props.isBrief === true ? label() : undefined}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          hold(true);
        }}
        onPointerUp={() => hold(false)}
        onPointerCancel={() => hold(false)}
        onLostPointerCapture={() => hold(false)}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (!isButtonKey(event)) return;
          event.preventDefault();
          hold(true);
        }}
        onKeyUp={(event) => {
          if (isButtonKey(event)) hold(false);
        }}
        onBlur={() => hold(false)}
      >
        <Show when={props.isBrief !== true} fallback={<MicIcon isHeard={props.desk.isTalking()} />}>
          {label()} <Key name={words.key} />
        </Show>
      </button>
    </Show>
  );
}

/** Sliders and switches have no letters, and whoever answers a question may go on talking. */
const TEXT_FIELDS =
  'input:not([type="range"], [type="radio"], [type="checkbox"]), textarea, select';

const isKey = (key: string): boolean => key.toUpperCase() === words.key;

/** The key does what the button does, wherever the focus is but in a field of text. */
export function holdByKey(desk: IntercomDesk): void {
  const canHold = (): boolean => desk.state() === 'on' && settings().microphone === 'push';
  listenForKeys({
    keepers: TEXT_FIELDS,
    take: (key) => {
      if (!isKey(key) || !canHold()) return false;
      desk.hold(true);
      return true;
    },
  });
  const letGo = ({ key }: KeyboardEvent): void => {
    if (isKey(key)) desk.hold(false);
  };
  const forget = (): void => desk.hold(false);
  document.addEventListener('keyup', letGo);
  window.addEventListener('blur', forget);
  onCleanup(() => {
    document.removeEventListener('keyup', letGo);
    window.removeEventListener('blur', forget);
  });
}

/** Switches an open microphone off for now, and on again. */
export function MuteToggle(props: HoldProps): JSX.Element {
  const label = (): string => (props.desk.isMuted() ? words.unmute : words.mute);
  return (
    <Show when={settings().microphone === 'open' && props.desk.microphone() !== null}>
      <button
        type="button"
        classList={{ 'hold-to-talk': props.isBrief === true, brief: props.isBrief === true }}
        aria-label={props.isBrief === true ? label() : undefined}
        title={props.isBrief === true ? label() : undefined}
        onClick={() => props.desk.mute(!props.desk.isMuted())}
      >
        <Show when={props.isBrief !== true} fallback={<MicIcon isHeard={props.desk.isTalking()} />}>
          {label()}
        </Show>
      </button>
    </Show>
  );
}

function MicIcon(props: { readonly isHeard: boolean }): JSX.Element {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <rect x="7.5" y="2" width="5" height="9" rx="2.5" fill="currentColor" />
      <path d="M4.5 9a5.5 5.5 0 0 0 11 0M10 14.5V18M7 18h6" class="speaker-waves" />
      <Show when={!props.isHeard}>
        <path d="M3 3l14 14" class="speaker-waves" />
      </Show>
    </svg>
  );
}
