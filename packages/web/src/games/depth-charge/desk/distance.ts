import { soundWay } from '@fathom/depth-charge/client';
import type { Square } from '@fathom/depth-charge/client';

/** As sound is counted. */
export const distanceOf = (charge: Square, square: Square): number =>
  charge === square ? 0 : soundWay(charge, square).length + 1;
