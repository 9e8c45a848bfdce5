import type { Page } from '@playwright/test';
import type { Come } from '../fixtures.ts';
import type { Hand } from '../hand.ts';
import type { Wanted } from './in-page/duties.ts';
import { faultsOfRoom } from './measure-room.ts';
import type { Look, RoomFault } from './measure-room.ts';
import { TABLE } from './wanted.ts';

/** A page that is measured, and in which state. */
interface Scenery {
  readonly page: Page;
  readonly what: string; // where it is, and what is going on there
  readonly wanted: Wanted;
}

/** One way through the pages of the house, and where to stop and look on it. */
export interface Scene {
  readonly name: string;
  readonly play: (stage: Stage) => Promise<void>;
}

/** Keeps what is found wrong on the way. */
export class Stage {
  readonly come: Come;
  private readonly looks: readonly Look[];
  private readonly found: string[] = [];

  constructor(come: Come, looks: readonly Look[]) {
    this.come = come;
    this.looks = looks;
  }

  async look({ page, what, wanted }: Scenery): Promise<void> {
    const before = page.viewportSize();
    const faults = await faultsOfRoom(page, wanted, this.looks);
    if (before !== null) {
      await page.setViewportSize(before);
      await page.evaluate(() => window.room.settled()); // the scene goes on with what is there at this size
    }
    this.found.push(...linesOf(what, faults));
  }

  /** Each once, with all the sizes at which it was seen. */
  get faults(): readonly string[] {
    return this.found;
  }
}

/** A fault that differs in pixels or in what is said there only is the same fault. */
function linesOf(what: string, faults: readonly RoomFault[]): readonly string[] {
  const sizes = new Map<string, Set<string>>();
  const firsts = new Map<string, string>();
  for (const { kind, words, at } of faults) {
    const same = `${kind}: ${words.replaceAll(/“[^”]*”|\d+/g, '#')}`;
    sizes.set(same, (sizes.get(same) ?? new Set()).add(at));
    if (!firsts.has(same)) firsts.set(same, `${kind}: ${words}`);
  }
  return [...firsts].map(
    ([same, words]) => `${what} [${[...(sizes.get(same) ?? [])].join(', ')}] ${words}`,
  );
}

interface Match {
  readonly page: Page;
  readonly hand: Hand;
  readonly what: string;
  readonly moves: number; // at most
}

/** Plays a match by the hand of a bot and looks at every new thing that somebody is asked to do. */
export async function playThrough(stage: Stage, { page, hand, what, moves }: Match): Promise<void> {
  const known = new Set<string>();
  for (let n = 0; n < moves && (await hand.ready()); n += 1) {
    const duty = await dutyOn(page);
    if (!known.has(duty)) {
      known.add(duty);
      await stage.look({ page, what: `${what}, ${duty}`, wanted: TABLE });
      await lookAtChoice(stage, { page, what: `${what}, ${duty}` });
    }
    await hand.move();
  }
}

const SOON = 3_000; // milliseconds

/** What is to be done now, whatever the squares and numbers. Some draw and call without being waited for. */
async function dutyOn(page: Page): Promise<string> {
  const yours = page.locator('.now.yours');
  await yours.waitFor({ timeout: SOON }).catch(() => {});
  const title = (await page.locator('.now h1').textContent()) ?? '';
  return title.replaceAll(/\b[a-z]?\d+\b/gi, '#');
}

/** Where something can be done on a board; where a boat may begin is not marked, for it is nearly everywhere. */
const TARGETS = '.gridboard .grid-cell:is(.is-target, [aria-label*="you can begin here"])';

/** The first cell that can be chosen, chosen. */
export async function lookAtChoice(
  stage: Stage,
  { page, what }: { readonly page: Page; readonly what: string },
): Promise<void> {
  const cell = page.locator(TARGETS).first();
  if (!(await cell.isVisible())) return;
  await cell.click({ force: true });
  await stage.look({ page, what: `${what}, a cell chosen`, wanted: TABLE });
  await page.keyboard.press('Escape');
}
