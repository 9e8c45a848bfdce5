import type { Announcement } from '../../events.ts';
import type { Spoken } from '../../state.ts';
import type { SheetView } from '../../view.ts';
import { enemyOf } from '../../vocabulary.ts';
import type { Cell } from '../../vocabulary.ts';
import { evenly, where } from '../chances.ts';
import type { Chances } from '../chances.ts';
import type { BotContext } from '../context.ts';
import { upheld } from '../reckoning.ts';
import type { ReckonedBoat } from '../reckoning.ts';
import { numberOf } from '../sea.ts';
import type { SeaTables } from '../sea.ts';
import { callsOf } from './hearing.ts';
import { ringTrust, trackTrust } from './trust.ts';

/** What is known of the crew to read its reports. */
type Crew = Pick<BotContext, 'view' | 'boat' | 'side' | 'sea' | 'company'>;

/** Something a person has said or drawn about where the enemy is. */
interface Report {
  readonly heard: number; // announcements that were made before it
  readonly chances: Chances; // where it put the enemy then
  readonly trust: number; // from 0 to 1
}

/** What a crew goes by whose Radio Operator is a person: sheets and calls, and beyond them what stays in everybody's ear. */
export function reportedChances(crew: Crew, byEar: Chances): Chances {
  const { sea, view, side } = crew;
  const sum = new Float64Array(sea.count);
  let left = 1;
  for (const { heard, chances, trust } of reportsOf(crew)) {
    const now = stillSo({ sea, about: enemyOf(side) }, chances, view.record.slice(heard));
    if (now === null) continue;
    add(sum, now, left * trust);
    left *= 1 - trust;
  }
  add(sum, byEar, left);
  return sum;
}

/** How much had been announced when somebody last said or drew where the enemy is. */
export const lastReport = (crew: Crew): number =>
  Math.max(
    0,
    ...spokenReports(crew).map(({ heard }) => heard),
    ...drawnReports(crew).map(({ heard }) => heard),
  );

function add(sum: Chances, chances: Chances, share: number): void {
  for (let cell = 0; cell < sum.length; cell++)
    sum[cell] = (sum[cell] ?? 0) + share * (chances[cell] ?? 0);
}

/** What a report comes to by now; null: what was heard since has refuted it. */
function stillSo(
  boat: ReckonedBoat,
  chances: Chances,
  since: readonly Announcement[],
): Chances | null {
  let now: Chances | null = chances;
  for (const said of since) {
    if (now === null) return null;
    now = upheld(boat, now, said);
  }
  return now;
}

/** The latest first. Whoever says that the enemy is lost takes back all that came before. */
function reportsOf(crew: Crew): readonly Report[] {
  const said = spokenReports(crew).at(-1);
  const isLost = said?.call.kind === 'lost';
  const spoken = said === undefined ? [] : inCall(crew, said);
  const drawn = drawnReports(crew).filter(({ heard }) => !isLost || heard > said.heard);
  return [...spoken, ...drawn].toSorted((one, other) => other.heard - one.heard);
}

const SPOKEN = new Set(['here', 'sector', 'lost', 'point']);
/** What the people aboard have called out about the enemy. */
const spokenReports = ({ boat, company }: Crew): readonly Spoken[] =>
  callsOf(boat).filter(({ role, call }) => company.mates.includes(role) && SPOKEN.has(call.kind));

const HERE = 0.8;
const POINTED = 0.45;
const SURE = 0.85;
const UNSURE = 0.55;

function inCall({ sea }: Crew, { call, heard }: Spoken): readonly Report[] {
  if (call.kind === 'here') return oneOf(sea, [call.cell], { heard, trust: HERE });
  if (call.kind === 'point') return oneOf(sea, [call.cell], { heard, trust: POINTED });
  if (call.kind !== 'sector') return [];
  const chances = where(evenly(sea), (cell) => sea.sector[cell] === call.sector);
  return chances === null ? [] : [{ heard, chances, trust: call.sure ? SURE : UNSURE }];
}

/** 8. What both sheets say. */
const drawnReports = (crew: Crew): readonly Report[] => {
  const { sheet, second } = crew.boat;
  return second === undefined
    ? onSheet(crew, sheet)
    : onSheet(crew, sheet).concat(onSheet(crew, second));
};

/** A track, rings and crosses. */
function onSheet({ view, side, sea }: Crew, sheet: SheetView): readonly Report[] {
  const hearing = { setup: view.setup, record: view.record, about: enemyOf(side) };
  const { at, heard = 0 } = sheet;
  const rings = marked(sheet, 'ring');
  const track = at === null ? [] : [at];
  return [
    ...oneOf(sea, track, { heard, trust: trackTrust(sea, sheet, hearing) }),
    ...oneOf(sea, rings, { heard, trust: ringTrust(rings.length) }),
    ...uncrossed(sea, marked(sheet, 'cross'), heard),
  ];
}

const marked = ({ pencil }: SheetView, wanted: 'ring' | 'cross'): readonly Cell[] =>
  pencil.filter(({ mark }) => mark === wanted).map(({ cell }) => cell);

function oneOf(
  sea: SeaTables,
  cells: readonly Cell[],
  { heard, trust }: Pick<Report, 'heard' | 'trust'>,
): readonly Report[] {
  const places = new Set(cells.map((cell) => numberOf(sea, cell)));
  const chances = where(evenly(sea), (cell) => places.has(cell));
  return chances === null ? [] : [{ heard, chances, trust }];
}

const MOST_OF_CROSSES = 0.8; // trust in a chart that is all crossed out but for a cell

function uncrossed(sea: SeaTables, crosses: readonly Cell[], heard: number): readonly Report[] {
  const out = new Set(crosses.map((cell) => numberOf(sea, cell)));
  const chances = where(evenly(sea), (cell) => !out.has(cell));
  const share = sea.water.filter((cell) => out.has(cell)).length / sea.water.length;
  return chances === null || share === 0
    ? []
    : [{ heard, chances, trust: MOST_OF_CROSSES * share }];
}
