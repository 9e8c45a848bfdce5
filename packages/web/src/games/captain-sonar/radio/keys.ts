import { onCleanup, onMount } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import { NUDGE_KEYS } from './sheet.ts';

/** Shift and an arrow key nudge the sheet from anywhere but a field of text. */
export function listenToNudges(desk: Desk): void {
  const press = (event: KeyboardEvent): void => {
    const course = NUDGE_KEYS[event.key];
    if (course === undefined || !event.shiftKey || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    if (target instanceof Element && target.closest('input, textarea, select, dialog') !== null)
      return;
    event.preventDefault();
    desk.sheet.nudge(course);
  };
  onMount(() => document.addEventListener('keydown', press));
  onCleanup(() => document.removeEventListener('keydown', press));
}
