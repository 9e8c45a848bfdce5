import { SIDES, searchDiver, teamOf } from '@fathom/search-diver/client';
import type { Action, Event, SideName, View } from '@fathom/search-diver/client';
import { createMemo, lazy } from 'solid-js';
import { gameClient } from '../game-client.ts';
import type { GameClient, MatchOptions, Station } from '../game-client.ts';
import { createDesk } from './desk/desk.ts';
import type { DiverTable } from './desk/desk.ts';
import { DiveLog } from './end/dive-log.tsx';
import { narrate, soundOf } from './narrate.ts';
import { draftOf } from './options/draft.ts';
import { DiverOptions } from './options/diver-options.tsx';
import { promptFor } from './prompt.ts';
import { createPar } from './solo/par.ts';
import { SoloCard } from './solo/solo-card.tsx';
import { DiverStanding } from './standing.tsx';
import { DiverBoard } from './table.tsx';
import { LETTERS, SIDE_NAMES } from './words.ts';

function sit(table: DiverTable): Station {
  const desk = createDesk(table);
  const par = createPar(table.view);
  return {
    prompt: createMemo(() => promptFor(desk)),
    layout: 'stations',
    Board: () => <DiverBoard desk={desk} />,
    Actions: () => null,
    Paper: () => (
      <>
        <SoloCard desk={desk} par={par} />
        <DiveLog desk={desk} />
      </>
    ),
    Standing: (props) => (
      <DiverStanding view={desk.view()} side={props.side as string as SideName} />
    ),
  };
}

export const client: GameClient = gameClient<View, Event, Action>({
  id: 'search-diver',
  water: 'waters to be searched',
  sides: SIDES.map((side) => ({
    side: teamOf(side),
    name: SIDE_NAMES[side],
    letter: LETTERS[side],
  })),
  sit,
  narrate,
  soundOf,
  // Not part of the first load: who reads the rules waits a moment for them.
  Rules: lazy(async () => ({ default: (await import('./rules/rules.tsx')).Rules })),
  Options: DiverOptions,
  seatsFor: (options: MatchOptions) => searchDiver.chairs(draftOf(options)),
  sideName: (side) => SIDE_NAMES[side as string as SideName],
  roleName: () => 'Diver',
  roleText: () => 'Plans dives under nitrogen and searches for the target',
});
