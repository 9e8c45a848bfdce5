import type { Sheet } from '../actions.ts';
import type { Announcement } from '../events.ts';
import { cannotDraw } from '../rules/sheet.ts';
import { plottingOf } from '../setup.ts';
import { plottedCells } from '../heard-track.ts';
import { endOf } from '../track.ts';
import type { Hearing } from '../track.ts';
import { enemyOf } from '../vocabulary.ts';
import type { Cell, SideName } from '../vocabulary.ts';
import { likeliest } from './chances.ts';
import { ownBoat } from './context.ts';
import type { BotContext, Decision } from './context.ts';
import { radioTalk, sectorGuess } from './crew-talk/radio-talk.ts';
import { nameOf, numberOf } from './sea.ts';

/** Draws where the enemy is likely to be; among people, what the aid of the match allows, and tells it besides. */
export function radioOperator(context: BotContext): Decision | null {
  const { view, company } = context;
  if (view.phase !== 'playing') return null;
  if (company.isAdviser) return draw(context, plainSheet);
  if (company.mates.length === 0) return draw(context, ringedSheet);
  return radioTalk(context) ?? draw(context, plainSheet);
}

function draw(context: BotContext, sheetOf: (context: BotContext) => Sheet): Decision | null {
  if (cannotDraw(ownBoat(context)) !== null) return null;
  const sheet = sheetOf(context);
  return isSame(sheet, lyingNow(context)) ? null : { action: { type: 'sheet', sheet } };
}

const RINGS = 8;
const WORTH_A_RING = 0.02; // chance

/** The track, and the likeliest cells ringed. */
function ringedSheet(context: BotContext): Sheet {
  const { view, side, sea, enemy } = context;
  const { chances } = enemy();
  const cells = likeliest(chances, RINGS)
    .filter((cell) => (chances[cell] ?? 0) >= WORTH_A_RING)
    .map((cell) => nameOf(sea, cell));
  const since = trackBegan(view.record, enemyOf(side));
  return { at: cells[0] ?? null, since, ...byHand(context, since), pencil: ringed(context, cells) };
}

/** The crosses are somebody else's and stay. */
function ringed({ boat }: BotContext, cells: readonly Cell[]): Sheet['pencil'] {
  const crosses = boat.sheet.pencil.filter(({ mark }) => mark === 'cross');
  const crossed = new Set(crosses.map(({ cell }) => cell));
  const rings = cells.filter((cell) => !crossed.has(cell));
  return [...crosses, ...rings.map((cell) => ({ cell, mark: 'ring' as const }))];
}

const STILL_GOOD = 0.35; // of the best place: so good a place is not worth moving the sheet

/** 8. The track where it may well lie. Rings are for those who may see where the enemy can be anyway. */
function plainSheet(context: BotContext): Sheet {
  const { view, side } = context;
  const since = trackBegan(view.record, enemyOf(side));
  const drawn = { since, ...byHand(context, since) };
  const now = lyingNow(context);
  const pencil =
    view.setup.assist === 'belief' ? ringed(context, standingOut(context)) : now.pencil;
  const isSameTrack = now.since === since && plottingOf(view.setup) === 'drawn';
  const at = isSameTrack && isGood(context, now.at) ? now.at : placeFor(context, drawn);
  return { at, ...drawn, pencil };
}

const hearingOf = ({ view, side }: BotContext): Hearing => ({
  setup: view.setup,
  record: view.record,
  about: enemyOf(side),
});

/** The sheet as it lies: its end has gone on with what was heard since it was drawn. */
const lyingNow = (context: BotContext): Sheet => ({
  ...context.boat.sheet,
  at: endOf(context.boat.sheet, hearingOf(context)),
});

function isGood({ sea, enemy }: BotContext, end: Cell | null): boolean {
  if (end === null) return false;
  const { chances } = enemy();
  return (chances[numberOf(sea, end)] ?? 0) >= STILL_GOOD * Math.max(...chances);
}

const LAID = 0.4; // chance of a sector from which on a bare sheet is laid
const TRIED = 24; // places

/** Where the track ends if it lies clear of land, at the likeliest place for that; null: nobody could say. */
function placeFor(context: BotContext, drawn: Pick<Sheet, 'since' | 'courses'>): Cell | null {
  const { view, sea, enemy } = context;
  if (view.setup.assist === 'sheet' && sectorGuess(context).chance < LAID) return null;
  const hearing = hearingOf(context);
  const isClear = (at: Cell): boolean =>
    plottedCells({ at, ...drawn, heard: view.record.length, pencil: [] }, hearing)
      .flat()
      .every((cell) => cell !== null && sea.chart.isWater(cell));
  const places = likeliest(enemy().chances, TRIED).map((cell) => nameOf(sea, cell));
  return places.find(isClear) ?? places[0] ?? null;
}

const FEW = 3;
const LEADS = 1.5; // times as likely as an even share

/** Cells that are much likelier than the others. */
function standingOut({ sea, enemy }: BotContext): readonly Cell[] {
  const { chances } = enemy();
  const even = 1 / Math.max(1, chances.filter((chance) => chance > 0).length);
  return likeliest(chances, FEW)
    .filter((cell) => (chances[cell] ?? 0) > LEADS * even || even > 1 / (FEW + 1))
    .map((cell) => nameOf(sea, cell));
}

/** 8. Where courses are not drawn by themselves, those heard since are drawn by the bot. */
function byHand({ view, side }: BotContext, since: number): Pick<Sheet, 'courses'> {
  if (plottingOf(view.setup) === 'drawn') return {};
  const enemy = enemyOf(side);
  const courses = view.record
    .slice(since)
    .flatMap((said) => (said.type === 'courseSet' && said.side === enemy ? [said.course] : []));
  return { courses };
}

/** A silence or a surfacing ends the track that can be drawn in one go. */
const trackBegan = (record: readonly Announcement[], enemy: SideName): number =>
  record.findLastIndex(
    (said) => (said.type === 'silenceRun' || said.type === 'surfaced') && said.side === enemy,
  ) + 1;

const isSame = (one: Sheet, other: Sheet): boolean => drawingOf(one) === drawingOf(other);
/** What can be seen on a sheet: when it was laid cannot. */
const drawingOf = ({ at, since, courses = [], pencil }: Sheet): string =>
  JSON.stringify([at, since, courses, pencil]);
