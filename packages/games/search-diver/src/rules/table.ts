import { depthAt, waterAround } from '../chart.ts';
import type { DepthChart } from '../chart.ts';
import { CUSTOM, GENERATED, chartFrom } from '../charts/index.ts';
import type { Hex } from '../hex.ts';
import type { Diver, Marker, State, OpenTable } from '../state.ts';
import type { Depth, SideName, Slot } from '../vocabulary.ts';

/** Where the chart of a table comes from, and nothing else of it. */
export type WithChart = Pick<OpenTable, 'setup' | 'chartSeed'>;

export const chartOf = ({ setup, chartSeed }: WithChart): DepthChart =>
  chartFrom({
    map: setup.map,
    chart: setup.map === CUSTOM ? setup.chart : '',
    seed: setup.map === GENERATED ? chartSeed : '',
  });

/** null: land, or off the chart. */
export const depthOf = (table: WithChart, hex: Hex): Depth | null => depthAt(chartOf(table), hex);

/** null: nobody of that side dives in this match. */
export const diverOf = ({ divers }: Pick<OpenTable, 'divers'>, side: SideName): Diver | null =>
  divers.find((diver) => diver.side === side) ?? null;

export const markerAt = ({ markers }: Pick<OpenTable, 'markers'>, hex: Hex): Marker | null =>
  markers.find((marker) => marker.hex === hex) ?? null;

export const isFaceDown = (table: Pick<OpenTable, 'markers'>, hex: Hex): boolean =>
  markerAt(table, hex)?.face === null;

/** In the order of their names. */
export const faceDown = ({ markers }: Pick<OpenTable, 'markers'>): readonly Hex[] =>
  markers.filter(({ face }) => face === null).map(({ hex }) => hex);

/** 3.6 The neighbours of a hex that have a face-down marker, in the order of their names. */
export const faceDownAround = (table: OpenTable, hex: Hex): readonly Hex[] =>
  waterAround(chartOf(table), hex).filter((each) => isFaceDown(table, each));

export const withDiver = (state: State, side: SideName, change: Partial<Diver>): State => ({
  ...state,
  divers: state.divers.map((diver) => (diver.side === side ? { ...diver, ...change } : diver)),
});

/** Less than 0: the first is the earlier. */
export const compareSlots = (one: Slot, other: Slot): number =>
  one.day - other.day || one.hour - other.hour;

/** 5 A diver who has left, or is past the last day, is out of the search. */
export const isOut = (
  { setup }: Pick<OpenTable, 'setup'>,
  diver: Slot & Pick<Diver, 'gone'>,
): boolean => isGone(diver) || diver.day > setup.maxDays;

export const isGone = ({ gone }: Pick<Diver, 'gone'>): boolean => gone !== undefined;

/** Those who have not left, in the order of the sides. */
export const stillThere = ({ divers }: Pick<OpenTable, 'divers'>): readonly Diver[] =>
  divers.filter((diver) => !isGone(diver));

/** Who comes after a side where something goes round the table: the next who is still there. Alone, oneself. */
export function roundFrom({ divers }: Pick<OpenTable, 'divers'>, side: SideName): SideName {
  const at = divers.findIndex((diver) => diver.side === side);
  const round = [...divers.slice(at + 1), ...divers.slice(0, at + 1)];
  return round.find((diver) => !isGone(diver))?.side ?? side;
}
