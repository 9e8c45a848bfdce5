import type { Rng, Viewer } from '../game.ts';
import { luckOf } from '../luck.ts';
import type { Row } from '../table.ts';
import { alike } from './alike.ts';
import { fingerprintOf } from './fingerprint.ts';
import { openChanges } from './other-choices.ts';
import type { RowChanges, Script } from './other-choices.ts';
import { attemptParsed, begin, grow, seedFor, stateOf } from './world.ts';
import type { World } from './world.ts';

/** The game's own word on who may know what, with its types closed over. */
export interface ViewerKnowledge {
  readonly atStart: (start: unknown, viewer: Viewer) => unknown;
  readonly byRow: (row: Row, viewer: Viewer, after: unknown) => readonly unknown[];
  readonly secrets: (state: unknown) => unknown;
}
/** A place in two logs up to which the viewer may know exactly the same: the i-th is after i rows of the one. */
export interface Checkpoint {
  readonly other: number; // rows of the other world
  readonly different: boolean; // in what is hidden
}
/** Two worlds that the viewer cannot tell apart by the rules, at any of these checkpoints. */
export interface WorldPair {
  readonly one: World;
  readonly other: World;
  readonly viewer: Viewer;
  readonly checkpoints: readonly Checkpoint[];
  readonly from: number; // the checkpoint up to which the other world was met before
  readonly moments: number; // checkpoints at which something hidden is different
  readonly key: string; // of the two worlds, in whatever order
}
export interface PairSearch {
  readonly one: World;
  readonly viewer: Viewer;
  readonly knowledge: ViewerKnowledge;
  readonly rng: Rng;
  /** The rows worth changing, because they hide something; if left out, all are tried. */
  readonly hides?: ((row: Row) => boolean) | undefined;
}
/** Finds other worlds for one viewer of one match, each only once. */
export interface PairFinder {
  /** One more beginning, and what comes of changing it; the last of them, if any, is to be compared in full. */
  readonly next: () => Iterable<WorldPair>;
  readonly best: () => WorldPair | null; // of the last beginning
}

const RETELLINGS = 24;

/** The other world so far, and the inputs it has for each row of the one. */
interface Story {
  readonly other: World;
  readonly checkpoints: readonly Checkpoint[];
  readonly script: Script;
  readonly from: number;
  readonly moments: number;
}

/**
 * Tells the story of a world again, every other time with other luck, and changes one hidden choice of the others
 * after another. What the viewer may not tell apart from the one world is a pair; the changes by which the two worlds
 * stay different and indistinguishable for longer are built upon.
 */
export function openPairFinder(search: PairSearch): PairFinder {
  const { one, viewer, knowledge } = search;
  const rng = luckOf(search.rng.int(2 ** 32));
  const facts = one.rows.map((row, i) => knowledge.byRow(row, viewer, one.states[i + 1]));
  const secrets = one.states.map(knowledge.secrets);
  const atStart = knowledge.atStart(one.states[0], viewer);
  const script = one.rows.map((row) => [row.input]);
  const changes: RowChanges = openChanges({ ...search, rng });
  const met = new Set<string>();
  let beginnings = 0;
  let best: Story | null = null;

  const checkpointOf = (rows: number, other: World): Checkpoint => ({
    other: other.rows.length,
    different: !alike(secrets[rows], knowledge.secrets(stateOf(other))),
  });

  /** Goes on with a story by its script, for as long as the viewer is entitled to know the same. */
  const tell = (story: Omit<Story, 'moments'>): Story => {
    const { other } = story;
    const checkpoints = [...story.checkpoints];
    for (let i = checkpoints.length - 1; i < one.rows.length; i++) {
      const before = other.rows.length;
      const told = play(other, story.script[i] ?? []);
      if (told === null || !alike(told, facts[i])) {
        shorten(other, before);
        break;
      }
      checkpoints.push(checkpointOf(i + 1, other));
    }
    const moments = checkpoints.filter(({ different }) => different).length;
    return { ...story, other, checkpoints, moments };
  };

  /** What the viewer learns by these inputs; null: one of them cannot be. */
  const play = (other: World, inputs: Script[number]): readonly unknown[] | null => {
    const told: unknown[] = [];
    for (const input of inputs) {
      if (other.game.outcome(stateOf(other)) !== null) return null;
      const taken = attemptParsed(other, input);
      if (!taken.ok) return null;
      told.push(...knowledge.byRow(taken.row, viewer, taken.after));
      grow(other, taken);
    }
    return told;
  };

  /** With other luck, every other time and unless the viewer would see that from the start; null: there is no other. */
  const beginning = (): Story | null => {
    beginnings += 1;
    const seed = seedFor('twin', rng.int(2 ** 32));
    const isOther = changes.isLuckAlone || beginnings % 2 === 1;
    const other = isOther ? begin(one.game, { ...one.origin, seed }) : null;
    if (other !== null && alike(knowledge.atStart(other.states[0], viewer), atStart))
      return tell({ other, checkpoints: [checkpointOf(0, other)], script, from: 0 });
    if (changes.isLuckAlone) return null;
    const checkpoints = one.states.map((_, i) => ({ other: i, different: false }));
    return { other: cut(one, one.rows.length), checkpoints, script, from: 0, moments: 0 };
  };

  /** The same story with a change in one place. null: nothing came of it. */
  const retell = (story: Story): Story | null => {
    const i = changes.place(story.checkpoints.length);
    const checkpoint = story.checkpoints[i];
    if (checkpoint === undefined || i >= one.rows.length) return null;
    const before = cut(story.other, checkpoint.other);
    for (const inputs of changes.at(i, before, story.script[i] ?? [])) {
      const other = cut(before, checkpoint.other);
      if (!alike(play(other, inputs), facts[i])) continue;
      changes.succeeded(i);
      const checkpoints = [...story.checkpoints.slice(0, i + 1), checkpointOf(i + 1, other)];
      return tell({ other, checkpoints, script: story.script.with(i, inputs), from: i });
    }
    changes.failed(i);
    return null;
  };

  const keyOf = ({ other, checkpoints }: Story): string =>
    [
      fingerprintOf(secrets[0], one.rows.slice(0, checkpoints.length - 1)),
      fingerprintOf(knowledge.secrets(other.states[0]), other.rows),
    ]
      .toSorted()
      .join(' ');
  const pairOf = (story: Story): WorldPair => ({ ...story, one, viewer, key: keyOf(story) });
  const isNew = ({ key }: WorldPair): boolean => met.size < met.add(key).size;

  return {
    *next() {
      best = beginning();
      const retellings = changes.isLuckAlone ? 0 : RETELLINGS;
      for (let i = 0; i <= retellings && best !== null; i++) {
        const told: Story | null = i === 0 ? best : retell(best);
        if (told === null || told.moments === 0) continue;
        const pair = pairOf(told);
        if (isNew(pair)) yield pair;
        if (told.moments >= best.moments) best = told;
      }
    },
    best: () => (best === null || best.moments === 0 ? null : pairOf(best)),
  };
}

const cut = (world: World, rows: number): World => ({
  ...world,
  rows: world.rows.slice(0, rows),
  states: world.states.slice(0, rows + 1),
});

function shorten({ rows, states }: World, to: number): void {
  rows.length = to;
  states.length = to + 1;
}
