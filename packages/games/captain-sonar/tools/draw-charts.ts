/**
 * Draws the charts and writes the page that shows them: node packages/games/captain-sonar/tools/draw-charts.ts
 * With --check it writes nothing and names what is out of date.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { CHARTS, chartOf } from '../src/charts/index.ts';
import { chartPicture } from '../src/charts/picture.ts';
import { chartsPage } from './charts-page.ts';

const DOCS = new URL('../../../../docs/', import.meta.url);
const PICTURES = 'images/charts/';

const wanted = new Map<string, string>([
  ['captain-sonar-charts.md', chartsPage()],
  ...CHARTS.map(({ id, name }): [string, string] => [
    `${PICTURES}${id}.svg`,
    chartPicture(chartOf(id, ''), name),
  ]),
]);

const at = (file: string): URL => new URL(file, DOCS);
const old = [...wanted].filter(
  ([file, text]) => !existsSync(at(file)) || readFileSync(at(file), 'utf8') !== text,
);
const drawn = existsSync(at(PICTURES)) ? readdirSync(at(PICTURES)) : [];
const unwanted = drawn.map((file) => PICTURES + file).filter((file) => !wanted.has(file));

if (process.argv.includes('--check')) {
  for (const [file] of old) console.log(`docs/${file} is out of date`);
  for (const file of unwanted) console.log(`docs/${file} shows no chart`);
  process.exitCode = old.length + unwanted.length === 0 ? 0 : 1;
} else {
  mkdirSync(at(PICTURES), { recursive: true });
  for (const [file, text] of old) writeFileSync(at(file), text);
  for (const file of unwanted) rmSync(at(file));
  console.log(`${old.length} written, ${wanted.size - old.length} as they were`);
}
