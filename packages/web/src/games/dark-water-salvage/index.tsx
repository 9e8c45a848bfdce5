import {
  darkWaterSalvage,
  HUNTER_LETTERS,
  HUNTER_NAMES,
  HUNTERS,
  teamOf,
  words,
} from '@fathom/dark-water-salvage/client';
import type { Action, Event, HunterName, View } from '@fathom/dark-water-salvage/client';
import { createMemo, lazy } from 'solid-js';
import { gameClient } from '../game-client.ts';
import type { GameClient, MatchOptions, Station } from '../game-client.ts';
import { createDesk } from './desk/desk.ts';
import type { SalvageTable } from './desk/desk.ts';
import { soundOf } from './sounds.ts';
import { SalvageOptions } from './options/salvage-options.tsx';
import { draftOf } from './options/draft.ts';
import { promptFor } from './prompt.ts';
import { HunterStanding } from './standing.tsx';
import { Books, SalvageBoard } from './table.tsx';

function sit(table: SalvageTable): Station {
  const desk = createDesk(table);
  return {
    prompt: createMemo(() => promptFor(desk)),
    layout: 'stations',
    Board: () => <SalvageBoard desk={desk} />,
    Actions: () => null,
    Paper: () => <Books desk={desk} />,
    Standing: (props) => (
      <HunterStanding view={desk.view()} hunter={props.side as string as HunterName} />
    ),
  };
}

export const client: GameClient = gameClient<View, Event, Action>({
  id: 'dark-water-salvage',
  water: 'dark water',
  sides: HUNTERS.map((hunter) => ({
    side: teamOf(hunter),
    name: HUNTER_NAMES[hunter],
    letter: HUNTER_LETTERS[hunter],
  })),
  sit,
  narrate: (event, side) => words.event(event, { side, seat: String }),
  soundOf,
  // Not part of the first load: who reads the rules waits a moment for them.
  Rules: lazy(async () => ({ default: (await import('./rules/rules.tsx')).Rules })),
  Options: SalvageOptions,
  seatsFor: (options: MatchOptions) => darkWaterSalvage.chairs(draftOf(options)),
  sideName: (side) => HUNTER_NAMES[side as string as HunterName],
  roleName: () => 'Hunter',
  roleText: () => 'Borrows, researches and salvages on an account of their own',
});
