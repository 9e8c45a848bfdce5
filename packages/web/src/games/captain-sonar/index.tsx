import {
  SIDES,
  SIDE_LETTERS,
  SIDE_NAMES,
  tableWords,
  teamOf,
  clientWords,
  foresee,
} from '@fathom/captain-sonar/client';
import type { Action, Event, SideName, View } from '@fathom/captain-sonar/client';
import { createMemo, lazy } from 'solid-js';
import { gameClient } from '../game-client.ts';
import type { GameClient, Station } from '../game-client.ts';
import { CrewStanding } from './crew-standing.tsx';
import { createDesk } from './desk/desk.ts';
import type { SonarTable } from './desk/desk.ts';
import { alsoWaiting, promptFor } from './prompt.ts';
import { soundOf } from './sounds.ts';
import { SonarBoard } from './table.tsx';

function sit(table: SonarTable): Station {
  const desk = createDesk(table);
  return {
    prompt: createMemo(() => promptFor(desk)),
    alsoWaiting: createMemo(() => alsoWaiting(desk)),
    layout: 'stations',
    Board: () => <SonarBoard desk={desk} />,
    Actions: () => null,
    Paper: () => null,
    Standing: (props) => (
      <CrewStanding view={desk.view()} side={props.side as string as SideName} />
    ),
  };
}

export const client: GameClient = gameClient<View, Event, Action>({
  id: 'captain-sonar',
  water: tableWords.water,
  sides: SIDES.map((side) => ({
    side: teamOf(side),
    name: SIDE_NAMES[side],
    letter: SIDE_LETTERS[side],
  })),
  sit,
  foresee,
  words: clientWords,
  hasVoice: true,
  soundOf,
  // Not part of the first load of a match: who reads the rules or makes a match waits a moment for them.
  Rules: lazy(async () => ({ default: (await import('./rules/rules.tsx')).Rules })),
  describeOptions: async (options) => (await import('./options/draft.ts')).describeOptions(options),
  Options: lazy(async () => ({
    default: (await import('./options/sonar-options.tsx')).SonarOptions,
  })),
});
