import { is, midSentence } from '@fathom/kit';
import type { LoopStep, Region } from '../vocabulary.ts';
import { STEP_NAMES, money } from './terms.ts';

/** A word at the place of a click that can do nothing. Names are as in a sentence. */
export const WHY_NOT = {
  over: 'The match is over.',
  left: 'You have left this match.',
  done: 'You are done for this round.',
  later: 'Not your turn yet.',
  through: (step: LoopStep): string => `You are through with ${STEP_NAMES[step]}.`,
  loansFirst: 'First the loans, then the cities.',
  notACity: 'Start from a city.',
  taken: (who: string): string => `${is(who)} here.`,
  own: 'You are here.',
  cutOff: 'Boats are in the way: no course leads there.',
  tooFar: (cost: number, cash: number): string =>
    `${money(cost)} to get here: you have ${money(cash)}.`,
  fromHere: 'You research from where you are: pick a wreck, then a card.',
  onlyHere: (region: Region): string => `You can only name a wreck under your boat, at ${region}.`,
  pickWreck: 'Pick a wreck first.',
  pickCity: 'Pick a free city first.',
  pickRegion: 'Pick a region on the chart first.',
  pickCard: 'Now pick a sonar card.',
  raised: 'She has been raised already.',
  barred: 'You were wrong about her: she is barred to you.',
  known: 'You have this answer already.',
  noCash: (cost: number): string => `It costs ${money(cost)}: you cannot pay.`,
  notNamable: (who: string | null): string =>
    who === null ? 'She cannot be named here.' : `Located by ${midSentence(who)} already.`,
} as const;
