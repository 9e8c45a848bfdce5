import {
  SIDES,
  SIDE_LETTERS,
  SIDE_NAMES,
  TABLE,
  foresee,
  searchDiver,
  teamOf,
} from '@fathom/search-diver/client';
import type { Action, Event, SideName, View } from '@fathom/search-diver/client';
import { createMemo, lazy } from 'solid-js';
import { gameClient } from '../game-client.ts';
import type { GameClient, MatchOptions, Station } from '../game-client.ts';
import { createDesk } from './desk/desk.ts';
import type { DiverTable } from './desk/desk.ts';
import { soundOf } from './desk/story.ts';
import { DiveLog } from './end/end.tsx';
import { draftOf } from './options/draft.ts';
import { DiverOptions } from './options/diver-options.tsx';
import { promptFor } from './prompt.ts';
import { SoloCard, createPar } from './solo/solo.tsx';
import { DiverBoard, DiverStanding } from './table.tsx';
import { words } from './units.ts';

function sit(table: DiverTable): Station {
  const desk = createDesk(table);
  const par = createPar(table.told);
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
  water: TABLE.water,
  sides: SIDES.map((side) => ({
    side: teamOf(side),
    name: SIDE_NAMES[side],
    letter: SIDE_LETTERS[side],
  })),
  sit,
  foresee,
  words,
  soundOf,
  // Not part of the first load: who reads the rules waits a moment for them.
  Rules: lazy(async () => ({ default: (await import('./rules/rules.tsx')).Rules })),
  Options: DiverOptions,
  seatsFor: (options: MatchOptions) => searchDiver.chairs(draftOf(options)),
});
