import { expect } from '@playwright/test';
import type { Stage } from '../stage.ts';
import { APPROACH, KILL, MINES, fastForward, sitDown } from '../../known-game.ts';
import { END, TABLE, WITHOUT_TALK } from '../wanted.ts';

const LAST = 1; // turns that are left to the people

/** Placing, turns with each of their choices, the end for winner and loser, a spectator, the replay. */
export async function depthCharge(stage: Stage): Promise<void> {
  const players = { black: await stage.come('Anna'), red: await stage.come('Ben') };
  const { black: anna, red: ben } = players;
  await sitDown(players, { options: { assist: 'candidates' } });
  const look = (what: string): Promise<void> =>
    stage.look({ page: anna.page, what: `Depth Charge, ${what}`, wanted: TABLE });
  await expect(anna.prompt).toContainText('Place your three mines');
  await look('placing');
  for (const square of MINES.black.slice(0, 2)) await anna.press(anna.square(square));
  await look('placing, two mines chosen');
  await anna.press(anna.square(MINES.black[2] ?? 'a2'));
  await anna.press(anna.button('Ready'));
  await expect(anna.prompt).not.toContainText('Place your three mines');
  await look('waiting for the other’s mines');
  await ben.place(MINES.red);
  await anna.seesTheirTurn();
  await look('the first turn');
  await anna.press(anna.square('a3'));
  await look('a square chosen');
  await anna.press(anna.button('Move to a3'));
  await ben.seesTheirTurn();
  await look('the other’s turn');
}

/** A long game: many soundings, then the end for both, and the replay. */
export async function depthChargeEnd(stage: Stage): Promise<void> {
  const players = { black: await stage.come('Anna'), red: await stage.come('Ben') };
  const { black: anna, red: ben } = players;
  const match = await sitDown(players);
  await fastForward(players, match, { turns: [...APPROACH, ...KILL.slice(0, -LAST)] });
  await anna.seesTheirTurn();
  const look = (page: typeof anna.page, what: string, wanted = TABLE): Promise<void> =>
    stage.look({ page, what: `Depth Charge, ${what}`, wanted });
  await look(anna.page, 'one charge before the end');
  await anna.charge('c8');
  await expect(anna.prompt).toContainText('win');
  await look(anna.page, 'the end, won', END);
  await look(ben.page, 'the end, lost', END);
  const wim = await stage.come('Wim');
  await wim.open(`/m/${match}/replay#7`);
  await expect(wim.page.getByText('Verified in this browser.')).toBeVisible();
  await look(wim.page, 'replay', WITHOUT_TALK);
}
