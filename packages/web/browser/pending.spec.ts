import { expect, test } from './people/fixtures.ts';
import { comeAboard, alone } from './people/captain-sonar/crews.ts';
import { Sailor } from './people/captain-sonar/sailor.ts';
import { busyGrid, expectInOneFrame } from './people/click-to-paint.ts';
import { holdLine } from './people/line.ts';
import type { Person } from './people/person.ts';
import { gather as gatherDivers } from './people/search-diver/crew.ts';
import { Diver, NEXT_DIVE, YOUR_DIVE } from './people/search-diver/diver.ts';
import { KNOWN_WATERS, SHALLOWS } from './people/search-diver/waters.ts';
import { gather as gatherHunters, fastForward } from './dark-water-salvage/hunters.ts';
import { Hunter } from './dark-water-salvage/hunter.ts';

const PENDING = '.gridboard .pending';

/** Nothing on the page is pending any more. */
const allConfirmed = async ({ page }: Person): Promise<void> => {
  await expect(page.locator('.pending, .grid-pending')).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};

test('Depth Charge: mines and a move show in the next frame, what a charge meets does not', async ({
  come,
}) => {
  const anna = await come('Anna');
  const ben = await come('Ben');
  const line = await holdLine(anna.page);
  const { match, keys } = await anna.makeMatch({
    seats: { black: 'me' },
    options: { first: 'black' },
  });
  await ben.takeSeat(match.id, keys['red'] ?? '');
  await Promise.all([anna, ben].map((person) => person.open(`/m/${match.id}`)));

  await test.step('the mines', async () => {
    await ben.place(['h7', 'g5', 'e8']);
    for (const square of ['a2', 'b4', 'c3'] as const) await anna.press(anna.square(square));
    line.hold();
    await expectInOneFrame(anna.page, PENDING, () => anna.press(anna.button('Ready')));
    await expect(anna.page.locator(PENDING)).toHaveCount(3);
    await expect(busyGrid(anna.page)).toHaveCount(1);
    await expect(anna.square('b4')).toHaveAccessibleName(/your mine/);
    line.letGo();
    await anna.seesTheirTurn();
    await allConfirmed(anna);
  });
  await test.step('a move through safe water', async () => {
    line.hold();
    await anna.press(anna.button('Move'));
    await expectInOneFrame(anna.page, '.dc-glide.pending', () => anna.press(anna.square('a4')));
    expect(line.said).not.toContain('hurry'); // a tap that takes a turn is no sign of impatience
    await expect(anna.square('a4')).toHaveAccessibleName(/your boat/);
    await expect(anna.prompt).toHaveText('Ben’s turn');
    await expect(anna.log.filter({ hasText: '→' })).toHaveCount(0); // the log is the host's
    line.letGo();
    await anna.seesLine('You move a1 → a4.');
    await allConfirmed(anna);
  });
  await test.step('one that is refused goes back, with a word', async () => {
    await ben.sound('g7');
    await anna.seesTheirTurn();
    line.hold();
    line.refuseNext('boatInTheWay');
    await anna.choose('move', 'a3');
    await expect(anna.square('a3')).toHaveAccessibleName(/your boat/);
    line.letGo();
    await expect(anna.page.getByRole('alert')).toHaveText(/boat/);
    await expect(anna.square('a4')).toHaveAccessibleName(/your boat/);
    await expect(anna.square('a3')).not.toHaveAccessibleName(/your boat/);
    await anna.seesTheirTurn();
    await allConfirmed(anna);
  });
  await test.step('a sounding is only asked', async () => {
    line.hold();
    await anna.press(anna.square('b5'));
    await expectInOneFrame(anna.page, '.grid-pending', () => anna.press(anna.button('Sound b5')));
    await expect(anna.prompt).toHaveText(/^Your turn/);
    await expect(anna.page.locator('.dc-sending')).toHaveText('Sounding b5 …');
    await expect(anna.page.locator('.dc-sheet').first()).not.toContainText('b5');
    line.letGo();
    await expect(anna.page.locator('.dc-sheet').first()).toContainText('b5');
    await allConfirmed(anna);
  });
});

