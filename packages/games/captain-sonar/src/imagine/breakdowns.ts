import type { Rng } from '@fathom/kit';
import type { Announcement } from '../events.ts';
import { COLOUR_OF, FITTINGS } from '../panel.ts';
import { breakdownOf, openSymbols } from '../rules/breakdowns.ts';
import type { Colour, Course, PanelSymbol, SideName } from '../vocabulary.ts';
import { emptiedBy } from './gauges.ts';

/** A record with nothing hidden, and whose panel is asked for. */
interface Log {
  readonly record: readonly Announcement[];
  readonly side: SideName;
  readonly isAwaited: boolean; // the Engineer has not said OK to the last course yet
}

/**
 * A panel as it can look: one breakdown for each course since all was last repaired, none of which did damage nobody
 * heard of, and as far as that can be, none in the way of what was ready or used later.
 */
export function imagineBreakdowns(
  { record, side, isAwaited }: Log,
  rng: Rng,
): readonly PanelSymbol[] {
  const repaired = record.findLastIndex((said) => isRepair(said, side));
  const headings = [...record.entries()].flatMap(([moment, said]) => {
    const course = moment > repaired ? headingOf(said, side) : null;
    return course === null ? [] : [{ moment, course }];
  });
  return (isAwaited ? headings.slice(0, -1) : headings).reduce<readonly PanelSymbol[]>(
    (broken, { moment, course }) => {
      const needed = neededAfter(record, side, moment);
      const harmless = openSymbols(broken, course).filter(
        (symbol) => breakdownOf(broken, symbol).overloads.length === 0,
      );
      const best = harmless.filter((symbol) => !needed.has(colourOf(symbol)));
      const [symbol] = rng.shuffle(best.length > 0 ? best : harmless);
      return symbol === undefined ? broken : breakdownOf(broken, symbol).broken;
    },
    [],
  );
}

const isRepair = (said: Announcement, side: SideName): boolean =>
  (said.type === 'surfaced' || (said.type === 'damaged' && said.fault !== 'ice')) &&
  said.side === side;

export const headingOf = (said: Announcement, side: SideName): Course | null =>
  (said.type === 'courseSet' || said.type === 'silenceRun') && said.side === side
    ? said.course
    : null;

const colourOf = (symbol: PanelSymbol): Colour | undefined =>
  FITTINGS.find((fitting) => fitting.symbol === symbol)?.colour;

/** The colours of what was announced ready, or used, after a moment. */
function neededAfter(
  record: readonly Announcement[],
  side: SideName,
  moment: number,
): ReadonlySet<Colour | undefined> {
  return new Set(
    record.slice(moment + 1).flatMap((said) => {
      const system =
        said.type === 'systemReady' && said.side === side ? said.system : emptiedBy(said, side);
      return system === null ? [] : [COLOUR_OF[system]];
    }),
  );
}
