import type * as CallParts from './calls/parts.ts';
import type * as LaterParts from './later-parts.ts';
import type * as SheetParts from './sheet-parts.ts';

/** Named in one place: what is fetched with a part costs as much as its name wherever it is written. */
export const callParts = (): Promise<typeof CallParts> => import('./calls/parts.ts');
export const laterParts = (): Promise<typeof LaterParts> => import('./later-parts.ts');
export const sheetParts = (): Promise<typeof SheetParts> => import('./sheet-parts.ts');
