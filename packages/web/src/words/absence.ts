/** Of the match of somebody who has gone. */
export const absenceWords = {
  isAwayClaim: (name: string): string =>
    `${name} is away. After three minutes you may claim the match.`,
  isAwayNotMissed: (name: string): string =>
    `${name} is away. You may claim the match only while it waits for ${name}.`,
  claim: 'Claim the match',
} as const;
