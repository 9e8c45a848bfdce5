import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyRepository, linkModules } from '../../../scripts/repository-copy.ts';
import { expect, test } from './people/fixtures.ts';

const FATHOM = join(import.meta.dirname, '../../cli/src/main.ts');

/** A copy of the repository with a game that has just been made, its client built. */
function copyWithNewGame(): string {
  const copy = mkdtempSync(join(tmpdir(), 'fathom-new-game-'));
  copyRepository(copy);
  run(copy, process.execPath, [FATHOM, 'new-game', 'tide-pool']);
  linkModules(copy);
  const vite = join(copy, 'node_modules/vite/bin/vite.js');
  run(join(copy, 'packages/web'), process.execPath, [vite, 'build', '--logLevel', 'error']);
  return copy;
}

function run(cwd: string, program: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stdout}${stderr}`);
}

/** The server of that copy, until it is told to stop. */
async function serve(copy: string): Promise<{ readonly url: string; readonly stop: () => void }> {
  const server = spawn(process.execPath, ['packages/server/src/main.ts'], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      FATHOM_DATA: join(copy, 'data'),
      FATHOM_WEB: join(copy, 'packages/web/dist'),
    },
  });
  const url = await new Promise<string>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`the server of the copy ended with ${code}`)));
    server.stdout.on('data', (text: Buffer) => {
      const found = /Fathom is at (http:\S+)/.exec(String(text))?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  return { url, stop: () => server.kill('SIGKILL') };
}

test('@long a game that was just made is in the lobby and can be played on a plain table to its end', async ({
  come,
}) => {
  const copy = copyWithNewGame();
  const server = await serve(copy);
  try {
    const anna = await come('Anna', { baseURL: server.url });
    const { page } = anna;
    await anna.open('/');
    const card = page.locator('.game-list > li').filter({ hasText: 'Tide Pool' });
    await expect(card).toContainText('2 players · 5 minutes');
    await card.getByRole('link', { name: 'Rules' }).click();
    await expect(page.getByRole('heading', { name: 'Tide Pool: rules' })).toBeVisible();
    await expect(page.getByText('Each player secretly hides a treasure')).toBeVisible();

    await anna.open('/tide-pool');
    await page.getByText('Seat, clock and rules').click();
    await page.getByLabel('Depths').fill('3');
    await page.getByLabel('Depths').blur();
    await anna.button('Start the match').click();

    // Typed in full, by the keyboard alone.
    const find = page.getByRole('searchbox', { name: 'Find or type an action' });
    await find.fill('hide 2');
    await find.press('Enter');
    await expect(page.getByLabel('The table in text')).toContainText('treasure at 2');

    // Found and picked, until somebody has won: with three depths that is soon, whatever the luck.
    const over = page.getByText(/^(?:You|[A-Z]\w+) wins?: the treasure is found\.$/).first();
    const yours = page.getByRole('heading', { name: 'Your turn' });
    for (let guess = 1; guess <= 3; guess++) {
      await expect(over.or(yours).first()).toBeVisible();
      if (await over.isVisible()) break;
      await find.fill('guess');
      await page.getByRole('radio').first().check();
      await page.getByRole('button', { name: /^Play: Guess depth \d$/ }).click();
      await expect(anna.log.filter({ hasText: /^You guess \d/ })).toHaveCount(guess);
    }
    await expect(over).toBeVisible();
    await expect(page.getByLabel('The table in text')).toContainText('found');
  } finally {
    server.stop();
    rmSync(copy, { recursive: true, force: true });
  }
});