test('Captain Sonar: course, gauge and panel show at once, one on top of the other', async ({
  come,
}) => {
  const anna = await come('Anna');
  const sailor = new Sailor(anna);
  const line = await holdLine(anna.page);
  await comeAboard(alone('alpha', anna), { options: { first: 'alpha' } });
  const start = sailor.cell('C3');

  await test.step('where the boat begins', async () => {
    await anna.press(start);
    line.hold();
    await expectInOneFrame(anna.page, '.cs-chart-glide.pending', () =>
      anna.press(anna.button('Begin at C3')),
    );
    await expect(start).toHaveAccessibleName(/your boat/);
    line.letGo();
    await expect(anna.prompt).toHaveText(/course/i);
    await allConfirmed(anna);
  });
  await test.step('three things of three stations before any of them is answered', async () => {
    const course = sailor.page.locator('.cs-captain-rose button:enabled').first();
    line.hold();
    await expectInOneFrame(anna.page, '.cs-chart-glide.pending', () => anna.press(course));
    await expect(start).not.toHaveAccessibleName(/your boat/);
    await expectInOneFrame(anna.page, '.gauge.pending', () =>
      anna.press(sailor.gauge('torpedo').and(anna.page.locator('.is-markable'))),
    );
    await expectInOneFrame(anna.page, '.eng-symbol.pending', () =>
      anna.press(anna.page.locator('.eng-symbol.is-markable').first()),
    );
    await expect(anna.page.locator('.eng-symbol[aria-busy="true"]')).toHaveCount(1);
    line.letGo();
    await allConfirmed(anna);
    await expect(start).not.toHaveAccessibleName(/your boat/);
    await expect(anna.page.locator('.eng-symbol.is-broken')).toHaveCount(1);
  });
});

test('Captain Sonar: a course that is refused goes back, with a word', async ({ come }) => {
  const anna = await come('Anna');
  const sailor = new Sailor(anna);
  const line = await holdLine(anna.page);
  await comeAboard(alone('alpha', anna), { options: { first: 'alpha' } });
  await sailor.carryOut({ type: 'start', cell: 'C3' });
  await expect(anna.prompt).toHaveText(/course/i);
  line.hold();
  line.refuseNext('awaitingOk');
  await anna.press(anna.page.locator('.cs-captain-rose button:enabled').first());
  await expect(anna.page.locator('.cs-chart-glide.pending')).toHaveCount(1);
  line.letGo();
  await expect(anna.page.getByRole('alert')).toBeVisible();
  await expect(sailor.cell('C3')).toHaveAccessibleName(/your boat/);
  await allConfirmed(anna);
});

test('Dark Water Salvage: an application, a city and a course show in the next frame', async ({
  come,
}) => {
  const anna = await come('Anna');
  const ben = await come('Ben');
  const hunter = new Hunter(anna);
  const line = await holdLine(anna.page);
  const match = await gatherHunters({ amber: anna, coral: ben });

  await test.step('the sealed application', async () => {
    await hunter.amount.fill('12');
    line.hold();
    await expectInOneFrame(anna.page, '.dw-envelope.pending', () =>
      anna.press(hunter.button('Seal it: \\$12')),
    );
    await expect(hunter.desk.getByText('Sealed: $12')).toBeVisible();
    line.letGo();
    await allConfirmed(anna);
    await expect(hunter.desk.getByText('Sealed: $12')).toBeVisible();
  });
  await fastForward({ coral: ben }, match, {
    until: ({ phase, waiting }) => phase === 'cities' && waiting[0] === 'amber',
  });
  await test.step('a city that is refused goes back, with a word; then it is taken', async () => {
    await expect(anna.prompt).toHaveText('Choose a city to start from');
    await anna.press(hunter.button('Heron Island'));
    line.hold();
    line.refuseNext('notPlacing');
    const begin = (): Promise<void> => anna.press(hunter.button('Start from Heron Island'));
    await expectInOneFrame(anna.page, '.dw-afloat.pending', begin);
    await expect(anna.prompt).not.toHaveText('Choose a city to start from');
    line.letGo();
    await expect(anna.page.getByRole('alert')).toBeVisible();
    await expect(anna.prompt).toHaveText('Choose a city to start from');
    await expect(anna.page.locator('.dw-own')).toHaveCount(0);
    await anna.press(hunter.button('Heron Island'));
    await begin();
    await expect(anna.prompt).toHaveText(/^Research/);
    await allConfirmed(anna);
  });
  await test.step('a course', async () => {
    await hunter.pass();
    await expect(anna.prompt).toHaveText('Move your boat, or pass');
    await anna.press(hunter.cell('F2'));
    line.hold();
    await expectInOneFrame(anna.page, '.dw-afloat.pending', () =>
      anna.press(hunter.button('Sail to F2')),
    );
    line.letGo();
    await allConfirmed(anna);
  });
});

