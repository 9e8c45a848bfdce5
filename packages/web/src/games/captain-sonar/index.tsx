import { SIDES, teamOf } from '@fathom/captain-sonar/client';
import type { Action, Event, Role, SideName, View } from '@fathom/captain-sonar/client';
import { createMemo, lazy } from 'solid-js';
import { gameClient } from '../game-client.ts';
import type { GameClient, Station } from '../game-client.ts';
import { createDesk } from './desk/desk.ts';
import type { SonarTable } from './desk/desk.ts';
import { matchWords } from './options/match-words.ts';
import { narrate, soundOf, spoken } from './narrate.ts';
import { alsoWaiting, promptFor } from './prompt.ts';
import { CrewStanding } from './standing.tsx';
import { SonarBoard } from './table.tsx';
import { LETTERS, ROLE_NAMES, ROLE_TEXTS, SIDE_NAMES } from './words.ts';

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
  water: 'contested waters',
  sides: SIDES.map((side) => ({
    side: teamOf(side),
    name: SIDE_NAMES[side],
    letter: LETTERS[side],
  })),
  sit,
  narrate,
  soundOf,
  spoken,
  // Not part of the first load of a match: who reads the rules or makes a match waits a moment for them.
  Rules: lazy(async () => ({ default: (await import('./rules/rules.tsx')).Rules })),
  Options: lazy(async () => ({
    default: (await import('./options/sonar-options.tsx')).SonarOptions,
  })),
  describe: matchWords,
  sideName: (side) => SIDE_NAMES[side as string as SideName],
  roleName: (role) => ROLE_NAMES[role as Role],
  roleText: (role) => ROLE_TEXTS[role as Role],
});
