import { counted, listed, midSentence } from '@fathom/kit';
import { clockText } from './table.ts';

/** What is said once a match is over, and about clocks that stand still: none of it is there when a table opens. */
export const afterWords = {
  ways: 'After the match',
  scene: {
    open: 'How it ended',
    close: 'Look at the board',
    turningPoint: 'The turning point',
    wins: (names: readonly string[]): string => {
      if (names.length === 0) return 'Nobody wins';
      const isOne = names.length === 1 && names[0] !== 'You';
      return `${listed(names)} ${isOne ? 'wins' : 'win'}`;
    },
    /** The end for whoever lost: "You lose", "Anna wins. Your boat was sunk." */
    lost: (title: string, why: string): { readonly title: string; readonly why: string } => ({
      title: 'You lose',
      why: `${title}. ${why}`.trim(),
    }),
    /** What a game says of its outcome, without what the title says already: "Ben resigned." */
    why: (title: string, outcome: string): string => {
      if (!outcome.startsWith(`${title}: `)) return outcome;
      const rest = outcome.slice(title.length + 2);
      return rest.charAt(0).toUpperCase() + rest.slice(1);
    },
  },
  playAgain: 'Play again',
  watchReplay: 'Watch the replay',
  rematch: {
    offer: 'Offer a rematch',
    accept: 'Accept',
    decline: 'Decline',
    takeBack: 'Take it back',
    go: 'To the rematch',
    watch: 'Watch the rematch',
    isOn: 'The rematch is on.',
    offers: (who: string): string => `${who} offers a rematch.`,
    offeredByYou: (waitingFor: readonly string[]): string =>
      `You have offered a rematch.${waits(waitingFor)}`,
    acceptedByYou: (who: string, waitingFor: readonly string[]): string =>
      `${who} offers a rematch, and you have accepted.${waits(waitingFor)}`,
    toOthers: (who: string, waitingFor: readonly string[]): string =>
      `${who} offers a rematch.${waits(waitingFor)}`,
    accepted: (names: readonly string[]): string => ` ${listed(names)} accepted.`,
    declined: (names: readonly string[]): string => `${listed(names)} declined the rematch.`,
    begins: 'The rematch begins.',
  },
  timeOff: {
    label: 'Time off',
    first: ({ days, minutes }: { readonly days: boolean; readonly minutes: boolean }): string => {
      if (!minutes) return 'Time off …';
      return days ? 'Pause or time off …' : 'Pause …';
    },
    help: 'If everyone at the table agrees, the clocks stop, and start again by themselves.',
    howLong: 'For how long',
    days: (days: number): string => counted(days, 'day'),
    ask: 'Ask for it',
    agree: 'Agree',
    decline: 'Decline',
    takeBack: 'Take it back',
    goOn: 'Ask to go on now',
    stands: (left: number, until: string): string =>
      `Time off: the clocks are stopped for ${clockText(left)}, until ${until}.`,
    /** "Ann asks to stop the clocks for 3 days." */
    asks: (who: string, asked: Asked): string => `${who} ${asking(who)} to ${what(asked)}.`,
    agreed: (names: readonly string[]): string => ` ${listed(names)} agreed.`,
    waits: (names: readonly string[]): string => waits(names),
    pauseHelp: (isAlone: boolean): string =>
      isAlone
        ? 'Nobody can act until it resumes.'
        : 'Nobody can act until it resumes. Each side that is here has to agree.',
    howManyMinutes: 'For how many minutes',
    minutes: (minutes: number): string => counted(minutes, 'minute'),
    pause: (isAlone: boolean): string => (isAlone ? 'Pause' : 'Ask for a pause'),
    pauseLabel: 'Pause',
    paused: (left: string): string => `It resumes by itself in ${left}.`,
    goesOnIn: (left: string): string => `It resumes in ${left}.`,
    ready: 'Ready to resume',
    hasBegun: 'The match is paused.',
    hasEnded: 'The match resumes.',
  },
} as const;

const asking = (who: string): string => (who === 'You' ? 'ask' : 'asks');
interface Asked {
  readonly days: number;
  readonly minutes: number; // of a pause
  readonly isPaused: boolean;
}
function what({ days, minutes, isPaused }: Asked): string {
  if (minutes > 0) return `pause for ${counted(minutes, 'minute')}`;
  if (days > 0) return `stop the clocks for ${counted(days, 'day')}`;
  return isPaused ? 'go on' : 'go on before the time off is over';
}

function waits(names: readonly string[]): string {
  return names.length === 0 ? '' : ` Waiting for ${listed(names.map(midSentence))}.`;
}
