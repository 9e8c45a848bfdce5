import { onCleanup, onMount } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import { setUnit, unit } from '../units.ts';
import { stepHex } from './dive-panel.tsx';

/** One key for everything that has a button. */
export function listenToKeys(desk: Desk): void {
  const onKey = (event: KeyboardEvent): void => {
    if (!isMeantForOthers(event) && take(desk, event.key)) event.preventDefault();
  };
  onMount(() => document.addEventListener('keydown', onKey));
  onCleanup(() => document.removeEventListener('keydown', onKey));
}

function isMeantForOthers(event: KeyboardEvent): boolean {
  if (event.defaultPrevented) return true;
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  if (event.repeat && !'+-'.includes(event.key)) return true;
  const { target } = event;
  if (!(target instanceof Element)) return false;
  // A slider has arrows of its own and no use for letters.
  return target.closest('input:not([type="range"]), textarea, select, dialog') !== null;
}

function take(desk: Desk, key: string): boolean {
  switch (key.toLowerCase()) {
    case 'escape':
      return escape(desk);
    case ',':
      stepHex(desk, -1);
      return true;
    case '.':
      stepHex(desk, 1);
      return true;
    case '+':
    case '=':
      desk.setMinutes(desk.minutes() + 1);
      return true;
    case '-':
      desk.setMinutes(desk.minutes() - 1);
      return true;
    case 't':
      desk.openTables(true);
      return true;
    case 'u':
      setUnit(unit() === 'ft' ? 'm' : 'ft');
      return true;
    case 'd':
      desk.confirm();
      return desk.duty() !== null;
    case 'p':
      if (desk.duty() !== 'dive') return false;
      desk.setPassing(!desk.isPassing());
      return true;
    default:
      return false;
  }
}

/** What was picked last is put back first: the marker, then the time or the wish for another. */
function escape(desk: Desk): boolean {
  if (desk.picked() !== null) desk.unpick();
  else if (desk.slot() !== null || desk.isPassing()) desk.startOver();
  else return false;
  return true;
}
