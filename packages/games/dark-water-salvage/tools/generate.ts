import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { generate } from '../src/generate/generate.ts';
import type { Measures } from '../src/generate/measure.ts';
import type { ContentText } from '@fathom/dark-water-salvage';

const quoted = (text: string): string => `'${text}'`;
const list = (items: readonly string[], indent: string): string =>
  items.map((item) => `${indent}${item},`).join('\n');

/** "hollowSound" as a constant is called. */
const constantOf = (id: string): string => id.replaceAll(/[A-Z]/g, '_$&').toUpperCase();

/** A content as a module of this package. */
function moduleOf(content: ContentText, seed: string): string {
  const { id, name, map, cities, features, ships, values } = content;
  const cards = values.map(
    ({ rumour, grid }) =>
      `    {\n      rumour: [${rumour.join(', ')}],\n      grid: [\n${list(grid.map(quoted), '        ')}\n      ],\n    },`,
  );
  return `import type { ContentText } from './parse.ts';

/** The second map and its cards, as \`tools/generate.ts --seed ${seed}\` made them. */
const ${constantOf(id)}: ContentText = {
  id: ${quoted(id)},
  name: ${quoted(name)},
  map: [
${list(map.map(quoted), '    ')}
  ],
  cities: [${cities.map(quoted).join(', ')}],
  features: [${features.map(quoted).join(', ')}],
  ships: [
${list(
  ships.map(([ship, located, salvaged]) => `[${quoted(ship)}, ${located}, ${salvaged}]`),
  '    ',
)}
  ],
  values: [
${cards.join('\n')}
  ],
};
`;
}

/**
 * Makes a map and its cards from a seed and prints them with their measures:
 * node packages/games/dark-water-salvage/tools/generate.ts --seed midwinter
 * With --out <file> they are written there as a module instead.
 */

const { values: given } = parseArgs({
  options: {
    seed: { type: 'string', default: 'midwinter' },
    id: { type: 'string', default: 'hollowSound' },
    name: { type: 'string', default: 'The Hollow Sound' },
    out: { type: 'string' },
  },
});

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const span = ([least, most]: readonly [number, number]): string => `${least} to ${most}`;

function lines(found: Measures): readonly string[] {
  const depths = ['shallow', 'medium', 'deep'] as const;
  return [
    `${found.cities} cities at least ${found.gap} steps apart, ${found.features} features, ${found.wreckRegions} regions`,
    `water: ${depths.map((depth) => `${depth} ${percent(found.shares[depth])}`).join(', ')}`,
    `a boat: $${span(found.hires)}`,
    `salvage: ${depths.map((depth) => `${depth} $${span(found.salvages[depth])}`).join(', ')}`,
    `the cities tell ${found.apart} regions apart`,
    `researches to pin a wreck: ${found.pinned.mean.toFixed(2)}, at most ${found.pinned.most}; ` +
      `from cities only ${found.pinnedFromCities.mean.toFixed(2)}`,
    `${found.ships} ships, prestige ${found.located} and ${found.salvaged}`,
    `${found.valueCards} value cards, rumours $${span(found.rumours)}; on average ` +
      depths.map((depth) => `${depth} $${found.worth[depth].toFixed(0)}`).join(', '),
    `crude players in debt: ${found.inDebt.map((share, i) => `${i + 2}: ${percent(share)}`).join(', ')}`,
  ];
}

const { content, measures, tries } = generate(given, given.seed);
console.log([`seed "${given.seed}", try ${tries}`, ...lines(measures)].join('\n'));
if (given.out === undefined) console.log(content.map.join('\n'));
else writeFileSync(given.out, moduleOf(content, given.seed));
