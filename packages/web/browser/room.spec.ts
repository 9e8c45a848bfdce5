import { expect, test } from './people/fixtures.ts';
import { BROKEN_PAGES, SOUND_PAGE, wantedOf } from './people/room/broken-pages.ts';
import { ALL_LOOKS, DAILY_LOOKS, faultsOfRoom } from './people/room/measure-room.ts';
import { SHORT_SCENES } from './people/room/scenes/short.ts';
import { Stage } from './people/room/stage.ts';
import { TABLE } from './people/room/wanted.ts';

const ONE_LOOK = ALL_LOOKS.slice(0, 1);

test('what measures room finds each thing that can be wrong with it, and nothing on a page that is right', async ({
  page,
}) => {
  for (const broken of BROKEN_PAGES) {
    await page.setContent(broken.html);
    const faults = await faultsOfRoom(page, wantedOf(broken), ONE_LOOK);
    const found = faults.filter(({ kind }) => kind === broken.kind).map(({ words }) => words);
    expect(found.join('\n'), broken.what).toMatch(broken.words);
  }
  await page.setContent(SOUND_PAGE);
  expect(await faultsOfRoom(page, TABLE, ONE_LOOK)).toEqual([]);
});

// All phases of all games, and all pages: npm run room-test.
for (const { name, play } of SHORT_SCENES)
  test(`there is room: ${name}`, async ({ come }) => {
    const stage = new Stage(come, DAILY_LOOKS);
    await play(stage);
    expect(stage.faults).toEqual([]);
  });
