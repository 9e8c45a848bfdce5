/** What forms of options say by themselves; titles and explanations are the games'. */
export const optionWords = {
  formTitle: 'Rules of the match',
  wholeNumber: (least: number | undefined, most: number | undefined): string =>
    `A whole number${least === undefined ? '' : ` from ${least}`}${most === undefined ? '' : ` to ${most}`}, please.`,
  yes: 'yes',
  no: 'no',
  titleWithValue: (title: string): string => `${title}: `,
} as const;
