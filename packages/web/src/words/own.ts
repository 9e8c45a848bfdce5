import { counted, listed } from '@fathom/kit';
import { link } from './said.ts';
import type { Said } from './said.ts';

/** How a match ended for the person whose list it is in. */
export type OwnResult = 'won' | 'lost' | 'draw' | 'watched' | 'closed';

const RESULTS: Readonly<Record<Exclude<OwnResult, 'watched'>, string>> = {
  won: 'Won',
  lost: 'Lost',
  draw: 'A draw',
  closed: 'No result',
};

/** A person's own matches, in the lobby and on a page of their own. */
export const ownWords = {
  title: 'Your matches',
  all: 'All your matches',
  sections: {
    turn: 'Your turn',
    running: 'Running',
    waiting: 'Waiting for players',
    over: 'Finished',
  },
  none: {
    turn: 'No match is waiting for you.',
    running: 'No other match is in progress.',
    waiting: 'None of your tables has a free seat.',
    over: 'No match is over yet. Its result and its replay will be here.',
  },
  nothing: [
    'You have not played yet. ',
    link('Pick a game in the lobby'),
    ': your matches will be kept here, wherever you go.',
  ] as Said,
  notListed: 'Your matches could not be listed.',
  showMore: 'Show more',
  andMore: '+',
  rest: (count: number): string => `${count} more`,
  loadingMore: 'Loading …',
  shown: (count: number): string => `${counted(count, 'match', 'matches')} shown.`,

  rowName: (verb: string, game: string, company: string): string => `${verb}: ${game} ${company}`,
  /** "as Black against Ben". */
  company: (as: string | null, mates: readonly string[], against: readonly string[]): string =>
    [
      as === null ? 'You made it' : `as ${as}`,
      ...(mates.length === 0 ? [] : [`with ${listed(mates)}`]),
      ...(against.length === 0 ? [] : [`${as === null ? ', ' : ''}against ${listed(against)}`]),
    ].join(' '),
  onYourOwn: 'on your own',
  inBrowser: 'in this browser',
  relieved: 'A bot is playing for you',
  begun: (when: string): string => `started ${when}`,
  made: (when: string): string => `opened ${when}`,
  timeLeft: (time: string): string => `${time} left`,
  timeOff: (time: string): string => `time off for ${time}`,
  offered: 'rematch offered',
  answer: 'Answer',
  result: (result: OwnResult, winners: readonly string[]): string =>
    result === 'watched' ? `${listed(winners)} won` : RESULTS[result],

  play: 'Play',
  resume: 'Resume',
  takeBack: 'Take your seat back',
  goThere: 'Go there',
  replay: 'Replay',

  giveUpFirst: 'Give up …',
  giveUpQuestion: 'Give this table up? It will close for everyone.',
  giveUp: 'Give up',
  standUpFirst: 'Leave …',
  standUpQuestion: 'Leave your seat at this table?',
  leaveFirst: 'Leave …',
  leaveQuestion: 'Leave the match? A bot will take over right away, and you can come back.',
  leave: 'Leave',
  resignFirst: 'Resign …',
  resignQuestion: 'Resign and lose this match?',
  resign: 'Resign',
  forgetFirst: 'Delete …',
  forgetQuestion: 'Delete this match from this browser? It is kept nowhere else.',
  forget: 'Delete',
  keep: 'Keep it',
  done: {
    giveUp: 'The table is closed.',
    standUp: 'You have left the table.',
    leave: 'You have left the match. A bot plays for you.',
    resign: 'You have resigned.',
    forget: 'The match is deleted.',
  },
} as const;
