import { SYSTEMS, crewWords, systemsIn } from '@fathom/captain-sonar/client';
import type { Call, Cell, Role } from '@fathom/captain-sonar/client';
import { listenForKeys } from '../../../table/keys.tsx';
import { SYSTEM_KEYS } from '../captain/keys.ts';
import type { Desk } from '../desk/desk.ts';

const PLAIN: Readonly<Record<string, Call>> = {
  y: { kind: 'yes' },
  n: { kind: 'no' },
  w: { kind: 'wait' },
  a: { kind: 'where' },
  l: { kind: 'lost' },
};

/** Letters that no station has: a word to the crew costs one key. */
export const listenToCallKeys = (desk: Desk, open: () => void): void =>
  listenForKeys({
    take: (key, { shiftKey }) => {
      const { calls } = desk;
      if (key === 'Escape' && calls.picking() !== null) calls.pick(null);
      else if (!calls.maySay()) return false;
      else if (shiftKey) return ask(desk, key.toLowerCase());
      else if (key.toLowerCase() === 'o') open();
      else if (key.toLowerCase() === 'p') return point(desk);
      else return say(desk, key.toLowerCase());
      return true;
    },
    help: () => (desk.calls.maySay() ? crewWords.keys : []),
  });

const speaker = ({ calls }: Desk): Role => calls.roles()[0] ?? 'captain';

function say(desk: Desk, key: string): boolean {
  const call = key === 'e' ? enemyAt(desk) : PLAIN[key];
  if (call === undefined || call === null) return false;
  desk.calls.say(speaker(desk), call);
  return true;
}

function enemyAt({ calls, sheet }: Desk): Call | null {
  const cell: Cell | null = sheet.sheet()?.at ?? calls.hovered();
  return cell === null ? null : { kind: 'here', cell };
}

function point({ calls }: Desk): boolean {
  const cell = calls.hovered();
  if (cell === null) return false;
  calls.pointAt(cell);
  return true;
}

/** A Captain has systems charged; the others wish that they were used. */
function ask(desk: Desk, key: string): boolean {
  const { calls, view } = desk;
  const role = speaker(desk);
  const fitted = systemsIn(view().setup.scenario);
  const system = SYSTEMS.find((each) => SYSTEM_KEYS[each] === key && fitted.includes(each));
  if (system !== undefined)
    calls.say(role, { kind: role === 'captain' ? 'charge' : 'use', system });
  else if (key === 'u') calls.say(role, { kind: 'surface' });
  else return false;
  return true;
}
