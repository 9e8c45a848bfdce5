import type { PerSystem } from '@fathom/captain-sonar/client';
import { SYSTEMS } from '@fathom/captain-sonar/client';
import { onCleanup, onMount } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import { NUDGE_KEYS } from '../radio/sheet.ts';

export const SYSTEM_KEYS: PerSystem<string> = {
  mine: 'm',
  torpedo: 't',
  drone: 'd',
  sonar: 's',
  silence: 'q',
  scenario: 'c',
};

/** Arrow keys steer, letters use the systems. A grid, a tab row or a panel with the focus keeps its own keys. */
export function listenToHelm(desk: Desk, station: () => HTMLElement | undefined): void {
  const press = (event: KeyboardEvent): void => {
    if (isMeantForOthers(event)) return;
    if (event.key === 'Escape' ? callOff(desk) : isSeen(station()) && steer(desk, event))
      event.preventDefault();
  };
  onMount(() => document.addEventListener('keydown', press));
  onCleanup(() => document.removeEventListener('keydown', press));
}

const isSeen = (station: HTMLElement | undefined): boolean =>
  station !== undefined && station.offsetParent !== null;

function isMeantForOthers(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.shiftKey) return true;
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const { target } = event;
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, dialog, [role="radiogroup"], ol[tabindex]') !== null
  );
}

function callOff({ aim, sheet, board }: Desk): boolean {
  const isBegun = aim.name() !== null || sheet.tool() !== null;
  sheet.setTool(null);
  if (aim.draft() !== null) {
    aim.unpick();
    board()?.focus(null);
  } else if (!aim.isStopped()) aim.callOff();
  return isBegun;
}

function steer(desk: Desk, { key }: KeyboardEvent): boolean {
  const { aim } = desk;
  const course = NUDGE_KEYS[key];
  if (course !== undefined) {
    const action = desk
      .captain()
      .of('course')
      .find((open) => open.course === course);
    if (action === undefined || aim.name() !== null) return false;
    desk.order(action);
    return true;
  }
  const letter = key.toLowerCase();
  const system = SYSTEMS.find((each) => SYSTEM_KEYS[each] === letter);
  if (system !== undefined && aim.canUse(system) && !aim.isStopped()) aim.begin(system);
  else if (letter === 'g' && desk.captain().can('trigger')) aim.begin('trigger');
  else if (letter === 'u' && desk.captain().can('surface')) aim.begin('surface');
  else if (letter === 'x' && desk.captain().can('endTurn')) desk.order({ type: 'endTurn' });
  else return false;
  return true;
}
