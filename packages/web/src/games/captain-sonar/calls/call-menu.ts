import { COLOURS, COURSES, systemsIn } from '@fathom/captain-sonar/client';
import type {
  Call,
  CallGroupName,
  Cell,
  Role,
  Scenario,
  System,
} from '@fathom/captain-sonar/client';
import type { Desk } from '../desk/desk.ts';

export interface CallGroup {
  readonly name: CallGroupName;
  readonly calls: readonly Call[];
}

/** What there is to speak of. */
export interface CallTopics {
  readonly scenario: Scenario;
  readonly sectors: number;
  readonly sheetAt: Cell | null; // where the plotting sheet has the enemy
}

/** What somebody at this desk has to speak of. */
export const topicsOf = ({ view, grid, sheet }: Desk): CallTopics => ({
  scenario: view().setup.scenario,
  sectors: grid().chart.sectors,
  sheetAt: sheet.sheet()?.at ?? null,
});

/** The orders and reports of a role. Its crew takes any call from anybody: these are the ones it needs. */
export function callMenu(role: Role, topics: CallTopics): readonly CallGroup[] {
  const systems = systemsIn(topics.scenario);
  switch (role) {
    case 'captain':
      return [
        { name: 'charge', calls: about('charge', systems) },
        { name: 'keep', calls: COLOURS.map((colour) => ({ kind: 'keep', colour })) },
        { name: 'words', calls: plain('where', 'wait', 'yes', 'no') },
      ];
    case 'firstMate':
      return [
        { name: 'use', calls: about('use', systems) },
        { name: 'words', calls: plain('where', 'surface', 'wait', 'yes', 'no') },
      ];
    case 'engineer':
      return [
        { name: 'go', calls: courses(true) },
        { name: 'not', calls: courses(false) },
        { name: 'words', calls: plain('surface', 'wait', 'yes', 'no') },
      ];
    case 'radioOperator':
      return [
        {
          name: 'words',
          calls: [
            ...whereTheSheetIs(topics),
            ...about('use', ['torpedo']),
            ...plain('lost', 'wait', 'yes', 'no'),
          ],
        },
        { name: 'perhaps', calls: sectors(topics, false) },
        { name: 'surely', calls: sectors(topics, true) },
      ];
    default:
      return role satisfies never;
  }
}

const about = (kind: 'charge' | 'use', systems: readonly System[]): readonly Call[] =>
  systems.map((system) => ({ kind, system }));

type PlainKind = 'where' | 'lost' | 'surface' | 'wait' | 'yes' | 'no';

const plain = (...kinds: readonly PlainKind[]): readonly Call[] => kinds.map((kind) => ({ kind }));

const courses = (wanted: boolean): readonly Call[] =>
  COURSES.map((course) => ({ kind: 'course', course, wanted }));

const sectors = (topics: CallTopics, sure: boolean): readonly Call[] =>
  Array.from({ length: topics.sectors }, (_, i) => ({ kind: 'sector', sector: i + 1, sure }));

const whereTheSheetIs = ({ sheetAt }: CallTopics): readonly Call[] =>
  sheetAt === null ? [] : [{ kind: 'here', cell: sheetAt }];
