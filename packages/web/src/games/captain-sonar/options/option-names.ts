import {
  ASSIST_CHOICES,
  chartById,
  FIRST_CHOICES,
  HULL_CHOICES,
  MODE_CHOICES,
  PLOTTING_CHOICES,
  SCENARIO_CHOICES,
  SYSTEMS_CHOICES,
  TORPEDO_CHOICES,
} from '@fathom/captain-sonar/client';

const CHOICES: Readonly<
  Record<string, readonly { readonly value: unknown; readonly name: string }[]>
> = {
  mode: MODE_CHOICES,
  scenario: SCENARIO_CHOICES,
  first: FIRST_CHOICES,
  systemsWhen: SYSTEMS_CHOICES,
  torpedoPath: TORPEDO_CHOICES,
  damage: HULL_CHOICES,
  plotting: PLOTTING_CHOICES,
  assist: ASSIST_CHOICES,
};

/** What a value of an option is called on the form. */
export function nameOfOption(name: string, value: unknown): string | null {
  if (name === 'map') return chartById(String(value))?.name ?? null;
  return CHOICES[name]?.find((choice) => choice.value === value)?.name ?? null;
}
