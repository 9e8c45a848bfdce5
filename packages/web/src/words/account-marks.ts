/** What stands beside names and in the header of every page. */
export const accountMarks = {
  guest: 'guest',
  link: 'Account',
  linkOf: (name: string): string => `Account: ${name}`,
} as const;
