import { KEPT_MESSAGES } from '../audience.ts';
import type { Audience, Snapshot } from '../audience.ts';
import type { Input, Viewer } from '../game.ts';
import type { MatchOrigin, Paper, Row, Table } from '../table.ts';
import { bytes, throughJson } from './plain.ts';
import type { ViewerKnowledge } from './paired-worlds.ts';
import type { World } from './world.ts';

/** Every way by which something reaches a viewer. */
export const DOORS = [
  'message', // what is sent after a row: existence, order, number, events, patch
  'silence', // a row of which the viewer may not know that it happened
  'view',
  'legal',
  'toAct',
  'deadline',
  'outcome',
  'snapshot', // coming in late, and asking for what was told earlier
  'since', // coming back after any number of messages
  'story', // what a bot is told when it sits down
  'reopened', // snapshot and since of a table opened again from its log
  'refusal', // the answer to whatever the viewer may send
] as const;
export type Door = (typeof DOORS)[number];
/** The bytes that came through some of the doors. */
export type Shown = { readonly [Name in Door]?: string };

/** What runs a match: the kit's own table and audience, or others to be put to the test. */
export interface MatchRunner {
  readonly open: (origin: MatchOrigin, past?: readonly Row[]) => Table;
  readonly audience: (table: Table, viewer: Viewer) => Audience;
}

/** The doors at which one must ask. */
export const ASKED = ['snapshot', 'since', 'story', 'reopened', 'refusal'] as const;
/** What is asked at one of them. */
export interface Question {
  readonly door: (typeof ASKED)[number];
  readonly last: number; // the number after which somebody comes back
  readonly inputs: readonly Input<unknown>[];
}

/** One viewer in front of one world as it goes on. */
export interface Screen {
  /** Goes on to that many rows, and gives what came in meanwhile. */
  readonly advance: (rows: number) => Shown;
  readonly glance: () => Shown;
  /** Everything that can be asked for, and the answers to these inputs. */
  readonly study: (inputs: readonly Input<unknown>[]) => Shown;
  readonly ask: (question: Question) => Shown;
}
/** Whose screen in which world, from which row on. */
export interface ScreenPlace {
  readonly world: World;
  readonly viewer: Viewer;
  readonly rows: number;
}

export function openScreen(
  { world, viewer, rows: past }: ScreenPlace,
  { open, audience }: MatchRunner,
  knowledge: ViewerKnowledge,
): Screen {
  const table = open(world.origin);
  const papers = new Map<string, Paper>();
  /** As a host does: what is drawn on paper is no row. Whether it was. */
  const take = (row: Row): boolean => {
    const { input } = row;
    const key = input.type === 'act' ? table.paperOf(input.seat, input.action) : null;
    if (key !== null) papers.set(key, table.draw({ key, row }));
    else table.commit(row);
    return key !== null;
  };
  for (let i = 0; i < past; i++) take(world.rows[i] as Row);
  const live = audience(table, viewer);
  if (past > 0) live.snapshot(); // as for whoever comes in late
  let shown = past; // rows of the world
  const mayKnow = (i: number): boolean =>
    knowledge.byRow(world.rows[i] as Row, viewer, world.states[i + 1]).length > 0;
  const reopened = (): Audience => {
    const kept = throughJson({ rows: table.rows, papers: [...papers.values()] });
    return audience(open({ ...world.origin, papers: kept.papers }, kept.rows), viewer);
  };
  const answers = (inputs: readonly Input<unknown>[]): string =>
    bytes(inputs.map((input) => [input, answer(table, input)]));
  return {
    advance: (rows) => {
      const messages: unknown[] = [];
      const unheard: unknown[] = [];
      for (; shown < rows; shown++) {
        const message = take(world.rows[shown] as Row) ? live.paper() : live.next();
        if (message !== null) (mayKnow(shown) ? messages : unheard).push(message);
      }
      return { message: bytes(messages), silence: bytes(unheard) };
    },
    glance: () => ({
      view: bytes(table.view(viewer)),
      legal: bytes(viewer.map((seat) => [...table.legal(seat)])),
      toAct: bytes(table.toAct()),
      deadline: bytes(table.deadline()),
      outcome: bytes(table.outcome()),
    }),
    study: (inputs) => {
      const again = reopened();
      return {
        snapshot: bytes(arrival(live)),
        since: bytes(returns(live)),
        story: bytes([...table.story(viewer)]),
        reopened: bytes([again.snapshot(), returns(again)]),
        refusal: answers(inputs),
      };
    },
    ask: ({ door, last, inputs }) => {
      switch (door) {
        case 'snapshot':
          return { snapshot: bytes(arrival(live)) };
        case 'since':
          return { since: bytes(live.since(last)) };
        case 'story':
          return { story: bytes([...table.story(viewer)].slice(last)) };
        case 'reopened': {
          const again = reopened();
          return { reopened: bytes([again.snapshot(), again.since(last)]) };
        }
        case 'refusal':
          return { refusal: answers(inputs) };
        default:
          return door satisfies never;
      }
    },
  };
}

/** What one gets who comes in, and what was told before any of a few messages, or before one that never was. */
function arrival(audience: Audience): readonly unknown[] {
  const snapshot = audience.snapshot();
  const { n } = JSON.parse(snapshot) as Snapshot;
  return [snapshot, ...[0, 1, n >> 1, n, n + 1].map((before) => audience.earlier(before))];
}

const RETURNS = 12;

/** What one gets who comes back after a message (each of a few, some of many), or with a number that never was. */
function returns(audience: Audience): readonly unknown[] {
  const { n } = JSON.parse(audience.snapshot()) as Snapshot;
  const kept = Math.min(n, KEPT_MESSAGES + 1); // and one that is not
  const step = Math.max(1, Math.ceil(kept / RETURNS));
  const after = Array.from({ length: Math.floor(kept / step) + 1 }, (_, i) => n - i * step);
  return [n + 1, ...after, 0, -1].map((last) => audience.since(last));
}

function answer(table: Table, input: Input<unknown>): unknown {
  const proposal = table.propose(input);
  return proposal.ok ? 'accepted' : proposal.refusal;
}
