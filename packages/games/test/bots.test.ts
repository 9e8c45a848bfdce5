import { describe, expect, it } from 'vitest';
import { GAMES } from '@fathom/games';
import { checkBots } from '@fathom/kit/bot-laws';

const LEVELS = ['cadet', 'hand', 'mate', 'commander', 'admiral'];

/** Thinking three times about every choice of a long game would take too long. */
const SAMPLES: Readonly<Record<string, { readonly setups?: readonly unknown[]; every: number }>> = {
  'depth-charge': { every: 3 },
  'captain-sonar': { every: 9, setups: [{}, { mode: 'realTime', map: 'kettle-ring' }] },
  'dark-water-salvage': { every: 25 },
  'search-diver': { every: 4, setups: [{}, { players: 4, dummies: 8, maxDays: 1 }] },
};

describe.each(GAMES)('the bots of $name', (game) => {
  it('come at five levels', () => {
    expect(game.levels.map(({ level }) => level)).toEqual(LEVELS);
  });

  it('keep the laws', async () => {
    const { choices, examined } = await checkBots(game, SAMPLES[game.id]);
    expect(choices).toBeGreaterThan(100);
    expect(examined).toBeGreaterThan(20);
  });

  it('can say why', () => {
    expect(game.explain).not.toBeNull();
  });
});
