import { contentOf, dollars, hunterOf, ranking } from '@fathom/dark-water-salvage/client';
import type { HunterName, View } from '@fathom/dark-water-salvage/client';
import { expect, test } from '../people/fixtures.ts';
import type { Come } from '../people/fixtures.ts';
import { listenIn } from '../people/frames.ts';
import type { Frames } from '../people/frames.ts';
import { fastForward, gather, peopleIn } from './hunters.ts';
import type { Policy } from './hunters.ts';
import { Hunter } from './hunter.ts';
import { salvageBy } from './salvager.ts';
import { heardOf, leaksTo } from './secrets.ts';

const SMALL = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;

interface Seated extends Hunter {
  readonly frames: Frames;
}

async function seat(come: Come, name: string): Promise<Seated> {
  const person = await come(name, SMALL);
  return Object.assign(new Hunter(person), { frames: listenIn(person.page) });
}

/** The name of the city where a hunter is. */
function cityOf(view: View, hunter: HunterName): string {
  const { token } = hunterOf(view, hunter);
  const place = token === null ? null : contentOf(view.setup).terrain[token];
  return place?.kind === 'city' ? place.name : '';
}

test('@long five people play to the end, and what each has learnt stays with each', async ({
  come,
}) => {
  test.slow(); // five browsers on a small machine
  const [amber, coral, jade, slate, violet] = await Promise.all([
    seat(come, 'Anna'),
    seat(come, 'Ben'),
    seat(come, 'Cleo'),
    seat(come, 'Dov'),
    seat(come, 'Eve'),
  ]);
  const hunters: Readonly<Record<HunterName, Seated>> = { amber, coral, jade, slate, violet };
  const all = Object.values(hunters);
  const roster = {
    amber: amber.person,
    coral: coral.person,
    jade: jade.person,
    slate: slate.person,
    violet: violet.person,
  };
  const match = await gather(roster);

  await test.step('five envelopes are sealed and opened together', async () => {
    await amber.apply(12);
    await violet.apply(0);
    await slate.apply(11);
    await coral.apply(9);
    await expect(jade.person.prompt).toHaveText('Seal your application for a loan');
    await jade.applyLast(3);
    for (const { person } of all)
      await person.seesLine(/^Opened: \S+ \$0; \S+ \$3; \S+ \$9; \S+ \$11; \S+ \$12\.$/);
  });
  await test.step('cities are chosen in the order of collecting', async () => {
    await violet.startFrom('Heron Island');
    await jade.startFrom('Port Ansel');
    await coral.startFrom('Eastwick');
    await slate.startFrom('Graniteford');
    await expect(amber.button('Graniteford')).toBeDisabled();
    await amber.startFrom('Missaukee');
  });
  await test.step('research: the question is for all, the answer for one', async () => {
    await amber.research(1, 'Missaukee');
    await slate.research(1, 'Rumoured value');
    for (const { person } of [coral, jade, violet])
      await person.seesLine(/^Anna researches the .+ with the Missaukee card\.$/);
    await amber.person.seesLine(/^You research the .+ with the Missaukee card: .+\.$/);
    for (const hunter of [slate, coral, jade]) await hunter.beDone();
    await amber.pass();
  });
  await test.step('a boat sails around the others, and a wrong name locks out', async () => {
    await amber.sailTo('E1');
    await coral.person.seesLine('Anna hires a boat for $2 and sails 1 region to E1.');
    await expect(amber.person.prompt).toHaveText('Locate a wreck under you, or pass');
    await amber.wreck(2).click();
    await amber.button('Locate the').click();
    await expect(amber.question).toContainText('for $3?');
    await amber.question.getByRole('button', { name: /^Locate for \$3/ }).click();
    // Right or wrong, everybody sees which.
    for (const { person } of all) await person.seesLine(/(at E1: not here\.|at E1: \d prestige\.)/);
    await amber.beDone();
    for (const { person } of all) await person.seesLine('Round 1 is over. All boats go home.');
  });
  const end = await fastForward(roster, match, {
    until: ({ phase }) => phase === 'over',
    policy: salvageBy('amber', 12),
  });

  await test.step('the game ends for all of them alike', async () => {
    const [best] = ranking(end.hunters);
    expect(end.result?.winners).toContain(best?.name);
    for (const { person, page } of all) {
      await expect(person.prompt).toHaveText(/: the last round is over\.$/);
      await person.seesLine(/^(Anna salvages|You salvage) the /);
      await expect(
        page.getByRole('region', { name: 'Final account' }).getByRole('listitem'),
      ).not.toHaveCount(0);
      await expect(page.getByRole('row', { name: /^12\. / })).toContainText(/\$/);
    }
    const winner = hunters[best?.name ?? 'amber'].person;
    await expect(winner.prompt).toContainText('You');
  });
  await test.step('nobody was told what is another’s', () => {
    for (const name of ['coral', 'jade', 'slate', 'violet'] as const) {
      expect(leaksTo(name, hunters[name].frames), name).toEqual([]);
      expect(heardOf('researched', 'amber', hunters[name].frames)).toBeGreaterThan(1);
    }
    // It was there to be leaked.
    expect(leaksTo('coral', amber.frames)).not.toEqual([]);
  });
});

