import { arenaParts } from '@fathom/kit';
import type { ArenaParts, Bot } from '@fathom/kit';
import type { Action } from './actions.ts';
import { botOf, recallAll } from './bot/captain.ts';
import type { Captain, Option } from './bot/captain.ts';
import { firstCommander } from './bot/commander.ts';
import type { Event } from './events.ts';
import { depthCharge } from './game.ts';
import type { View } from './view.ts';
import { LEVELS } from './words/options.ts';
import { unlessCertain } from './bot/finish.ts';
import type { Hunt } from './bot/hunt.ts';
import { anyPlacement } from './bot/placing.ts';
import { information, mineCounts } from './bot/survey.ts';
import { AROUND_OF, routesFrom } from './bot/numbered-board.ts';

/** Less than this tells nothing. */
const NOTHING = 1e-9;
/** More than any sounding can tell. */
const CERTAIN = 100;

/** The plain player: certain mines at hand first, then whatever tells most here and now, and never a step ahead. */
const greedy: Captain = {
  level: 'greedy',
  ...LEVELS.greedy,
  place: anyPlacement,
  recall: recallAll,
  weigh: unlessCertain((hunt) => ({ options: optionsOf(hunt) })),
};

function optionsOf(hunt: Hunt): readonly Option[] {
  const { boat, obstacle, belief } = hunt;
  const mines = mineCounts(belief);
  const routes = routesFrom(boat, (square) => square === obstacle || mines[square]! > 0);
  for (const square of routes.squares) {
    const drops = dropsFrom(hunt, square, mines);
    if (drops.length === 0) continue;
    if (square === boat) return drops;
    return [{ step: { type: 'move', square: routes.first[square]! }, value: 1 }];
  }
  return [];
}

function dropsFrom({ belief }: Hunt, from: number, mines: Uint16Array): readonly Option[] {
  const options: Option[] = [];
  for (const square of AROUND_OF[from]!) {
    if (mines[square] === belief.fields.length)
      options.push({ step: { type: 'charge', square }, value: CERTAIN });
    const bits = information(belief, square);
    if (bits > NOTHING) options.push({ step: { type: 'sound', square }, value: bits });
  }
  return options;
}

/** Players that measure the levels in the arena and are not offered to people. */
export const SPARRING: readonly Bot<View, Event, Action>[] = [greedy, firstCommander].map(botOf);

/** What the arena gets besides the levels: partners that only measure them, and the ladders they are measured on. */
export const arena: ArenaParts = arenaParts(depthCharge, {
  ladders: [{ id: 'depth-charge', title: 'Depth Charge', options: {} }],
  sparring: SPARRING,
});
