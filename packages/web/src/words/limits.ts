import type { Limited } from '@fathom/protocol';

const YOURS = 'from your network';

/** What is said when the server has had too much. */
export const limitWords = {
  what: {
    data: `Too many requests ${YOURS}.`,
    changes: `Too many changes ${YOURS}.`,
    files: `Too many files were asked for ${YOURS}.`,
    open: `Too many tables are open ${YOURS}. Close one that is not needed.`,
    opening: `Too many new connections ${YOURS}.`,
    cutOff: `Connections ${YOURS} were cut off because they sent too much.`,
    newMatches: `Too many new matches ${YOURS}.`,
    server: 'The server is full.',
  } as Readonly<Record<Limited, string>>,
  tryingAgain: (seconds: number): string => ` Trying again in ${seconds} s.`,
  tryAgain: (what: string, seconds: number): string => `${what} Try again in ${seconds} s.`,
} as const;
