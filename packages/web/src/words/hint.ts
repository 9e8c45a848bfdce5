/** What is said about a bot's advice. It comes with the first hint that is asked for. */
export const hintWords = {
  doIt: 'Do it',
  why: 'Why',
  close: 'Close',
  closeKey: 'Esc',
  tryAgain: 'Try again',
  askAgain: 'Ask again',
  notLoaded: 'The adviser could not be reached. Are you online?',
  atALoss: 'The adviser has no advice here.',
  calling: 'Calling for advice …',
  thinking: (who: string): string => `The ${who} is thinking …`,
  says: (who: string): string => `The ${who} says:`,
  saidBefore: (who: string): string => `Earlier, the ${who} said:`,
  nothingToDo: 'Nothing to do for now: wait for the others.',
  // For screen readers.
  spokenThinking: (who: string): string => `The ${who} is thinking.`,
  outOfDate: 'The hint is out of date.',
  spokenNothing: 'Hint: nothing to do for now.',
  spokenAdvice: (advice: readonly string[]): string => `Hint: ${advice.join(' ')}`,
  adviceFor: (station: string | null, what: string, reasons: readonly string[]): string =>
    [...(station === null ? [] : [`${station}:`]), what, ...reasons].join(' '),
} as const;
