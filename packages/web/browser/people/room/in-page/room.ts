import { farAway, hiddenBeside, outOfSight, smallBoard } from './duties.ts';
import type { Wanted } from './duties.ts';
import {
  covered,
  cramped,
  crossed,
  cuts,
  overlaps,
  scrollers,
  sideways,
  spills,
} from './faults.ts';
import type { Fault } from './faults.ts';
import { isSeen } from './frames.ts';
import { settled } from './next-picture.ts';
import { piecesOfPage } from './pieces.ts';

/** With the page, and every column in it that scrolls, at one of their ends; columns go back to where they were. */
function looked(end: 'top' | 'bottom'): readonly Fault[] {
  const columns = scrollers().map((element) => ({ element, before: element.scrollTop }));
  for (const { element } of columns) element.scrollTop = end === 'top' ? 0 : element.scrollHeight;
  window.scrollTo(0, end === 'top' ? 0 : document.documentElement.scrollHeight);
  const pieces = piecesOfPage();
  // What sticks to an edge is stuck there while the page is at its other end.
  const faults = [...covered(pieces, end), ...crossed(pieces, end === 'top' ? 'bottom' : 'top')];
  for (const { element, before } of columns) element.scrollTop = before;
  return faults;
}

function faultsInSight(boards: string | null): readonly Fault[] {
  const atEnd = looked('bottom');
  const atTop = looked('top');
  const pieces = piecesOfPage();
  return [
    ...atTop,
    ...atEnd,
    ...sideways(pieces),
    ...cuts(pieces),
    ...spills(pieces),
    ...overlaps(pieces),
    ...cramped(),
    ...(boards === null ? [] : smallBoard(boards)),
  ];
}

const TABS = '.board [role="tablist"]';
const tabsOfBoard = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`${TABS} [role="tab"]`),
];

/** Parts of a table that are tabs here, one after another; the one in front before is in front again. */
async function faultsBehindTabs(
  boards: string | null,
  known: readonly Fault[],
): Promise<readonly Fault[]> {
  const tabs = tabsOfBoard().filter(isSeen);
  const front = tabs.find((tab) => tab.getAttribute('aria-selected') === 'true');
  const faults: Fault[] = [];
  for (const tab of tabs) {
    if (tab === front) continue;
    tab.click();
    await settled();
    const hasBoard = boards !== null && [...document.querySelectorAll(boards)].some(isSeen);
    const found = faultsInSight(hasBoard ? boards : null).filter(
      ({ words }) => !known.some((each) => each.words === words),
    );
    faults.push(
      ...found.map(({ kind, words }) => ({ kind, words: `${words} (${tab.textContent} tab)` })),
    );
  }
  front?.click();
  await settled();
  return faults;
}

/** Everything that is wrong with the room on this page, each thing once. */
export async function measure({ boards, atOnce, beside, near }: Wanted): Promise<readonly Fault[]> {
  const hasBoard = boards !== null && [...document.querySelectorAll(boards)].some(isSeen);
  const hasTabs = tabsOfBoard().length > 0;
  const inFront = faultsInSight(hasTabs && !hasBoard ? null : boards);
  const faults = [
    ...inFront,
    ...(await faultsBehindTabs(boards, inFront)),
    ...outOfSight(atOnce),
    ...hiddenBeside(beside, boards),
    ...(await farAway(near)),
  ];
  return [...new Map(faults.map((each) => [each.words, each])).values()];
}

declare global {
  interface Window {
    readonly room: { readonly measure: typeof measure; readonly settled: typeof settled };
  }
}
Object.assign(window, { room: { measure, settled } });
