import type { KeyHelp } from '../table/keys.tsx';

/** The list of all keys, for those who ask for it. */
export const keysHelpWords = {
  title: 'Keys',
  close: 'Close',
  now: 'What you can do now',
  here: 'At this table',
  boards: 'On a board',
  everywhere: 'Anywhere at the table',
  or: ' or ',
  onBoards: [
    { keys: ['←', '↑', '→', '↓'], does: 'Go from cell to cell' },
    { keys: ['Home', 'End'], does: 'To the first or last cell of the row' },
    { keys: ['Page up', 'Page down'], does: 'To the top or bottom of the column' },
    { keys: ['Enter', 'Space'], does: 'Choose the cell; once more to confirm' },
  ] as readonly KeyHelp[],
  anywhere: [
    { keys: ['Tab'], does: 'To the next thing you can press' },
    { keys: ['Esc'], does: 'Cancel what you have begun, or close what is open' },
    { keys: ['any key'], does: 'Skip what is being shown on the board' },
    { keys: ['?'], does: 'This list' },
  ] as readonly KeyHelp[],
} as const;
