import type { Bot } from '@fathom/kit';

/** What one level of play can do, and what it cannot. */
export interface Skill extends Pick<Bot, 'level' | 'name' | 'summary'> {
  readonly memory: number; // answers of its own that it keeps in mind
  readonly wrecks: number; // that it works on at the same time
  readonly stops: number; // of a trip that it plans ahead
  readonly seesMisses: boolean; // draws conclusions from others' "not here"
  readonly rivals: 'ignored' | 'counted' | 'read'; // not heeded; how often they asked about a wreck; what they can know of it
  readonly choosesCityByCard: boolean; // for what it tells, not only for the way from there
  readonly patience: number; // share of a wreck's worth that is lost to it with a wrong guess
  readonly fear: number; // of debt, 1 being wise in a game of few
  readonly bids: 'wish' | 'share' | 'reading'; // what it wants; what is safe; what the others' habits leave it
}

/** From the easiest to the hardest. */
export const SKILLS: readonly Skill[] = [
  {
    level: 'cadet',
    name: 'Cadet',
    summary: 'Keeps its last few answers in mind, goes after a wreck or two and guesses early.',
    memory: 12,
    wrecks: 3,
    stops: 1,
    seesMisses: false,
    rivals: 'ignored',
    choosesCityByCard: false,
    patience: 0.3,
    fear: 0.7,
    bids: 'wish',
  },
  {
    level: 'mate',
    name: 'Mate',
    summary:
      'Keeps a clean record sheet, counts every dollar and leaves alone what others ask about a lot.',
    memory: Infinity,
    wrecks: 6,
    stops: 1,
    seesMisses: true,
    rivals: 'counted',
    choosesCityByCard: true,
    patience: 0.5,
    fear: 1,
    bids: 'share',
  },
  {
    level: 'commander',
    name: 'Commander',
    summary: 'Reads from your researches what you can know, and is there before you.',
    memory: Infinity,
    wrecks: 9,
    stops: 2,
    seesMisses: true,
    rivals: 'read',
    choosesCityByCard: true,
    patience: 0.6,
    fear: 1.5,
    bids: 'reading',
  },
];
