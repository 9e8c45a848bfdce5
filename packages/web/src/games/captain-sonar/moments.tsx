import { SIDE_NAMES, callOf } from '@fathom/captain-sonar/client';
import type { Announcement, Event, System } from '@fathom/captain-sonar/client';
import type { JSX } from 'solid-js';
import type { BoardMoment } from '../game-client.ts';
import { SystemIcon } from './components/system-icon.tsx';
import type { Desk } from './desk/desk.ts';

const LASTS = 1_400;

/** What is staged over the stations. In real time nobody has an eye to spare for anything but a hit. */
export function momentOf(desk: Desk, event: Event): BoardMoment | null {
  const system = systemIn(event);
  if (system === null) return null;
  const isCalm = desk.view().turn !== null;
  if (!isCalm && !isHit(event)) return null;
  return { lasts: LASTS, Picture: () => <CallCard said={event as Announcement} system={system} /> };
}

/** What drew it down; null: nothing to be staged. */
function systemIn(event: Event): System | null {
  if (event.type === 'exploded') return event.charge === 'torpedo' ? 'torpedo' : 'mine';
  if (event.type === 'mineChained') return 'mine';
  if (event.type === 'droneLaunched') return 'drone';
  if (event.type === 'salvaged') return 'grapnel';
  return event.type === 'sonarAnswered' ? 'sonar' : null;
}

const isHit = (event: Event): boolean =>
  (event.type === 'exploded' || event.type === 'mineChained') &&
  Object.values(event.hits).some((hit) => hit !== 'clear');

function CallCard(props: { readonly said: Announcement; readonly system: System }): JSX.Element {
  const call = callOf(props.said);
  return (
    <div class="moment-card">
      <SystemIcon system={props.system} />
      <p>{call.side === null ? null : SIDE_NAMES[call.side]}</p>
      <b>{call.words}</b>
      <p>{call.detail}</p>
    </div>
  );
}
