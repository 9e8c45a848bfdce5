import { HINTS, PLAIN, PROMPTS, resultWords } from '@fathom/search-diver/client';
import type { SideName } from '@fathom/search-diver/client';
import { waiting, yours } from '../../table/prompt.ts';
import type { Prompt } from '../game-client.ts';
import type { Desk } from './desk/desk.ts';
import { countsOf, lastTurn } from './desk/planning.ts';
import { areTablesShown } from './shown-tables.ts';

/** What to do now, in words. */
export function promptFor(desk: Desk): Prompt {
  if (desk.view().phase === 'over') return overPrompt(desk);
  const sent = desk.sending();
  const duty = desk.duty();
  const isOthers = desk.view().turn !== desk.side(); // foreseen, where something is on its way
  if (duty === null && (sent === null || isOthers)) return otherPrompt(desk);
  return yours(ownTitle(desk), sent === null ? ownHint(desk) : HINTS.sending(sent));
}

function ownTitle(desk: Desk): string {
  const diver = desk.view().divers.find(({ side }) => side === desk.side());
  const duty = desk.duty();
  switch (duty) {
    case 'place':
    case 'search':
    case 'schedule':
      return PROMPTS[duty];
    case 'dive':
      return diver === undefined ? '' : PROMPTS.dive(diver);
    case null:
      return diver === undefined ? '' : PROMPTS.waiting(diver);
    default:
      return duty satisfies never;
  }
}

function ownHint(desk: Desk): string {
  if (desk.duty() === 'place') return HINTS.place(desk.view().toPlace, desk.picked());
  if (desk.duty() === 'search') return HINTS.search;
  return desk.isTiming() ? timeHint(desk) : diveHint(desk);
}

function diveHint(desk: Desk): string {
  const plan = desk.plan();
  if (plan !== null) return HINTS.planned(plan);
  if (countsOf(desk.offers()).best === null) return HINTS.noSearch;
  return HINTS.dive(desk.view().kind, desk.offers().length);
}

function timeHint(desk: Desk): string {
  const slot = desk.slot();
  if (slot === null) return HINTS.pickTime;
  return areTablesShown() ? HINTS.timePicked(slot) : PLAIN.timePicked(slot);
}

function otherPrompt(desk: Desk): Prompt {
  const { turn, phase } = desk.view();
  if (turn === null) return waiting(PROMPTS.ending, '');
  const sent = desk.sending();
  return waiting(
    PROMPTS.turnOf(desk.nameOf(turn), phase),
    sent === null ? reasonHint(desk, turn) : HINTS.sending(sent),
  );
}

function reasonHint(desk: Desk, turn: SideName): string {
  const { phase, setup } = desk.view();
  if (phase === 'placing') return HINTS.laying;
  if (setup.players === 1) return HINTS.alone(desk.offers().length);
  const began = lastTurn(desk.table.events());
  return [
    ...(began?.side === turn ? [HINTS.began(began)] : []),
    ...(desk.side() === null ? [] : [HINTS.meanwhile]),
  ].join(' ');
}

function overPrompt(desk: Desk): Prompt {
  const { result, target, kind } = desk.view();
  return waiting(
    result === null ? PROMPTS.over : resultWords(result, desk.nameOf),
    target === null ? '' : HINTS.whereItLay(kind, target),
  );
}
