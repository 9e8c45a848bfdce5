import {
  DEFAULT_PLAYERS,
  HUNTERS,
  PLAYER_COUNTS,
  chairs,
  hunterLetter,
  hunterName,
  teamOf,
  clientWords,
  foresee,
} from '@fathom/dark-water-salvage/client';
import type { Action, Event, HunterName, View } from '@fathom/dark-water-salvage/client';
import { createMemo } from 'solid-js';
import { gameClient } from '../game-client.ts';
import type { GameClient, MatchOptions, Sound, Station } from '../game-client.ts';
import { createDesk } from './desk/desk.ts';
import type { SalvageTable } from './desk/own-seat.ts';
import { endingOf } from './ending.tsx';
import { createLastly } from './lastly.ts';
import { momentOf } from './moments/moment-of.tsx';
import { HunterStanding } from './standing.tsx';
import { deadlineAt, promptFor } from './prompt.ts';
import { SalvageBoard } from './table.tsx';
import { lazyPart } from '../../table/later.tsx';

const options = () => import('./options.tsx');

function sit(table: SalvageTable): Station {
  const desk = createDesk(table);
  return {
    prompt: createMemo(() => promptFor(desk)),
    deadline: () => deadlineAt(desk),
    hasLeft: () => (desk.standing()?.out ?? null) !== null,
    lastly: createLastly(table),
    ending: createMemo(() => endingOf(desk)),
    momentOf: (event: Event) => momentOf(event, desk),
    layout: 'stations',
    Board: () => <SalvageBoard desk={desk} />,
    Actions: () => null,
    Paper: () => null, // it lies on the desk
    Standing: (props) => (
      <HunterStanding view={desk.view()} hunter={props.side as string as HunterName} />
    ),
  };
}

export const client: GameClient = gameClient<View, Event, Action>({
  id: 'dark-water-salvage',
  water: null, // written across the chart
  sides: HUNTERS.map((hunter) => ({
    side: teamOf(hunter),
    name: hunterName(hunter),
    letter: hunterLetter(hunter),
  })),
  sit,
  foresee,
  words: clientWords,
  soundOf,
  // Not part of the first load of a match: who reads the rules or makes a match waits a moment for them.
  Rules: lazyPart(() => import('./rules.tsx'), 'Rules'),
  nameOfOption: async (name, value) =>
    (await import('./option-names.ts')).nameOfOption(name, value),
  Options: lazyPart(options, 'SalvageOptions'),
  MainOption: lazyPart(options, 'SalvageHunters'),
  seatsFor: ({ players }: MatchOptions) =>
    chairs({ players: PLAYER_COUNTS.find((count) => count === players) ?? DEFAULT_PLAYERS }),
});

/** Winning and losing sound different to each side: that is the frame's to know. */
function soundOf(event: Event): Sound | null {
  switch (event.type) {
    case 'applicationsOpened':
    case 'cityChosen':
    case 'applied':
    case 'applicationChanged':
      return 'mark';
    case 'researched':
      return 'ping';
    case 'moved':
      return 'move';
    case 'wreckLocated':
      return 'ready';
    case 'wreckSalvaged':
      return 'surface';
    case 'wreckMissed':
      return 'splash';
    case 'timeRanOut':
      return 'alarm';
    case 'loansOffered':
    case 'stepBegan':
    case 'turnOrderAsked':
    case 'passed':
    case 'wasDone':
    case 'timeGiven':
    case 'roundEnded':
    case 'forfeited':
    case 'gameEnded':
      return null;
    default:
      return event satisfies never;
  }
}
