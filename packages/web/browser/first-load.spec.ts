import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { CreateMatch } from '@fathom/protocol';
import { WEB_FOLDER } from '../../../scripts/web-build.ts';
import { SEATS } from './people/captain-sonar/crews.ts';
import { expect, test } from './people/fixtures.ts';
import { keepMeasure } from './people/measures.ts';
import type { Person } from './people/person.ts';

const MOST = 120_000; // bytes of scripts and styles, compressed
const CODE = /\.(?:js|css)$/;

interface Load {
  readonly files: number;
  readonly sentBytes: number;
  readonly gzipBytes: number;
}

/** What a browser fetches of scripts and styles when it is shown this address for the first time. */
async function loadOf(anna: Person, path: string, isThere: RegExp): Promise<Load> {
  const loaded: { readonly file: string; readonly sent: number; readonly gzip: number }[] = [];
  const reading: Promise<void>[] = [];
  anna.page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!CODE.test(pathname) || pathname === '/sw.js') return;
    const read = async (): Promise<void> => {
      const body = await response.body();
      const { responseBodySize } = await response.request().sizes();
      expect(response.headers()['content-encoding'], pathname).toMatch(/^(?:br|gzip)$/);
      loaded.push({ file: pathname, sent: responseBodySize, gzip: gzipSync(body).length });
    };
    reading.push(read());
  });
  await anna.open(path);
  await expect(anna.prompt).toHaveText(isThere);
  await Promise.all(reading);
  const sum = (of: 'sent' | 'gzip'): number => loaded.reduce((total, file) => total + file[of], 0);
  return { files: loaded.length, sentBytes: sum('sent'), gzipBytes: sum('gzip') };
}

interface Shown {
  readonly measure: string;
  readonly name: string;
  readonly wanted: Partial<CreateMatch>;
  readonly isThere: RegExp; // what the page asks of the player
}
const PAGES: readonly Shown[] = [
  {
    measure: 'firstLoad',
    name: 'Depth Charge',
    wanted: { seats: { black: 'me', red: { bot: 'cadet' } } },
    isThere: /^Place your three mines/,
  },
  {
    measure: 'captainSonarFirstLoad',
    name: 'Captain Sonar',
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

for (const { measure, name, wanted, isThere } of PAGES)
  test(`the first load of a match page of ${name} stays under 120 kB of compressed scripts and styles`, async ({
    come,
  }) => {
    const anna = await come('Anna');
    const { match } = await anna.makeMatch(wanted);
    const load = await loadOf(anna, `/m/${match.id}`, isThere);
    keepMeasure(measure, load);
    expect(load.files).toBeGreaterThan(3);
    expect(load.sentBytes).toBeLessThan(MOST);
    expect(load.gzipBytes).toBeLessThan(MOST);
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
