import { onCleanup, onMount } from 'solid-js';

/**
 * Keys of a station that work wherever the focus is, as long as the station is to be seen.
 * `take` says whether the key was one of its own.
 */
export function listenAt(
  station: () => HTMLElement | undefined,
  take: (key: string) => boolean,
): void {
  const press = (event: KeyboardEvent): void => {
    if (isMeantForOthers(event) || !isSeen(station())) return;
    if (take(event.key.toLowerCase())) event.preventDefault();
  };
  onMount(() => document.addEventListener('keydown', press));
  onCleanup(() => document.removeEventListener('keydown', press));
}

const isSeen = (station: HTMLElement | undefined): boolean =>
  station !== undefined && station.offsetParent !== null;

function isMeantForOthers(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat) return true;
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const { target } = event;
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
}
