import {
  PLAYER_COUNTS,
  SIDES,
  SIDE_LETTERS,
  SIDE_NAMES,
  chairs,
  endingOf,
  foresee,
  lastlyWords,
  isGone,
  seatOf,
  teamOf,
} from '@fathom/search-diver/client';
import type { Action, Event, SideName, View } from '@fathom/search-diver/client';
import { Show, createMemo } from 'solid-js';
import { gameClient } from '../game-client.ts';
import type { GameClient, MatchEnding, MatchOptions, Station } from '../game-client.ts';
import { Later, later, lazyPart } from '../../table/later.tsx';
import { createDesk } from './desk/desk.ts';
import type { DiverTable } from './desk/desk.ts';
import { soundOf } from './desk/story.ts';
import { DiveLog } from './end/dive-log.tsx';
import { momentOf } from './moments/moments.tsx';
import { promptFor } from './prompt.ts';
import { DiverBoard, DiverStanding } from './table.tsx';
import { unit, words } from './units.ts';

const diverOptions = () => import('./options/diver-options.tsx');

const SoloCard = lazyPart(() => import('./solo/solo.tsx'), 'SoloCard');
const EndPicture = later(() => import('./end/end-picture.tsx'), 'EndPicture');

function sit(table: DiverTable): Station {
  const desk = createDesk(table);
  return {
    prompt: createMemo(() => promptFor(desk)),
    lastly: createMemo(() => lastlyWords(table.events(), { nameOf: desk.nameOf, unit: unit() })),
    hasLeft: () =>
      desk.view().divers.some((diver) => seatOf(diver.side) === table.seat() && isGone(diver)),
    momentOf: (event: Event) => momentOf(desk, event),
    ending: createMemo((): MatchEnding | null => {
      const end = endingOf(desk.view(), table.events(), { nameOf: desk.nameOf, unit: unit() });
      return end === null ? null : { ...end, Picture: () => <EndPicture view={desk.view()} /> };
    }),
    layout: 'stations',
    Board: () => <DiverBoard desk={desk} />,
    Actions: () => null,
    Paper: () => (
      <>
        <Show when={desk.view().setup.players === 1}>
          <Later>
            <SoloCard desk={desk} />
          </Later>
        </Show>
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
  water: null, // over the chart, which differs from match to match
  sides: SIDES.map((side) => ({
    side: teamOf(side),
    name: SIDE_NAMES[side],
    letter: SIDE_LETTERS[side],
  })),
  sit,
  foresee,
  words,
  soundOf,
  readsAllEvents: true, // the log of dives
  // Not part of the first load of a match: who reads the rules or makes a match waits a moment for them.
  Rules: lazyPart(() => import('./rules/rules.tsx'), 'Rules'),
  nameOfOption: async (name, value) =>
    (await import('./options/option-names.ts')).nameOfOption(name, value),
  Options: lazyPart(diverOptions, 'DiverOptions'),
  MainOption: lazyPart(diverOptions, 'DiverKind'),
  seatsFor: ({ players }: MatchOptions) =>
    chairs({ players: PLAYER_COUNTS.find((count) => count === players) ?? 2 }),
});
