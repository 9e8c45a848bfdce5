import type { Belief } from '../../belief.ts';
import { chartOf } from './chart.ts';
import { Clouds, candidate } from './cloud.ts';
import type { Cloud } from './cloud.ts';

export const cloudsFor = ({ about, rules }: Belief): Clouds => new Clouds(chartOf(about, rules));

/** Every minefield that is possible, each as likely as the others. */
export const cloudOf = (clouds: Clouds, { living, fields }: Belief): Cloud =>
  clouds.of(
    living,
    Array.from(fields, (field) => candidate(field, 1)),
  );
