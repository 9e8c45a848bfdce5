import { SIDES, enemyOf, seatOf, systemsIn } from '@fathom/captain-sonar/client';
import type { Prompt } from '../game-client.ts';
import { countdownWords } from './announce/countdown.ts';
import type { Desk } from './desk/desk.ts';
import type { Duty } from './desk/duties.ts';
import { saidResult } from './narrate.ts';
import { ROLE_NAMES, SIDE_NAMES, THE_SYSTEM, listed, of, uncapital } from './words.ts';

const waiting = (title: string, hint: string): Prompt => ({ title, hint, isYours: false });

/** What to do now, in words. The title changes only with what is waited for, so that it can be read out. */
export function promptFor(desk: Desk): Prompt {
  const { phase, result } = desk.view();
  if (phase === 'over')
    return waiting(
      result === null ? 'The game is over.' : saidResult(result, (side) => SIDE_NAMES[side]),
      'Both routes and all mines are on the chart now. Layers can be switched below it.',
    );
  const [first] = desk.ownDuties();
  if (first !== undefined) return ownPrompt(desk, first);
  return waitingPrompt(desk);
}

/** The person's other duties: what any of several roles can do is said once. */
export function alsoWaiting(desk: Desk): readonly Prompt[] {
  const [first, ...others] = desk.ownDuties();
  const said = new Set([first?.what]);
  return others
    .filter(({ what }) => !said.has(what) && said.add(what))
    .map((duty) => ownPrompt(desk, duty));
}

const holdsSeveral = ({ table }: Desk): boolean => table.you().length > 1;

function ownPrompt(desk: Desk, duty: Duty): Prompt {
  const { role, what, hint } = asItStands(desk, duty);
  const title = holdsSeveral(desk) ? `${ROLE_NAMES[role]}: ${uncapital(what)}` : what;
  return { title, hint, isYours: true };
}

/** The Captain knows more than what was announced: a system that was ready may be broken. */
function asItStands({ captain, aim, view, pending }: Desk, duty: Duty): Duty {
  if (duty.kind === 'course' && !pending() && captain().can('surface') && !captain().can('course'))
    return { ...duty, what: 'Surface', hint: 'No course is open any more: a blackout.' };
  if (duty.kind !== 'rest' || pending()) return duty;
  const usable = systemsIn(view().setup.scenario).filter(aim.canUse);
  const names = listed(
    usable.map((system) => THE_SYSTEM[system]),
    'or',
  );
  if (usable.length > 0) return { ...duty, hint: `You can use ${names}, or leave it for later.` };
  return captain().can('trigger')
    ? { ...duty, what: 'Set off a mine, or end the turn', hint: 'No system can be used now.' }
    : { ...duty, what: 'End the turn', hint: 'No system can be used now.' };
}

/**
 * Others are waited for. In real time this changes by the second, so the title says it broadly and the hint in
 * full: only the title is read out.
 */
function waitingPrompt(desk: Desk): Prompt {
  const { stop, turn, phase } = desk.view();
  const side = desk.side();
  const mates = desk.duties().filter((duty) => duty.side === side);
  const others = desk.duties().filter((duty) => duty.side !== side);
  if (stop !== null || phase === 'placing') {
    const [due] = [...mates, ...others];
    if (due !== undefined) return waiting(called(desk, due), named(desk, due));
  }
  if (mates.length > 0)
    return waiting('Your crew is at work', mates.map((duty) => task(desk, duty)).join(' '));
  if (turn !== null)
    return waiting(`${of(turn.side)} turn`, others.map((duty) => task(desk, duty)).join(' '));
  return idlePrompt(desk);
}

/** What somebody else has to do: said so that nobody takes it for an order of their own. */
const task = (desk: Desk, duty: Duty): string => `${called(desk, duty)}.`;

const called = (desk: Desk, { side, role, what }: Duty): string =>
  `${side === desk.side() ? 'Your' : of(side)} ${ROLE_NAMES[role]}: ${uncapital(what)}`;

function named(desk: Desk, { side, role, until }: Duty): string {
  const clock = until === null ? '' : ` ${countdownWords(until, desk.now())} left.`;
  return `${desk.table.nameOfSeat(seatOf(side, role))} is at that station.${clock}`;
}

function idlePrompt(desk: Desk): Prompt {
  const { standing } = desk.view();
  const side = desk.side();
  if (side !== null && standing[side].surfaced)
    return waiting('Your boat is at the surface', 'The enemy moves on while you wait.');
  const up = SIDES.filter((each) => standing[each].surfaced);
  return waiting(
    up.length > 0 ? `${listed(up.map((each) => SIDE_NAMES[each]))} is at the surface` : 'Under way',
    side === null ? 'Listen to both crews.' : `Listen to ${SIDE_NAMES[enemyOf(side)]}.`,
  );
}
