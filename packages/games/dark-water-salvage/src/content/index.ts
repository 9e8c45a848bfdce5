import { DEPTHS } from '../vocabulary.ts';
import type { Card, Region } from '../vocabulary.ts';
import type { Content } from './content.ts';
import { GREAT_LAKE } from './great-lake.ts';
import { HOLLOW_SOUND } from './hollow-sound.ts';
import { parseContent } from './parse.ts';

export type { City, Content, Feature, Terrain, Ship, ValueCard, Water } from './content.ts';
export { parseContent } from './parse.ts';
export type { ContentText } from './parse.ts';

export const CONTENT_IDS = ['greatLake', 'hollowSound'] as const;
export type ContentId = (typeof CONTENT_IDS)[number];

export const CONTENTS: { readonly [Id in ContentId]: Content } = {
  greatLake: parseContent(GREAT_LAKE),
  hollowSound: parseContent(HOLLOW_SOUND),
};

/** The map and cards a match is played with. */
export const contentOf = ({ content }: { readonly content: ContentId }): Content =>
  CONTENTS[content];

/** Its name, where it has one; otherwise what is found on the map. */
export function regionName({ terrain }: Content, region: Region): string {
  const place = terrain[region];
  return place.kind === 'water' ? region : place.name;
}

/** A sonar card as it is read. */
export function cardName(content: Content, card: Card): string {
  if (card === 'rumour') return 'Rumoured value';
  const depth = DEPTHS.find((name) => name === card);
  if (depth === undefined) return regionName(content, card as Region);
  return `${depth.charAt(0).toUpperCase()}${depth.slice(1)} water`;
}
