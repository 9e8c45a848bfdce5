import { StoreFailure } from '@fathom/host/store';
import type { Append } from '@fathom/host';

/**
 * What can go wrong, as far as an operator or a caller would act differently:
 * folder: cannot be made or written · locked: another server has it · newer: written by a newer Fathom ·
 * damaged: not a database, or corrupt · io: a read or write failed · gap: an append beyond the end of the log ·
 * crashed: the store's thread is gone · closed: called after close ·
 * refused: the database does not let us in, or is not one that can be used · cutOff: it cannot be reached just now.
 */
export const STORE_FAULTS = [
  'folder',
  'locked',
  'newer',
  'damaged',
  'io',
  'gap',
  'crashed',
  'closed',
  'refused',
  'cutOff',
] as const;
export type StoreFault = (typeof STORE_FAULTS)[number];

/** Its message is one line that an operator can act on. */
export class StoreError extends StoreFailure {
  override readonly name = 'StoreError';
  readonly fault: StoreFault;

  constructor(fault: StoreFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

export function gapError({ match, seq }: Append): StoreError {
  return new StoreError('gap', `Row ${seq} of match ${match} is not the next one of its log.`);
}

export function closedError(): StoreError {
  return new StoreError('closed', 'The store is closed.');
}
