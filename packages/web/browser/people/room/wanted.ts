import type { Near, Wanted } from './in-page/duties.ts';

const LOG: Near = { what: 'the log', thing: '.log', control: 'log' };
const TALK: Near = { what: 'the talk', thing: '.chat form', control: 'talk' };

/** What each station of each game is about. */
const BOARDS = '.gridboard:not(.grid-picture), .eng-board, .fm-gauges, .fm-sectors, .hull-sheet';

/** A page with no board on it. */
export const PAGE: Wanted = { boards: null, atOnce: [], beside: [], near: [] };
/** A page on which something is to be begun: its button is in sight. */
export const pageWith = (...atOnce: readonly string[]): Wanted => ({ ...PAGE, atOnce });
/** A match that is played here. */
export const TABLE: Wanted = {
  boards: BOARDS,
  atOnce: ['.now h1'],
  beside: ['.player', '.crew li'],
  near: [LOG, TALK],
};
/** Its end: all that can be done then is in sight. */
export const END: Wanted = {
  ...TABLE,
  atOnce: [...TABLE.atOnce, '.end-scene .ways', '.end-close'],
};
/** A hull to be traced. */
export const TRACING: Wanted = { ...TABLE, atOnce: [...TABLE.atOnce, '.hull-sheet'] };
/** One in this browser, or looked back upon: nobody is there to talk to. */
export const WITHOUT_TALK: Wanted = { ...TABLE, near: [LOG] };
