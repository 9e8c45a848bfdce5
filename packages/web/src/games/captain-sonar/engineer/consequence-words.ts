import { COLOUR_OF, FITTINGS, systemsIn } from '@fathom/captain-sonar/client';
import type { PanelSymbol, Scenario, System } from '@fathom/captain-sonar/client';
import { COLOUR_NAMES, PANEL_NAMES } from '../components/names.ts';
import { SYSTEM_NAMES, capital, listed } from '../words.ts';
import { consequenceOf, reactorLeft } from './consequence.ts';
import type { Consequence } from './consequence.ts';

export type Weight = 'quiet' | 'breaks' | 'repairs' | 'damage';

export interface Foretold {
  readonly weight: Weight;
  readonly words: string;
}

/** What marking a symbol would do, as a sentence. */
export function foretell(
  broken: readonly PanelSymbol[],
  symbol: PanelSymbol,
  scenario: Scenario,
): Foretold {
  const fitting = FITTINGS.find((each) => each.symbol === symbol);
  if (fitting === undefined) return { weight: 'quiet', words: '' };
  const systems = systemsIn(scenario);
  const done = consequenceOf(broken, symbol, systems);
  if (done.overloads.length > 0)
    return {
      weight: 'damage',
      words: `Completes ${completed(done, PANEL_NAMES[fitting.course])}: 1 damage, then everything is repaired.`,
    };
  if (done.circuit !== null)
    return {
      weight: 'repairs',
      words: `Completes the ${done.circuit} circuit: all four of it are repaired.${backAgain(done)}`,
    };
  if (fitting.colour === 'radiation')
    return {
      weight: 'quiet',
      words: `Breaks no system. The reactor then has ${reactorLeft(done.broken)} left.`,
    };
  const colour = COLOUR_NAMES[fitting.colour].toLowerCase();
  if (done.lost.length === 0)
    return { weight: 'quiet', words: `Breaks nothing new. Already out: ${colour}.` };
  return { weight: 'breaks', words: `Breaks ${colour}: ${unusable(done.lost)}.` };
}

const completed = ({ overloads }: Consequence, panel: string): string =>
  listed(overloads.map((what) => (what === 'panel' ? `the ${panel} panel` : 'the reactor')));

const named = (systems: readonly System[]): string =>
  listed(systems.map((system) => SYSTEM_NAMES[system].toLowerCase()));

const unusable = (systems: readonly System[]): string => `${named(systems)} unusable`;

const backAgain = ({ regained }: Consequence): string =>
  regained.length === 0
    ? ''
    : ` ${capital(named(regained))} ${regained.length === 1 ? 'works' : 'work'} again.`;

/** "North 2, weapons, orange circuit". */
export function symbolName(symbol: PanelSymbol): string {
  const fitting = FITTINGS.find((each) => each.symbol === symbol);
  if (fitting === undefined) return symbol;
  const { course, colour, circuit } = fitting;
  const place = `${PANEL_NAMES[course]} ${symbol.slice(1)}`;
  return `${place}, ${COLOUR_NAMES[colour].toLowerCase()}${circuit === null ? '' : `, ${circuit} circuit`}`;
}

/** Which systems a colour stands for: "mine and torpedo". */
export const systemsOfColour = (colour: string, scenario: Scenario): string =>
  named(systemsIn(scenario).filter((system) => COLOUR_OF[system] === colour));
