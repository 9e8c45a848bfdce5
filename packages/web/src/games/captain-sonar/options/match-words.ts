import { chartById } from '@fathom/captain-sonar/client';
import type { MatchOptions } from '../../game-client.ts';
import { uncapital } from '../words.ts';
import type { Choice } from '../../../lobby/choices.tsx';
import { ASSIST_CHOICES, MODE_CHOICES, SCENARIO_CHOICES } from './choice-words.ts';
import { draftOf } from './draft.ts';

/** What is going to be played: "Turn by turn on The Crumbs, open sea. Radio Operators have a bare sheet." */
export function matchWords(options: MatchOptions): string {
  const { mode, map, scenario, assist, damage } = draftOf(options);
  const chart = chartById(map)?.name ?? 'a chart of the host’s own';
  const hull = damage === 1 ? ' Any damage sinks a boat.' : '';
  const aid = uncapital(nameOf(ASSIST_CHOICES, assist));
  return (
    `${nameOf(MODE_CHOICES, mode)} on ${chart}, ${uncapital(nameOf(SCENARIO_CHOICES, scenario))}.` +
    `${hull} Aid for the Radio Operators: ${aid}.`
  );
}

const nameOf = <T>(choices: readonly Choice<T>[], value: T): string =>
  choices.find((choice) => choice.value === value)?.name ?? '';
