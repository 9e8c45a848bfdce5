import {
  PLAYER_COUNTS,
  SIDES,
  SIDE_LETTERS,
  SIDE_NAMES,
  TABLE,
  chairs,
  foresee,
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
  // Not part of the first load of a match: who reads the rules or makes a match waits a moment for them.
  Rules: lazy(async () => ({ default: (await import('./rules/rules.tsx')).Rules })),
  Options: lazy(async () => ({
    default: (await import('./options/diver-options.tsx')).DiverOptions,
  })),
  seatsFor: ({ players }: MatchOptions) =>
    chairs({ players: PLAYER_COUNTS.find((count) => count === players) ?? 2 }),
});
