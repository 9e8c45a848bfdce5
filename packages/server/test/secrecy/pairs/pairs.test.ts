import { isDeepStrictEqual } from 'node:util';
import type { Seat } from '@fathom/kit';
import type { WorldPair } from '@fathom/kit/secrecy';
import { describe, expect, test } from 'vitest';
import { playsOf, record } from './record.ts';
import type { OpenTable, Stage, Tapes } from './record.ts';
import { SCENES } from './scenes.ts';
import type { Scene } from './scenes.ts';

const PAIRS = process.env['FATHOM_SECRECY'] === 'long' ? 40 : 2;
const SHORTEST = 6; // moments

/** The most different world of each random match, where the two are different for long enough. */
function* pairsOf({ search, options, people, entitled, isWorth }: Scene): Iterable<WorldPair> {
  const viewer = entitled.flatMap((name) => people[name] ?? []) as Seat[];
  for (let n = 0; n < 400; n++) {
    const pair = search
      .pairs(options, `sockets ${n}`, viewer)
      .find((each) => differsIn(each) >= SHORTEST && isWorth(each));
    if (pair !== undefined) yield pair;
  }
}

/** In so many of the moments that are played. */
function differsIn(pair: WorldPair): number {
  const [{ steps }] = playsOf(pair);
  return pair.checkpoints.slice(0, steps.length + 1).filter(({ different }) => different).length;
}

/** The n-th of them; those before are sought once. */
function openPairs(scene: Scene): (n: number) => WorldPair {
  const found: WorldPair[] = [];
  const more = pairsOf(scene)[Symbol.iterator]();
  return (n) => {
    while (found.length <= n) {
      const next = more.next();
      if (next.done === true) throw new Error(`${scene.game}: only ${found.length} pairs`);
      found.push(next.value);
    }
    return found[n] as WorldPair;
  };
}

const recordBoth = (
  scene: Scene,
  pair: WorldPair,
  stage: Partial<Stage> = {},
): Promise<readonly Tapes[]> =>
  Promise.all(
    playsOf(pair).map((play) =>
      record(scene, play, { servers: 1, open: scene.search.open, ...stage }),
    ),
  );

/** A padding in the view as long as what it hides. */
const leaky = ({ search }: Scene): OpenTable =>
  search.openLeaking((state) => ({ padding: ' '.repeat(lengthFor(state)) }));
const lengthFor = (state: unknown): number =>
  Buffer.from(JSON.stringify(state)).reduce((sum, byte) => (sum * 31 + byte) % 997, 0);

const parsed = (text: string): unknown => JSON.parse(text);

/** What each of the n-th pair was sent at one server, played once for all tests that look at it. */
function openTapes(scene: Scene, pairAt: (n: number) => WorldPair) {
  const made = new Map<number, Promise<readonly Tapes[]>>();
  return (n: number): Promise<readonly Tapes[]> => {
    const tapes = made.get(n) ?? recordBoth(scene, pairAt(n));
    made.set(n, tapes);
    return tapes;
  };
}

describe.each(SCENES)('over real sockets: $game', (scene) => {
  const pairAt = openPairs(scene);
  const tapesOf = openTapes(scene, pairAt);

  test.each([...Array(PAIRS).keys()])(
    'worlds that differ in what is hidden are the same to the byte for whoever may not know: pair %i',
    async (n) => {
      const [one, other] = await tapesOf(n);
      expect(one?.entitled.length).toBeGreaterThan(20);
      expect(one?.entitled).toStrictEqual(other?.entitled);
      const isShown = !isDeepStrictEqual(one?.others, other?.others);
      expect(isShown || scene.isHiddenByLuck, 'others’ wires show it').toBe(true);
    },
  );

  test('at three servers on one store everybody is sent the same as at one', async () => {
    const [alone] = await tapesOf(0);
    const [one, other] = await recordBoth(scene, pairAt(0), { servers: 3 });
    expect(one?.entitled).toStrictEqual(other?.entitled);
    for (const whose of ['entitled', 'others'] as const) {
      const [sent, sentAlone] = [one?.[whose] ?? [], alone?.[whose] ?? []];
      expect(sent.map(({ length }) => length)).toStrictEqual(sentAlone.map(({ length }) => length));
      // Fields stand in another order where an event was read back from the log: that is so at one server, too.
      expect(sent.map(parsed)).toStrictEqual(sentAlone.map(parsed));
    }
  });

  test('a padding as long as what it hides is found', async () => {
    const [one, other] = await recordBoth(scene, pairAt(0), { open: leaky(scene) });
    expect(one?.entitled).not.toStrictEqual(other?.entitled);
  });
});
