import { listed } from '@fathom/kit';
import {
  dollars,
  isInDebt,
  LOCATE_COST,
  resultWords,
  money,
  regionWords,
  salvageCost,
  STEP_TASKS,
} from '@fathom/dark-water-salvage/client';
import type { HunterName } from '@fathom/dark-water-salvage/client';
import type { Prompt } from '../game-client.ts';
import type { Desk } from './desk/desk.ts';
import type { Duty } from './desk/duty.ts';
import { dueNow } from './desk/duty.ts';

const waiting = (title: string, hint: string): Prompt => ({ title, hint, isYours: false });
const yours = (title: string, hint: string): Prompt => ({ title, hint, isYours: true });

/** What to do now, in words. The title changes only with what is waited for, so that it can be read out. */
export function promptFor(desk: Desk): Prompt {
  const { phase, result } = desk.view();
  if (phase === 'over')
    return waiting(
      result === null
        ? 'The game is over.'
        : resultWords(result.winners.map(desk.nameOf), result.reason),
      `${areAllInDebt(desk) ? 'Everybody is in debt, so prestige alone decides. ' : ''}All cards are open: every wreck is on the chart, and every sheet can be read.`,
    );
  const duty = desk.duty();
  return duty === null || duty === 'reapply' ? waitingPrompt(desk) : ownPrompt(desk, duty);
}

const areAllInDebt = ({ view }: Desk): boolean => view().hunters.every(isInDebt);

function ownPrompt(desk: Desk, duty: Exclude<Duty, 'reapply'>): Prompt {
  const { pool, order } = desk.view();
  const cash = money(desk.standing()?.cash ?? 0);
  switch (duty) {
    case 'apply':
      return yours(
        'Seal your application for a loan',
        `${money(dollars(pool))} for ${order.length} hunters. Ask for little and be served first, or for much and take what is left.`,
      );
    case 'city':
      return yours(
        'Choose a city to start from',
        'Its sonar card is yours to use there, and its price is paid if you leave by boat.',
      );
    case 'research':
      return yours(
        'Research: pick a wreck, then a sonar card',
        `$1 each, as many as you like; you have ${cash}. The answers are yours alone.`,
      );
    case 'move':
      return yours(
        'Move your boat, or pass',
        `You have ${cash}. Keep enough: ${money(LOCATE_COST)} locates a wreck, a salvage costs what the region says.`,
      );
    case 'locate':
      return yours(
        'Locate a wreck under you, or pass',
        `${money(LOCATE_COST)} of your ${cash}. The first to locate a wreck gets the prestige; the wrong name locks you out.`,
      );
    case 'salvage':
      return yours('Salvage a wreck under you, or pass', salvageHint(desk, cash));
    default:
      return duty satisfies never;
  }
}

function salvageHint(desk: Desk, cash: string): string {
  const own = desk.hunter();
  const cost = own === null ? 0 : salvageCost(desk.view(), own);
  return `${money(cost)} of your ${cash} at this depth. What comes up counts against your loans.`;
}

function waitingPrompt(desk: Desk): Prompt {
  const { phase, step, waiting: left, inOrder } = desk.view();
  const due = dueNow(desk.view());
  const names = listed(due.map(desk.nameOf));
  if (phase === 'applying')
    return waiting(
      `Waiting for ${due.length > 1 ? 'applications' : 'an application'}`,
      `${names} ${due.length > 1 ? 'have' : 'has'} not sealed yet.`,
    );
  if (phase === 'cities') return waiting(`${names}: choose a city`, nextWords(desk, left.slice(1)));
  if (step === null) return waiting('The round is ending', '');
  const task = STEP_TASKS[step];
  // Everybody at once: the title must not change with every single one who is through.
  return inOrder
    ? waiting(`${names}: ${task}`, nextWords(desk, left.slice(1)))
    : waiting(`Waiting for others to ${task}`, `Still to act: ${names}.${whereYouAre(desk)}`);
}

const nextWords = (desk: Desk, next: readonly HunterName[]): string =>
  next.length === 0
    ? 'The last in turn order.'
    : `Then ${listed(next.map(desk.nameOf).map((name) => (name === 'You' ? 'you' : name)))}.`;

function whereYouAre(desk: Desk): string {
  const token = desk.standing()?.token ?? null;
  return token === null ? '' : ` You are at ${regionWords(desk.content(), token)}.`;
}
