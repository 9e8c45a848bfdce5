import type { Advice } from '@fathom/kit';
import type { CallStop, FireCharted, LaunchTorpedo, LayMine, TriggerMine } from '../../actions.ts';
import { hitAt } from '../../rules/blast.ts';
import { estimateWords, percent } from '../../text/estimate-words.ts';
import { SYSTEM_NAMES } from '../../text/names.ts';
import type { Cell } from '../../vocabulary.ts';
import { enemyOf } from '../../vocabulary.ts';
import { chanceAmong, chartIn, secrecyWords } from './scene.ts';
import type { Scene } from './scene.ts';

const BLASTS = {
  torpedo: (cell: Cell) => `Fire a torpedo at ${cell}.`,
  trigger: (cell: Cell) => `Set off your mine on ${cell}.`,
  scenario: (cell: Cell) => `Set off the charted mine on ${cell}.`,
} as const;

export function blastAdvice(
  scene: Scene,
  { type, cell }: LaunchTorpedo | TriggerMine | FireCharted,
): Advice {
  return {
    what: BLASTS[type](cell),
    reasons: [
      hitWords(scene, cell),
      ...stakesWords(scene),
      ...ownWords(scene, cell),
      ...(type === 'trigger' ? [] : secrecyWords(scene)),
    ].slice(0, 4),
  };
}

function hitWords(scene: Scene, cell: Cell): string {
  const direct = chanceAmong(scene, [cell]);
  const near = chanceAmong(scene, chartIn(scene).around(cell));
  return `The chances: ${percent(direct)} for a direct hit, ${percent(near)} for an indirect one.`;
}

function stakesWords({ view, side }: Scene): readonly string[] {
  const left = view.setup.damage - view.standing[enemyOf(side)].damage;
  return left > 2
    ? []
    : [left === 1 ? 'Any hit sinks the enemy.' : 'A direct hit sinks the enemy.'];
}

function ownWords(scene: Scene, cell: Cell): readonly string[] {
  const { position } = scene.boat;
  if (position === null) return [];
  const hit = hitAt(scene.view, cell, position);
  return hit === 'clear' ? [] : ['You are near enough to be hurt by it yourself.'];
}

export function mineAdvice(scene: Scene, { cell }: LayMine): Advice {
  const chart = chartIn(scene);
  const near = chanceAmong(scene, [cell, ...chart.around(cell)]);
  return {
    what: `Lay a mine on ${cell}.`,
    reasons: [
      near > 0
        ? `The chance that the enemy is beside it now is ${percent(near)}, and it may yet come by.`
        : 'The enemy may yet come by there.',
      'All hear that a mine was laid, but not where; it is yours to set off at any time.',
    ],
  };
}

export function stopAdvice(scene: Scene, { system }: CallStop): Advice {
  const aim = scene.options.find(({ action }) => action.type === system)?.action;
  const at = aim !== undefined && 'cell' in aim ? aim.cell : null;
  return {
    what: `Call STOP for the ${SYSTEM_NAMES[system]}.`,
    reasons: [
      ...(at === null ? [] : [`Aim at ${at}.`]),
      ...(at === null || system === 'mine' ? [] : [hitWords(scene, at)]),
      estimateWords(scene.belief.enemy)[0] ?? '',
    ],
  };
}

export function endTurnAdvice(scene: Scene): Advice {
  const kept = scene.view.standing[scene.side].ready.map((system) => SYSTEM_NAMES[system]);
  return {
    what: 'End the turn.',
    reasons: [
      kept.length === 0
        ? 'There is nothing more to use.'
        : `Better keep the ${kept.join(' and the ')}: it would do too little now.`,
      estimateWords(scene.belief.enemy)[0] ?? '',
    ],
  };
}
