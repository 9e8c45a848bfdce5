import { counted, listed } from '@fathom/kit';
import { bold } from './said.ts';
import type { Said } from './said.ts';

/** What this client itself will not send, by code. */
const OWN_REFUSALS: Readonly<Record<string, string>> = {
  watching: 'You are watching.',
  whichSeat: 'You hold several seats: say which of them acts.',
  gone: 'This match cannot be reached any more.',
  replay: 'This is a replay.',
};

/** What the table of any game says by itself. */
export const tableWords = {
  you: 'You',
  nobody: 'Nobody',
  refusal: (code: string): string | null => OWN_REFUSALS[code] ?? null,
  couldNotBeSent: 'It could not be sent. Please try again.',
  lineDown: 'The line is down. Trying again; nothing is lost.',
  keptForLine: 'What you did is kept, and goes out as soon as the line is back.',
  alsoWaitedFor: 'Also waited for',
  pageTitle: (title: string, isYours: boolean): string => `${isYours ? '● ' : ''}${title} · Fathom`,
  waitsForYou: ', waits for you',

  log: 'Log',
  logLabel: 'Log of the match',
  nothingYet: 'Nothing has happened yet.',

  atTheTable: 'At the table',
  ofSide: (side: string): string => ` · ${side}`,
  yourCrew: ' · your crew',
  crewOf: (side: string): string => `The crew of ${side}`,
  emptySeat: 'empty seat',
  presence: { bot: 'bot', standIn: 'stand-in', here: 'here', away: 'away' },
  playsFor: (bot: string, person: string): string => `${bot} plays for ${person}`,
  timeLeft: (time: string): string => `Time left: ${time}`,
  /** "Alpha’s First Mate". */
  roleOfSide: (side: string, role: string): string => `${side}’s ${role}`,

  hint: 'Hint',
  hintKey: 'H',
  preferences: 'Preferences',
  switches: {
    confirmRisk: 'Ask before a risky move',
    hints: 'A button that asks a bot for a hint',
    sound: 'Sound',
    voice: 'A voice that calls out what is announced',
    motion: 'Motion',
  },

  resignQuestion: (hasMates: boolean): string =>
    `${hasMates ? 'Resign for your whole crew' : 'Resign'} and lose this match?`,
  leaveFirst: 'Leave the match …',
  leaveQuestion: 'Leave the match? A bot takes your place at once. You can come back.',
  leave: 'Leave',
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
  resign: 'Resign',
  resignFirst: 'Resign …',
  playOn: 'Play on',
  isAwayClaim: (name: string): string =>
    `${name} is away. After three minutes you may claim the match.`,
  claim: 'Claim the match',
  joinRematch: 'Join the rematch',
  playAgain: 'Play again',
  watchReplay: 'Watch the replay',
  noRematch: 'The rematch could not be made.',

  absent: 'Seats without their people',
  relieved: (roles: readonly string[]): string => `A bot plays on for you: ${roles.join(', ')}.`,
  takeBack: 'Take my seat back',
  /** "Ann (Engineer) has been away for 2 minutes. Let a bot stand in?" */
  away: (name: string, roles: readonly string[], millis: number): Said => [
    bold(name),
    ` (${roles.join(', ')}) ${awayText(millis)}. `,
  ],
  mayStandInLater: 'After 3 minutes a bot can stand in.',
  mayStandIn: 'Let a bot stand in?',
  votes: (asked: number, needed: number): string => ` ${asked} of ${needed} asked for it.`,
  whichBot: 'Which bot',
  haveAsked: 'You have asked',
  standIn: 'Let a bot stand in',

  elsewhere: 'Continue on another device',
  elsewhereLink: (seat: string | null): Said => [
    ...(seat === null ? [] : [bold(`${seat}.`), ' ']),
    'Open this link there and keep it to yourself: whoever opens it takes your seat.',
  ],
} as const;

/** "is away", "has been away for 2 minutes". */
export function awayText(millis: number): string {
  const minutes = Math.floor(millis / 60_000);
  if (minutes === 0) return 'is away';
  return `has been away for ${minutes === 1 ? 'a minute' : counted(minutes, 'minute')}`;
}

const two = (value: number): string => String(value).padStart(2, '0');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** "3 d 4 h", "1:02:03", "4:05", or "9.4" when it gets tight. */
export function clockText(left: number): string {
  const millis = Math.max(0, left);
  if (millis >= DAY) return `${Math.floor(millis / DAY)} d ${Math.floor((millis % DAY) / HOUR)} h`;
  if (millis < 10_000) return (millis / 1000).toFixed(1);
  return timeText(Math.ceil(millis / 1000));
}

/** "4:05", or with hours "1:04:05". */
export function timeText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

export const chatWords = {
  crewTalk: 'Crew talk',
  tableTalk: 'Table talk',
  titles: { crew: 'Crew', table: 'Table' },
  toWhom: 'To whom',
  mute: 'Mute',
  unmute: 'Unmute',
  isMuted: 'You have muted this talk.',
  muted: 'muted',
  muteSomebody: 'Mute somebody',
  unread: ' unread',
  whatWasSaid: 'What was said',
  onlyCrew: (side: string | null): string =>
    `Only ${side === null ? 'your crew' : `the crew of ${side}`} reads this.`,
  everyone: 'Everyone reads this: both crews and all who watch.',
  notSaid: 'Not said',
  fault: (why: string): string => `${why}.`,
  alone: { label: 'Say something to the table', placeholder: 'Say something', button: 'Say' },
  toCrew: { label: 'Say something to your crew', placeholder: 'To your crew', button: 'Tell crew' },
  toTable: { label: 'Say something to everyone', placeholder: 'To everyone', button: 'Tell all' },
} as const;

/** Of many names the first few: "Ann, Ben and 4 more". */
export function firstFew(names: readonly string[], most = 3): string {
  const shown = names.length > most ? names.slice(0, most - 1) : names;
  const rest = names.length - shown.length;
  return listed(rest > 0 ? [...shown, `${rest} more`] : shown);
}
