import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreateMatch } from '@fathom/protocol';
import { WEB_FOLDER } from '../../../scripts/web-build.ts';
import { SEATS } from './people/captain-sonar/crews.ts';
import { startCountingProxy } from './people/counting-proxy.ts';
import { expect, test } from './people/fixtures.ts';
import { keepMeasure } from './people/measures.ts';
import type { Person } from './people/person.ts';

const MOST_REQUESTS = 25; // of a first visit, with the copy for play without a server
const CODE = /\.(?:js|css)$/;

interface Load {
  readonly requests: number;
  readonly sentBytes: number; // everything the server sent, as it was sent: heads and bodies
}

/** All that a browser fetches when it is shown this address for the first time, until it has nothing left to fetch. */
async function loadOf({ page }: Person, path: string): Promise<Load> {
  const session = await page.context().newCDPSession(page);
  const sent: number[] = [];
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => sent.push(encodedDataLength));
  await page.goto(path, { waitUntil: 'networkidle' });
  await session.detach();
  return { requests: sent.length, sentBytes: sent.reduce((sum, bytes) => sum + bytes, 0) };
}

interface Shown {
  readonly name: string;
  readonly most: number; // bytes
  readonly wanted: Partial<CreateMatch>;
  readonly isThere: RegExp; // what the page asks of the player
}
const PAGES: readonly Shown[] = [
  {
    name: 'Depth Charge',
    most: 60_000,
    wanted: { seats: { black: 'me', red: { bot: 'cadet' } } },
    isThere: /^Place your three mines/,
  },
  {
    name: 'Search Diver',
    most: 89_000,
    wanted: { game: 'search-diver', seats: { red: 'me', blue: { bot: 'cadet' } } },
    isThere: /dive$/,
  },
  {
    name: 'Dark Water Salvage',
    most: 90_000,
    wanted: {
      game: 'dark-water-salvage',
      start: 'full',
      options: { players: 2 },
      seats: { amber: 'me', coral: { bot: 'cadet' } },
    },
    isThere: /^Seal your application/,
  },
  {
    name: 'Captain Sonar',
    most: 90_000,
    wanted: {
      game: 'captain-sonar',
      start: 'full',
      seats: Object.fromEntries(
        SEATS.map((seat) => [seat, seat.startsWith('alpha') ? 'me' : { bot: 'cadet' }]),
      ),
    },
    isThere: /choose where your boat begins$/,
  },
];

for (const { name, most, wanted, isThere } of PAGES)
  test(`the first load of a match page of ${name} is at most ${most / 1000} kB`, async ({
    come,
  }) => {
    const anna = await come('Anna');
    const { match } = await anna.makeMatch(wanted);
    const load = await loadOf(anna, `/m/${match.id}`);
    await expect(anna.prompt).toHaveText(isThere);
    keepMeasure(`firstLoad ${name}`, load);
    expect(load.requests).toBeGreaterThan(5);
    expect(load.sentBytes).toBeLessThan(most);
  });

test('the first load of the lobby is at most 65 kB', async ({ come }) => {
  const anna = await come('Anna');
  const load = await loadOf(anna, '/');
  await expect(anna.page.getByRole('heading', { name: 'Captain Sonar' })).toBeVisible();
  keepMeasure('firstLoad lobby', load);
  expect(load.requests).toBeGreaterThan(5);
  expect(load.sentBytes).toBeLessThan(65_000);
});

for (const where of ['the lobby', 'a match'] as const)
  test(`a first visit to ${where} takes at most ${MOST_REQUESTS} requests, the copy for play without a server comes last`, async ({
    come,
  }) => {
    const proxy = await startCountingProxy(process.env['FATHOM_URL'] ?? '');
    const anna = await come('Anna', { baseURL: proxy.url, serviceWorkers: 'allow' });
    const { page } = anna;
    const path =
      where === 'the lobby' ? '/' : `/m/${(await anna.makeMatch(PAGES[0]?.wanted ?? {})).match.id}`;
    const before = proxy.asked().length;
    await page.clock.install();
    await page.goto(path, { waitUntil: 'networkidle' });
    const first = proxy.asked().slice(before);
    expect(first.filter((file) => /^\/(?:sw\.js|offline\/)/.test(file))).toEqual([]);
    await page.clock.fastForward(10_000);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const copy = proxy.asked().slice(before + first.length);
    keepMeasure(`requests of a first visit to ${where}`, {
      atFirst: first.length,
      forTheCopy: copy.length,
    });
    expect(copy.filter((file) => file.startsWith('/offline/')).length).toBeGreaterThan(1);
    expect(copy.filter((file) => first.includes(file) && !file.startsWith('/api/'))).toEqual([]);
    expect(first.length + copy.length).toBeLessThanOrEqual(MOST_REQUESTS);
    await proxy.stop();
  });

test('the development table is not in what is shipped', async ({ come }) => {
  const anna = await come('Anna');
  await anna.open('/dev/table');
  await expect(anna.page.getByRole('heading')).toHaveText('Nothing here but water');
  const folder = join(process.env['FATHOM_WEB'] ?? WEB_FOLDER, 'assets');
  expect(existsSync(folder)).toBe(true);
  const shipped = readdirSync(folder).filter((name) => CODE.test(name));
  expect(shipped.filter((name) => name.startsWith('dev-'))).toEqual([]);
  for (const name of shipped)
    expect(readFileSync(join(folder, name), 'utf8').includes('Any legal action'), name).toBe(false);
});
