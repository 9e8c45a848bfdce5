import { onCleanup, onMount } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import { COURSE_KEYS } from '../desk/sheet.ts';

/** What takes arrow keys of its own, however it came to the focus. */
const KEEPERS = 'input, textarea, select, dialog, .hull-sheet';
/** What takes them from those who went there by keys: whoever only clicked there means to steer. */
const WALKED = '[role="tablist"], [role="radiogroup"], .eng-board, .cs-radio-pad, ol[tabindex]';

/** Arrow keys steer wherever the focus is, unless a cell is being chosen; they never scroll under who steers. */
export function listenToHelm(desk: Desk): void {
  let isByKeys = false; // how the focus came to where it is
  const clicked = (): void => void (isByKeys = false);
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') isByKeys = true;
    const course = COURSE_KEYS[event.key];
    if (course === undefined || isForOthers(event, isByKeys) || !takes(desk)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!desk.helm.steers()) return desk.board()?.focus(null);
    const action = desk
      .captain()
      .of('course')
      .find((open) => open.course === course);
    if (action !== undefined && desk.aim.name() === null && !event.repeat) desk.order(action);
    return undefined;
  };
  onMount(() => {
    document.addEventListener('pointerdown', clicked, { capture: true, passive: true });
    document.addEventListener('keydown', press, { capture: true });
  });
  onCleanup(() => {
    document.removeEventListener('pointerdown', clicked, { capture: true });
    document.removeEventListener('keydown', press, { capture: true });
  });
}

/** Whether an arrow key is the Captain's: to steer by, or to get to the chart where a cell is chosen. */
const takes = (desk: Desk): boolean =>
  desk.holds('captain') &&
  desk.view().phase !== 'over' &&
  (desk.helm.steers() || desk.board()?.hasFocus() !== true);

function isForOthers(event: KeyboardEvent, isByKeys: boolean): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return true;
  const { target } = event;
  if (!(target instanceof Element)) return false;
  return target.closest(isByKeys ? `${KEEPERS}, ${WALKED}` : KEEPERS) !== null;
}
