import { HUNTERS } from '@fathom/dark-water-salvage/client';
import { SIDES } from '@fathom/search-diver/client';
import { expect } from '@playwright/test';
import { alone, comeAboard } from '../../captain-sonar/crews.ts';
import { openHand } from '../../hand.ts';
import type { Person } from '../../person.ts';
import type { Scene, Stage } from '../stage.ts';
import { END, PAGE, TABLE, WITHOUT_TALK, pageWith } from '../wanted.ts';

const START = 'main button.primary[type="submit"]';

/** One person against bots that fill the table; its id. */
async function sitAlone(person: Person, game: string, seats: readonly string[]): Promise<string> {
  const { match } = await person.makeMatch({
    game,
    pace: 'instant',
    start: 'full',
    seats: Object.fromEntries(
      seats.map((seat, i) => [seat, i === 0 ? 'me' : { bot: 'cadet' }] as const),
    ),
    ...(game === 'depth-charge' ? {} : { options: { players: seats.length } }),
  });
  await person.open(`/m/${match.id}`);
  await person.page.locator('.now.yours').waitFor();
  return match.id;
}

/** The fullest table of a game, from its first duty on. */
const fullTable =
  (game: string, seats: readonly string[], moves: number) =>
  async (stage: Stage): Promise<void> => {
    const anna = await stage.come('Anna');
    const match = await sitAlone(anna, game, seats);
    const hand = await openHand(anna, { game, match, level: 'cadet' });
    for (let n = 0; n < moves; n += 1) await hand.move();
    await hand.ready();
    await anna.page.locator('.now.yours').waitFor();
    await stage.look({ page: anna.page, what: `${game} for ${seats.length}`, wanted: TABLE });
    hand.close();
  };

async function pagesBeforePlay(stage: Stage): Promise<void> {
  const anna = await stage.come('Anna the very long named');
  const { page } = anna;
  await anna.open('/');
  await page.locator('.game-list').waitFor();
  await stage.look({ page, what: 'the lobby', wanted: PAGE });
  await anna.open('/captain-sonar');
  await page.locator(START).waitFor();
  await stage.look({ page, what: 'set-up', wanted: pageWith(START) });
  const { match } = await anna.makeMatch({ game: 'captain-sonar', seats: {} });
  await anna.open(`/m/${match.id}`);
  await page.locator('main h1').first().waitFor();
  await stage.look({ page, what: 'waiting room', wanted: PAGE });
}

async function endAndReplay(stage: Stage): Promise<void> {
  const anna = await stage.come('Anna');
  const match = await sitAlone(anna, 'depth-charge', ['black', 'red']);
  await anna.resign();
  await anna.page.locator('.end-scene').waitFor();
  await stage.look({ page: anna.page, what: 'the end', wanted: END });
  await anna.open(`/m/${match}/replay`);
  await anna.page.getByText('Verified in this browser.').waitFor();
  await stage.look({ page: anna.page, what: 'replay', wanted: WITHOUT_TALK });
}

async function wholeCrew(stage: Stage): Promise<void> {
  const anna = await stage.come('Anna');
  await comeAboard(alone('alpha', anna), { options: { mode: 'turn' } });
  await expect(anna.prompt).toContainText('where your boat begins');
  await stage.look({ page: anna.page, what: 'a crew of one', wanted: TABLE });
}

/** Two of a crew who talk aloud, which is in front where it is a tab. */
async function crewThatTalks(stage: Stage): Promise<void> {
  const [anna, cleo] = [await stage.come('Anna'), await stage.come('Cleo')];
  const roster = { 'alpha.captain': anna, 'alpha.radioOperator': cleo };
  await comeAboard(roster, { options: { mode: 'turn' } });
  for (const person of [anna, cleo]) {
    await person.press(person.page.getByRole('tab', { name: 'Voice' }));
    await person.press(person.button('Talk aloud'));
  }
  await anna.page.locator('.intercom-mates [data-state="connected"]').waitFor();
  await stage.look({ page: anna.page, what: 'a crew that talks aloud', wanted: TABLE });
}

/** Few pages, each at every size. */
export const SHORT_SCENES: readonly Scene[] = [
  { name: 'lobby, set-up and waiting room', play: pagesBeforePlay },
  { name: 'five hunters', play: fullTable('dark-water-salvage', HUNTERS, 3) },
  { name: 'as many divers as there can be', play: fullTable('search-diver', SIDES, 1) },
  { name: 'a whole crew', play: wholeCrew },
  { name: 'a crew that talks aloud', play: crewThatTalks },
  { name: 'the end and the replay', play: endAndReplay },
];
