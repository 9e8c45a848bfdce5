import { lazy } from 'solid-js';
import type { Component } from 'solid-js';
import type { GameClient } from './game-client.ts';

/** What the lobby says of a game before it is loaded. */
export interface ShelfEntry {
  readonly id: string;
  readonly name: string;
  readonly blurb: string;
  readonly players: string;
  readonly minutes: string;
  readonly designer: string;
  readonly Illustration: Component;
  readonly hasHints: boolean; // its bots can say in words what they would do, and why
  /** The game's part of the table. null: still being built. */
  readonly load: (() => Promise<GameClient>) | null;
}

const illustration = (load: () => Promise<Component>): Component =>
  lazy(async () => ({ default: await load() }));

/** The four games, in the order of the lobby. A finished game is one line that loads its folder. */
export const SHELF: readonly ShelfEntry[] = [
  {
    id: 'depth-charge',
    name: 'Depth Charge',
    blurb:
      'Two patrol boats on one lake. Listen for the other side’s three mines, and do not be wrong twice.',
    players: '2 players',
    minutes: '15 minutes',
    designer: 'David E. Whitcher',
    Illustration: illustration(
      async () => (await import('./depth-charge/illustration.tsx')).Illustration,
    ),
    hasHints: true,
    load: async () => (await import('./depth-charge/index.tsx')).depthChargeClient,
  },
  {
    id: 'search-diver',
    name: 'Search Diver',
    blurb: 'Two divers race for one wreck. Nitrogen decides how deep, how long and how soon again.',
    players: '1–2 players',
    minutes: '30 minutes',
    designer: 'David H. Allen',
    Illustration: illustration(
      async () => (await import('./search-diver/illustration.tsx')).Illustration,
    ),
    hasHints: true,
    load: async () => (await import('./search-diver/index.tsx')).searchDiverClient,
  },
  {
    id: 'dark-water-salvage',
    name: 'Dark Water Salvage',
    blurb:
      'Borrow, research, and bring up wrecks that nobody has seen, before the bank asks for its money.',
    players: '2–5 players',
    minutes: '60 minutes',
    designer: 'not named in our source',
    Illustration: illustration(
      async () => (await import('./dark-water-salvage/illustration.tsx')).Illustration,
    ),
    hasHints: true,
    load: async () => (await import('./dark-water-salvage/index.tsx')).darkWaterSalvageClient,
  },
  {
    id: 'captain-sonar',
    name: 'Captain Sonar',
    blurb:
      'Two crews of four in two submarines, each hunting the other by ear, turn by turn or in real time.',
    players: '2–8 players',
    minutes: '45 minutes',
    designer: 'Roberto Fraga and Yohan Lemonnier',
    Illustration: illustration(
      async () => (await import('./captain-sonar/illustration.tsx')).Illustration,
    ),
    hasHints: true,
    load: async () => (await import('./captain-sonar/index.tsx')).captainSonarClient,
  },
];

export const shelfEntry = (id: string): ShelfEntry | null =>
  SHELF.find((entry) => entry.id === id) ?? null;
