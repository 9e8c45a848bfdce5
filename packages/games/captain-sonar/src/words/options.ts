import type { Bot, OptionText } from '@fathom/kit';
import type {
  Assist,
  FirstMover,
  Hull,
  Plotting,
  Setup,
  SystemsWhen,
  TorpedoPath,
} from '../setup.ts';
import type { Mode, Scenario } from '../vocabulary.ts';

/** What each option is, for forms and the terminal. */
export const OPTION_TEXTS: { readonly [Name in keyof Setup]-?: OptionText } = {
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
      'For "custom": one line per row from north to south, "." water, "#" island, "o" hole in the ice, "*" charted mine, "w" wreck.',
  },
  scenario: {
    title: 'Scenario',
    description:
      'Open sea; pack ice, where surfacing outside a hole does damage; a minefield anyone can set off; decoys that call a false course; or a race to salvage wrecks.',
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
    description: 'In real time: seconds to answer a sonar before an answer is drawn at random.',
  },
  aimSeconds: {
    title: 'Time to aim',
    description: 'In real time: seconds to aim after a STOP before the charge is lost.',
  },
  systemsWhen: {
    title: 'Systems',
    description:
      'Turn by turn: a system is used after the course and both OKs, or at any time in the own turn.',
  },
  triggersCount: {
    title: 'Triggers count',
    description:
      'Setting off a mine counts as using a system: a course must come before the next use.',
  },
  damage: {
    title: 'Hull',
    description: 'How much damage sinks a boat: 4, or 1 for sudden death.',
  },
  plotting: {
    title: 'Plotting',
    description:
      'Courses get onto the Radio Operator’s sheet by themselves, or each is drawn by hand as it is heard.',
  },
  assist: {
    title: 'Aids',
    description:
      'For the Radio Operator: a bare sheet; offsets the chart forbids shaded; or a map of where the enemy can be.',
  },
  guided: {
    title: 'Guided',
    description:
      'Turn by turn: each station explains itself, and against bots hints lie open from the start.',
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
    text: 'The crews take turns, on 10 by 10 cells. Time to think: best for a first game, or for two.',
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
  {
    value: 'decoy',
    name: 'Decoys',
    text: 'One more gauge, and then one course that you call is not the one you go.',
  },
  {
    value: 'salvage',
    name: 'Salvage race',
    text: 'Wrecks with crates, and a grapnel. Most of the crates win as well as sinking does.',
  },
];

export const TORPEDO_CHOICES: readonly ChoiceText<TorpedoPath>[] = [
  { value: 'water', name: 'Through water', text: 'Four steps around islands, bends allowed.' },
  { value: 'free', name: 'Over islands', text: 'Four steps, as if no island were in the way.' },
];

export const SYSTEMS_CHOICES: readonly ChoiceText<SystemsWhen>[] = [
  { value: 'afterCourse', name: 'After the course', text: 'When both OKs are said.' },
  {
    value: 'anyTime',
    name: 'Any time in the turn',
    text: 'Before the course as well: shoot, then run.',
  },
];

export const HULL_CHOICES: readonly ChoiceText<Hull>[] = [
  { value: 4, name: 'Four plates', text: 'The fourth damage sinks a boat.' },
  { value: 1, name: 'Sudden death', text: 'Any damage at all sinks it.' },
];

export const FIRST_CHOICES: readonly ChoiceText<FirstMover>[] = [
  { value: 'random', name: 'At random', text: 'Drawn when both boats are in the water.' },
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

export const PLOTTING_CHOICES: readonly ChoiceText<Plotting>[] = [
  {
    value: 'drawn',
    name: 'Drawn',
    text: 'Every course heard is on the sheet at once, to be shifted and bent.',
  },
  {
    value: 'byHand',
    name: 'By hand',
    text: 'The Radio Operator draws each course by ear. A call that is missed is missed.',
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
    summary: 'Steers one course at a time, tracks you roughly and shoots early.',
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

/** How many cells a side of the chart has, and how many marks each scenario asks of it. */
interface ChartMarks {
  readonly size: number;
  readonly holes: number;
  readonly mines: number;
  readonly wrecks: number;
}

/** The form of the options. */
export const optionFormWords = {
  mode: 'How to play',
  assist: 'Aids for the Radio Operator',
  plotting: 'The Radio Operator’s track is',
  more: 'More rules: torpedoes, mines, systems, hull, times',
  torpedoPath: 'Torpedoes run',
  systemsWhen: 'Systems are used',
  guided: 'Each station explains itself; against bots hints lie open from the start.',
  triggersCount: 'Setting off a mine counts as using a system. Without it, it is free.',
  chainMines: 'A mine right where a blast happens goes off as well. Without it, it is lost.',
  answerSeconds: 'Seconds to answer',
  answerSecondsAbout: 'For the answer to a sonar. After that one is drawn at random.',
  aimSeconds: 'Seconds to aim',
  aimSecondsAbout: 'After a STOP. Whoever does not aim by then, or stands down, loses the charge.',
  aimSecondsFault: (least: number, most: number): string =>
    `A whole number of seconds from ${least} to ${most}, please.`,
  secondsFault: (least: number, most: number): string =>
    `A whole number of seconds from ${least} to ${most} (a week), please.`,
  ownChart: { name: 'Your own', text: 'Draw a chart, starting from the one chosen now.' },
  writeChart: 'Your own chart as text',
  chartMarks: ({ size, holes, mines, wrecks }: ChartMarks): string =>
    `${size} lines of ${size}, north on top: "." water, "#" island, "o" hole in the ice (pack ice: at least ${holes}), "*" charted mine (minefield: ${mines}), "w" wreck (salvage race: ${wrecks}).`,
  yourChart: 'Your chart',
  noPicture: 'No picture yet',
  goodToSail: 'Good to sail.',
} as const;
