import { ROLES } from '@fathom/captain-sonar/client';
import type { Role } from '@fathom/captain-sonar/client';
import { expect } from '@playwright/test';
import type { Stage } from '../stage.ts';
import { lookAtChoice, playThrough } from '../stage.ts';
import { alone, comeAboard, fastForward } from '../../captain-sonar/crews.ts';
import type { Roster } from '../../captain-sonar/crews.ts';
import { LAST_ORDER, LONG_VOYAGE } from '../../captain-sonar/long-voyage.ts';
import { OPEN_WATERS } from '../../captain-sonar/open-waters.ts';
import { openHand } from '../../hand.ts';
import type { Person } from '../../person.ts';
import { END, TABLE, TRACING, WITHOUT_TALK } from '../wanted.ts';

const MOVES = 40;

type Seats = Role | 'crew';
export const SEATS_OF_SONAR: readonly Seats[] = [...ROLES, 'crew'];

/** Against bots, and with bots for the rest of the crew. */
export const inTurns =
  (role: Seats) =>
  async (stage: Stage): Promise<void> => {
    const anna = await stage.come('Anna');
    const roster = role === 'crew' ? alone('alpha', anna) : { [`alpha.${role}`]: anna };
    const match = await comeAboard(roster, { options: { mode: 'turn' } });
    const what = `Captain Sonar, turn, ${role}`;
    const hand = await openHand(anna, { game: 'captain-sonar', match, level: 'cadet' });
    await playThrough(stage, { page: anna.page, hand, what, moves: MOVES });
    hand.close();
    await stage.look({ page: anna.page, what: `${what}, later`, wanted: TABLE });
  };

/**
 * In real time only people are at the table: it stands still while it is measured, and goes past everything there is
 * to do aboard, in the same order each time.
 */
export const inRealTime =
  (role: Seats) =>
  async (stage: Stage): Promise<void> => {
    const anna = await stage.come('Anna');
    const { match, roster } = await sitDown(stage, anna, role);
    const { page } = anna;
    const what = `Captain Sonar, realTime, ${role}`;
    for (const leg of LONG_VOYAGE) {
      await fastForward(roster, match, leg.deeds);
      if (leg.line !== null)
        await expect(page.locator('.log li', { hasText: leg.line })).not.toHaveCount(0);
      const isTracing = (await page.locator('.hull-sheet').count()) > 0;
      const wanted = isTracing ? TRACING : TABLE;
      await stage.look({ page, what: `${what}, ${leg.what}`, wanted });
      await lookAtChoice(stage, { page, what: `${what}, ${leg.what}` });
    }
    await fastForward(roster, match, LAST_ORDER);
    await page.locator('.end-scene').waitFor();
    await stage.look({ page, what: `${what}, the end`, wanted: END });
    await anna.open(`/m/${match}/replay#30`);
    await page.getByText('Verified in this browser.').waitFor();
    await stage.look({ page, what: `${what}, replay`, wanted: WITHOUT_TALK });
  };

interface Begun {
  readonly match: string;
  readonly roster: Roster;
}

async function sitDown(stage: Stage, anna: Person, role: Seats): Promise<Begun> {
  const ben = await stage.come('Ben');
  const rest = role === 'crew' ? {} : alone('alpha', await stage.come('Cleo'));
  const own = role === 'crew' ? alone('alpha', anna) : { [`alpha.${role}`]: anna };
  const roster = { ...own, ...rest, ...own, ...alone('bravo', ben) };
  return { match: await comeAboard(roster, { options: OPEN_WATERS }), roster };
}
