import type { ContentText } from '@fathom/dark-water-salvage';

const quoted = (text: string): string => `'${text}'`;
const list = (items: readonly string[], indent: string): string =>
  items.map((item) => `${indent}${item},`).join('\n');

/** "hollowSound" as a constant is called. */
const constantOf = (id: string): string => id.replaceAll(/[A-Z]/g, '_$&').toUpperCase();

/** A content as a module of this package. */
export function moduleOf(content: ContentText, seed: string): string {
  const { id, name, map, cities, features, ships, values } = content;
  const cards = values.map(
    ({ rumour, grid }) =>
      `    {\n      rumour: [${rumour.join(', ')}],\n      grid: [\n${list(grid.map(quoted), '        ')}\n      ],\n    },`,
  );
  return `import type { ContentText } from './parse.ts';

/** The second map and its cards, as \`tools/generate.ts --seed ${seed}\` made them. */
export const ${constantOf(id)}: ContentText = {
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
