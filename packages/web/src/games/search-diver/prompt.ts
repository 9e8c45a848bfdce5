import type { Action, SideName } from '@fathom/search-diver/client';
import type { Prompt } from '../game-client.ts';
import { outlookOf } from './desk/ahead.ts';
import { lastTurn } from './desk/clock.ts';
import type { Desk } from './desk/desk.ts';
import { saidResult } from './narrate.ts';
import {
  REASONS,
  SEARCH_NAMES,
  TARGET_NAMES,
  capital,
  counted,
  hourName,
  slotName,
  whose,
} from './words.ts';

const waiting = (title: string, hint: string): Prompt => ({ title, hint, isYours: false });
const yours = (title: string, hint: string): Prompt => ({ title, hint, isYours: true });

/** What to do now, in words. The title changes only with what is waited for, so that it can be read out. */
export function promptFor(desk: Desk): Prompt {
  const view = desk.view();
  if (view.phase === 'over') return overPrompt(desk);
  const sent = desk.sending();
  if (sent !== null) return yours(ownTitle(desk), `${sendingWords(sent)} …`);
  const duty = desk.duty();
  switch (duty) {
    case 'place':
      return yours(ownTitle(desk), placeHint(desk));
    case 'dive':
      return yours(ownTitle(desk), desk.isPassing() ? timeHint(desk) : diveHint(desk));
    case 'search':
      return yours(
        ownTitle(desk),
        'Excellent visibility: pick a lit marker beside your dive for a hasty search, or skip it.',
      );
    case 'schedule':
      return yours(ownTitle(desk), timeHint(desk));
    case null:
      return otherPrompt(desk);
    default:
      return duty satisfies never;
  }
}

function ownTitle(desk: Desk): string {
  const { divers } = desk.view();
  const diver = divers.find(({ side }) => side === desk.side());
  const when = diver === undefined ? '' : capital(slotName(diver));
  const duty = desk.duty();
  switch (duty) {
    case 'place':
      return 'Lay a marker, face down';
    case 'search':
      return 'A free search: which hex?';
    case 'schedule':
      return 'When is your next dive?';
    case 'dive':
      return `${when}: your dive`;
    case null:
      return when;
    default:
      return duty satisfies never;
  }
}

const placeHint = (desk: Desk): string => {
  const { toPlace } = desk.view();
  const left = `${counted(toPlace, 'marker')} to go; nobody will know which is the target.`;
  return desk.picked() === null
    ? `Pick a hex of water. ${left}`
    : `Pick ${desk.picked()} again to lay it there. ${left}`;
};

function diveHint(desk: Desk): string {
  const plan = desk.plan();
  if (plan !== null)
    return plan.search === 'none'
      ? 'So short a dive finds nothing: stay longer, or go shallower.'
      : `${SEARCH_NAMES[plan.search]} search in ${plan.hex}. Set the minutes, then dive.`;
  if (outlookOf(desk.offers()).best === null)
    return 'Too much nitrogen to search anywhere now: choose another time instead.';
  return `Pick a face-down marker. The ${TARGET_NAMES[desk.view().kind]} is under one of ${desk.offers().length}.`;
}

function timeHint(desk: Desk): string {
  const slot = desk.slot();
  if (slot === null)
    return 'Pick a box on the Time Track: the longer you rest, the more nitrogen you lose.';
  return `Group ${slot.group} by ${slot.interval === null ? 'then, after a night’s rest' : hourName(slot.hour)}. Confirm, or look at other boxes.`;
}

function otherPrompt(desk: Desk): Prompt {
  const { turn, phase } = desk.view();
  if (turn === null) return waiting('The search is ending', '');
  const who = desk.nameOf(turn);
  const title = `${capital(whose(who))} ${PHASE_TITLES[phase]}`;
  return waiting(title, reasonHint(desk, turn));
}

const PHASE_TITLES = {
  placing: 'turn to lay a marker',
  diving: 'dive',
  choosing: 'free search',
  scheduling: 'choice of the next dive',
  over: 'game',
} as const;

function reasonHint(desk: Desk, turn: SideName): string {
  const { phase, setup } = desk.view();
  if (phase === 'placing') return 'The divers lay the markers in turns, face down.';
  if (setup.players === 1) return `${counted(desk.offers().length, 'marker')} face down.`;
  const began = lastTurn(desk.table.events());
  const why = began?.side === turn ? `${capital(slotName(began))}: ${REASONS[began.by]}. ` : '';
  return desk.side() === null ? why : `${why}Meanwhile you can plan your own.`;
}

function overPrompt(desk: Desk): Prompt {
  const { result, target, kind } = desk.view();
  const title =
    result === null ? 'The search is over.' : saidResult(result, (side) => desk.nameOf(side));
  return waiting(title, target === null ? '' : `The ${TARGET_NAMES[kind]} lay in hex ${target}.`);
}

export function sendingWords(action: Action): string {
  switch (action.type) {
    case 'place':
      return `Laying a marker in ${action.hex}`;
    case 'dive':
      return `Diving in ${action.hex}`;
    case 'search':
      return `Searching ${action.hex}`;
    case 'skip':
      return 'Letting the free search go';
    case 'schedule':
    case 'pass':
      return `Setting your marker to ${slotName(action)}`;
    default:
      return action satisfies never;
  }
}
