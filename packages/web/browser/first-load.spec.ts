import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { WEB_FOLDER } from '../../../scripts/web-build.ts';
import { expect, test } from './people/fixtures.ts';
import { keepMeasure } from './people/measures.ts';

const MOST = 120_000; // bytes of scripts and styles, compressed
const CODE = /\.(?:js|css)$/;

test('the first load of a match page stays under 120 kB of compressed scripts and styles', async ({
  come,
}) => {
  const anna = await come('Anna');
  const { match } = await anna.makeMatch({ seats: { black: 'me', red: { bot: 'cadet' } } });
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
  await anna.open(`/m/${match.id}`);
  await expect(anna.prompt).toContainText('Place your three mines');
  await Promise.all(reading);

  const sum = (of: 'sent' | 'gzip'): number => loaded.reduce((total, file) => total + file[of], 0);
  keepMeasure('firstLoad', {
    files: loaded.length,
    sentBytes: sum('sent'),
    gzipBytes: sum('gzip'),
  });
  expect(loaded.length).toBeGreaterThan(3);
  expect(sum('sent')).toBeLessThan(MOST);
  expect(sum('gzip')).toBeLessThan(MOST);
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
