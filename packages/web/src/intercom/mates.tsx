import { createEffect, For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { announce } from '../frame/announce.tsx';
import { intercomWords as words } from '../words/intercom.ts';
import type { IntercomDesk, Mate } from './desk.ts';
import { changeHearing, hearingOf } from './hearing.ts';

interface DeskProps {
  readonly desk: IntercomDesk;
}

/** Who else is on it, and how loud each is heard. */
export function Mates(props: DeskProps): JSX.Element {
  return (
    <Show when={props.desk.others().length > 0} fallback={<p class="quiet-note">{words.alone}</p>}>
      <ul class="intercom-mates" aria-label={words.others}>
        <For each={props.desk.others().map(({ session }) => session)}>
          {(session) => (
            <Show when={props.desk.others().find((one) => one.session === session)}>
              {(mate) => <MateLine desk={props.desk} mate={mate()} />}
            </Show>
          )}
        </For>
      </ul>
    </Show>
  );
}

function MateLine(props: DeskProps & { readonly mate: Mate }): JSX.Element {
  const name = (): string => props.mate.name;
  const isSpeaking = (): boolean => props.desk.isSpeaking(props.mate.seat);
  const isMuted = (): boolean => hearingOf(name()).isMuted;
  createEffect(() => {
    if (props.mate.state === 'failed') announce(words.unreachable(name()));
  });
  return (
    <li classList={{ speaking: isSpeaking() }} data-state={props.mate.state}>
      <span class="mate-name">{name()}</span>
      <span class="mate-state">
        {isSpeaking() ? words.speaks : words.state(props.mate.state)}
        <Show when={props.mate.relay && props.mate.state === 'connected'}>{words.relayed}</Show>
      </span>
      <button
        type="button"
        class="quiet"
        aria-pressed={isMuted()}
        aria-label={isMuted() ? words.hear(name()) : words.silence(name())}
        onClick={() => changeHearing(name(), { isMuted: !isMuted() })}
      >
        <SpeakerIcon isMuted={isMuted()} />
      </button>
      <input
        type="range"
        min="0"
        max="100"
        value={hearingOf(name()).loudness}
        disabled={isMuted()}
        aria-label={words.loudness(name())}
        onInput={(event) => changeHearing(name(), { loudness: event.currentTarget.valueAsNumber })}
      />
      <Show when={props.mate.state === 'failed'}>
        <div class="mate-problem">
          <p>{words.unreachable(name())}</p>
          <button
            type="button"
            aria-label={words.tryAgainWith(name())}
            onClick={() => props.desk.tryAgain(props.mate.session)}
          >
            {words.tryAgain}
          </button>
        </div>
      </Show>
    </li>
  );
}

function SpeakerIcon(props: { readonly isMuted: boolean }): JSX.Element {
  return (
    <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" class="speaker-icon">
      <path d="M3 8v4h3l4 4V4L6 8z" fill="currentColor" />
      <Show
        when={props.isMuted}
        fallback={<path d="M13 7q2 3 0 6M15.5 5q3.5 5 0 10" class="speaker-waves" />}
      >
        <path d="M13 8l5 5M18 8l-5 5" class="speaker-waves" />
      </Show>
    </svg>
  );
}
