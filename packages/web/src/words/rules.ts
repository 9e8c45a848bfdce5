export const rulesWords = {
  contents: 'Contents',
  pages: 'Pages of the rules',
  firstPage: 'Overview',
  noRules: 'No rules here yet',
} as const;
