import { sheetToolWords } from '@fathom/captain-sonar/client';
import { listenForKeys } from '../../../table/keys.tsx';
import { PENCILS, PENCIL_AREAS } from '../desk/pencil.ts';
import type { Tool } from '../desk/pencil.ts';
import { COURSE_KEYS } from '../desk/sheet.ts';
import type { PlottingSheet } from '../desk/sheet.ts';

/** The sheet by keys, from anywhere but a field of text. */
export const listenToSheetKeys = (sheet: PlottingSheet): void =>
  listenForKeys({
    repeating: Object.keys(COURSE_KEYS),
    take: (key, { shiftKey }) => (shiftKey ? shiftTo(sheet, key) : take(sheet, key)),
    help: () => [
      ...sheetToolWords.keys,
      ...(sheet.isByHand() && sheet.mayDraw() ? sheetToolWords.penKeys : []),
    ],
  });

function shiftTo(sheet: PlottingSheet, key: string): boolean {
  const course = COURSE_KEYS[key];
  if (course === undefined) return false;
  if (sheet.tool() === 'pen') sheet.plot(course);
  else sheet.nudge(course);
  return true;
}

function take(sheet: PlottingSheet, key: string): boolean {
  if (key === 'b' || key === 'B') {
    sheet.putOnTop(sheet.top() === 'sheet' ? 'second' : 'sheet');
    return true;
  }
  return sheet.mayDraw() && (drawWith(sheet, key) || (sheet.isByHand() && drawByHand(sheet, key)));
}

function drawWith(sheet: PlottingSheet, key: string): boolean {
  switch (key.toLowerCase()) {
    case '[':
      hold(sheet, -1);
      return true;
    case ']':
      hold(sheet, 1);
      return true;
    case 'z':
      sheet.setTool(nextTool(sheet.tool()));
      return true;
    case 'j':
      sheet.setArea(next(PENCIL_AREAS, sheet.area()) ?? 'cell');
      return true;
    case 'escape': {
      const isUp = sheet.tool() !== null;
      sheet.setTool(null);
      return isUp;
    }
    default:
      return false;
  }
}

function drawByHand(sheet: PlottingSheet, key: string): boolean {
  if (key.toLowerCase() === 'h') sheet.plot('?');
  else if (key === 'Backspace') sheet.unplot();
  else return false;
  return true;
}

/** Beyond the newest piece is the whole track. */
function hold(sheet: PlottingSheet, by: number): void {
  const pieces = sheet.track().length;
  const grip = sheet.grip();
  const wanted = (grip === 'whole' ? pieces : grip) + by;
  sheet.hold(wanted >= pieces ? 'whole' : Math.max(0, wanted));
}

const nextTool = (tool: Tool | null): Tool | null =>
  tool === null || tool === 'pen' ? (PENCILS[0] ?? null) : next(PENCILS, tool);

/** null: there is none behind it. */
const next = <T>(list: readonly T[], one: T): T | null => list[list.indexOf(one) + 1] ?? null;
