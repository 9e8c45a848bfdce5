import { hash } from 'node:crypto';

/** The same as `src/sha256.ts`, several times as fast: a host hashes every row of every match. */
export const sha256 = (text: string): string => hash('sha256', text, 'hex');
