import { YOU, counted, listed, midSentence } from '@fathom/kit';
import type { LoopStep } from '../vocabulary.ts';
import { STEP_NAMES, STEP_TASKS, money } from './terms.ts';

/** What to do now: a title that changes only with what is waited for, so that it can be read out, and a hint. */
interface PromptWords {
  readonly title: string;
  readonly hint: string;
}
const prompt = (title: string, hint: string): PromptWords => ({ title, hint });

/** What is asked of the reader, each with what they must know for it, in dollars. */
export const OWN_PROMPTS = {
  apply: (pool: number, hunters: number): PromptWords =>
    prompt(
      'Seal your application for a loan',
      `${money(pool)} for ${hunters} hunters. Ask for little and be served first, or for much and take what is left.`,
    ),
  city: (): PromptWords =>
    prompt(
      'Choose a city to start from',
      'Its sonar card is yours to use there, and its price is paid if you leave by boat.',
    ),
  research: (cash: number): PromptWords =>
    prompt(
      'Research: pick a wreck, then a sonar card',
      `$1 each, as many as you like; you have ${money(cash)}. The answers are yours alone.`,
    ),
  move: (cash: number, locating: number): PromptWords =>
    prompt(
      'Move your boat, or pass',
      `You have ${money(cash)}. Keep enough: ${money(locating)} locates a wreck, a salvage costs what the region says.`,
    ),
  locate: (cash: number, cost: number): PromptWords =>
    prompt(
      'Locate a wreck under you, or pass',
      `${money(cost)} of your ${money(cash)}. The first to locate a wreck gets the prestige; the wrong name locks you out.`,
    ),
  salvage: (cash: number, cost: number): PromptWords =>
    prompt(
      'Salvage a wreck under you, or pass',
      `${money(cost)} of your ${money(cash)} at this depth. What comes up counts against your loans.`,
    ),
} as const;

/** What others are waited for. Names are as in a sentence. */
export const WAITING_PROMPTS = {
  applying: (due: readonly string[]): PromptWords =>
    prompt(
      `Waiting for ${due.length > 1 ? 'applications' : 'an application'}`,
      `${listed(due)} ${due.length > 1 ? 'have' : 'has'} not sealed yet.`,
    ),
  cities: (due: readonly string[], next: readonly string[]): PromptWords =>
    prompt(`${listed(due)}: choose a city`, thenWords(next)),
  inOrder: (step: LoopStep, due: readonly string[], next: readonly string[]): PromptWords =>
    prompt(`${listed(due)}: ${STEP_TASKS[step]}`, thenWords(next)),
  // Everybody at once: the title must not change with every single one who is through.
  atOnce: (step: LoopStep, due: readonly string[], here: string | null): PromptWords =>
    prompt(
      `Waiting for others to ${STEP_TASKS[step]}`,
      `Still to act: ${listed(due)}.${here === null ? '' : ` You are at ${here}.`}`,
    ),
  roundEnding: (): PromptWords => prompt('The round is ending', ''),
  /** `why` as whyWords puts it. */
  over: (result: string | null, why: string): PromptWords =>
    prompt(
      result ?? 'The game is over.',
      `${why} All cards are open: every wreck is on the chart, and every sheet can be read.`.trim(),
    ),
} as const;

const thenWords = (next: readonly string[]): string =>
  next.length === 0 ? 'The last in turn order.' : `Then ${listed(next.map(midSentence))}.`;

/** What comes when the time of a step is up, before the time that is left. */
export const DEADLINES = {
  apply: 'Applies for $0 for you in',
  city: 'Takes the first free city for you in',
  pass: 'Passes for you in',
  others: 'Goes on without them in',
} as const;

/** What happens while the reader has nothing to do. */
export const MEANWHILE = {
  left: 'You have left this game. You may watch how it ends.',
  cities: 'Cities are chosen in turn order.',
  done: (cash: number): string => `You are done for this round with ${money(cash)} in hand.`,
  soon: 'In turn order: yours comes soon. Pick a wreck to look at your sheet meanwhile.',
  through: (step: LoopStep): string =>
    `Nothing more for you in ${STEP_NAMES[step]}. When all have acted or passed, the action token moves on.`,
  onTheBottom: (wrecks: number, located: number): string =>
    `${counted(wrecks, 'wreck')} on the bottom, ${located} of them located.`,
} as const;

/** "you are here", "Ann is here". */
export const isHere = (who: string): string => (who === YOU ? 'you are here' : `${who} is here`);
