import { createEffect, createSignal, on, onCleanup } from 'solid-js';

/** Who is heard to say something just now. */
export interface Speaking {
  readonly of: (session: string) => boolean;
  readonly own: () => boolean;
}
interface SpeakingParts {
  readonly isOn: () => boolean;
  readonly levels: () => ReadonlyMap<string, number>;
  readonly own: () => number;
}

const LOOK_EVERY = 120; // milliseconds
const LOUD = 0.02; // of 1: above the noise of a room
const HOLD = 350; // between two words nobody falls silent
const OWN = '';

export function createSpeaking({ isOn, levels, own }: SpeakingParts): Speaking {
  const [loud, setLoud] = createSignal<ReadonlySet<string>>(new Set(), { equals: isSame });
  const heardAt = new Map<string, number>();
  const look = (): void => {
    const now = performance.now();
    for (const [who, level] of [...levels(), [OWN, own()] as const])
      if (level > LOUD) heardAt.set(who, now);
    for (const [who, at] of heardAt) if (now - at > HOLD) heardAt.delete(who);
    setLoud(new Set(heardAt.keys()));
  };
  createEffect(
    on(isOn, (isLooking) => {
      if (!isLooking) return void setLoud(new Set<string>());
      const timer = window.setInterval(look, LOOK_EVERY);
      onCleanup(() => window.clearInterval(timer));
      return undefined;
    }),
  );
  return { of: (session) => loud().has(session), own: () => loud().has(OWN) };
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((each) => other.has(each));
