import { ROLES, SIDES, enemyOf } from '@fathom/captain-sonar/client';
import type { Cell, PerSide, Event, SideName } from '@fathom/captain-sonar/client';
import type { MyMatch } from '@fathom/protocol';
import { SEATS } from '../people/captain-sonar/crews.ts';
import type { SeatAction, SeatName } from '../people/captain-sonar/crews.ts';
import { HOMEWARD, OUTWARD, START } from '../people/captain-sonar/known-voyage.ts';
import { Sailor } from '../people/captain-sonar/sailor.ts';
import { expect, test } from '../people/fixtures.ts';
import type { Come } from '../people/fixtures.ts';
import { listenIn } from '../people/frames.ts';
import type { Frames } from '../people/frames.ts';

/** What only the crew of `side` may read in an event that all hear. */
const HIDDEN: { readonly [Type in Event['type']]?: readonly string[] } = {
  startChosen: ['cell'],
  mineLaid: ['cell'],
  silenceRun: ['course', 'cells'],
  gaugeMarked: ['system'],
  brokeDown: ['symbol'],
};
const CREW_ONLY: ReadonlySet<unknown> = new Set<Event['type']>([
  'circuitRepaired',
  'mineLost',
  'traced',
  'traceVoided',
  'readyToDive',
  'sheetDrawn',
  'called',
]);

type Fields = Readonly<Record<string, unknown>>;

/** Every object in a message, however deep. */
function* objectsIn(value: unknown): Iterable<Fields> {
  if (typeof value !== 'object' || value === null) return;
  yield value as Fields;
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}

/** A path into the view that leads aboard a boat: ["boats", "alpha", …]. */
const leadsAboard = (value: Fields, side: SideName): boolean =>
  Array.isArray(value) && value[0] === 'boats' && value[1] === side;

function isLeak(value: Fields, side: SideName): boolean {
  const { type, boats } = value;
  if (leadsAboard(value, side)) return true;
  if (typeof boats === 'object' && boats !== null) return (boats as Fields)[side] !== null;
  if (value['side'] !== side) return false;
  const hidden = HIDDEN[type as Event['type']] ?? [];
  return CREW_ONLY.has(type) || hidden.some((field) => value[field] !== null);
}

/** What was sent to a page before the game was over, when everything lies open. */
const beforeTheEnd = ({ heard }: Frames): readonly string[] => {
  const end = heard.findIndex((text) => text.includes('"gameEnded"'));
  return end < 0 ? heard : heard.slice(0, end);
};

/** All that a crew was sent and should not have been: the very messages. */
function leaksTo(crew: SideName, frames: Frames): readonly string[] {
  return beforeTheEnd(frames).filter((text) =>
    [...objectsIn(JSON.parse(text))].some((value) => isLeak(value, enemyOf(crew))),
  );
}

/** How often a crew heard of something the other crew did, without its secret. */
const heardOf = (type: Event['type'], side: SideName, frames: Frames): number =>
  beforeTheEnd(frames)
    .flatMap((text) => Array.from(objectsIn(JSON.parse(text))))
    .filter((value) => value['type'] === type && value['side'] === side).length;

const NAMES = ['Anna', 'Abel', 'Ada', 'Alma', 'Ben', 'Bela', 'Bo', 'Britt'] as const;
const SMALL = { viewport: { width: 1024, height: 700 }, reducedMotion: 'reduce' } as const;

interface Hand extends Sailor {
  readonly frames: Frames;
}
type Hands = Readonly<Record<SeatName, Hand>>;

async function gather(come: Come): Promise<Hands> {
  const hands = await Promise.all(
    SEATS.map(async (seat, i) => {
      const person = await come(NAMES[i] ?? seat, SMALL);
      const frames = listenIn(person.page);
      return [seat, Object.assign(new Sailor(person), { frames })] as const;
    }),
  );
  return Object.fromEntries(hands) as Hands;
}

/** Through the form and the seat links, until the match has begun. */
async function fillSeats(hands: Hands): Promise<void> {
  const { person: anna, page } = hands['alpha.captain'];
  await anna.open('/captain-sonar');
  await page.getByText('Rules of the match').click();
  await page.getByRole('radio', { name: /^Minefield/ }).check();
  await page.getByRole('radio', { name: /^Eight people/ }).check();
  await page.getByText('More rules').click();
  await page
    .getByRole('group', { name: 'First turn' })
    .getByRole('radio', { name: /^Alpha/ })
    .check();
  await anna.button('Open the table').click();
  await expect(page.getByRole('heading', { name: /waiting for players/ })).toBeVisible();

  const match = new URL(page.url()).pathname;
  const { keys } = (await (
    await page.request.get(`/api/matches${match.slice(2)}`)
  ).json()) as MyMatch;
  const guests = SEATS.filter((seat) => seat !== 'alpha.captain');
  await Promise.all(
    guests.map(async (seat) => {
      const { person } = hands[seat];
      await person.open(`${match}/${keys[seat] ?? ''}#${seat}`);
      await expect(person.page.getByText(/^Your seat: (Alpha|Bravo)’s \w+/)).toBeVisible();
      await person.button('Sit down').click();
      await expect(person.page.getByText('The host starts the match.')).toBeVisible();
    }),
  );
  await expect(page.getByText('Everyone is in place.')).toBeVisible();
  await anna.button('Start the match').click();
}

async function carryOut(hands: Hands, deeds: readonly SeatAction[]): Promise<void> {
  for (const [seat, action] of deeds) await hands[seat].carryOut(action);
}

