import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { SPEEDS } from './playback.ts';
import type { Playback, Speed } from './playback.ts';

const ICONS = {
  first: 'M6 5v14M19 5l-9 7 9 7z',
  back: 'M15 4l-8 8 8 8',
  play: 'M7 4l13 8-13 8z',
  pause: 'M8 5v14M16 5v14',
  next: 'M9 4l8 8-8 8',
  last: 'M18 5v14M5 5l9 7-9 7z',
} as const;

/** First, back, play, next, last; a slider; and how fast. */
export function Controls(props: { readonly playback: Playback }): JSX.Element {
  const { step, last, goTo, playing, setPlaying } = props.playback;
  const stepTo = (wanted: number): void => {
    setPlaying(false);
    goTo(wanted);
  };
  const isFirst = (): boolean => step() === 0;
  const isLast = (): boolean => step() === last;
  return (
    <div class="controls" role="group" aria-label="Steps of the match">
      <div class="steppers">
        <IconButton
          icon="first"
          label="To the start (Home)"
          isIdle={isFirst()}
          onPress={() => stepTo(0)}
        />
        <IconButton
          icon="back"
          label="Back one step (←)"
          isIdle={isFirst()}
          onPress={() => stepTo(step() - 1)}
        />
        <IconButton
          icon={playing() ? 'pause' : 'play'}
          label={playing() ? 'Pause (space)' : 'Play (space)'}
          isIdle={false}
          onPress={() => setPlaying(!playing())}
        />
        <IconButton
          icon="next"
          label="On one step (→)"
          isIdle={isLast()}
          onPress={() => stepTo(step() + 1)}
        />
        <IconButton
          icon="last"
          label="To the end (End)"
          isIdle={isLast()}
          onPress={() => stepTo(last)}
        />
      </div>
      <input
        type="range"
        aria-label="Step"
        aria-valuetext={`Step ${step()} of ${last}`}
        min="0"
        max={last}
        value={step()}
        onInput={(event) => stepTo(event.currentTarget.valueAsNumber)}
      />
      <SpeedField playback={props.playback} />
    </div>
  );
}

interface IconButtonProps {
  readonly icon: keyof typeof ICONS;
  readonly label: string;
  readonly isIdle: boolean; // pressing it would change nothing
  readonly onPress: () => void;
}

/** Idle, it keeps the focus: a person who holds the key down must not be thrown off at the end. */
function IconButton(props: IconButtonProps): JSX.Element {
  return (
    <button
      type="button"
      class="icon"
      aria-label={props.label}
      title={props.label}
      aria-disabled={props.isIdle}
      onClick={() => props.onPress()}
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        classList={{ solid: ICONS[props.icon].endsWith('z') }}
      >
        <path d={ICONS[props.icon]} />
      </svg>
    </button>
  );
}

function SpeedField(props: { readonly playback: Playback }): JSX.Element {
  const { speed, setSpeed } = props.playback;
  return (
    <select
      class="speed"
      aria-label="Speed"
      onChange={(event) => setSpeed(Number(event.currentTarget.value) as Speed)}
    >
      <For each={SPEEDS}>
        {(each) => (
          <option value={each} selected={each === speed()}>
            {each}×
          </option>
        )}
      </For>
    </select>
  );
}
