import type { Bot } from '@fathom/kit';

/** What one who goes by its outlook can do, and what it cannot. */
export interface Skill extends Pick<Bot, 'level' | 'name' | 'summary'> {
  readonly wrecks: number; // that it works on at the same time
  readonly stops: number; // of a trip that it plans ahead
  readonly rivals: 'ignored' | 'read'; // not heeded; what they can know of a wreck
  readonly patience: number; // share of a wreck's worth that is lost to it with a wrong guess
  readonly fear: number; // of debt, 1 being wise in a game of few
  readonly bids: 'share' | 'reading'; // what is safe; what the others' habits leave it
}

/** The strongest level of the first version. */
export const FIRST: Skill = {
  level: 'first',
  name: 'First version',
  summary: 'Reads from your researches what you can know, and gives way where you are ahead.',
  wrecks: 9,
  stops: 2,
  rivals: 'read',
  patience: 0.6,
  fear: 1.5,
  bids: 'reading',
};

/** Takes what looks best here and now. */
export const GREEDY: Skill = {
  level: 'greedy',
  name: 'Greedy',
  summary: 'Takes what looks best here and now: one stop ahead, with no thought of rivals.',
  wrecks: 12,
  stops: 1,
  rivals: 'ignored',
  patience: 0.3,
  fear: 1.5,
  bids: 'share',
};
