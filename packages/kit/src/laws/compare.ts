import type { Rng } from '../game.ts';
import { bytes } from './plain.ts';
import { sample } from './probe.ts';
import { ASKED, DOORS, openScreen } from './screen.ts';
import type { Door, MatchRunner, Question, Screen, Shown } from './screen.ts';
import { inputsToTry } from './inputs-to-try.ts';
import type { InputPlace } from './inputs-to-try.ts';
import type { ViewerKnowledge, WorldPair } from './paired-worlds.ts';
import type { World } from './world.ts';

export interface Difference {
  readonly door: Door;
  readonly after: string; // where in the two logs
  readonly one: string;
  readonly other: string;
}
export interface Comparison {
  readonly host: MatchRunner;
  readonly knowledge: ViewerKnowledge;
  readonly rng: Rng;
}
/** One viewer of one world. What it is shown there is worked out once, however many worlds it is compared with. */
export interface Comparer {
  /** All that came in from where the other world was not met before, and the answer to one question at the end. */
  readonly compare: (pair: WorldPair) => Iterable<Difference>;
  /** From the start, with everything that can be asked. */
  readonly compareAll: (pair: WorldPair) => Iterable<Difference>;
}

const ASKED_AT_ONCE = 8; // inputs
const ASKED_ABOUT = 3; // times for the same doors
const NOTHING = bytes([]);

export function openComparer(place: InputPlace, { host, knowledge, rng }: Comparison): Comparer {
  const { one, viewer } = place;
  const open = (world: World, rows: number): Screen =>
    openScreen({ world, viewer, rows }, host, knowledge);
  const live = open(one, 0);
  const asked = new Map<string, number>(); // how often it was asked for more where these doors leaked
  const came: { readonly news: Shown; readonly sight: Shown }[] = [];
  const shown = (i: number): (typeof came)[number] => {
    while (came.length <= i) came.push({ news: live.advance(came.length), sight: live.glance() });
    return came[i] as (typeof came)[number];
  };
  const screenAt = remembered((i: number) => open(one, i));
  const inputsAt = remembered((i: number) => inputsToTry(place, i, rng));
  const studyAt = remembered((i: number) => screenAt(i).study(inputsAt(i)));
  const questions = remembered((place: number) => {
    const i = Math.floor(place / ASKED.length);
    const question: Question = {
      door: ASKED[place % ASKED.length] as Question['door'],
      last: rng.int(i + 1),
      inputs: sample(inputsAt(i), ASKED_AT_ONCE, rng),
    };
    return { question, answer: screenAt(i).ask(question) };
  });

  /** Goes through both worlds from a checkpoint on, and studies all there is at some. */
  function* walk(
    pair: WorldPair,
    from: number,
    studied: ReadonlySet<number>,
  ): Generator<Difference, Screen> {
    const right = open(pair.other, pair.checkpoints[from]?.other ?? 0);
    for (let i = from === 0 ? 0 : from + 1; i < pair.checkpoints.length; i++) {
      const after = whereIn(pair, i);
      const { news, sight } = shown(i);
      const comes = right.advance(pair.checkpoints[i]?.other ?? 0);
      const found = [
        ...differences(news, comes, after),
        ...broken(news, after),
        ...broken(comes, after),
        ...differences(sight, right.glance(), after),
      ];
      yield* found;
      const doors = found.map(({ door }) => door).join(' ');
      const times = asked.get(doors) ?? 0;
      // Where something shows, it is asked for at every door, so that all by which it leaves are named.
      const isToAsk = doors !== '' && times < ASKED_ABOUT;
      if (isToAsk) asked.set(doors, times + 1);
      if (studied.has(i) || isToAsk)
        yield* differences(studyAt(i), right.study(inputsAt(i)), after);
    }
    return right;
  }
  return {
    *compare(pair) {
      const last = pair.checkpoints.length - 1;
      const right = yield* walk(pair, pair.from, new Set());
      const { question, answer } = questions(last * ASKED.length + rng.int(ASKED.length));
      yield* differences(answer, right.ask(question), whereIn(pair, last));
    },
    *compareAll(pair) {
      const { length } = pair.checkpoints;
      // Asking for everything takes long: it is done at the end and once on the way.
      yield* walk(pair, 0, new Set([length - 1, rng.int(length)]));
    },
  };
}

const whereIn = ({ checkpoints }: WorldPair, i: number): string =>
  `${i} and ${checkpoints[i]?.other ?? 0} rows`;

function* differences(one: Shown, other: Shown, after: string): Iterable<Difference> {
  for (const door of DOORS) {
    const [mine = '', theirs = ''] = [one[door], other[door]];
    if (door !== 'silence' && mine !== theirs) yield { door, after, one: mine, other: theirs };
  }
}

/** A message where there should be silence needs no other world to be one too many. */
function* broken({ silence = NOTHING }: Shown, after: string): Iterable<Difference> {
  if (silence !== NOTHING) yield { door: 'silence', after, one: silence, other: NOTHING };
}

/** What is worked out once for each number. */
function remembered<T>(work: (n: number) => T): (n: number) => T {
  const known = new Map<number, T>();
  return (n) => {
    const value = known.has(n) ? (known.get(n) as T) : work(n);
    known.set(n, value);
    return value;
  };
}
