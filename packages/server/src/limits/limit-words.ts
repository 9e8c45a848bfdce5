import type { HttpError, Limited, MetLimit } from '@fathom/protocol';

type Code = 'tooManyRequests' | 'tooManyConnections' | 'tooManyNew' | 'full';

const CODES: Readonly<Record<Limited, Code>> = {
  data: 'tooManyRequests',
  changes: 'tooManyRequests',
  files: 'tooManyRequests',
  open: 'tooManyConnections',
  opening: 'tooManyConnections',
  cutOff: 'tooManyConnections',
  newMatches: 'tooManyNew',
  server: 'full',
};

const WORDS: Readonly<Record<Limited, string>> = {
  data: 'Too many requests from your network.',
  changes: 'Too many changes from your network.',
  files: 'Too many files were asked for from your network.',
  open: 'Too many connections from your network are open.',
  opening: 'Too many new connections from your network.',
  cutOff: 'Connections from your network were cut off because they sent too much.',
  newMatches: 'Too many new matches from your network.',
  server: 'The server is full.',
};

export const statusOf = ({ what }: MetLimit): 429 | 503 => (what === 'server' ? 503 : 429);

export const limitTitle = ({ what }: MetLimit): string => WORDS[what];

export const limitError = (limit: MetLimit): HttpError => ({
  code: CODES[limit.what],
  facts: { what: limit.what, seconds: limit.seconds },
  message: `${limitTitle(limit)} Try again in ${limit.seconds} s.`,
});
