/** What every game promises. A game that breaks one is told which, and where. */
export const LAWS = [
  'the options survive their own schema',
  'the chairs are well formed',
  'everything is plain JSON',
  'somebody can act, a tick is due or the game is over',
  'whoever is waited for is at the table and can act',
  'the deadline lies ahead',
  'a due tick is accepted',
  'every legal action is accepted',
  'what is accepted is legal',
  'a refusal says what was wrong',
  'the schema refuses what is no action',
  'the rules never crash',
  'every seat may forfeit at any time',
  'decide leaves its arguments alone',
  'evolve leaves its arguments alone',
  'asking changes nothing',
  'a view hands over nothing of the state',
  'the same input gives the same bytes',
  'no view changes without a notice',
  'a view is the same whichever came before it',
  'paper is for its crew alone and changes nothing else',
  'of a paper only the last drawing counts',
  'talk is never listed',
  'talk is for its crew alone and changes nothing else',
  'an imagined state gives the view it was imagined from',
  'events replay to the same state',
  'inputs replay to the same events',
  'the outcome is well formed',
  'after the end nothing is left to do',
  'after the end everything is refused',
  'every random game ends',
] as const;
export type Law = (typeof LAWS)[number];

export class LawBroken extends Error {
  override readonly name = 'LawBroken';
  readonly law: Law;
  readonly detail: string;
  readonly where: string;

  constructor(law: Law, detail: string, where = '') {
    super(`${law}: ${detail}${where === '' ? '' : `\n  at ${where}`}`);
    this.law = law;
    this.detail = detail;
    this.where = where;
  }
}

/** Runs a check and says where it was if it fails. What the game throws by itself is a broken law too. */
export function lawfully<T>(where: () => string, check: () => T): T {
  try {
    return check();
  } catch (error) {
    if (error instanceof LawBroken)
      throw error.where === '' ? new LawBroken(error.law, error.detail, where()) : error;
    const crash = new LawBroken('the rules never crash', String(error), where());
    crash.cause = error;
    throw crash;
  }
}

/** `fault` is what was found wrong, or null. */
export function hold(law: Law, fault: string | null): void {
  if (fault !== null) throw new LawBroken(law, fault);
}
