import { SYSTEMS, captainWords } from '@fathom/captain-sonar/client';
import type { PerSystem } from '@fathom/captain-sonar/client';
import { listenForKeys } from '../../../table/keys.tsx';
import type { Aim } from '../desk/aim.ts';
import type { Desk } from '../desk/desk.ts';
import { isSeen } from '../station.ts';
import { listenToHelm } from './steering.ts';

export const SYSTEM_KEYS: PerSystem<string> = {
  mine: 'm',
  torpedo: 't',
  drone: 'd',
  sonar: 's',
  silence: 'q',
  // No waters have two of these.
  scenario: 'c',
  decoy: 'c',
  grapnel: 'c',
};

/** Letters use the systems, arrow keys steer. */
export function listenToCaptainKeys(desk: Desk, station: () => HTMLElement | undefined): void {
  listenToHelm(desk);
  listenForKeys({
    withShift: 'left',
    take: (key) => (key === 'Escape' ? callOff(desk) : isSeen(station()) && obey(desk, key)),
    help: () => captainWords.keys,
  });
}

function callOff({ aim, sheet, board, helm }: Desk): boolean {
  const isBegun = aim.name() !== null || sheet.tool() !== null || helm.looksRound();
  sheet.setTool(null);
  helm.lookRound('off');
  if (aim.draft() !== null) {
    aim.unpick();
    board()?.focus(null);
  } else if (!aim.isStopped()) aim.callOff();
  return isBegun;
}

function obey(desk: Desk, key: string): boolean {
  const { aim } = desk;
  const letter = key.toLowerCase();
  const system = SYSTEMS.find((each) => SYSTEM_KEYS[each] === letter && aim.canUse(each));
  if (aim.name() === 'drone') return searchSector(aim, key);
  if (system !== undefined && !aim.isStopped()) aim.begin(system);
  else if (letter === 'g' && desk.captain().can('trigger')) aim.begin('trigger');
  else if (letter === 'u' && desk.captain().can('surface')) aim.begin('surface');
  else if (letter === 'x' && desk.captain().can('endTurn')) desk.order({ type: 'endTurn' });
  else return letter === 'r' && lookRound(desk);
  return true;
}

/** A drone that is being aimed takes the number of its sector. */
function searchSector({ choices, pick }: Aim, key: string): boolean {
  const found = choices().find(
    (action) => action.type === 'drone' && String(action.sector) === key,
  );
  if (found !== undefined) pick(found);
  return found !== undefined;
}

/** For who cannot see the chart: from cell to cell with nothing to be chosen. */
function lookRound({ helm, board, isSeated }: Desk): boolean {
  if (!isSeated()) return false;
  helm.lookRound('on');
  board()?.focus(null);
  return true;
}
