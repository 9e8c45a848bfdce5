import { fieldOf, weightOf } from './cloud.ts';
import type { Cloud } from './cloud.ts';

/** How far the reports to a sounding part a cloud. */
export interface Parting {
  kinds: number; // reports that can come
  alone: number; // weight of the candidates that are known for sure by their report
  likeliest: number; // weight of the likeliest candidates of each report, together
}

const stamps = new Int32Array(1024);
const sizes = new Uint16Array(1024);
const heaviest = new Float64Array(1024);
let stamp = 0;
const found: Parting = { kinds: 0, alone: 0, likeliest: 0 };

/** Only to be read until the next call: it runs for every square of every cloud, and then most are not looked into. */
export function parting({ candidates }: Cloud, codes: Uint16Array): Parting {
  stamp += 1;
  found.kinds = 0;
  found.alone = 0;
  found.likeliest = 0;
  for (const each of candidates) {
    const code = codes[fieldOf(each)]!;
    const weight = weightOf(each);
    if (stamps[code] !== stamp) {
      stamps[code] = stamp;
      sizes[code] = 1;
      heaviest[code] = weight;
      found.kinds += 1;
      found.alone += weight;
      found.likeliest += weight;
      continue;
    }
    if (sizes[code] === 1) found.alone -= heaviest[code]!;
    sizes[code]! += 1;
    if (weight > heaviest[code]!) {
      found.likeliest += weight - heaviest[code]!;
      heaviest[code] = weight;
    }
  }
  return found;
}
