import { counted, listed } from '@fathom/kit';
import { bold } from './said.ts';
import type { Said } from './said.ts';

/** What a crew reads that lacks somebody, or thinks of giving up: none of it is there when a table opens. */
export const crewWords = {
  askCrewFirst: 'Ask the crew to surrender …',
  askCrewQuestion:
    'Ask your crew to surrender? The match is lost as soon as more than half of you want it.',
  askCrew: 'Ask the crew',
  haveAskedCrew: (asked: number, needed: number): string =>
    `You have asked the crew to surrender (${asked} of ${needed}).`,
  takeWishBack: 'Take it back',
  crewVote: 'Whether to surrender',
  crewAsks: (names: readonly string[], needed: number): string =>
    `${listed(names)} ${names.length === 1 ? 'wants' : 'want'} to surrender (${names.length} of ${needed}).`,
  agreeFirst: 'Agree …',
  agreeQuestion: 'Surrender and lose this match?',
  agree: 'Surrender',
  notYet: 'Not yet',

  absent: 'Players who are away',
  /** "A bot plays on for you: Engineer." */
  relieved: (roles: readonly string[], mates: readonly string[]): string =>
    `${mates.length === 0 ? 'A bot plays' : `${listed(mates)} ${mates.length === 1 ? 'plays' : 'play'}`} on for you: ${roles.join(', ')}.`,
  takeBack: 'Take my seat back',
  /** "Ann (Engineer) has been away for 2 minutes. Let a bot stand in?" */
  away: (name: string, roles: readonly string[], millis: number): Said => [
    bold(name),
    ` (${roles.join(', ')}) ${awayText(millis)}. `,
  ],
  mayStandInLater: (isRealTime: boolean): string =>
    `After ${isRealTime ? '20 seconds' : '3 minutes'} a bot can stand in.`,
  mayStandIn: 'Let a bot stand in?',
  votes: (asked: number, needed: number): string => ` ${asked} of ${needed} asked for it.`,
  whichBot: 'Which bot',
  haveAsked: 'You have asked',
  standIn: 'Let a bot stand in',
  takeOver: (role: string): string => `Take over: ${role}`,
  askForPause: 'Ask for a pause',
} as const;

/** "is away", "has been away for 2 minutes". */
export function awayText(millis: number): string {
  const minutes = Math.floor(millis / 60_000);
  if (minutes === 0) return 'is away';
  return `has been away for ${minutes === 1 ? 'a minute' : counted(minutes, 'minute')}`;
}