/** Little is left for the bots then, and the game is soon over. */
const takeMuch: Policy = ({ phase, pool }) =>
  phase === 'applying' ? { type: 'apply', amount: Math.floor(dollars(pool) / 3) } : null;

test('@long two people and three bots play to the end, and the replay shows what each knew', async ({
  come,
}) => {
  test.slow(); // a whole game, and three who think
  const [anna, ben] = [new Hunter(await come('Anna')), new Hunter(await come('Ben'))];
  const roster = { amber: anna.person, jade: ben.person };
  const match = await gather(roster, { options: { players: 5, assist: 'candidates' } });
  await anna.apply(16);
  await ben.applyLast(10);
  await expect(anna.opened.getByRole('listitem')).toHaveCount(5);
  const begun = await fastForward(roster, match, {
    until: ({ step, waiting }) =>
      step === 'research' && waiting.includes('amber') && waiting.includes('jade'),
  });
  await anna.research(3, cityOf(begun, 'amber'));
  await fastForward(roster, match, {
    until: ({ phase }) => phase === 'over',
    policy: takeMuch,
  });
  for (const person of peopleIn(roster)) {
    await expect(person.prompt).toHaveText(/: (the last round is over|every wreck is up)\.$/);
    const scene = person.page.locator('.end-scene');
    await expect(scene.getByRole('img', { name: 'Where the wrecks lay' })).toBeVisible();
    await expect(scene.locator('.dw-sunken')).toHaveCount(12);
    await expect(
      person.page.getByRole('region', { name: 'Final account' }).locator('.dw-podium > li'),
    ).toHaveCount(5);
  }

  const { page } = ben;
  await page.locator('.end-scene').getByText('Watch the replay').click();
  const known = (to: string): Promise<void> => page.getByRole('radio', { name: to }).check();
  await expect(
    page.locator('.dw-chart .dw-sunken'),
    'everything: where they lie from the start',
  ).toHaveCount(12);
  const line = page.getByRole('link', { name: /Anna researches the/ });
  await line.first().click();
  await known('Amber');
  await page.getByRole('tab', { name: 'Asked' }).click();
  await expect(page.locator('.dw-list-answer')).toHaveCount(1);
  await expect(page.locator('.dw-chart .dw-sunken-truth')).toHaveCount(0);
  for (const other of ['Jade', 'Spectator']) {
    await known(other);
    await page.getByRole('tab', { name: 'Asked' }).click();
    await expect(page.locator('.dw-list').getByRole('listitem')).not.toHaveCount(0);
    await expect(page.locator('.dw-list-answer')).toHaveCount(0);
  }
});
