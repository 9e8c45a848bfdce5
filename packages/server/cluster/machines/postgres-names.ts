export const DATABASE = 'fathom';
export const USER = 'fathom';
