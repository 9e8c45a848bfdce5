/** Whether a match counts for ratings, where it is made and where it waits. */
export const ratedWords = {
  title: 'Rated',
  text: 'It counts if everybody has an account and plays to the end, without bots.',
  fact: 'Ratings',
  yes: 'it counts, if everybody has an account',
  no: 'it does not count',
} as const;
