import { join } from 'node:path';
import type { CDPSession, Page, Request } from '@playwright/test';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import type { Wanted } from './in-page/duties.ts';
import type { Fault } from './in-page/faults.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
  readonly hands: 'mouse' | 'fingers';
}
const desk = (width: number, height: number): Size => ({ width, height, hands: 'mouse' });
const held = (width: number, height: number): Size => ({ width, height, hands: 'fingers' });

/** Laptops as they are sold, a tablet and a phone. */
export const SIZES: readonly Size[] = [
  desk(1280, 720),
  desk(1366, 768),
  desk(1440, 900),
  desk(1536, 730),
  held(768, 1024),
  held(390, 844),
];
export const LIGHTS = ['light', 'dark'] as const;
export type Light = (typeof LIGHTS)[number];

export interface Look {
  readonly size: Size;
  readonly light: Light;
}
/** Everything at all sizes, by day and by night. */
export const ALL_LOOKS: readonly Look[] = SIZES.flatMap((size) =>
  LIGHTS.map((light): Look => ({ size, light })),
);
/** What a light changes is colours, as a rule: one size by night is enough for every day. */
export const DAILY_LOOKS: readonly Look[] = ALL_LOOKS.filter(
  ({ size, light }) => light === 'light' || size === SIZES.at(-1),
);

export interface RoomFault extends Fault {
  readonly at: string; // the size, and by night that it is
}

const nameOfLook = ({ size, light }: Look): string =>
  `${size.width}×${size.height}${light === 'dark' ? ' by night' : ''}`;

let bundled: Promise<string> | null = null;
/** What measures runs in the page, in one piece. */
const measuringScript = (): Promise<string> => (bundled ??= bundle());
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: join(import.meta.dirname, 'in-page', 'room.ts'),
        formats: ['iife'],
        name: 'measuring',
      },
    },
  });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  return output[0].code;
}

/** What a page is driven by, besides its own methods. */
interface Reins {
  readonly session: CDPSession;
  readonly isFetching: () => boolean; // a part of the client that it shows for the first time
}
const reins = new WeakMap<Page, Reins>();
async function reinsOf(page: Page): Promise<Reins> {
  const known = reins.get(page);
  if (known !== undefined) return known;
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => open.delete(request));
  const made: Reins = {
    session: await page.context().newCDPSession(page),
    isFetching: () => open.size > 0,
  };
  reins.set(page, made);
  return made;
}

/** A window of this size, held as such a thing is held, with all there is to be seen in it. */
async function show(page: Page, { size, light }: Look): Promise<void> {
  const { session, isFetching } = await reinsOf(page);
  await page.emulateMedia({ colorScheme: light });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: size.hands === 'fingers' });
  await page.setViewportSize(size);
  do await page.evaluate(() => window.room.settled());
  while (isFetching());
}

/** What is wrong with a page as it is now, at each look. */
export async function faultsOfRoom(
  page: Page,
  wanted: Wanted,
  looks: readonly Look[],
): Promise<readonly RoomFault[]> {
  if (!(await page.evaluate(() => 'room' in window))) await page.evaluate(await measuringScript());
  const faults: RoomFault[] = [];
  for (const look of looks) {
    await show(page, look);
    const found = await page.evaluate((asked) => window.room.measure(asked), wanted);
    faults.push(...found.map(({ kind, words }) => ({ kind, words, at: nameOfLook(look) })));
  }
  return faults;
}
