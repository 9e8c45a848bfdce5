import { expect, test } from '../people/fixtures.ts';
import { listenIn, toldOfMatch } from '../people/frames.ts';
import { gather } from './hunters.ts';
import { Hunter } from './hunter.ts';
import { heardOf, leaksTo } from './secrets.ts';

test('who only watches learns no amount before the opening, not of a change, and no answer', async ({
  come,
}) => {
  const [anna, ben] = [new Hunter(await come('Anna')), new Hunter(await come('Ben'))];
  const wim = new Hunter(await come('Wim'));
  const match = await gather({ amber: anna.person, coral: ben.person });
  const [seenByWim, seenByBen] = [listenIn(wim.page), listenIn(ben.page)];
  await Promise.all([wim.person.open(`/m/${match}`), ben.page.reload()]);
  await expect(wim.person.prompt).toHaveText('Waiting for applications');

  await test.step('that there is one is public', async () => {
    await anna.apply(19);
    for (const { person } of [wim, ben]) await person.seesLine('Anna has sealed an application.');
    await expect(wim.person.hint).toHaveText('Ben has not sealed yet.');
  });
  const before = { wim: toldOfMatch(seenByWim).length, ben: toldOfMatch(seenByBen).length };
  await test.step('that it was changed is nobody’s to know', async () => {
    await anna.button('Change it').click();
    await anna.apply(17);
    await anna.person.seesLine('You have changed the application to $17.');
    await expect(wim.page.locator('.dw')).not.toContainText(/\$1[79]\b/);
  });
  await test.step('opened, it lies there for all', async () => {
    await ben.applyLast(3);
    await expect(wim.opened).toContainText('$17');
    await wim.person.seesLine('Opened: Ben $3; Anna $17.');
    for (const [own, frames, count] of [
      [null, seenByWim, before.wim],
      ['coral', seenByBen, before.ben],
    ] as const) {
      const opening = toldOfMatch(frames).findIndex((text) =>
        text.includes('"applicationsOpened"'),
      );
      expect(opening, 'the very next message after the first seal').toBe(count);
      expect(leaksTo(own, frames)).toEqual([]);
      expect(toldOfMatch(frames).join('\n'), 'what was thought better of').not.toContain(
        '"amount":19',
      );
    }
    expect(toldOfMatch(seenByWim).join('\n')).toContain('"amount":17');
  });
  await test.step('who asked what is public, what was answered is not', async () => {
    await ben.startFrom('Port Ansel');
    await anna.startFrom('Missaukee');
    await anna.research(1, 'Missaukee');
    await anna.research(1, 'Rumoured value');
    await wim.person.seesLine(/^Anna researches the .+ with the Rumoured value card\.$/);
    await wim.wreck(1).click();
    await expect(wim.sheet).toContainText(
      /Anna has .+ regions left.+ Asked: Missaukee, Rumoured value/,
    );
    await expect(wim.sheet.getByRole('list', { name: 'Answers' })).toHaveCount(0);
    await expect(
      anna.sheet.getByRole('list', { name: 'Answers' }).getByRole('listitem'),
    ).toHaveCount(2);
    for (const words of ['Pass', 'Done for the round', 'Missaukee'])
      await expect(wim.button(words)).toHaveCount(0);
  });
  expect(leaksTo(null, seenByWim)).toEqual([]);
  expect(leaksTo('coral', seenByBen)).toEqual([]);
  expect(heardOf('researched', 'amber', seenByWim)).toBe(2);
});
