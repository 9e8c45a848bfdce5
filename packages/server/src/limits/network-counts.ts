import { COUNTED_ALONE } from '@fathom/host';
import type { SharedCounts } from '@fathom/host';

/** What limits by network have to know of other nodes, and tell them. */
export interface NetworkCounts extends SharedCounts {
  readonly tellSockets: (network: string, open: number) => void;
  readonly socketsElsewhere: (network: string) => number;
}

/** Of a server that has its store to itself. */
export const NETWORKS_ALONE: NetworkCounts = {
  ...COUNTED_ALONE,
  tellSockets: () => {},
  socketsElsewhere: () => 0,
};
