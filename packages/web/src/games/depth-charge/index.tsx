import { teamOf } from '@fathom/depth-charge/client';
import type { Action, Event, SideName, View } from '@fathom/depth-charge/client';
import { createMemo, lazy } from 'solid-js';
import { gameClient } from '../game-client.ts';
import type { GameClient, Station } from '../game-client.ts';
import { Actions } from './actions/actions.tsx';
import { LakeChart } from './chart/lake-chart.tsx';
import { LETTERS, SIDE_NAMES } from './chart/squares.ts';
import { createDesk } from './desk/desk.ts';
import type { LakeTable } from './desk/desk.ts';
import { narrate, soundOf } from './narrate.ts';
import { Paper } from './paper/paper.tsx';
import { promptFor } from './prompt.ts';
import { SideStanding } from './standing.tsx';

function sit(table: LakeTable): Station {
  const desk = createDesk(table);
  return {
    prompt: createMemo(() => promptFor(desk)),
    Board: () => <LakeChart desk={desk} />,
    Actions: () => <Actions desk={desk} />,
    Paper: () => <Paper desk={desk} />,
    Standing: (props) => (
      <SideStanding view={desk.view()} side={props.side as string as SideName} />
    ),
  };
}

const seat = (side: SideName): GameClient['sides'][number] => ({
  side: teamOf(side),
  name: SIDE_NAMES[side],
  letter: LETTERS[side],
});

export const client: GameClient = gameClient<View, Event, Action>({
  id: 'depth-charge',
  water: 'Lake Ashtapada',
  sides: [seat('black'), seat('red')],
  sit,
  narrate,
  soundOf,
  // Not part of the first load: who reads the rules waits a moment for them.
  Rules: lazy(async () => ({ default: (await import('./rules/rules.tsx')).Rules })),
});
