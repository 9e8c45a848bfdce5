import { SYSTEMS } from '@fathom/captain-sonar/client';
import type { PerSystem } from '@fathom/captain-sonar/client';
import { listenForKeys } from '../../../table/keys.tsx';
import type { Desk } from '../desk/desk.ts';
import { COURSE_KEYS } from '../desk/sheet.ts';
import { isSeen } from '../station.ts';

export const SYSTEM_KEYS: PerSystem<string> = {
  mine: 'm',
  torpedo: 't',
  drone: 'd',
  sonar: 's',
  silence: 'q',
  scenario: 'c',
};

/** Arrow keys steer, letters use the systems. A grid, a tab row or a panel with the focus keeps its own keys. */
export const listenToCaptainKeys = (desk: Desk, station: () => HTMLElement | undefined): void =>
  listenForKeys({
    keepers: 'input, textarea, select, dialog, [role="radiogroup"], ol[tabindex]',
    withShift: 'left',
    take: (key) => (key === 'Escape' ? callOff(desk) : isSeen(station()) && steer(desk, key)),
  });

function callOff({ aim, sheet, board }: Desk): boolean {
  const isBegun = aim.name() !== null || sheet.tool() !== null;
  sheet.setTool(null);
  if (aim.draft() !== null) {
    aim.unpick();
    board()?.focus(null);
  } else if (!aim.isStopped()) aim.callOff();
  return isBegun;
}

function steer(desk: Desk, key: string): boolean {
  const { aim } = desk;
  const course = COURSE_KEYS[key];
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
