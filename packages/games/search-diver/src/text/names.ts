import type {
  Face,
  Hour,
  Search,
  SideName,
  Slot,
  SpecialEvent,
  TargetKind,
} from '../vocabulary.ts';
import { metres } from '../lookup.ts';

export const SIDE_NAMES: { readonly [Name in SideName]: string } = { red: 'Red', blue: 'Blue' };

export const TARGET_NAMES: { readonly [Name in TargetKind]: string } = {
  ship: 'sunken ship',
  victim: 'drowning victim',
  aircraft: 'downed aircraft',
};
export const FACE_NAMES: { readonly [Name in Face]: string } = {
  ...TARGET_NAMES,
  dummy: 'scuba diver',
};
export const SEARCH_NAMES: { readonly [Name in Search]: string } = {
  none: 'no search',
  hasty: 'hasty search',
  thorough: 'thorough search',
  complete: 'complete search',
};
export const EVENT_NAMES: { readonly [Name in SpecialEvent]: string } = {
  shorthanded: 'Shorthanded',
  equipmentMalfunction: 'Equipment Malfunction',
  fatigued: 'Fatigued',
  secondLook: 'Second Look',
  goodVisibility: 'Good Visibility',
  excellentVisibility: 'Excellent Visibility',
};
/** What an event changes, in a line. */
export const EVENT_EFFECTS: { readonly [Name in SpecialEvent]: string } = {
  shorthanded:
    'some of the team go home, and every search roll counts differently until the evening',
  equipmentMalfunction: 'the next surface interval takes 3 hours or more',
  fatigued: 'the next surface interval takes 2 hours or more',
  secondLook: 'the hex is searched hastily once more, for nothing',
  goodVisibility: 'the hex is searched thoroughly once more, for nothing',
  excellentVisibility: 'a neighbouring hex may be searched hastily, for nothing',
};

/** "6 am", "noon", "5 pm". */
export const hourName = (hour: Hour): string =>
  hour === 12 ? 'noon' : hour < 12 ? `${hour} am` : `${hour - 12} pm`;

export const slotName = ({ day, hour }: Slot): string => `day ${day}, ${hourName(hour)}`;

/** "2:05", hours and minutes. */
export const spanName = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

export const UNITS = ['feet', 'metres'] as const;
export type Unit = (typeof UNITS)[number];
export const depthName = (feet: number, unit: Unit): string =>
  unit === 'feet' ? `${feet} ft` : `${metres(feet)} m`;

/** Where it can be seen, always. */
export const NOTICE =
  'This is a game. Its tables are made for it and are never to be used to plan a real dive.';
