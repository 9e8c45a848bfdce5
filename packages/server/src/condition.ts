/** How a server is, as it tells whoever sends people to it. Only a serving one should get new ones. */
export type Condition = 'starting' | 'serving' | 'draining' | 'cutOff' | 'failed';

export const CONDITION_WORDS: Readonly<Record<Condition, string>> = {
  starting: 'The server is not ready yet.',
  serving: 'The server is ready.',
  draining: 'The server is about to stop; others take over.',
  cutOff: 'The store cannot be reached just now.',
  failed: 'The store has failed.',
};