/** Cells each crew was on, or had mined, that nobody else ever heard named before the end. */
const SECRET: PerSide<readonly Cell[]> = {
  alpha: ['E3', 'F5', 'G5', 'G6', 'G7', 'G8', 'G9', 'F9'],
  bravo: ['A3', 'C3', 'C4', 'C5', 'C6', 'B7', 'B8', 'C8', 'D8', 'D9', 'D10'],
};

test('@long two crews of four play turn by turn to the end with every system, and no secret leaves a boat', async ({
  come,
}) => {
  const hands = await gather(come);
  const [anna, ben] = [hands['alpha.captain'], hands['bravo.captain']];
  const all = Object.values(hands);
  const everyone = (sees: (hand: Hand) => Promise<unknown>): Promise<unknown> =>
    Promise.all(all.map(sees));

  await test.step('the table is opened, joined by seat links, and started by the host', async () => {
    await fillSeats(hands);
    await expect(anna.person.prompt).toHaveText('Choose where your boat begins');
    await carryOut(hands, START);
    await everyone(({ person }) =>
      person.seesLine('Both boats are under way. Alpha has the first turn.'),
    );
  });
  await test.step('the radio operator’s sheet is seen by the crew’s own Captain', async () => {
    const radio = hands['bravo.radioOperator'];
    await radio.cell('J1').click();
    await expect(ben.cell('J1')).toHaveAccessibleName(/the sheet ends here/);
    await expect(anna.cell('J1')).not.toHaveAccessibleName(/sheet/);
  });
  await test.step('mine, trigger, sonar and surfacing', async () => {
    await carryOut(hands, OUTWARD);
    await everyone(({ person }) => person.seesLine('Alpha surfaces in sector 1.'));
    await expect(ben.person.prompt).toHaveText('Set a course');
    await ben.person.seesLine('Bravo has 3 turns in a row.');
    await expect(anna.person.prompt).toHaveText('Bravo’s turn');
    await expect(anna.strip).toContainText('Surfacing in sector 1');
  });
  const wim = await come('Wim', SMALL);
  const seenByWim = listenIn(wim.page);
  await test.step('who only watches hears what was announced', async () => {
    await wim.open(new URL(anna.page.url()).pathname);
    await wim.seesLine('Alpha’s mine on D3: Alpha all clear, Bravo indirect hit.');
    await expect(wim.page.locator('[data-cell][aria-label*="boat"]')).toHaveCount(0);
  });
  await test.step('charted mine, drone, silence and torpedo', async () => {
    await carryOut(hands, HOMEWARD);
    await everyone(({ person }) => expect(person.prompt).toHaveText('Bravo wins: Alpha is sunk.'));
  });
  await test.step('the end shows all of both routes, from before the surfacing as well', async () => {
    for (const { page } of [anna, ben]) {
      await expect(page.locator('.cs-end-alpha polyline')).toHaveCount(2);
      await expect(page.locator('.cs-end-bravo polyline')).toHaveCount(1);
    }
  });
  await test.step('everybody has heard the same, and each crew a little more of its own', async () => {
    const heard = [
      'Alpha’s mine on D3: Alpha all clear, Bravo indirect hit.',
      'Bravo sends the sonar. Alpha must answer.',
      'Alpha answers: row 4 and column J, one true and one false.',
      'Bravo’s charted mine on E5: Alpha direct hit, Bravo all clear.',
      'Alpha dives.',
      'Bravo’s drone searches sector 4: Alpha is there.',
      'Bravo’s torpedo on F9: Alpha direct hit, Bravo all clear.',
    ];
    await everyone(async ({ person }) => {
      for (const line of heard) await person.seesLine(line);
    });
    await hands['alpha.engineer'].person.seesLine('Alpha: silence, 2 cells south.');
    await hands['bravo.engineer'].person.seesLine('Alpha: silence.');
    await hands['bravo.firstMate'].person.seesLine(/^Bravo’s gray circuit is complete/);
    await expect(hands['alpha.firstMate'].person.log.filter({ hasText: 'circuit' })).toHaveCount(0);
  });
  await test.step('now everything lies open', async () => {
    const radio = hands['alpha.radioOperator'];
    await expect(radio.cell('D10')).toHaveAccessibleName(/Bravo boat/);
    await expect(radio.person.page.getByRole('link', { name: 'Watch the replay' })).toBeVisible();
  });
  await test.step('until then no byte of a crew’s secrets was sent to the other', async () => {
    for (const side of SIDES)
      for (const role of ROLES) {
        const { frames } = hands[`${side}.${role}`];
        const enemy = side === 'alpha' ? 'bravo' : 'alpha';
        expect(leaksTo(side, frames), `${side}.${role}`).toEqual([]);
        const text = beforeTheEnd(frames).join('\n');
        for (const cell of SECRET[enemy]) expect(text, cell).not.toContain(`"${cell}"`);
        // It was there to be leaked, and the crew itself was told.
        expect(heardOf('brokeDown', enemy, frames)).toBeGreaterThan(8);
        for (const cell of SECRET[side]) expect(text, cell).toContain(`"${cell}"`);
      }
    for (const side of SIDES) expect(leaksTo(side, seenByWim), 'a spectator').toEqual([]);
    expect(heardOf('silenceRun', 'alpha', ben.frames)).toBeGreaterThan(0);
    expect(heardOf('mineLaid', 'alpha', ben.frames)).toBeGreaterThan(0);
    expect(leaksTo('bravo', anna.frames).length).toBeGreaterThan(30);
  });
});
