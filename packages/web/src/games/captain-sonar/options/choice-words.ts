import type {
  Assist,
  FirstMover,
  Hull,
  Mode,
  Scenario,
  TorpedoPath,
} from '@fathom/captain-sonar/client';
import type { Choice } from '../../../lobby/choices.tsx';

export const MODE_CHOICES: readonly Choice<Mode>[] = [
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

export const SCENARIO_CHOICES: readonly Choice<Scenario>[] = [
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

export const TORPEDO_CHOICES: readonly Choice<TorpedoPath>[] = [
  { value: 'water', name: 'Through water', text: 'Four steps around islands, bends allowed.' },
  { value: 'free', name: 'Over islands', text: 'Four steps as if no island were in the way.' },
];

export const HULL_CHOICES: readonly Choice<Hull>[] = [
  { value: 4, name: 'Four plates', text: 'The fourth damage sinks a boat.' },
  { value: 1, name: 'Sudden death', text: 'Any damage at all sinks it.' },
];

export const FIRST_CHOICES: readonly Choice<FirstMover>[] = [
  { value: 'random', name: 'By lot', text: 'Drawn when both boats are in the water.' },
  { value: 'alpha', name: 'Alpha', text: 'Alpha moves first.' },
  { value: 'bravo', name: 'Bravo', text: 'Bravo moves first.' },
];

export const ASSIST_CHOICES: readonly Choice<Assist>[] = [
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
