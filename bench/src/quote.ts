/** Puts the figures that are kept in bench/results into the README and docs/SCALING.md: node bench/src/quote.ts */
import { readFileSync, writeFileSync } from 'node:fs';
import { quoteInScaling } from './report/quote-scaling.ts';
import { quoteIn } from './report/quote.ts';

const DOCUMENTS = [
  { file: new URL('../../README.md', import.meta.url), quote: quoteIn },
  { file: new URL('../../docs/SCALING.md', import.meta.url), quote: quoteInScaling },
];
for (const { file, quote } of DOCUMENTS) writeFileSync(file, quote(readFileSync(file, 'utf8')));
