import type { ColourSet, DirectLinks, MicrophoneMode, Theme } from '@fathom/protocol';
import type { Keeping } from '../account/keep-preferences.ts';

const THEMES: Readonly<Record<Theme, string>> = {
  system: 'Same as the system',
  day: 'Day: a sea chart',
  night: 'Night: a sonar room',
};
const COLOURS: Readonly<Record<ColourSet, readonly [string, string]>> = {
  usual: ['Standard', ''],
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
  everybody: 'Everyone I talk with, including the other crew',
};
const KEPT: Readonly<Record<Keeping | 'guest', string>> = {
  guest: 'Kept in this browser. With an account, they follow you to all your devices.',
  asking: 'Saving them to your account …',
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
  coloursMore: 'Sides, warnings and marks also differ by letter and shape, whichever you pick.',
  colourSet: (colours: ColourSet): string => COLOURS[colours][0],
  colourSetMore: (colours: ColourSet): string => COLOURS[colours][1],
  motion: 'Motion',
  motionMore:
    'Boats glide, rings spread, big moments are shown large. Off if your system asks for less motion.',
  coordinates: 'Coordinates at the edge of boards',
  coordinatesMore: 'Letters and numbers beside columns and rows.',

  sounds: 'Sound',
  sound: 'Sound effects',
  soundMore: 'Pings, splashes, and a signal when it is your turn.',
  loudness: 'Loudness',
  loudnessOf: (loudness: number): string => `${loudness} of 100`,
  tryIt: 'Hear a ping',
  liveVoice: 'In real time: a voice reads announcements aloud',
  liveVoiceMore: 'And what your crew tells you. In Captain Sonar, with your browser’s own voice.',
  voice: 'Turn by turn: a voice reads announcements aloud',
  voiceMore: 'The same, in matches played turn by turn.',
  ambience: 'The hum of the boat',
  ambienceMore: 'In Captain Sonar: engines under way, water at the surface.',

  intercom: 'Intercom',
  microphoneLegend: 'When my crew hears me',
  microphone: (mode: MicrophoneMode): string => MICROPHONES[mode],
  directLegend: 'Whose browser may connect to mine directly',
  direct: (direct: DirectLinks): string => DIRECT[direct],
  directMore:
    'Anyone connected directly could find out your network address. Everyone else needs a relay, which not every server has.',

  help: 'Help',
  hints: 'Show a Hint button',
  hintsMore: 'Only in matches where all your opponents are bots.',
  aids: 'Aids against the easy levels',
  aidsMore: 'Boards show what can be worked out, such as squares that can still hold a mine.',
  lessons: 'Show all explanations again',
  lessonsDone: 'You will see the explanations again as they come up.',

  asking: 'Confirmations',
  confirmRisk: 'Ask before a risky move',
  confirmRiskMore: 'Over water that may hide a mine.',
  secondClick: 'A second click on a square confirms',
  secondClickMore: 'It moves or sounds, whichever is possible. It never drops a depth charge.',
} as const;
