// Draws the icons of an installed Fathom from the two drawings beside this file:
//   node packages/web/icons/render.mjs [path of a Chromium]
// The pictures are kept in public/icons, so nobody needs a browser to build the client.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const chromium = process.argv[2] ?? 'chromium';
const here = fileURLToPath(new URL('.', import.meta.url));
const target = join(here, '../public/icons');
const pictures = [
  ['icon.svg', 'icon-192.png', 192],
  ['icon.svg', 'icon-512.png', 512],
  ['maskable.svg', 'maskable-192.png', 192],
  ['maskable.svg', 'maskable-512.png', 512],
  ['maskable.svg', 'apple-touch-icon.png', 180], // its system rounds the corners itself
];

const work = mkdtempSync(join(tmpdir(), 'fathom-icons-'));
for (const [drawing, picture, size] of pictures) {
  const page = join(work, 'page.html');
  const style = `html,body{margin:0;background:transparent}img{display:block;width:${size}px;height:${size}px}`;
  writeFileSync(page, `<style>${style}</style><img src="file://${join(here, drawing)}">`);
  execFileSync(
    chromium,
    [
      '--headless',
      '--no-sandbox',
      '--hide-scrollbars',
      '--allow-file-access-from-files',
      '--default-background-color=00000000',
      '--force-device-scale-factor=1',
      `--user-data-dir=${join(work, 'profile')}`,
      `--window-size=${size},${size}`,
      `--screenshot=${join(target, picture)}`,
      `file://${page}`,
    ],
    { stdio: 'ignore' },
  );
}
copyFileSync(join(here, 'icon.svg'), join(target, 'icon.svg'));
rmSync(work, { recursive: true, force: true });
