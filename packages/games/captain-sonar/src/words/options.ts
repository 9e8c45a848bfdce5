import type { Bot } from '@fathom/kit';
import type { Assist, FirstMover, Hull, Setup, TorpedoPath } from '../setup.ts';
import type { Mode, Scenario } from '../vocabulary.ts';

interface OptionText {
  readonly title: string;
  readonly description: string;
}

/** What each option is, for forms and the terminal. */
export const OPTION_TEXTS: { readonly [Name in keyof Setup]: OptionText } = {
  mode: {
    title: 'Mode',
    description: 'Crew after crew, turn by turn; or both at once, in real time.',
  },
  map: {
    title: 'Chart',
    description: 'The waters to fight in: the id of a chart, or "custom" with a chart of your own.',
  },
  chart: {
    title: 'Custom chart',
    description:
      'For "custom": one line per row from north to south, "." water, "#" island, "o" hole in the ice, "*" charted mine.',
  },
  scenario: {
    title: 'Scenario',
    description:
      'Open sea; pack ice, where surfacing outside a hole does damage; or a minefield anyone can set off.',
  },
  first: { title: 'First turn', description: 'Which crew begins, turn by turn.' },
  torpedoPath: {
    title: 'Torpedoes',
    description: 'A torpedo runs through water only, or straight over islands.',
  },
  chainMines: {
    title: 'Chained mines',
    description: 'A mine on the cell of a blast goes off as well, instead of being lost.',
  },
  answerSeconds: {
    title: 'Time to answer',
    description: 'Seconds to aim after a STOP, or to answer a sonar before one is drawn at random.',
  },
  damage: {
    title: 'Hull',
    description: 'How much damage sinks a boat: 4, or 1 for sudden death.',
  },
  assist: {
    title: 'Aids',
    description:
      'For the Radio Operator: a bare sheet; offsets the chart forbids shaded; or a map of where the enemy can be.',
  },
};

/** One value of an option: its name, and what it means. */
export interface ChoiceText<T> {
  readonly value: T;
  readonly name: string;
  readonly text: string;
}

export const MODE_CHOICES: readonly ChoiceText<Mode>[] = [
  {
    value: 'turn',
    name: 'Turn by turn',
    text: 'Crew after crew, on 10 by 10 cells. Time to think: best for a first game, and for two.',
  },
  {
    value: 'realTime',
    name: 'In real time',
    text: 'Both crews at once, on 15 by 15 cells. Loud and quick: best with people in every seat.',
  },
];

export const SCENARIO_CHOICES: readonly ChoiceText<Scenario>[] = [
  { value: 'plain', name: 'Open sea', text: 'Islands and water, nothing else.' },
  {
    value: 'ice',
    name: 'Pack ice',
    text: 'Surfacing anywhere but in a hole costs 1 damage first.',
  },
  {
    value: 'minefield',
    name: 'Minefield',
    text: 'Charted mines that all can see, and one more gauge to set them off.',
  },
];

export const TORPEDO_CHOICES: readonly ChoiceText<TorpedoPath>[] = [
  { value: 'water', name: 'Through water', text: 'Four steps around islands, bends allowed.' },
  { value: 'free', name: 'Over islands', text: 'Four steps as if no island were in the way.' },
];

export const HULL_CHOICES: readonly ChoiceText<Hull>[] = [
  { value: 4, name: 'Four plates', text: 'The fourth damage sinks a boat.' },
  { value: 1, name: 'Sudden death', text: 'Any damage at all sinks it.' },
];

export const FIRST_CHOICES: readonly ChoiceText<FirstMover>[] = [
  { value: 'random', name: 'By lot', text: 'Drawn when both boats are in the water.' },
  { value: 'alpha', name: 'Alpha', text: 'Alpha moves first.' },
  { value: 'bravo', name: 'Bravo', text: 'Bravo moves first.' },
];

export const ASSIST_CHOICES: readonly ChoiceText<Assist>[] = [
  { value: 'sheet', name: 'Bare sheet', text: 'The courses heard, to be shifted by hand and wit.' },
  {
    value: 'legalShifts',
    name: 'Shaded shifts',
    text: 'Where the track cannot lie because of islands is shaded.',
  },
  {
    value: 'belief',
    name: 'Whole map',
    text: 'Every cell where the enemy can still be. Good for learning.',
  },
];

type LevelText = Pick<Bot, 'name' | 'summary'>;
type LevelName =
  | 'cadet'
  | 'hand'
  | 'mate'
  | 'commander'
  | 'admiral'
  | 'first'
  | 'routeless'
  | 'greedy';

/** The levels of play, and the players that only measure them. */
export const LEVEL_TEXTS: { readonly [Level in LevelName]: LevelText } = {
  cadet: {
    name: 'Cadet',
    summary: 'Steers from course to course, follows you by rough reckoning and shoots early.',
  },
  hand: {
    name: 'Able hand',
    summary: 'Keeps its gauges and panel in order, but believes only what it plainly hears.',
  },
  mate: {
    name: 'Mate',
    summary: 'Makes use of every answer and every miss, but keeps its plot of you loosely.',
  },
  commander: {
    name: 'Commander',
    summary:
      'Tracks every way you can have taken, knows what you can know of it, and hides in time.',
  },
  admiral: {
    name: 'Admiral',
    summary: 'Thinks each fight through with your replies, reads your habits, and loses no time.',
  },
  first: { name: 'First version', summary: 'The strongest crew of the first version.' },
  routeless: {
    name: 'Routeless',
    summary: 'An admiral who forgets which way the boats came.',
  },
  greedy: {
    name: 'Greedy',
    summary: 'Makes for where the enemy most likely is and fires for any chance of a hit.',
  },
};

/** The form of the options. */
export const optionFormWords = {
  mode: 'How to play',
  assist: 'Aids for the Radio Operator',
  more: 'More rules: torpedoes, mines, hull, time to answer',
  torpedoPath: 'Torpedoes run',
  chainMines: 'A mine right where a blast happens goes off as well. Without it, it is lost.',
  answerSeconds: 'Seconds to answer',
  answerSecondsAbout:
    'For the answer to a sonar, and to aim after a STOP. Then an answer is drawn, and an unused aim is lost.',
  secondsFault: (least: number, most: number): string =>
    `A whole number of seconds from ${least} to ${most} (a week), please.`,
  ownChart: { name: 'Your own', text: 'Write a chart as text, starting from the one chosen now.' },
  writeChart: 'Your own chart',
  chartMarks: (size: number, holes: number, mines: number): string =>
    `${size} lines of ${size}, north on top: "." water, "#" island, "o" hole in the ice (pack ice: at least ${holes}), "*" charted mine (minefield: ${mines}).`,
  yourChart: 'Your chart',
  noPicture: 'No picture yet',
  goodToSail: 'Good to sail.',
} as const;
