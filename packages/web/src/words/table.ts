import { counted, listed } from '@fathom/kit';

/** What this client itself will not send, by code. */
const OWN_REFUSALS: Readonly<Record<string, string>> = {
  watching: 'You are watching.',
  whichSeat: 'You hold several seats: say which of them acts.',
  gone: 'This match cannot be reached any more.',
  replay: 'This is a replay.',
};

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** What the table of any game says by itself. */
export const tableWords = {
  you: 'You',
  nobody: 'Nobody',
  refusal: (code: string): string | null => OWN_REFUSALS[code] ?? null,
  couldNotBeSent: 'It could not be sent. Please try again.',
  lineDown: 'Connection lost. Reconnecting; nothing is lost.',
  keptForLine: 'Your move is saved, and will be sent as soon as you are back online.',
  alsoWaitedFor: 'Also waited for',
  pageTitle: (title: string, isYours: boolean): string => `${isYours ? '● ' : ''}${title} · Fathom`,
  waitsForYou: ', waits for you',

  log: 'Log',
  logLabel: 'Log of the match',
  earlier: 'Show earlier',
  nothingYet: 'Nothing has happened yet.',

  atTheTable: 'At the table',
  ofSide: (side: string): string => ` · ${side}`,
  yourCrew: ' · your crew',
  crewOf: (side: string): string => `The crew of ${side}`,
  emptySeat: 'empty seat',
  presence: { bot: 'bot', standIn: 'stand-in', here: 'here', away: 'away' },
  playsFor: (bot: string, person: string): string => `${bot} plays for ${person}`,
  flag: {
    own: (isEnd: boolean): string => (isEnd ? 'You lose in' : 'You are out in'),
    crew: 'Your crew loses in',
    other: (who: string, isEnd: boolean): string =>
      isEnd ? `${who} loses in` : `${who} is out in`,
  },
  /** "Ann 2 – 1 Ben, third match"; with more than two, "Ann 2, Ben 1, Cid 0". */
  series: (
    sides: readonly { readonly name: string; readonly wins: number }[],
    { number, draws }: { readonly number: number; readonly draws: number },
  ): string => {
    const [one, other] = sides;
    const score =
      sides.length === 2 && one !== undefined && other !== undefined
        ? `${one.name} ${one.wins} – ${other.wins} ${other.name}`
        : sides.map(({ name, wins }) => `${name} ${wins}`).join(', ');
    const drawn = draws === 0 ? '' : `, ${counted(draws, 'draw')}`;
    return `${score}${drawn}, ${ORDINALS[number] ?? `${number}th`} match`;
  },
  timeLeft: (time: string): string => `Time left: ${time}`,
  /** "Alpha’s First Mate". */
  roleOfSide: (side: string, role: string): string => `${side}’s ${role}`,

  hint: 'Hint',
  hintKey: 'H',
  preferences: 'Preferences',

  resignQuestion: (hasMates: boolean): string =>
    `${hasMates ? 'Resign for your whole crew' : 'Resign'} and lose this match?`,
  leaveFirst: 'Leave the match …',
  leaveQuestion: 'Leave the match? A bot will take over right away, and you can come back.',
  leave: 'Leave',
  resign: 'Resign',
  resignFirst: 'Resign …',
  playOn: 'Play on',
  noRematch: 'The rematch could not be made.',

  pausedTitle: 'Paused',
  pausedHint: 'Nobody can act until the match resumes.',

  elsewhere: 'Continue on another device',
} as const;

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

/** What opens all that can be done about somebody else. */
export const personMenuWords = {
  open: (name: string): string => `${name}: block or report`,
  sign: '⋯',
} as const;

export const keyWords = { button: 'All keys' } as const;

/** Around log and talk, wherever they stand. */
export const talkWords = {
  label: 'Log and talk',
  atHand: 'At hand',
  parts: { log: 'Log', talk: 'Talk', voice: 'Voice' },
  isNew: ' new',
  close: 'Close log and talk',
  closeSign: '✕',
  hasBegun: 'The match has begun.',
} as const;

export const chatWords = {
  crewTalk: 'Crew talk',
  tableTalk: 'Table talk',
  titles: { crew: 'Crew', table: 'Table' },
  toWhom: 'To whom',
  hide: 'Hide',
  show: 'Show',
  isHidden: 'You have hidden this talk.',
  removed: 'removed',
  unread: ' unread',
  watching: 'watching',
  tabNote: (count: number): string => `✉ ${count}`,
  whatWasSaid: 'What was said',
  onlyCrew: (side: string | null): string =>
    `Only ${side === null ? 'your crew' : `the crew of ${side}`} can read this.`,
  everyone: 'Everyone can read this: both crews and all spectators.',
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
