import { onCleanup } from 'solid-js';
import type { Playback } from './playback.ts';

// Fields and grids have uses of their own for these keys, and a focused button for the space bar.
const OWN_KEYS = 'input, select, textarea, [role="grid"], [contenteditable]';
const OWN_SPACE = `${OWN_KEYS}, button, a, summary`;

/** ← and →, Home and End, and the space bar, wherever on the page they are pressed. */
export function followKeys(playback: Playback): void {
  const { step, goTo, last, playing, setPlaying } = playback;
  const deeds: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => goTo(step() - 1),
    ArrowRight: () => goTo(step() + 1),
    Home: () => goTo(0),
    End: () => goTo(last),
    ' ': () => setPlaying(!playing()),
  };
  const press = (event: KeyboardEvent): void => {
    const deed = deeds[event.key];
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (deed === undefined || !isPlain || event.defaultPrevented) return;
    const taken = event.key === ' ' ? OWN_SPACE : OWN_KEYS;
    if (event.target instanceof Element && event.target.closest(taken) !== null) return;
    event.preventDefault();
    if (event.key !== ' ') setPlaying(false);
    deed();
  };
  window.addEventListener('keydown', press);
  onCleanup(() => window.removeEventListener('keydown', press));
}
