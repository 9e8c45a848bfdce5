import { areaOf, boxOf, common, heightOf, isEmpty, widthOf, windowBox } from './boxes.ts';
import type { Box } from './boxes.ts';
import type { Fault } from './faults.ts';
import { framesAround, isSeen, seenOf } from './frames.ts';
import { settled } from './next-picture.ts';
import { nameOf } from './pieces.ts';

/** What has to be in sight on a page, or one tap away; selectors, and for a tap all the words of its control. */
export interface Wanted {
  readonly boards: string | null; // the largest of these is larger than any card; null: there is none
  readonly atOnce: readonly string[]; // seen whole, without scrolling
  readonly beside: readonly string[]; // seen whole as well, where it stands beside the board
  readonly near: readonly Near[];
}
export interface Near {
  readonly what: string;
  readonly thing: string;
  readonly control: string; // what brings it is called so, whatever it counts
}

const seenBoxOf = (element: Element): Box =>
  seenOf(boxOf(element.getBoundingClientRect()), framesAround(element));
const inWindow = (element: Element): number => {
  const seen = seenBoxOf(element);
  return isSeen(element) ? areaOf(common(seen, windowBox())) : 0;
};

const all = (selector: string): readonly Element[] => [...document.querySelectorAll(selector)];

const hasBoard = (card: Element, boards: string): boolean =>
  [...card.querySelectorAll(boards)].some(isSeen);
/** A chart that is wider than high cannot fill a phone: a card may be larger by so much. */
const A_LITTLE = 1.15;
const CARDS = '.card, .now, section';
/** The board is larger than every card that is not part of it and has none of its own. */
export function smallBoard(boards: string): readonly Fault[] {
  const [board] = all(boards).toSorted((a, b) => inWindow(b) - inWindow(a));
  if (board === undefined || inWindow(board) === 0)
    return [{ kind: 'small board', words: 'no board is in sight' }];
  const size = inWindow(board);
  return all(CARDS).flatMap((card) => {
    if (hasBoard(card, boards) || board.contains(card) || inWindow(card) <= size * A_LITTLE)
      return [];
    const more = Math.round((100 * inWindow(card)) / size - 100);
    return [
      {
        kind: 'small board',
        words: `${nameOf(card, '')} is ${more} % larger than ${nameOf(board, '')}`,
      },
    ];
  });
}

/** What has to be read at once is in the window, all of it. */
export function outOfSight(selectors: readonly string[]): readonly Fault[] {
  return selectors.flatMap((selector): readonly Fault[] => {
    const found = all(selector).filter(isSeen);
    if (found.length === 0) return [{ kind: 'far', words: `there is no ${selector}` }];
    return found.flatMap((element): readonly Fault[] => {
      const box = boxOf(element.getBoundingClientRect());
      const lost = heightOf(box) - heightOf(common(seenBoxOf(element), windowBox()));
      return lost > 1
        ? [
            {
              kind: 'far',
              words: `${nameOf(element, '')} is ${Math.round(lost)} px out of sight`,
            },
          ]
        : [];
    });
  });
}

const isSideways = (one: Box, other: Box): boolean =>
  one.left >= other.right || one.right <= other.left;
/** What lies over the middle of something; null: nothing does. */
function over(element: Element, { left, top, right, bottom }: Box): Element | null {
  const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return found === null || element.contains(found) || found.contains(element) ? null : found;
}

/** What stands in a column beside the board is in sight, and neither scrolled away nor under anything. */
export function hiddenBeside(
  selectors: readonly string[],
  boards: string | null,
): readonly Fault[] {
  const grounds = (boards === null ? [] : all(boards).filter(isSeen)).map((board) =>
    boxOf(board.getBoundingClientRect()),
  );
  return selectors.flatMap(all).flatMap((element): readonly Fault[] => {
    const box = boxOf(element.getBoundingClientRect());
    const isBeside = grounds.length > 0 && grounds.every((ground) => isSideways(box, ground));
    if (!isBeside || !isSeen(element)) return [];
    const seen = common(seenBoxOf(element), windowBox());
    const lost = heightOf(box) - heightOf(seen);
    if (lost > 1 || widthOf(seen) === 0)
      return [{ kind: 'far', words: `${nameOf(element, '')} has to be scrolled to` }];
    const lid = over(element, seen);
    return lid === null
      ? []
      : [{ kind: 'far', words: `${nameOf(element, '')} lies under ${nameOf(lid, '')}` }];
  });
}

const LINE = 40; // pixels of a list that are enough to read its newest line
const isNear = (selector: string): boolean =>
  all(selector).some((element) => {
    const box = seenBoxOf(element);
    const shown = common(box, windowBox());
    return isSeen(element) && !isEmpty(shown) && heightOf(shown) >= Math.min(LINE, heightOf(box));
  });

const CONTROLS = 'button, summary, a, [role="tab"]';
const COUNT = / \d+ new$/;
const wordsOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(COUNT, '');
const controlFor = ({ control }: Near): HTMLElement | undefined =>
  all(CONTROLS).find(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && wordsOf(element) === control && inWindow(element) > 0,
  );

/** What is neither in sight nor one tap away. A tap that was tried is taken back. */
export async function farAway(near: readonly Near[]): Promise<readonly Fault[]> {
  const faults: Fault[] = [];
  for (const each of near) {
    if (isNear(each.thing)) continue;
    const control = controlFor(each);
    if (control === undefined) {
      faults.push({
        kind: 'far',
        words: `${each.what} is out of sight, and nothing in sight leads to it`,
      });
      continue;
    }
    const before = frontTab(control);
    control.click();
    await settled();
    if (!isNear(each.thing))
      faults.push({
        kind: 'far',
        words: `${each.what} is out of sight, and ${nameOf(control)} does not show it`,
      });
    window.scrollTo(0, 0);
    await takeBack(before ?? control);
  }
  return faults;
}

/** Of the tabs that a control is one of, the one in front. */
const frontTab = (control: Element): HTMLElement | null =>
  control.closest('[role="tablist"]')?.querySelector<HTMLElement>('[aria-selected="true"]') ?? null;

async function takeBack(control: HTMLElement): Promise<void> {
  if (control.isConnected) control.click();
  await settled();
  window.scrollTo(0, 0);
}
