import {
  COLOURS,
  COURSES,
  breakdownOf,
  isOut,
  openSymbols,
  systemsIn,
} from '@fathom/captain-sonar/client';
import type { Course, PanelSymbol, Scenario } from '@fathom/captain-sonar/client';
import { COLOUR_NAMES, PANEL_NAMES } from '../components/names.ts';
import { SYSTEM_NAMES, listed } from '../words.ts';
import { reactorLeft, workingSystems } from './consequence.ts';
import { systemsOfColour } from './consequence-words.ts';

export interface Warning {
  readonly urgent: boolean;
  readonly words: string;
}

type Marks = readonly PanelSymbol[];

/** A course that cannot be sailed without damage: whatever its panel has left completes something. */
const costsDamage = (broken: Marks, course: Course): boolean =>
  openSymbols(broken, course).every((symbol) => breakdownOf(broken, symbol).overloads.length > 0);

/** What the Captain should hear, the worst first. */
export function warningsFor(broken: Marks, scenario: Scenario): readonly Warning[] {
  const costly = COURSES.filter((course) => costsDamage(broken, course));
  const reactor = reactorLeft(broken);
  const down = COLOURS.filter((colour) => colour !== 'radiation' && isOut({ broken }, colour));
  return [
    ...costly.map((course) => ({
      urgent: true,
      words: `${PANEL_NAMES[course]} is one mark from damage.`,
    })),
    ...(reactor <= 2
      ? [{ urgent: reactor === 1, words: `Reactor: ${reactor} left before damage.` }]
      : []),
    ...down.map((colour) => ({
      urgent: false,
      words: `${COLOUR_NAMES[colour]} out: no ${systemsOfColour(colour, scenario).replace(' and ', ', no ')}.`,
    })),
  ];
}

/** "Working: mine, torpedo and silence." */
export function workingWords(broken: Marks, scenario: Scenario): string {
  const systems = systemsIn(scenario);
  const working = workingSystems(broken, systems);
  if (working.length === systems.length) return 'No breakdown keeps any system from working.';
  if (working.length === 0) return 'Every system has a breakdown.';
  return `Without breakdown: ${listed(working.map((system) => SYSTEM_NAMES[system].toLowerCase()))}.`;
}
