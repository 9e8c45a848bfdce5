import { canonical } from '../fair.ts';
import type { Input, Millis, Rng, Viewer } from '../game.ts';
import type { Row } from '../table.ts';
import { graft, sample } from './probe.ts';
import { seatsOf } from './viewers.ts';
import { legalOf } from './random-play.ts';
import { attempt, begin, grow, seedFor, stateOf } from './world.ts';
import type { AppliedRow, World } from './world.ts';

/** The game's own word on who may know what, with its types closed over. */
export interface ViewerKnowledge {
  readonly atStart: (start: unknown, viewer: Viewer) => unknown;
  readonly byRow: (row: Row, viewer: Viewer, after: unknown) => readonly unknown[];
  readonly secrets: (state: unknown) => unknown;
}
/** A place in two logs up to which the viewer may know exactly the same. */
export interface Checkpoint {
  readonly one: number; // rows of the one world
  readonly other: number;
  readonly different: boolean; // in what is hidden
}
/** Two worlds that the viewer cannot tell apart by the rules, at any of these checkpoints. */
export interface WorldPair {
  readonly one: World;
  readonly other: World;
  readonly viewer: Viewer;
  readonly checkpoints: readonly Checkpoint[];
}
export interface PairSearch {
  readonly one: World;
  readonly viewer: Viewer;
  readonly knowledge: ViewerKnowledge;
  readonly rng: Rng;
}

const RETELLINGS = 24;
const SUBSTITUTES = 8; // other choices tried for one row

/** The other world so far, and the inputs it has for each row of the one. */
interface Story {
  readonly other: World;
  readonly checkpoints: readonly Checkpoint[];
  readonly script: readonly (readonly Input<unknown>[])[];
}

/**
 * Tells the story of a world again, with other luck half of the time, and changes one hidden choice of the others
 * after another, keeping the changes by which the two worlds stay different and indistinguishable for longer.
 * null: the secrets never came out different.
 */
export function findPair(search: PairSearch): WorldPair | null {
  const { one, viewer, knowledge, rng } = search;
  const seed = rng.int(2) === 0 ? one.origin.seed : seedFor('twin', rng.int(2 ** 32));
  const other = begin(one.game, { ...one.origin, seed });
  const [mine, theirs] = [one, other].map((world) =>
    canonical(knowledge.atStart(world.states[0], viewer)),
  );
  if (mine !== theirs) return null;
  const script = one.rows.map((row) => [row.input]);
  let best = tell(search, { other, checkpoints: [checkpointOf(search, 0, other)], script });
  for (let i = 0; i < RETELLINGS; i++) {
    const told = retell(search, best);
    if (told !== null && depth(told) >= depth(best)) best = told;
  }
  return depth(best) > 0 ? { one, viewer, other: best.other, checkpoints: best.checkpoints } : null;
}

const depth = ({ checkpoints }: Story): number =>
  checkpoints.filter(({ different }) => different).length;

function checkpointOf({ one, knowledge }: PairSearch, rows: number, other: World): Checkpoint {
  const [mine, theirs] = [one.states[rows], stateOf(other)].map((state) =>
    canonical(knowledge.secrets(state)),
  );
  return { one: rows, other: other.rows.length, different: mine !== theirs };
}

/** Goes on with a story by its script, for as long as the viewer is entitled to know the same. */
function tell(search: PairSearch, story: Story): Story {
  const { one } = search;
  const other = cut(story.other, story.other.rows.length);
  const checkpoints = [...story.checkpoints];
  for (let i = checkpoints.length - 1; i < one.rows.length; i++) {
    const facts = factsOf(search, { row: one.rows[i] as Row, after: one.states[i + 1] });
    const told = play(search, other, story.script[i] ?? []);
    if (told === null || canonical(told) !== canonical(facts)) break;
    checkpoints.push(checkpointOf(search, i + 1, other));
  }
  return { ...story, other, checkpoints };
}

const cut = (world: World, rows: number): World => ({
  ...world,
  rows: world.rows.slice(0, rows),
  states: world.states.slice(0, rows + 1),
});

const factsOf = ({ knowledge, viewer }: PairSearch, what: AppliedRow): readonly unknown[] =>
  knowledge.byRow(what.row, viewer, what.after);

/** What the viewer learns by these inputs; null: one of them cannot be. */
function play(
  search: PairSearch,
  other: World,
  inputs: readonly Input<unknown>[],
): readonly unknown[] | null {
  const facts: unknown[] = [];
  for (const input of inputs) {
    if (other.game.outcome(stateOf(other)) !== null) return null;
    const taken = attempt(other, input);
    if (!taken.ok) return null;
    facts.push(...factsOf(search, taken));
    grow(other, taken);
  }
  return facts;
}

/** The same story with a change in one place. null: there is nothing to change there. */
function retell(search: PairSearch, story: Story): Story | null {
  const { one, rng } = search;
  const i = rng.int(story.checkpoints.length);
  const checkpoint = story.checkpoints[i] as Checkpoint;
  const row = one.rows[i];
  if (row === undefined) return null;
  const other = cut(story.other, checkpoint.other);
  const facts = canonical(factsOf(search, { row, after: one.states[i + 1] }));
  for (const inputs of changes(search, other, { row, inputs: story.script[i] ?? [] })) {
    if (canonical(play(search, cut(other, checkpoint.other), inputs)) !== facts) continue;
    const script = story.script.with(i, inputs);
    return tell(search, { other, checkpoints: story.checkpoints.slice(0, i + 1), script });
  }
  return null;
}

interface Passage {
  readonly row: Row; // in the one world
  readonly inputs: readonly Input<unknown>[]; // in the other
}

/** What might happen instead of a row. What the viewer does is never changed. */
function* changes(
  { viewer, rng }: PairSearch,
  other: World,
  { row: { input }, inputs }: Passage,
): Iterable<readonly Input<unknown>[]> {
  const others = seatsOf(other.chairs).filter((seat) => !viewer.includes(seat));
  const before = { at: other.rows.at(-1)?.input.at ?? (0 as Millis), type: 'act' as const };
  if (rng.int(4) === 0 && others.length > 0) {
    const seat = rng.pick(others);
    for (const action of sample(legalOf(other, seat), 1, rng))
      yield [{ ...before, seat, action }, ...inputs]; // something more, if the viewer does not hear of it
  }
  if (input.type !== 'act' || viewer.includes(input.seat)) return;
  if (rng.int(4) === 0) yield []; // nothing, if the viewer heard of nothing
  for (const action of substitutes(input.action, legalOf(other, input.seat), rng))
    yield [{ ...input, action }];
}

/** A choice that differs in one point stays indistinguishable for longer, so such are tried first. */
function substitutes(taken: unknown, legal: readonly unknown[], rng: Rng): readonly unknown[] {
  const donors = sample(legal, SUBSTITUTES, rng);
  return [...donors.map((donor) => graft(taken, donor, rng)), ...donors].filter(
    (action) => canonical(action) !== canonical(taken),
  );
}
