import {
  SIDES,
  SIDE_NAMES,
  countdownWords,
  dutyTexts,
  enemyOf,
  promptWords,
  seatOf,
  systemsIn,
  teamOf,
  clientWords,
} from '@fathom/captain-sonar/client';
import type { ResultView, SideName } from '@fathom/captain-sonar/client';
import { waiting, yours } from '../../table/prompt.ts';
import type { Prompt } from '../game-client.ts';
import type { Desk } from './desk/desk.ts';
import type { Duty } from './desk/duties.ts';

/** What to do now, in words. The title changes only with what is waited for, so that it can be read out. */
export function promptFor(desk: Desk): Prompt {
  const { phase, result } = desk.view();
  if (phase === 'over')
    return waiting(result === null ? promptWords.over : resultWords(result), promptWords.overHint);
  const [first] = desk.ownDuties();
  return first === undefined ? waitingPrompt(desk) : ownPrompt(desk, first);
}

const resultWords = ({ winner, reason }: ResultView): string =>
  clientWords.outcome(
    { winners: winner === null ? [] : [teamOf(winner)], reason },
    { side: (side) => SIDE_NAMES[side as string as SideName], seat: String },
  );

/** The person's other duties: what any of several roles can do is said once. */
export function alsoWaiting(desk: Desk): readonly Prompt[] {
  const [first, ...others] = desk.ownDuties();
  const said = new Set([first?.what]);
  return others
    .filter(({ what }) => !said.has(what) && said.add(what))
    .map((duty) => ownPrompt(desk, duty));
}

function ownPrompt(desk: Desk, duty: Duty): Prompt {
  const { role, what, hint } = asItStands(desk, duty);
  const holdsSeveral = desk.table.you().length > 1;
  return yours(holdsSeveral ? promptWords.asRole(role, what) : what, hint);
}

/** The Captain knows more than what was announced: a system that was ready may be broken. */
function asItStands({ captain, aim, view, pending }: Desk, duty: Duty): Duty {
  if (duty.kind === 'course' && !pending() && captain().can('surface') && !captain().can('course'))
    return { ...duty, ...dutyTexts.blackout };
  if (duty.kind !== 'rest' || pending()) return duty;
  const usable = systemsIn(view().setup.scenario).filter(aim.canUse);
  if (usable.length > 0) return { ...duty, ...dutyTexts.restWith(usable) };
  return { ...duty, ...(captain().can('trigger') ? dutyTexts.restWithMines : dutyTexts.endTurn) };
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
  const tasks = (duties: readonly Duty[]): string =>
    duties.map((duty) => `${promptWords.ofOthers(duty, side)}.`).join(' ');
  if (stop !== null || phase === 'placing') {
    const [due] = [...mates, ...others];
    if (due !== undefined) return waiting(promptWords.ofOthers(due, side), whoIsThere(desk, due));
  }
  if (mates.length > 0) return waiting(promptWords.crewAtWork, tasks(mates));
  if (turn !== null) return waiting(promptWords.turnOf(turn.side), tasks(others));
  return idlePrompt(desk);
}

const whoIsThere = (desk: Desk, { side, role, until }: Duty): string =>
  promptWords.whoIs(
    desk.table.nameOfSeat(seatOf(side, role)),
    until === null ? null : countdownWords(until, desk.now()),
  );

function idlePrompt(desk: Desk): Prompt {
  const { standing } = desk.view();
  const side = desk.side();
  if (side !== null && standing[side].surfaced)
    return waiting(promptWords.surfaced, promptWords.surfacedHint);
  const up = SIDES.filter((each) => standing[each].surfaced);
  return waiting(
    up.length > 0 ? promptWords.atSurface(up) : promptWords.underWay,
    promptWords.listenTo(side && enemyOf(side)),
  );
}
