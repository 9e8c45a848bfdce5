import { counted } from '@fathom/kit';
import type { ClockRule } from '@fathom/kit';

/** "No clock", "2 minutes a move", "5 minutes + 5 seconds a move". */
export function clockWords(rule: ClockRule): string {
  switch (rule.type) {
    case 'none':
      return 'No clock';
    case 'move':
      return rule.seconds % 60 === 0
        ? `${counted(rule.seconds / 60, 'minute')} a move`
        : `${counted(rule.seconds, 'second')} a move`;
    case 'bank':
      return `${counted(rule.minutes, 'minute')} + ${counted(rule.increment, 'second')} a move`;
    case 'days':
      return `${counted(rule.days, 'day')} a move`;
    default:
      return rule satisfies never;
  }
}
