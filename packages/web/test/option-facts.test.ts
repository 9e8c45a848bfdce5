import { GAMES, gameById } from '@fathom/games';
import { optionsSchema } from '@fathom/games/options-schema';
import { expect, test } from 'vitest';
import { nameOfOption as sonarNames } from '../src/games/captain-sonar/options/option-names.ts';
import { nameOfOption as salvageNames } from '../src/games/dark-water-salvage/option-names.ts';
import { nameOfOption as diverNames } from '../src/games/search-diver/options/option-names.ts';
import { optionFacts } from '../src/options/option-facts.ts';

type Names = (name: string, value: unknown) => string | null;
const NAMES: Readonly<Record<string, Names>> = {
  'captain-sonar': sonarNames,
  'dark-water-salvage': salvageNames,
  'search-diver': diverNames,
};

async function told(game: string, options: object): Promise<Readonly<Record<string, string>>> {
  const playable = gameById(game);
  if (playable === null) throw new Error(`no game ${game}`);
  const names: Names = NAMES[game] ?? (() => null);
  const facts = await optionFacts(
    optionsSchema(playable),
    playable.parseSetup(options),
    async (name, value) => names(name, value),
  );
  return Object.fromEntries(
    facts.filter(({ isUsual }) => !isUsual).map(({ title, value }) => [title, value]),
  );
}

test.each([
  ['depth-charge', {}, {}],
  [
    'depth-charge',
    { first: 'black', allowPass: true, turnLimit: 50 },
    { 'First turn': 'Black', Passing: 'yes', 'Turn limit': '50' },
  ],
  [
    'captain-sonar',
    { mode: 'realTime', map: 'kettle-ring', scenario: 'ice', damage: 1 },
    { Mode: 'In real time', Chart: 'Kettle Ring', Scenario: 'Pack ice', Hull: 'Sudden death' },
  ],
  [
    'dark-water-salvage',
    { content: 'hollowSound', research: 'turnOrder' },
    { 'Map and cards': 'The Hollow Sound', Research: 'In turn order' },
  ],
  [
    'search-diver',
    { map: 'kittiwake-reef', shorthanded: '-1', placement: 'alternate' },
    { Chart: 'Kittiwake Reef', Shorthanded: '−1 to rolls', 'Laying the markers': 'By the divers' },
  ],
])('of %s what is not as usual is told in words: %j', async (game, options, words) => {
  expect(await told(game, options)).toEqual(words);
});

test('the options of every game can be told, each with its title', async () => {
  for (const game of GAMES) {
    const facts = await optionFacts(optionsSchema(game), game.parseSetup({}));
    expect(facts).not.toHaveLength(0);
    for (const { title, value } of facts) expect([title, value]).not.toContain('');
  }
});

test('a chart is named, and not written out', async () => {
  expect(await told('captain-sonar', {})).toHaveProperty('Chart');
  expect(
    await optionFacts({ properties: { chart: { title: 'Chart' } } }, { chart: '#'.repeat(100) }),
  ).toEqual([]);
});
