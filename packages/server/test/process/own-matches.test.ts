import type { OwnCounts, OwnMatchesPage } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { openBrowser } from '../client/browser.ts';
import type { Browser } from '../client/browser.ts';
import { openLine } from '../client/line.ts';
import type { Line } from '../client/line.ts';
import { join } from '../client/player.ts';
import { natsForTest, scratchDatabase } from '../postgres/scratch-database.ts';
import { dataFolder, spawnForTest } from '../server/data-folder.ts';
import { create, takeSeat } from '../server/two-players.ts';

const countsOf = async (browser: Browser): Promise<OwnCounts> =>
  (await browser.ask<OwnMatchesPage>('GET /api/me/matches')).body.counts;
const follow = async (browser: Browser): Promise<Line> => {
  const line = await openLine(browser.address, { cookie: browser.cookie() });
  line.say({ t: 'follow' });
  await line.hear('own');
  return line;
};
const WISH = { options: { first: 'black' }, seats: { black: 'me' }, ask: 'wish-1' };

test('one’s matches are the same at every node, also when one of them is killed', async () => {
  const { url } = await natsForTest();
  const settings = { FATHOM_STORE: await scratchDatabase(), FATHOM_BUS: url };
  const nodes = [spawnForTest(settings), spawnForTest(settings)];
  const [here, there] = await Promise.all(nodes.map(({ address }) => address));
  const [ann, ben] = [openBrowser(here ?? ''), openBrowser(there ?? '')];
  for (const person of [ann, ben]) await person.ask('GET /api/me');
  const annElsewhere = openBrowser(there ?? '', ann.cookie());
  const made = await Promise.all([create(ann, WISH), create(annElsewhere, WISH)]);
  const [id = '', same] = made.map(({ match }) => match.id);
  expect(same).toBe(id);

  const lines = await Promise.all([annElsewhere, ben].map(follow));
  const [anns, bens] = lines as [Line, Line];
  await takeSeat(ben, id, { seat: 'red' });
  await anns.hear('own', ({ turns, news }) => turns === 1 && news?.kind === 'began');
  const black = await join(ann, id);
  await anns.hear('own', ({ news }) => news === null);
  const red = await join(ben, id);
  await black.until(() => black.knows.match()?.seats.some(isHere('red')) === true); // at the other node, too
  await red.act({ type: 'place', squares: ['b8', 'd7', 'f8'] });
  red.line.hangUp();
  await black.until(() => !black.knows.match()?.seats.some(isHere('red')));
  await black.act({ type: 'place', squares: ['b1', 'd2', 'f1'] });
  await black.act({ type: 'pass' });
  await black.act({ type: 'sound', square: 'a2' });
  const { news } = await bens.hear('own', ({ turns, news: told }) => turns === 1 && told !== null);
  expect(news).toMatchObject({ match: id, kind: 'turn' });
  expect(await countsOf(ben)).toEqual({ turn: 1, running: 0, waiting: 0, over: 0 });

  await nodes[0]?.kill('SIGKILL');
  expect(await countsOf(ben)).toEqual({ turn: 1, running: 0, waiting: 0, over: 0 });
  await expect.poll(() => countsOf(annElsewhere)).toMatchObject({ running: 1 });
  expect((await create(annElsewhere, WISH)).match.id).toBe(id);
});

const isHere =
  (wanted: string) =>
  ({ seat, holder }: { seat: string; holder: unknown }): boolean =>
    seat === wanted && (holder as { here?: boolean } | null)?.here === true;

test('with one server its lists outlive it', async () => {
  const folder = dataFolder();
  const first = spawnForTest({ FATHOM_DATA: folder });
  const address = await first.address;
  const [ann, ben] = [openBrowser(address), openBrowser(address)];
  await ann.ask('GET /api/me');
  const { match } = await create(ann, WISH);
  await takeSeat(ben, match.id, { seat: 'red' });
  await join(ann, match.id);
  await first.kill('SIGKILL');
  const next = spawnForTest({ FATHOM_DATA: folder });
  const again = openBrowser(await next.address, ann.cookie());
  await expect.poll(() => countsOf(again)).toEqual({ turn: 1, running: 0, waiting: 0, over: 0 });
  expect((await create(again, WISH)).match.id).toBe(match.id);
});
