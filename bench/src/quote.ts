/** Puts the figures that are kept in bench/results into the README: node bench/src/quote.ts */
import { readFileSync, writeFileSync } from 'node:fs';
import { quoteIn } from './report/quote.ts';

const README = new URL('../../README.md', import.meta.url);
writeFileSync(README, quoteIn(readFileSync(README, 'utf8')));
