import { CIRCUIT_SYMBOLS, FITTINGS, PANELS, REACTOR_SYMBOLS } from '../panel.ts';
import { CIRCUITS, COLOURS, COURSES } from '../vocabulary.ts';
import type { Colour, Course, PanelSymbol } from '../vocabulary.ts';
import type { SeaTables } from './sea.ts';

/** The panel as bits: a broken symbol is its place in FITTINGS. */
type Panel = number;

const PLACES = new Map(FITTINGS.map(({ symbol }, place) => [symbol, place]));
const bitOf = (symbol: PanelSymbol): Panel => 1 << (PLACES.get(symbol) ?? 0);
export const panelOf = (symbols: readonly PanelSymbol[]): Panel =>
  symbols.reduce((panel, symbol) => panel | bitOf(symbol), 0);

const CIRCUIT_BITS = CIRCUITS.map((circuit) => panelOf(CIRCUIT_SYMBOLS[circuit]));
const REACTOR_BITS = panelOf(REACTOR_SYMBOLS);
const SYMBOL_BITS = COURSES.map((course) => PANELS[course].map(({ symbol }) => bitOf(symbol)));
const PANEL_BITS = SYMBOL_BITS.map((bits) => bits.reduce((panel, bit) => panel | bit, 0));
const COLOUR_BITS = COLOURS.map((colour) =>
  panelOf(FITTINGS.filter((fitting) => fitting.colour === colour).map(({ symbol }) => symbol)),
);

/** What it costs to have systems of a colour broken, in points of damage. */
type Needs = { readonly [Name in Colour]: number };

export interface Wear {
  readonly needs: Needs;
  readonly damage: number; // what one point of damage is worth to this boat
  readonly strain: number; // how much the nearness of damage counts
  readonly promise: number; // how much the nearness of a repair counts
}

function count(bits: number): number {
  let rest = bits;
  let ones = 0;
  for (; rest !== 0; rest &= rest - 1) ones += 1;
  return ones;
}

/** By how many symbols of one panel, or of the reactor, are broken: how near the damage is. */
const STRAIN = [0, 0, 0.01, 0.03, 0.1, 0.25, 1];
const REACTOR_STRAIN = [0, 0.01, 0.03, 0.06, 0.12, 0.3, 1];
/** By how many of a circuit are broken: how near the repair is. */
const PROMISE = [0, 0.01, 0.04, 0.1, 0];

/** How well a boat can do with such a panel; a whole one is 0. */
function worth(panel: Panel, { needs, damage, strain, promise }: Wear): number {
  let value = -damage * strain * (REACTOR_STRAIN[count(panel & REACTOR_BITS)] ?? 0);
  for (const bits of PANEL_BITS) value -= damage * strain * (STRAIN[count(panel & bits)] ?? 0);
  for (const bits of CIRCUIT_BITS) value += promise * (PROMISE[count(panel & bits)] ?? 0);
  COLOURS.forEach((colour, i) => {
    if ((panel & (COLOUR_BITS[i] ?? 0)) !== 0) value -= needs[colour];
  });
  return value;
}

/** 4. What one more breakdown makes of a panel, and the damage it does. */
function broken(panel: Panel, bit: Panel, course: number): readonly [after: Panel, hurts: boolean] {
  let after = panel | bit;
  for (const circuit of CIRCUIT_BITS) if ((after & circuit) === circuit) after &= ~circuit;
  const all = PANEL_BITS[course] ?? 0;
  const hurts = (after & all) === all || (after & REACTOR_BITS) === REACTOR_BITS;
  return [hurts ? 0 : after, hurts];
}

/** Where a boat is, and how many courses ahead its Engineer thinks. */
interface PanelForecast {
  readonly sea: SeaTables;
  readonly at: number;
  readonly horizon: number;
  readonly wear: Wear;
}

const PATIENCE = 0.8; // what is worth 1 now is worth so much a course later

/** How good each breakdown on the panel of a course would be. */
export function breakdowns(
  panel: Panel,
  course: Course,
  forecast: PanelForecast,
): readonly { readonly symbol: PanelSymbol; readonly value: number }[] {
  const heading = COURSES.indexOf(course);
  return PANELS[course]
    .filter(({ symbol }) => (panel & bitOf(symbol)) === 0)
    .map(({ symbol }) => ({
      symbol,
      value: valueOf(panel, [bitOf(symbol), heading], forecast),
    }));
}

/** How good a course is for the panel, with the best Engineer there is. */
export function panelAfter(panel: Panel, heading: number, forecast: PanelForecast): number {
  let most = -Infinity;
  for (const bit of SYMBOL_BITS[heading] ?? [])
    if ((panel & bit) === 0) most = Math.max(most, valueOf(panel, [bit, heading], forecast));
  return most;
}

type Mark = readonly [bit: Panel, heading: number];

function valueOf(panel: Panel, [bit, heading]: Mark, forecast: PanelForecast): number {
  const [after, hurts] = broken(panel, bit, heading);
  const now = worth(after, forecast.wear) - (hurts ? forecast.wear.damage : 0);
  if (forecast.horizon === 0) return now;
  return now + PATIENCE * likelyNext(after, heading, forecast);
}

/** Half as good as the best course next, half as good as any: the Captain has more to think of than the panel. */
function likelyNext(panel: Panel, heading: number, forecast: PanelForecast): number {
  const { sea, at, horizon } = forecast;
  const back = (heading + 2) % COURSES.length;
  let [sum, most, ways] = [0, -Infinity, 0];
  COURSES.forEach((course, next) => {
    const cell = sea.next[course][at] ?? -1;
    if (cell < 0 || next === back) return;
    const value = panelAfter(panel, next, { ...forecast, at: cell, horizon: horizon - 1 });
    sum += value;
    most = Math.max(most, value);
    ways += 1;
  });
  return ways === 0 ? 0 : (most + sum / ways) / 2;
}
