import type { Append, Derived } from '@fathom/host';

export function appendOf(match: string, seq: number, listing: Derived | null = null): Append {
  return { match, seq, row: JSON.stringify({ match, seq }), listing };
}

export function summaryOf(changes: Partial<Derived> = {}): Derived {
  return {
    game: 'depth-charge',
    status: 'lobby',
    visibility: 'public',
    updatedAt: 1000,
    shown: null,
    ...changes,
  };
}
