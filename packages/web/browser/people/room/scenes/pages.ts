import { fastForward, sitDown } from '../../known-game.ts';
import { comeWithKeys, signUp } from '../../passkeys.ts';
import type { Stage } from '../stage.ts';
import { PAGE, pageWith } from '../wanted.ts';

const START = 'main button.primary[type="submit"]';

const GAMES = ['depth-charge', 'search-diver', 'dark-water-salvage', 'captain-sonar'] as const;

/** Pages without a table. */
export async function pages(stage: Stage): Promise<void> {
  const anna = await stage.come('Anna');
  const { page } = anna;
  const look = async (path: string, what: string, wanted = PAGE): Promise<void> => {
    await anna.open(path);
    await page.locator('main h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    await stage.look({ page, what, wanted });
  };
  await look('/', 'the lobby');
  for (const game of GAMES) {
    await look(`/${game}`, `set-up of ${game}`, pageWith(START));
    await page.locator('main details').evaluateAll((all) => {
      for (const each of all) (each as HTMLDetailsElement).open = true;
    });
    await stage.look({ page, what: `set-up of ${game}, unfolded`, wanted: pageWith(START) });
  }
  for (const path of [
    '/matches',
    '/account',
    '/best',
    '/notices',
    '/search-diver/today',
    '/depth-charge/local',
    '/preferences',
    '/captain-sonar/rules',
  ])
    await look(path, path);
}

/** What an account has of its own, after a rated match. */
export async function accountPages(stage: Stage): Promise<void> {
  const { person: anna } = await comeWithKeys(stage.come, 'Anna');
  const { person: ben } = await comeWithKeys(stage.come, 'Ben');
  await signUp(anna, 'Anna with a long name');
  await signUp(ben, 'Ben with a long name');
  const players = { black: anna, red: ben };
  await fastForward(players, await sitDown(players, { rated: true, visibility: 'public' }));
  await ben.resign();
  const { page } = anna;
  await page.getByText('New ratings').waitFor();
  for (const path of ['/@/Anna%20with%20a%20long%20name', '/account', '/matches', '/best']) {
    await anna.open(path);
    await page.locator('main h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    await stage.look({ page, what: `an account, ${path}`, wanted: PAGE });
  }
}

/** Tables that wait for people. */
export async function waitingRooms(stage: Stage): Promise<void> {
  const anna = await stage.come('Anna the very long named');
  for (const game of GAMES) {
    const { match } = await anna.makeMatch({ game, seats: {}, visibility: 'public' });
    await anna.open(`/m/${match.id}`);
    await anna.page.locator('main h1').first().waitFor();
    await anna.page.waitForLoadState('networkidle');
    await stage.look({ page: anna.page, what: `waiting room of ${game}`, wanted: PAGE });
  }
  const ben = await stage.come('Ben');
  await ben.open('/');
  await ben.page.waitForLoadState('networkidle');
  await stage.look({ page: ben.page, what: 'the lobby with open tables', wanted: PAGE });
}
