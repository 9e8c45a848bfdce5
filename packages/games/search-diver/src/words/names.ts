import { metres } from '../lookup.ts';
import { SIDES } from '../vocabulary.ts';
import type {
  Hour,
  PerSide,
  Search,
  SideName,
  Slot,
  SpecialEvent,
  TargetKind,
  TurnReason,
} from '../vocabulary.ts';

export const SIDE_NAMES: PerSide<string> = {
  red: 'Red',
  blue: 'Blue',
  green: 'Green',
  yellow: 'Yellow',
};
export const SIDE_LETTERS: PerSide<string> = { red: 'R', blue: 'B', green: 'G', yellow: 'Y' };

/** Where it can be seen, always. */
export const NOTICE = 'A game. Never plan a real dive with these tables.';

export const TARGET_NAMES: { readonly [Kind in TargetKind]: string } = {
  ship: 'sunken ship',
  victim: 'drowning victim',
  aircraft: 'downed aircraft',
};
export const SEARCH_NAMES: { readonly [Kind in Search]: string } = {
  none: 'No search',
  hasty: 'Hasty',
  thorough: 'Thorough',
  complete: 'Complete',
};
export const searchInWords = (search: Search): string => SEARCH_NAMES[search].toLowerCase();
export const SEARCH_LETTERS: { readonly [Kind in Search]: string } = {
  none: '–',
  hasty: 'H',
  thorough: 'T',
  complete: 'C',
};
export const EVENT_NAMES: { readonly [Name in SpecialEvent]: string } = {
  shorthanded: 'Shorthanded',
  equipmentMalfunction: 'Equipment malfunction',
  fatigued: 'Fatigued',
  secondLook: 'Second look',
  goodVisibility: 'Good visibility',
  excellentVisibility: 'Excellent visibility',
};
/** Why a diver goes next. */
export const REASONS: { readonly [Reason in TurnReason]: string } = {
  time: 'first on the track',
  group: 'same time, lower letter',
  coin: 'same time and letter, so a coin was tossed',
  alone: 'nobody else dives',
};

/** "6 AM", "12 noon", "3 PM". */
export function hourName(hour: number): string {
  if (hour === 12) return '12 noon';
  return hour < 12 ? `${hour} AM` : `${hour - 12} PM`;
}
/** The two lines of a box of the Time Track. */
export const hourOnTrack = (hour: Hour): readonly [number: string, half: string] => [
  String(hour > 12 ? hour - 12 : hour),
  hour === 12 ? 'noon' : hour < 12 ? 'AM' : 'PM',
];
export const slotName = ({ day, hour }: Slot): string => `day ${day}, ${hourName(hour)}`;

/** "2 h", "1 h 30". */
export function intervalName(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? `${hours} h` : `${hours} h ${rest}`;
}
/** "2:05", hours and minutes. */
export const clockName = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** How depths are written. The rules count in feet; metres are rounded for the eye. */
export const UNITS = ['ft', 'm'] as const;
export type Unit = (typeof UNITS)[number];
export const UNIT_NAMES: { readonly [Name in Unit]: string } = { ft: 'feet', m: 'metres' };
export const depthNumber = (feet: number, unit: Unit): number =>
  unit === 'ft' ? feet : metres(feet);
/** "40 ft", "12 m". */
export const depthText = (feet: number, unit: Unit): string => `${depthNumber(feet, unit)} ${unit}`;
/** "40 feet", "12 metres". */
export const depthSpoken = (feet: number, unit: Unit): string =>
  `${depthNumber(feet, unit)} ${UNIT_NAMES[unit]}`;

/**
 * "2.6%", "34%": the chances of a search are small, so more is told of them than kit's does. Never 0 for something that can
 * happen nor 100 for something that may not.
 */
export function chanceText(share: number): string {
  if (share <= 0) return '0%';
  if (share >= 1) return '100%';
  if (share < 0.001) return '< 0.1%';
  if (share > 0.99) return '> 99%';
  return share < 0.0995 ? `${(share * 100).toFixed(1)}%` : `${Math.round(share * 100)}%`;
}

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** null: nobody dives for such a side. */
export const sideNamed = (name: string): SideName | null =>
  SIDES.find((side) => side === name) ?? null;
