import { createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';
import { readStored, writeStored } from '../net/storage.ts';

/** How loud this person wants to hear somebody: 0 … 100, and whether at all. */
export interface MateHearing {
  readonly loudness: number;
  readonly isMuted: boolean;
}
const USUAL: MateHearing = { loudness: 100, isMuted: false };
const KEY = 'fathom/hearing';
const MOST_KEPT = 100; // people

/** Whatever the browser's storage holds. */
export function parseHearings(stored: unknown): ReadonlyMap<string, MateHearing> {
  if (!Array.isArray(stored)) return new Map();
  const entries = stored.flatMap((each: unknown): (readonly [string, MateHearing])[] => {
    const [name, loudness, isMuted] = Array.isArray(each) ? (each as unknown[]) : [];
    const isGood = typeof name === 'string' && typeof loudness === 'number' && loudness >= 0;
    return isGood ? [[name, { loudness: Math.min(100, loudness), isMuted: isMuted === true }]] : [];
  });
  return new Map(entries.slice(-MOST_KEPT));
}

const [all, setAll] = createSignal(parseHearings(readStored(KEY)));

/** By the name they go by. It is this browser's alone: nobody learns that they are not heard. */
export const hearingOf = (name: string): MateHearing => all().get(name) ?? USUAL;

export function changeHearing(name: string, change: Partial<MateHearing>): void {
  setAll((before) => {
    const next = new Map(before);
    next.delete(name); // and to the end of the line
    return next.set(name, { ...hearingOf(name), ...change });
  });
  const kept = [...all()].slice(-MOST_KEPT);
  writeStored(
    KEY,
    kept.map(([who, { loudness, isMuted }]) => [who, loudness, isMuted]),
  );
}

/** Plays what others say. */
export interface Loudspeakers {
  readonly attach: (session: string, stream: MediaStream | null) => void;
  readonly setVolume: (session: string, volume: number) => void;
  readonly isBlocked: Accessor<boolean>; // the browser waits for a tap before it plays anything
  readonly unblock: () => void;
}

export function openLoudspeakers(): Loudspeakers {
  const players = new Map<string, HTMLAudioElement>();
  const [isBlocked, setBlocked] = createSignal(false);
  const play = (player: HTMLAudioElement): void => {
    player.play().then(
      () => setBlocked(false),
      (error: unknown) => {
        if (error instanceof DOMException && error.name === 'NotAllowedError') setBlocked(true);
      },
    );
  };
  return {
    isBlocked,
    attach: (session, stream) => {
      players.get(session)?.remove();
      players.delete(session);
      if (stream === null) return;
      const player = document.createElement('audio');
      player.className = 'intercom-player';
      player.dataset['session'] = session;
      player.autoplay = true;
      player.srcObject = stream;
      document.body.append(player); // some browsers play nothing that is not on the page
      players.set(session, player);
      play(player);
    },
    setVolume: (session, volume) => {
      const player = players.get(session);
      if (player === undefined) return;
      player.volume = volume;
      player.muted = volume === 0; // some browsers have no volume of their own
    },
    unblock: () => {
      for (const player of players.values()) play(player);
    },
  };
}
