import type { Advice } from '@fathom/kit';
import type { MarkGauge, MarkPanel } from '../../actions.ts';
import { COLOUR_OF, FITTINGS, GAUGES, systemsIn } from '../../panel.ts';
import { breakdownOf } from '../../rules/breakdowns.ts';
import { isOut } from '../../rules/systems.ts';
import { SYSTEM_NAMES } from '../../text/names.ts';
import { listed } from '../../text/estimate-words.ts';
import { COLOURS } from '../../vocabulary.ts';
import type { Colour, System } from '../../vocabulary.ts';
import { counted } from './scene.ts';
import type { Scene } from './scene.ts';

export function gaugeAdvice(scene: Scene, { system }: MarkGauge): Advice {
  const { view, boat, options } = scene;
  const left = GAUGES[view.setup.mode][system] - boat.gauges[system] - 1;
  const next = options.find(({ action }) => action.type === 'gauge' && action.system !== system);
  return {
    what: `Mark the ${SYSTEM_NAMES[system]}.`,
    reasons: [
      left === 0 ? 'That fills its gauge.' : `Then ${counted(left, 'mark')} more will fill it.`,
      PURPOSES[system],
      ...(isOut(boat, COLOUR_OF[system])
        ? [`It cannot be used until ${COLOUR_OF[system]} is mended.`]
        : []),
      ...(next?.action.type === 'gauge'
        ? [`The ${SYSTEM_NAMES[next.action.system]} would come next.`]
        : []),
    ],
  };
}

const PURPOSES: { readonly [Name in System]: string } = {
  torpedo: 'A torpedo is what sinks boats.',
  mine: 'A mine strikes later, from wherever you are then.',
  drone: 'A drone tells for sure whether the enemy is in a sector.',
  sonar: 'A sonar gets two answers out of the enemy, one of them true.',
  silence: 'Silence shakes the enemy off.',
  scenario: 'With it you can set off a charted mine.',
};

export function breakAdvice({ view, boat }: Scene, { symbol }: MarkPanel): Advice {
  const { circuit, overloads, broken } = breakdownOf(boat.broken, symbol);
  const colour = FITTINGS.find((fitting) => fitting.symbol === symbol)?.colour ?? 'radiation';
  const systems = systemsIn(view.setup.scenario);
  const out = new Set(COLOURS.filter((one) => isOut({ broken }, one)));
  const working = systems.filter((system) => !out.has(COLOUR_OF[system]));
  return {
    what: `Break ${symbol}.`,
    reasons: [
      ...(circuit === null
        ? [costWords(systems, colour)]
        : [`It completes the ${circuit} circuit, and all four are mended.`]),
      ...(overloads.length > 0 ? ['Nothing is left to break there: it costs one damage.'] : []),
      working.length === 0
        ? 'No system works after that.'
        : `These still work: ${listed(
            working.map((system) => SYSTEM_NAMES[system]),
            'and',
          )}.`,
    ],
  };
}

/** What goes down with a symbol of this colour. */
function costWords(systems: readonly System[], colour: Colour): string {
  const lost = systems.filter((system) => COLOUR_OF[system] === colour);
  if (lost.length === 0) return 'It is one of the reactor’s: no system goes down with it.';
  const names = listed(
    lost.map((system) => SYSTEM_NAMES[system]),
    'and',
  );
  return `It costs you ${names} until it is mended, and that can best be spared.`;
}
