export const FIRST = 'first';
export const PEOPLE = 'people';

/** The address of the form with a plan chosen: for so many people, or for somebody's first match. */
export const planAddress = (game: string, plan: number | 'first'): string =>
  plan === 'first' ? `/${game}?${FIRST}` : `/${game}?${PEOPLE}=${plan}`;
