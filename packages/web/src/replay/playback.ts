import { createEffect, createSignal, on, onCleanup } from 'solid-js';
import type { Accessor } from 'solid-js';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];
const STEP_MILLIS = 1600; // at speed 1: time to read the line and to see the water settle

/** Which step the replay shows, and how it got there. */
export interface ShownStep {
  readonly step: number;
  readonly isNext: boolean; // reached by one step forward: then what happened is shown happening
}
export interface Playback {
  readonly last: number;
  readonly shown: Accessor<ShownStep>;
  readonly step: Accessor<number>;
  readonly goTo: (step: number) => void;
  /** What happened at this step has been seen: it is not to be shown happening again. */
  readonly settle: () => void;
  readonly playing: Accessor<boolean>;
  readonly setPlaying: (playing: boolean) => void;
  readonly speed: Accessor<Speed>;
  readonly setSpeed: (speed: Speed) => void;
}

/** A step between 0 and `last`. The address of the page leads it. */
export function createPlayback(last: number): Playback {
  const start = parseStep(window.location.hash, last);
  const [shown, setShown] = createSignal<ShownStep>({ step: start, isNext: false });
  const [playing, setPlaying] = createSignal(false);
  const [speed, setSpeed] = createSignal<Speed>(1);
  const step = (): number => shown().step;
  const goTo = (wanted: number): void => {
    const next = clampStep(wanted, last);
    if (next !== step()) setShown({ step: next, isNext: next === step() + 1 });
  };
  const listen = (): void => {
    setPlaying(false);
    goTo(parseStep(window.location.hash, last));
  };
  window.addEventListener('hashchange', listen);
  onCleanup(() => window.removeEventListener('hashchange', listen));
  createEffect(
    on([playing, speed, step], ([isPlaying, times]) => {
      if (!isPlaying) return;
      if (step() === last) {
        setPlaying(false);
        return;
      }
      const timer = window.setTimeout(() => goTo(step() + 1), STEP_MILLIS / times);
      onCleanup(() => window.clearTimeout(timer));
    }),
  );
  return {
    last,
    shown,
    step,
    goTo,
    settle: () => setShown({ step: step(), isNext: false }),
    playing,
    setPlaying: (wanted) => {
      if (wanted && step() === last) setShown({ step: 0, isNext: false }); // once more from the start
      setPlaying(wanted);
    },
    speed,
    setSpeed,
  };
}

// Fields and grids have uses of their own for these keys, and a focused button for the space bar.
const OWN_KEYS = 'input, select, textarea, [role="grid"], [contenteditable]';
const OWN_SPACE = `${OWN_KEYS}, button, a, summary`;

/** ← and →, Home and End, and the space bar, wherever on the page they are pressed. */
export function followKeys(playback: Playback): void {
  const { step, goTo, last, playing, setPlaying } = playback;
  const moves: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => goTo(step() - 1),
    ArrowRight: () => goTo(step() + 1),
    Home: () => goTo(0),
    End: () => goTo(last),
    ' ': () => setPlaying(!playing()),
  };
  const press = (event: KeyboardEvent): void => {
    const move = moves[event.key];
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (move === undefined || !isPlain || event.defaultPrevented) return;
    const taken = event.key === ' ' ? OWN_SPACE : OWN_KEYS;
    if (event.target instanceof Element && event.target.closest(taken) !== null) return;
    event.preventDefault();
    if (event.key !== ' ') setPlaying(false);
    move();
  };
  window.addEventListener('keydown', press);
  onCleanup(() => window.removeEventListener('keydown', press));
}

/** Addresses of steps are typed, shortened and shared: whatever stands there, some step is meant. */
export function parseStep(hash: string, last: number): number {
  const step = Number.parseInt(hash.replace(/^#/, ''), 10);
  return Number.isNaN(step) ? 0 : clampStep(step, last);
}

/** Whose knowledge an address asks for: "#12/alpha.captain". null: nobody's in particular. */
export const parseViewpoint = (hash: string): string | null =>
  /^#[^/]*\/([\w.-]+)$/.exec(hash)?.[1] ?? null;

export const makeStep = (step: number, viewpoint: string | null = null): string =>
  viewpoint === null ? `#${step}` : `#${step}/${viewpoint}`;

const clampStep = (step: number, last: number): number =>
  Math.max(0, Math.min(last, Math.trunc(step)));
