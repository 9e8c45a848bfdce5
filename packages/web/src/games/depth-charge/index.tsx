import { LAKE_NAME, SIDES, SIDE_LETTERS, clientWords, teamOf } from '@fathom/depth-charge/client';
import type { Action, Event, SideName, View } from '@fathom/depth-charge/client';
import { createMemo } from 'solid-js';
import type { Accessor } from 'solid-js';
import { createFetched, lazyPart } from '../../table/later.tsx';
import { namesAt } from '../../table/event-lines.ts';
import { gameClient } from '../game-client.ts';
import type { GameClient, MatchEnding, Sound, Station } from '../game-client.ts';
import { Actions } from './actions/actions.tsx';
import { LakeChart } from './chart/lake-chart.tsx';
import { createDesk } from './desk/desk.ts';
import type { Desk, LakeTable } from './desk/desk.ts';
import { momentOf } from './moments.tsx';
import { Paper } from './paper/paper.tsx';
import { foresee } from './play.ts';
import { promptFor } from './prompt.ts';
import { SideStanding } from './standing.tsx';
import { shownLater } from './parts.ts';

function sit(table: LakeTable): Station {
  const desk = createDesk(table);
  return {
    prompt: createMemo(() => promptFor(desk)),
    lastly: createLastly(desk),
    momentOf: (event: Event) => momentOf(event, desk),
    ending: createEnding(desk),
    Board: () => <LakeChart desk={desk} />,
    Actions: () => <Actions desk={desk} />,
    Paper: () => <Paper desk={desk} />,
    Standing: (props) => (
      <SideStanding view={desk.view()} side={props.side as string as SideName} />
    ),
  };
}

/** Nothing has happened before play begins. */
function createLastly({ table }: Desk): Accessor<string | null> {
  const hasBegun = createMemo(() => table.told().phase !== 'placing');
  const parts = createFetched(hasBegun, shownLater);
  return createMemo(() =>
    hasBegun() ? (parts()?.tellLately(table.told(), namesAt(table)) ?? null) : null,
  );
}

/** Not part of the first load either: it is fetched when the match is over. */
function createEnding(desk: Desk): Accessor<MatchEnding | null> {
  const isOver = createMemo(() => desk.table.told().phase === 'over');
  const parts = createFetched(isOver, shownLater);
  return createMemo(() => (isOver() ? (parts()?.endingOf(desk) ?? null) : null));
}

/** Winning and losing sound different to each side: that is the frame's to know. */
function soundOf(event: Event): Sound | null {
  switch (event.type) {
    case 'minesPlaced':
      return 'splash';
    case 'boatMoved':
      return 'move';
    case 'boatSunk':
      return 'sink';
    case 'soundingDropped':
      return 'ping';
    case 'depthChargeDropped':
      return event.hit ? 'blast' : 'splash';
    case 'playBegan':
    case 'passed':
    case 'forfeited':
    case 'gameEnded':
      return null;
    default:
      return event satisfies never;
  }
}

export const client: GameClient = gameClient<View, Event, Action>({
  id: 'depth-charge',
  water: LAKE_NAME,
  sides: SIDES.map((side) => ({
    side: teamOf(side),
    name: clientWords.side(teamOf(side)),
    letter: SIDE_LETTERS[side],
  })),
  sit,
  foresee,
  words: clientWords,
  soundOf,
  // Not part of the first load: who reads the rules waits a moment for them.
  Rules: lazyPart(() => import('./rules/rules.tsx'), 'Rules'),
});
