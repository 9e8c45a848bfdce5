import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const ROOT = join(import.meta.dirname, '../../../..');
// The pictures of the documents change with every pixel: they are made anew only when asked for.
const FOLDER =
  process.env['FATHOM_KEEP_PICTURES'] === '1'
    ? join(ROOT, 'docs/images')
    : join(ROOT, '.cache/pictures');
const LEAST = 10_000; // bytes: an empty page is smaller

export async function takePicture(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  const path = join(FOLDER, `${name}.png`);
  await page.screenshot({ path });
  expect(statSync(path).size).toBeGreaterThan(LEAST);
}
