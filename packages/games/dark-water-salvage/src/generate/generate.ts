import { luckOf } from '@fathom/kit';
import { parseContent } from '../content/index.ts';
import type { ContentText } from '../content/index.ts';
import { drawContent } from './content-text.ts';
import type { Title } from './content-text.ts';
import { faultsOf, shapeFaults } from './faults.ts';
import { measure, shapeOf } from './measure.ts';
import type { Measures } from './measure.ts';

/** A map and its cards that hold to all demands. */
interface Generated {
  readonly content: ContentText;
  readonly measures: Measures;
  readonly tries: number;
}

const MOST_TRIES = 2000;

/** Draws until one is good. The same seed gives the same content. */
export function generate(title: Title, seed: string): Generated {
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    const content = drawContent(title, luckOf(tries, seed));
    if (!isWhole(content) || shapeFaults(shapeOf(parseContent(content))).length > 0) continue;
    const measures = measure(content);
    if (faultsOf(measures).length === 0) return { content, measures, tries };
  }
  throw new Error(`the seed "${seed}" gives nothing good in ${MOST_TRIES} tries: take another`);
}

/** There may have been no room for all cities and features. */
const isWhole = ({ cities, features }: ContentText): boolean =>
  cities.length === 6 && features.length === 3;