test('Search Diver: a marker, a dive and the next time show in the next frame', async ({
  come,
}) => {
  const anna = await come('Anna');
  const diver = new Diver(anna);
  const line = await holdLine(anna.page);

  await test.step('a marker that is refused goes back, with a word; then it is laid', async () => {
    await gatherDivers({ red: anna }, { options: { ...KNOWN_WATERS, players: 1 } });
    await anna.press(diver.hex('0302'));
    const lay = async (): Promise<void> => {
      line.hold();
      await expectInOneFrame(anna.page, PENDING, () =>
        anna.press(diver.button(/^Lay it in 0302$/)),
      );
      await expect(diver.hex('0302')).toHaveAccessibleName(/marker face down/);
      line.letGo();
      await allConfirmed(anna);
    };
    line.refuseNext('notYourTurn');
    await lay();
    await expect(anna.page.getByRole('alert')).toBeVisible();
    await expect(diver.hex('0302')).not.toHaveAccessibleName(/marker face down/);
    await lay();
    await expect(diver.hex('0302')).toHaveAccessibleName(/marker face down/);
  });
  await test.step('a dive, but not what it finds', async () => {
    await gatherDivers({ red: anna }, { options: { ...SHALLOWS, players: 1 } });
    await expect(anna.prompt).toHaveText(YOUR_DIVE);
    const marker = diver.faceDown.first();
    await anna.press(marker);
    line.hold();
    await expectInOneFrame(anna.page, '.sd-last-dive.pending', () =>
      anna.press(diver.button(/^Dive for \d+ min$/)),
    );
    await expect(anna.prompt).toHaveText(YOUR_DIVE);
    await expect(anna.page.locator('.sd-die')).toHaveCount(0);
    line.letGo();
    await expect(anna.prompt).not.toHaveText(YOUR_DIVE);
    await allConfirmed(anna);
  });
  await test.step('the next time', async () => {
    await expect(anna.prompt).toHaveText(NEXT_DIVE);
    await anna.press(diver.openTimes.first());
    line.hold();
    await expectInOneFrame(anna.page, '.sd-tokens .pending', () =>
      anna.press(diver.button(/^Dive next (at|on) /)),
    );
    await expect(anna.prompt).toHaveText(YOUR_DIVE);
    line.letGo();
    await allConfirmed(anna);
  });
});

test('while the line is down, what was done is shown as kept, and goes out once', async ({
  come,
}) => {
  const anna = await come('Anna');
  const ben = await come('Ben');
  const line = await holdLine(anna.page);
  const { match, keys } = await anna.makeMatch({ seats: { black: 'me' } });
  await ben.takeSeat(match.id, keys['red'] ?? '');
  await Promise.all([anna, ben].map((person) => person.open(`/m/${match.id}`)));
  for (const square of ['a2', 'b4', 'c3'] as const) await anna.press(anna.square(square));
  line.swallow('up');
  await anna.press(anna.button('Ready'));
  await line.cut();
  await expect(anna.page.getByRole('alert')).toHaveText(
    /will be sent as soon as you are back online/,
  );
  await expect(anna.page.locator(PENDING)).toHaveCount(3);
  line.mend();
  await allConfirmed(anna);
  await ben.seesLine('Anna has placed three mines.');
});

interface Held {
  kept: (() => void)[] | null; // what workers said and nobody has heard yet; null: nothing is held back
}

/** What workers say is kept back while `kept` is a list. */
function holdWorkers(): void {
  const held: Held = { kept: null };
  Object.assign(globalThis, { held });
  Worker.prototype.addEventListener = function listenLater(
    this: Worker,
    type: string,
    listener: EventListenerOrEventListenerObject,
  ): void {
    const hear = (event: Event): void => {
      const tell = (): void =>
        typeof listener === 'function' ? listener.call(this, event) : listener.handleEvent(event);
      if (type === 'message' && held.kept !== null) held.kept.push(tell);
      else tell();
    };
    EventTarget.prototype.addEventListener.call(this, type, hear);
  };
}

test('without a server it is the same: the host in the browser need not have answered', async ({
  come,
}) => {
  const anna = await come('Anna');
  const { page } = anna;
  await page.addInitScript(holdWorkers);
  await anna.open('/depth-charge/local');
  await page.getByText('Seat, clock and rules').click();
  await page.getByLabel('Your seat').selectOption('black');
  await anna.button('Start the match').click();
  for (const square of ['a2', 'b4', 'c3'] as const) await anna.press(anna.square(square));
  await page.evaluate(() => {
    (globalThis as unknown as { held: Held }).held.kept = [];
  });
  await expectInOneFrame(page, PENDING, () => anna.press(anna.button('Ready')));
  await expect(page.locator(PENDING)).toHaveCount(3);
  await page.evaluate(() => {
    const { held } = globalThis as unknown as { held: Held };
    const said = held.kept ?? [];
    held.kept = null;
    for (const tell of said) tell();
  });
  await anna.seesLine('You have placed three mines on a2, b4 and c3.');
  await allConfirmed(anna);
});
