import type { SideName } from '@fathom/depth-charge/client';
import { LIMITS } from '@fathom/protocol';
import { expect, test } from './people/fixtures.ts';
import type { Come } from './people/fixtures.ts';
import { listenIn, toldOfMatch } from './people/frames.ts';
import type { Frames } from './people/frames.ts';
import { fastForward, sitDown } from './people/known-game.ts';
import type { Players } from './people/known-game.ts';
import { openRawSocket } from './people/raw-socket.ts';
import type { RawSocket } from './people/raw-socket.ts';

/** Both have placed their mines, and it is Black’s turn. */
interface Scene {
  readonly players: Players;
  readonly match: string;
  readonly frames: Readonly<Record<SideName, Frames>>;
}

async function begin(come: Come): Promise<Scene> {
  const players = { black: await come('Anna'), red: await come('Ben') };
  const frames = { black: listenIn(players.black.page), red: listenIn(players.red.page) };
  const match = await sitDown(players);
  await fastForward(players, match);
  await players.black.seesTheirTurn();
  return { players, match, frames };
}

/** Whatever `forge` does, `victim` is told nothing of it, and the match can go on. */
async function harmless(
  { players, frames }: Scene,
  victim: SideName,
  forge: () => Promise<void>,
): Promise<void> {
  const { black: anna, red: ben } = players;
  /** All that it has been told: its own word comes back to it after whatever was sent before. */
  const allTold = async (word: string): Promise<readonly string[]> => {
    await players[victim].page.getByLabel('Say something to the table').fill(word);
    await players[victim].button('Say').click();
    const heard = (): readonly string[] => toldOfMatch(frames[victim]);
    await expect
      .poll(() => heard().slice(-2).join('\n'))
      .toMatch(new RegExp(`"${word}".*\n.*"done"`));
    return heard();
  };
  const before = await allTold('before');
  await forge();
  expect((await allTold('after')).slice(before.length, -2)).toEqual([]);
  await anna.seesTheirTurn();
  await expect(anna.log).toHaveCount(3);
  await anna.move('a4');
  await ben.move('h7');
  await anna.seesLine('Ben moves h8 → h7.');
}

async function isRefused(forger: RawSocket, message: object, code: unknown): Promise<void> {
  const id = `x${(await forger.heard()).length}`;
  await forger.say({ id, ...message });
  await expect
    .poll(async () => (await forger.heard()).filter(({ re }) => re === id))
    .toMatchObject([{ t: 'refused', code }]);
}

test('acts for the other seat and out of turn are refused, and the other player notices nothing', async ({
  come,
}) => {
  const scene = await begin(come);
  const forger = await openRawSocket(scene.players.red.page, scene.match);
  await harmless(scene, 'black', async () => {
    const theirs = { t: 'act', seat: 'black', action: { type: 'move', to: 'a4' } };
    await isRefused(forger, theirs, 'notYourSeat');
    await isRefused(forger, { t: 'resign', seat: 'black' }, 'notYourSeat');
    await isRefused(forger, { t: 'claim', seat: 'black' }, 'notAway');
    const early = { t: 'act', seat: 'red', action: { type: 'move', to: 'h5' } };
    await isRefused(forger, early, 'notYourTurn');
  });
});

const ILLEGAL: readonly (readonly [action: unknown, code: string])[] = [
  [{ type: 'move', to: 'h1' }, 'outOfReach'],
  [{ type: 'move', to: 'a1' }, 'noMove'],
  [{ type: 'charge', square: 'e5' }, 'notBesideBoat'],
  [{ type: 'place', squares: ['a2', 'a3', 'a4'] }, 'alreadyPlaced'],
  [{ type: 'pass' }, 'noPassing'],
  [{ type: 'move', to: 'z9' }, 'malformed'],
  [{ type: 'move', to: 'a4', twice: true }, 'malformed'],
  [{ type: 'surrender' }, 'malformed'],
  ['a4', 'malformed'],
  [null, 'malformed'],
];

test('illegal actions in one’s own turn are refused and cost nothing', async ({ come }) => {
  const scene = await begin(come);
  const forger = await openRawSocket(scene.players.black.page, scene.match);
  await harmless(scene, 'red', async () => {
    for (const [action, code] of ILLEGAL)
      await isRefused(forger, { t: 'act', seat: 'black', action }, code);
  });
});

const RUBBISH = ['', '{', 'null', '[]', '{"t":"sink","seat":"black"}', '{"t":"act"}', '"act"'];

test('what cannot be read is answered with an error; what is too long ends the sender’s line only', async ({
  come,
}) => {
  const scene = await begin(come);
  const forger = await openRawSocket(scene.players.red.page, scene.match);
  await harmless(scene, 'black', async () => {
    for (const [n, text] of RUBBISH.entries()) {
      await forger.sayText(text);
      await expect
        .poll(async () => (await forger.heard()).filter(({ t }) => t === 'error').length)
        .toBe(n + 1);
    }
    expect(await forger.isOpen()).toBe(true);
    await forger.sayText(JSON.stringify({ t: 'chat', text: 'x'.repeat(LIMITS.messageBytes) }));
    await expect.poll(() => forger.isOpen()).toBe(false);
  });
});

test('one who only watches can neither act, nor resign, nor claim', async ({ come }) => {
  const scene = await begin(come);
  const wim = await come('Wim');
  await wim.open(`/m/${scene.match}`);
  const forger = await openRawSocket(wim.page, scene.match);
  await harmless(scene, 'black', async () => {
    const act = { t: 'act', seat: 'black', action: { type: 'move', to: 'a4' } };
    await isRefused(forger, act, 'notYourSeat');
    await isRefused(forger, { t: 'resign', seat: 'black' }, 'notYourSeat');
    await isRefused(forger, { t: 'claim', seat: 'red' }, 'notOpponent');
  });
});
