import type { Append, Summary } from '@fathom/host';

export function appendOf(match: string, seq: number, listing: Summary | null = null): Append {
  return { match, seq, row: JSON.stringify({ match, seq }), listing };
}

export function summaryOf(changes: Partial<Summary> = {}): Summary {
  return {
    game: 'depth-charge',
    status: 'lobby',
    visibility: 'public',
    updatedAt: 1000,
    ...changes,
  };
}
