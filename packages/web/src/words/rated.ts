/** Whether a match counts for ratings, where it is made and where it waits. */
export const ratedWords = {
  title: 'Rated',
  text: 'It counts if everybody has an account and plays to the end, without bots.',
  fact: 'Rated',
  yes: 'yes, if everybody has an account',
  no: 'no',
} as const;
