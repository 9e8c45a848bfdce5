import { SIDES, SIDE_LETTERS, SIDE_NAMES, teamOf, clientWords } from '@fathom/captain-sonar/client';
import type { Action, Event, SideName, View } from '@fathom/captain-sonar/client';
import { createMemo } from 'solid-js';
import type { Accessor } from 'solid-js';
import { gameClient } from '../game-client.ts';
import type { GameClient, MatchEnding, Station } from '../game-client.ts';
import { namesAt } from '../../table/event-lines.ts';
import { createFetched, lazyPart } from '../../table/later.tsx';
import { earsOf, isNews, sayingOf } from './calls/sayings.ts';
import { CrewStanding } from './crew-standing.tsx';
import { createDesk } from './desk/desk.ts';
import type { Desk, SonarTable } from './desk/desk.ts';
import { momentOf } from './moments.tsx';
import { foresee } from './play.ts';
import { alsoWaiting, promptFor } from './prompt.ts';
import { soundOf } from './sounds.ts';
import { SonarBoard } from './table.tsx';
import { laterParts } from './parts.ts';

const sonarOptions = () => import('./options/sonar-options.tsx');

function sit(table: SonarTable): Station {
  const desk = createDesk(table);
  return {
    prompt: createMemo(() => promptFor(desk)),
    alsoWaiting: createMemo(() => alsoWaiting(desk)),
    deadline: () => {
      const { stop } = desk.view();
      const until = stop?.until ?? null;
      return until === null ? null : { until, label: null };
    },
    lastly: createMemo(() => lastAnnounced(desk)),
    momentOf: (event: Event) => momentOf(desk, event),
    isNews: (event: Event) => isNews(desk, event),
    ending: createEnding(desk),
    layout: 'stations',
    Board: () => <SonarBoard desk={desk} />,
    Actions: () => null,
    Paper: () => null,
    Standing: (props) => (
      <CrewStanding view={desk.view()} side={props.side as string as SideName} />
    ),
  };
}

/** Of all that is noted, what was called across the table. */
function lastAnnounced({ table }: Desk): string | null {
  const said = table.told().record.at(-1);
  return said === undefined ? null : clientWords.event(said, namesAt(table));
}

/** Fetched when the match is over. */
function createEnding(desk: Desk): Accessor<MatchEnding | null> {
  const isOver = createMemo(() => desk.view().result !== null);
  const parts = createFetched(isOver, laterParts);
  return createMemo(() => (isOver() ? (parts()?.endingOf(desk) ?? null) : null));
}

export const client: GameClient = gameClient<View, Event, Action>({
  id: 'captain-sonar',
  water: null, // under the chart, which differs from match to match
  sides: SIDES.map((side) => ({
    side: teamOf(side),
    name: SIDE_NAMES[side],
    letter: SIDE_LETTERS[side],
  })),
  sit,
  foresee,
  words: clientWords,
  ears: (options) => [earsOf(options), 'ambience'],
  sayingOf,
  soundOf,
  hasNoClock: ({ mode }) => mode === 'realTime',
  isGuided: ({ mode, guided }) => guided === true && mode !== 'realTime',
  // Not part of the first load of a match: who reads the rules or makes a match waits a moment for them.
  Rules: lazyPart(() => import('./rules/rules.tsx'), 'Rules'),
  describeOptions: async (options) => (await import('./options/draft.ts')).describeOptions(options),
  nameOfOption: async (name, value) =>
    (await import('./options/option-names.ts')).nameOfOption(name, value),
  Options: lazyPart(sonarOptions, 'SonarOptions'),
  MainOption: lazyPart(sonarOptions, 'SonarMode'),
});
