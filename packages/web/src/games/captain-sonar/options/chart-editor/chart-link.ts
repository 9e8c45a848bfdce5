import { CHART_SIZES, CUSTOM, MODES, parseChartCode } from '@fathom/captain-sonar/client';
import type { OptionChange } from '../draft.ts';

const NAME = 'chart';

/** An address of the form with a chart on it. */
export const chartLink = (origin: string, drawing: string): string =>
  `${origin}/captain-sonar?${NAME}=${drawing}`;

/** What the address of the form asks for; none: no chart. */
export function linkedChart(search: string): readonly OptionChange[] {
  const text = parseChartCode(new URLSearchParams(search).get(NAME) ?? '');
  const size = text?.split('\n').length;
  const mode = MODES.find((each) => CHART_SIZES[each] === size);
  if (text === null || mode === undefined) return [];
  return [
    ['mode', mode],
    ['map', CUSTOM],
    ['chart', text],
  ];
}
