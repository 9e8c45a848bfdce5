import type { BotPlayer, Choice, Rng, Seat } from '@fathom/kit';
import type { Player } from '@fathom/kit/exhibition';
import type { Action, Call, Sheet } from '../../src/actions.ts';
import { follow, hazyReckoning } from '../../src/bot/plot.ts';
import { estimateFrom } from '../../src/estimate.ts';
import type { BoatEstimate, Placed } from '../../src/estimate.ts';
import { captainSonarPlayable } from '../../src/playable.ts';
import { GAUGES, marksOn } from '../../src/panel.ts';
import { chartFor } from '../../src/rules/table.ts';
import type { View } from '../../src/view.ts';
import { endOf } from '../../src/track.ts';
import { chairAt, enemyOf } from '../../src/vocabulary.ts';
import type { Cell } from '../../src/vocabulary.ts';

/** Milliseconds that somebody takes who has not done this often. */
const TAKES: { readonly [Type in Action['type']]?: readonly [least: number, most: number] } = {
  gauge: [2500, 6000],
  break: [3000, 7000],
  trace: [1200, 2000],
  readyToDive: [800, 1600],
  sheet: [2000, 5000],
  call: [1500, 4000],
};
const USUAL = [2000, 4000] as const;
const CONVINCED = 0.4; // chance of a cell that is named
const HAZE = 0.45; // share of what was known that a course takes away

/** Somebody who plays like a sailor who has the station for the first time, listens to the Captain, and answers. */
export function person(seat: Seat, rng: Rng): Player {
  const chair = chairAt(seat);
  if (chair === null) throw new Error(`${seat} is no seat of this game`);
  const { side, role } = chair;
  const bot: BotPlayer = captainSonarPlayable.seatBot('hand', seat, rng);
  let view: View | null = null;
  const mind = follow(hazyReckoning(HAZE), enemyOf(side));
  const guessIn = (now: View): BoatEstimate => estimateFrom(chartFor(now.setup), mind(now).chances);
  let answered = 0; // calls that were heard
  const timed = (action: Action): Choice<Action> => {
    const [least, most] = TAKES[action.type] ?? USUAL;
    return { action, pause: least + rng.int(most - least), belief: null, options: [] };
  };
  /** An answer to "Where are they?", once. */
  const answer = (now: View): Call | null => {
    const calls = now.boats[side]?.calls ?? [];
    const asked = calls.findLast(({ call }) => call.kind === 'where');
    if (role !== 'radioOperator' || asked === undefined || asked.heard < answered) return null;
    answered = now.record.length + 1;
    const { sectors, cells } = guessIn(now);
    const [best] = cells;
    if (best !== undefined && best.chance > CONVINCED) return { kind: 'here', cell: best.cell };
    const most = Math.max(...sectors);
    return most < 0.5
      ? { kind: 'lost' }
      : { kind: 'sector', sector: sectors.indexOf(most) + 1, sure: most > 0.9 };
  };
  /** Lays the track where it may lie, and leaves it there until that cannot be so any more. */
  const laid = (now: View, drawn: Sheet): Sheet | null => {
    const boat = now.boats[side];
    if (boat === null) return null;
    const { cells } = guessIn(now);
    const end = endOf(boat.sheet, { setup: now.setup, record: now.record, about: enemyOf(side) });
    if (boat.sheet.since === drawn.since && cells.some(({ cell }) => cell === end)) return null;
    return { at: pickOf(cells, rng), since: drawn.since, pencil: [] };
  };
  /** The gauge the Captain has asked for, while it takes marks. */
  const wished = (now: View): Action | null => {
    const boat = now.boats[side];
    const order = boat?.calls?.findLast(({ call }) => call.kind === 'charge')?.call;
    if (order?.kind !== 'charge' || boat === null) return null;
    const isOpen = marksOn(boat, order.system) < GAUGES[now.setup.mode][order.system];
    return isOpen ? { type: 'gauge', system: order.system } : null;
  };
  return {
    observe: (update) => {
      view = update.view as View;
      bot.observe(update);
    },
    choose: () => {
      const call = view && answer(view);
      if (call !== null) return timed({ type: 'call', call });
      const choice = bot.choose() as Choice<Action> | null;
      if (choice === null) return null;
      if (choice.action.type === 'sheet' && view !== null) {
        const sheet = laid(view, choice.action.sheet);
        return sheet && timed({ type: 'sheet', sheet });
      }
      const gauge = choice.action.type === 'gauge' && view !== null ? wished(view) : null;
      return timed(gauge ?? choice.action);
    },
  };
}

/** One of some cells, the likelier the more often. */
function pickOf(cells: readonly Placed[], rng: Rng): Cell | null {
  let rest = rng.int(FINE) / FINE;
  return cells.find(({ chance }) => (rest -= chance) <= 0)?.cell ?? cells[0]?.cell ?? null;
}
const FINE = 1_000_000;
