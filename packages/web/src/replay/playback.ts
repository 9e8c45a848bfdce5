import { createEffect, createSignal, on, onCleanup } from 'solid-js';
import type { Accessor } from 'solid-js';
import { clampStep, parseStep } from './step-hash.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];
const STEP_MILLIS = 1600; // at speed 1: time to read the line and to see the water settle

/** Where the replay is, and how it got there. */
export interface Place {
  readonly step: number;
  readonly isNext: boolean; // reached by one step forward: then what happened is shown happening
}
export interface Playback {
  readonly last: number;
  readonly place: Accessor<Place>;
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
  const [place, setPlace] = createSignal<Place>({ step: start, isNext: false });
  const [playing, setPlaying] = createSignal(false);
  const [speed, setSpeed] = createSignal<Speed>(1);
  const step = (): number => place().step;
  const goTo = (wanted: number): void => {
    const next = clampStep(wanted, last);
    if (next !== step()) setPlace({ step: next, isNext: next === step() + 1 });
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
    place,
    step,
    goTo,
    settle: () => setPlace({ step: step(), isNext: false }),
    playing,
    setPlaying: (wanted) => {
      if (wanted && step() === last) setPlace({ step: 0, isNext: false }); // once more from the start
      setPlaying(wanted);
    },
    speed,
    setSpeed,
  };
}
