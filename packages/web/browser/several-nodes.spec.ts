import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Square } from '@fathom/depth-charge/client';
import type { Seed } from '@fathom/kit';
import { openCluster } from '../../server/cluster/machines/cluster.ts';
import { WEB_FOLDER } from '../../../scripts/web-build.ts';
import { expect, test } from './people/fixtures.ts';
import { fastForward, sitDown } from './people/known-game.ts';
import type { Person } from './people/person.ts';

const COOKIE = /fathom=[^;]+/;

/** While the line is down nothing can be picked. */
async function soundWhenBack(person: Person, square: Square): Promise<void> {
  await expect(async () => {
    await person.square(square).click();
    await expect(person.button(`Sound ${square}`)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await person.button(`Sound ${square}`).click();
}

test('@long the node that somebody plays at is stopped, and another one killed: the match goes on at the third', async ({
  come,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'fathom-several-nodes-'));
  const nodeOf = new Map<string, number>(); // where the last socket of each person went
  const cluster = await openCluster({
    folder,
    nodes: 3,
    proxy: {
      port: 0,
      onSocket: ({ headers: { cookie = '' } }, node) =>
        nodeOf.set(COOKIE.exec(cookie)?.[0] ?? '', node),
    },
    settings: { FATHOM_WEB: WEB_FOLDER },
    seed: '0'.repeat(64) as Seed,
    tell: () => {},
    onEnd: (why) => expect(why).toBe('only ended by the test'),
  });
  try {
    for (const node of cluster.nodes) await node.start();
    await expect.poll(() => cluster.proxy.healthy().length).toBe(3);
    const away = { baseURL: cluster.proxy.address };
    const anna = await come('Anna', away);
    const ben = await come('Ben', away);
    const players = { black: anna, red: ben };
    await fastForward(players, await sitDown(players), { turns: [['black', 'move', 'a4']] });
    await anna.page.reload(); // the last socket of each is the page's
    const at = async ({ page }: Person): Promise<number> => {
      const [cookie] = await page.context().cookies();
      return nodeOf.get(`${cookie?.name}=${cookie?.value}`) ?? -1;
    };
    let others = 0; // each time one more, or the same node might have its turn for ever
    do {
      for (let i = 0; i < others; i++) await fetch(`${cluster.proxy.address}/healthz`);
      others += 1;
      await ben.page.reload();
      await ben.seesTheirTurn();
    } while ((await at(anna)) === (await at(ben)));

    await ben.move('h7');
    await anna.seesLine('Ben moves h8 → h7.');
    const first = await at(anna);
    const ended = cluster.nodes[first]?.kill('SIGTERM');
    await anna.move('a7');
    await ben.seesLine('Anna moves a4 → a7.');
    expect((await ended)?.code).toBe(0);
    await ben.move('h8');
    await anna.seesLine('Ben moves h7 → h8.');
    expect(await at(anna)).not.toBe(first);

    await cluster.nodes[await at(ben)]?.kill('SIGKILL');
    await soundWhenBack(anna, 'b6');
    await ben.seesTheirTurn();
    await ben.sound('g7');
    await anna.seesTheirTurn();
    for (const { page, log } of [anna, ben]) {
      await expect(log).toHaveCount(9); // three of placing, each turn once
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
