import {
  createEffect,
  createMemo,
  createSelector,
  createSignal,
  For,
  on,
  onCleanup,
  Show,
} from 'solid-js';
import type { Accessor, JSX } from 'solid-js';
import { announce } from '../frame/announce.tsx';
import { createInView } from '../frame/in-view.ts';
import type { GameClient } from '../games/game-client.ts';
import { eventLines, namesAt } from '../table/event-lines.ts';
import { followList } from '../table/follow-list.ts';
import { afterFrame } from '../table/in-turn.ts';
import { Gradually } from '../table/soon.tsx';
import { replayWords } from '../words/replay.ts';
import { tableWords } from '../words/table.ts';
import { SPEEDS } from './playback.ts';
import type { Playback, Speed } from './playback.ts';
import type { Watched } from './replay-table.ts';

interface StepsProps {
  readonly client: GameClient;
  readonly watched: Watched;
  readonly drawer: LogDrawer;
}

/** The log over the foot of the page, for who asks for it where it is out of sight. */
export interface LogDrawer {
  readonly watch: (list: Element) => void; // a ref
  readonly isWanted: Accessor<boolean>; // the log is out of sight, or it is open
  readonly isOpen: Accessor<boolean>;
  readonly toggle: () => void;
}

export function createLogDrawer(): LogDrawer {
  const list = createInView();
  const [isOpen, setOpen] = createSignal(false);
  return {
    watch: list.of,
    isWanted: () => isOpen() || !list.now(),
    isOpen,
    toggle: () => setOpen((before) => !before),
  };
}

/** What happened at this step, in words. */
export function Caption(props: StepsProps): JSX.Element {
  const { steps, playback, lines } = props.watched;
  const { step, last } = playback;
  const text = createMemo((): string => {
    if (step() === 0) return replayWords.begins;
    const told = eventLines(props.client, steps()[step()]?.events ?? [], namesAt(props.watched));
    return told.length === 0 ? replayWords.unnoticed : told.join(' ');
  });
  const seconds = (): number => Math.floor((lines[step() - 1]?.input.at ?? 0) / 1000);
  createEffect(on(step, () => announce(replayWords.said(step(), text())), { defer: true }));
  return (
    <div class="now caption">
      <h1>{text()}</h1>
      <p>{replayWords.step(step(), last, seconds())}</p>
      <Show when={props.drawer.isWanted()}>
        <button
          type="button"
          class="log-button"
          aria-expanded={props.drawer.isOpen()}
          onClick={() => props.drawer.toggle()}
        >
          {tableWords.log}
        </button>
      </Show>
    </div>
  );
}

/** The whole match in the words of the viewpoint; each line leads to its step. */
export function ReplayLog(
  props: StepsProps & { readonly addressOf: (step: number) => string },
): JSX.Element {
  const { steps, playback } = props.watched;
  const names = namesAt(props.watched);
  const lines = createMemo(() =>
    steps()
      .map(({ events }, step) => ({
        step,
        text: eventLines(props.client, events, names).join(' '),
      }))
      .filter(({ text }) => text !== ''),
  );
  const isCurrent = createSelector(playback.step); // a step concerns two lines, however many there are
  let list: HTMLOListElement | undefined;
  const toStep = (): void => {
    const line = list?.querySelector<HTMLElement>(`[data-step="${playback.step()}"]`);
    // Scrolls the list alone: the page must not move under a person who steps.
    if (list !== undefined) list.scrollTop = line ? line.offsetTop - list.clientHeight / 2 : 0;
  };
  createEffect(on(playback.step, () => onCleanup(afterFrame(toStep))));
  return (
    <section
      class="card log steps"
      classList={{ 'log-drawer': props.drawer.isOpen() }}
      aria-labelledby="log"
    >
      <h2 id="log">{tableWords.log}</h2>
      <ol
        ref={(element) => {
          list = element;
          props.drawer.watch(element);
          followList(element, toStep);
        }}
      >
        {/* Another viewpoint has other words: they are written anew, a few at a time as well. */}
        <Show when={lines()} keyed>
          {(all) => (
            <Gradually each={all}>
              {({ step, text }) => (
                <li data-step={step}>
                  <a
                    href={props.addressOf(step)}
                    aria-current={isCurrent(step) ? 'step' : undefined}
                  >
                    <span class="number">{step}</span>
                    {text}
                  </a>
                </li>
              )}
            </Gradually>
          )}
        </Show>
      </ol>
    </section>
  );
}

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
    <div class="controls" role="group" aria-label={replayWords.steps}>
      <div class="steppers">
        <IconButton
          icon="first"
          label={replayWords.first}
          isIdle={isFirst()}
          onPress={() => stepTo(0)}
        />
        <IconButton
          icon="back"
          label={replayWords.back}
          isIdle={isFirst()}
          onPress={() => stepTo(step() - 1)}
        />
        <IconButton
          icon={playing() ? 'pause' : 'play'}
          label={playing() ? replayWords.pause : replayWords.play}
          isIdle={false}
          onPress={() => setPlaying(!playing())}
        />
        <IconButton
          icon="next"
          label={replayWords.next}
          isIdle={isLast()}
          onPress={() => stepTo(step() + 1)}
        />
        <IconButton
          icon="last"
          label={replayWords.last}
          isIdle={isLast()}
          onPress={() => stepTo(last)}
        />
      </div>
      <input
        type="range"
        aria-label={replayWords.slider}
        aria-valuetext={replayWords.stepOf(step(), last)}
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
      aria-label={replayWords.speed}
      onChange={(event) => setSpeed(Number(event.currentTarget.value) as Speed)}
    >
      <For each={SPEEDS}>
        {(each) => (
          <option value={each} selected={each === speed()}>
            {replayWords.times(each)}
          </option>
        )}
      </For>
    </select>
  );
}
