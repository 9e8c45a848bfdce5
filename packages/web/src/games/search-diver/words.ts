import { SHORTHANDED_BY } from '@fathom/search-diver/client';
import type {
  Hour,
  PerSide,
  Search,
  Setup,
  Slot,
  SpecialEvent,
  TargetKind,
  TurnReason,
} from '@fathom/search-diver/client';

export const SIDE_NAMES: PerSide<string> = { red: 'Red', blue: 'Blue' };
export const LETTERS: PerSide<string> = { red: 'R', blue: 'B' };

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

/** What a special event changes, in a few words. */
export function eventEffect(
  event: SpecialEvent,
  { shorthanded }: Pick<Setup, 'shorthanded'>,
): string {
  switch (event) {
    case 'shorthanded':
      return `${signed(SHORTHANDED_BY[shorthanded])} to search rolls for the rest of the day`;
    case 'equipmentMalfunction':
      return 'the next surface interval is 3 hours or more';
    case 'fatigued':
      return 'the next surface interval is 2 hours or more';
    case 'secondLook':
      return 'a free hasty search of this hex';
    case 'goodVisibility':
      return 'a free thorough search of this hex';
    case 'excellentVisibility':
      return 'a free hasty search of a hex beside it';
    default:
      return event satisfies never;
  }
}

/** Why a diver goes next. */
export const REASONS: { readonly [Reason in TurnReason]: string } = {
  time: 'earlier on the track',
  group: 'same time, lower letter',
  coin: 'same time and letter: a coin was tossed',
  alone: 'nobody else dives',
};

/** "6 AM", "12 noon", "3 PM". */
export function hourName(hour: Hour): string {
  if (hour === 12) return '12 noon';
  return hour < 12 ? `${hour} AM` : `${hour - 12} PM`;
}
export const slotName = ({ day, hour }: Slot): string => `day ${day}, ${hourName(hour)}`;

/** "2 h", "1 h 30". */
export function intervalName(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? `${hours} h` : `${hours} h ${rest}`;
}

/** "2.6 %", "34 %"; never 0 for something that can happen nor 100 for something that may not. */
export function percent(share: number): string {
  if (share <= 0) return '0 %';
  if (share >= 1) return '100 %';
  if (share < 0.001) return '< 0.1 %';
  if (share > 0.99) return '> 99 %';
  return share < 0.0995 ? `${(share * 100).toFixed(1)} %` : `${Math.round(share * 100)} %`;
}

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const isYou = (who: string): boolean => who === 'You' || who === 'you';
/** "You dive", "Guest 48 dives". */
export const does = (who: string, verb: string): string => `${who} ${verb}${isYou(who) ? '' : 's'}`;
export const has = (who: string): string => `${who} ${isYou(who) ? 'have' : 'has'}`;
export const midSentence = (who: string): string => (who === 'You' ? 'you' : who);
/** "your", "Guest 48’s". */
export const whose = (who: string): string => (who === 'You' ? 'your' : `${who}’s`);
