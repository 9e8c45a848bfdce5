/** What the table of any game says by itself. */
export const tableWords = {
  couldNotBeSent: 'It could not be sent. Please try again.',
} as const;
