/** While somebody is looked for to play with. */
export const seekWords = {
  label: 'Looking for somebody to play with',
  title: (game: string): string => `Looking for somebody to play ${game}`,
  short: 'You will be taken to the match as soon as somebody joins.',
  long: 'Nobody yet. Play a bot meanwhile: the search goes on, and takes you to the match when somebody joins.',
  elsewhere:
    'Another page of yours looks for somebody now, and you can look for one game at a time.',
  playBot: 'Play a bot meanwhile',
  cancel: 'Stop looking',
  found: 'Somebody is here. The match begins.',
} as const;
