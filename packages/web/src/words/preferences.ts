import type { ColourSet, DirectLinks, MicrophoneMode, Theme } from '@fathom/protocol';
import type { Keeping } from '../account/keep-preferences.ts';

const THEMES: Readonly<Record<Theme, string>> = {
  system: 'As the system has it',
  day: 'Day: a sea chart',
  night: 'Night: a sonar room',
};
const COLOURS: Readonly<Record<ColourSet, readonly [string, string]>> = {
  usual: ['The usual ones', ''],
  protan: ['Without red', 'protanopia, protanomaly'],
  deutan: ['Without green', 'deuteranopia, deuteranomaly: the most common'],
  tritan: ['Without blue', 'tritanopia, tritanomaly'],
  mono: ['Light and dark only', 'achromatopsia'],
};
const MICROPHONES: Readonly<Record<MicrophoneMode, string>> = {
  push: 'Only while I hold the button or V',
  open: 'All the time, unless I mute myself',
};
const DIRECT: Readonly<Record<DirectLinks, string>> = {
  nobody: 'Nobody: through the server’s relay only',
  crew: 'My own crew',
  everybody: 'Everybody I talk with, the other crew as well',
};
const KEPT: Readonly<Record<Keeping | 'guest', string>> = {
  guest: 'Kept in this browser. With an account they come along to all your devices.',
  asking: 'Keeping them with your account …',
  kept: 'Kept with your account, for all your devices.',
  failed: 'Kept in this browser. Your account could not be reached just now.',
};

/** The page of everything somebody may prefer. */
export const preferenceWords = {
  title: 'Preferences',
  all: 'All preferences',
  kept: (state: Keeping | 'guest'): string => KEPT[state],
  account: 'Your account',

  look: 'Look',
  light: 'Light',
  theme: (theme: Theme): string => THEMES[theme],
  colours: 'Colours',
  coloursMore: 'Sides, warnings and marks also differ by letter and shape, whichever you take.',
  colourSet: (colours: ColourSet): string => COLOURS[colours][0],
  colourSetMore: (colours: ColourSet): string => COLOURS[colours][1],
  motion: 'Motion',
  motionMore:
    'Boats glide, rings run out, moments are staged. Off where your system asks for less.',
  coordinates: 'Coordinates at the edge of boards',
  coordinatesMore: 'Letters and numbers beside columns and rows.',

  sounds: 'Sound',
  sound: 'Sound effects',
  soundMore: 'Pings, splashes, whose turn it is.',
  loudness: 'Loudness',
  loudnessOf: (loudness: number): string => `${loudness} of 100`,
  tryIt: 'Hear a ping',
  liveVoice: 'In real time: a voice that calls out what is announced',
  liveVoiceMore: 'And what your crew says to you. In Captain Sonar; your browser’s own voice.',
  voice: 'Turn by turn: a voice that calls out what is announced',
  voiceMore: 'The same where nobody hurries.',
  ambience: 'The hum of the boat',
  ambienceMore: 'In Captain Sonar: engines under way, water at the surface.',

  intercom: 'Intercom',
  microphoneLegend: 'When my crew hears me',
  microphone: (mode: MicrophoneMode): string => MICROPHONES[mode],
  directLegend: 'Whose browser may connect to mine directly',
  direct: (direct: DirectLinks): string => DIRECT[direct],
  directMore:
    'Whoever is connected directly could find out the address of your network. All others need a relay, which not every server has.',

  help: 'Help',
  hints: 'A button that asks a bot for a hint',
  hintsMore: 'Only where nobody but bots plays against you.',
  aids: 'Aids against the easy levels',
  aidsMore: 'Boards show what can be worked out, such as squares that can still hold a mine.',
  lessons: 'Explain everything once more',
  lessonsDone: 'What was explained before is explained again when it comes up.',

  asking: 'Confirmations',
  confirmRisk: 'Ask before a risky move',
  confirmRiskMore: 'Over water that may hide a mine.',
  secondClick: 'A second click on a square does it',
  secondClickMore: 'It moves or sounds, whichever is possible. It never drops a depth charge.',
} as const;
