import { chartById } from '../charts/index.ts';
import { setupOf } from '../setup-choices.ts';
import { uncapital } from './names.ts';
import { ASSIST_CHOICES, MODE_CHOICES, SCENARIO_CHOICES } from './options.ts';
import type { ChoiceText } from './options.ts';

/** What is going to be played: "Turn by turn on The Crumbs, open sea. Aid for the Radio Operators: bare sheet." */
export function matchWords(options: unknown): string {
  const { mode, map, scenario, assist, damage } = setupOf(options);
  const chart = chartById(map)?.name ?? 'a chart of the host’s own';
  const hull = damage === 1 ? ' Any damage sinks a boat.' : '';
  const aid = uncapital(nameOf(ASSIST_CHOICES, assist));
  return (
    `${nameOf(MODE_CHOICES, mode)} on ${chart}, ${uncapital(nameOf(SCENARIO_CHOICES, scenario))}.` +
    `${hull} Aid for the Radio Operators: ${aid}.`
  );
}

const nameOf = <T>(choices: readonly ChoiceText<T>[], value: T): string =>
  choices.find((choice) => choice.value === value)?.name ?? '';
