import { isDeepStrictEqual } from 'node:util';
import type { Seat, Table } from '@fathom/kit';
import type { WorldPair } from '@fathom/kit/secrecy';
import { describe, expect, test } from 'vitest';
import { playsOf, record } from './record.ts';
import type { OpenTable, Tapes } from './record.ts';
import { SCENES } from './scenes.ts';
import type { Scene } from './scenes.ts';

const PAIRS = process.env['FATHOM_SECRECY'] === 'long' ? 40 : 3;
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
  open: OpenTable = scene.search.open,
): Promise<readonly Tapes[]> => Promise.all(playsOf(pair).map((play) => record(scene, play, open)));

/** A padding in the view as long as what it hides. */
const leaky =
  ({ search }: Scene): OpenTable =>
  (origin, past) => {
    const table = search.open(origin, past);
    return {
      ...table,
      view: (viewer) => ({ ...(table.view(viewer) as object), padding: ' '.repeat(hidden(table)) }),
    };
  };
const hidden = (table: Table): number =>
  Buffer.from(JSON.stringify([table.start(), table.rows])).reduce(
    (sum, byte) => (sum * 31 + byte) % 997,
    0,
  );

describe.each(SCENES)('over real sockets: $game', (scene) => {
  const pairAt = openPairs(scene);

  test.each([...Array(PAIRS).keys()])(
    'worlds that differ in what is hidden are the same to the byte for whoever may not know: pair %i',
    async (n) => {
      const [one, other] = await recordBoth(scene, pairAt(n));
      expect(one?.entitled.length).toBeGreaterThan(20);
      expect(one?.entitled).toStrictEqual(other?.entitled);
      const isShown = !isDeepStrictEqual(one?.others, other?.others);
      expect(isShown || scene.isHiddenByLuck, 'others’ wires show it').toBe(true);
    },
  );

  test('a padding as long as what it hides is found', async () => {
    const [one, other] = await recordBoth(scene, pairAt(0), leaky(scene));
    expect(one?.entitled).not.toStrictEqual(other?.entitled);
  });
});
