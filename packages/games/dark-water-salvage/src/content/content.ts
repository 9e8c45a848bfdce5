import type { Depth, PerRegion, Region, Rumour } from '../vocabulary.ts';

export interface City {
  readonly kind: 'city';
  readonly name: string;
  readonly hire: number; // what a boat costs here
}
export interface Feature {
  readonly kind: 'feature';
  readonly name: string;
  readonly depth: Depth;
}
/** The only kind of region where a wreck can lie. */
export interface Water {
  readonly kind: 'water';
  readonly depth: Depth;
  readonly salvage: number; // what an attempt costs here
}
export type Terrain = City | Feature | Water;

/** Prestige for the first to locate it and for whoever salvages it. */
export interface Ship {
  readonly name: string;
  readonly located: number;
  readonly salvaged: number;
}
export interface ValueCard {
  readonly rumour: Rumour;
  /** By row and column; null where no wreck can lie. */
  readonly grid: readonly (readonly (number | null)[])[];
}

/** A map and its cards. */
export interface Content {
  readonly id: string;
  readonly name: string;
  readonly terrain: PerRegion<Terrain>;
  readonly cities: readonly Region[];
  readonly features: readonly Region[];
  /** 1.2 One location card each. */
  readonly wreckRegions: readonly Region[];
  readonly ships: readonly Ship[];
  readonly values: readonly ValueCard[];
}
