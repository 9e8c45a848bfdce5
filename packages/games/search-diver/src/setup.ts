import { TARGETS } from './vocabulary.ts';
import type { TargetKind } from './vocabulary.ts';

export const PLAYER_COUNTS = [1, 2, 3, 4] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];
export const PLACEMENTS = ['random', 'alternate'] as const;
export type Placement = (typeof PLACEMENTS)[number];
export const DEEP_MARKERS = ['none', 'few'] as const;
export type DeepMarkers = (typeof DEEP_MARKERS)[number];
export type TargetChoice = 'random' | TargetKind;
export const TARGET_CHOICES: readonly TargetChoice[] = ['random', ...TARGETS];
export const NATURAL_SIXES = ['fail', 'resolve'] as const;
export type NaturalSix = (typeof NATURAL_SIXES)[number];
export const SHORTHANDED = ['+1', '-1'] as const;
export type Shorthanded = (typeof SHORTHANDED)[number];
export const LAST_MARKERS = ['located', 'mustBeTurned'] as const;
export type LastMarker = (typeof LAST_MARKERS)[number];

/** The options of a match. Those that may be absent are so in matches of version 1, which had no such choice. */
export interface Setup {
  readonly players: PlayerCount; // 1: a diver searches alone
  readonly map: string; // the id of a chart, "generated" or "custom"
  readonly mapSeed: string; // for "generated"; empty: another chart each time
  readonly chart: string; // the text for "custom"; empty otherwise
  readonly dummies: number;
  readonly placement: Placement;
  readonly deepMarkers?: DeepMarkers;
  readonly target: TargetChoice;
  readonly naturalSix: NaturalSix;
  readonly shorthanded: Shorthanded;
  readonly lastMarker?: LastMarker;
  readonly maxDays: number;
  readonly daily: string; // the date of a search of the day, as 2026-05-17; empty: none
}

/** 1.4 Whether markers may lie deeper than 60 ft; in version 1 a few always might. */
export const deepMarkersOf = ({ deepMarkers }: Setup): DeepMarkers => deepMarkers ?? 'few';
/** 5 What the last face-down marker is good for; in version 1 it had to be turned. */
export const lastMarkerOf = ({ lastMarker }: Setup): LastMarker => lastMarker ?? 'mustBeTurned';

export const DUMMIES = { least: 8, usual: 12, most: 16 } as const;
export const MAX_DAYS = { least: 1, usual: 5, most: 14 } as const;
