import type { GameWords } from '@fathom/kit';

export const TYPING: GameWords['typing'] = {
  title: 'A turn is one of these; squares are a1 to h8:',
  examples: [
    ['place a2 b4 c1', 'Your three mines, in your own sea, before play begins.'],
    ['move d4', '1 to 3 squares along your row or column. The first mine on the way sinks you.'],
    ['sound e5', 'A sounding charge next to your boat: the other side’s mines answer.'],
    ['charge e5', 'A depth charge next to your boat. The second miss loses.'],
    ['pass', 'Let the turn go by, if the match allows it.'],
  ],
};

/** What is wrong with something typed. */
export const TYPED_WRONG = {
  square: 'expected a square from a1 to h8',
  action: (found: string): string =>
    `expected place, move, sound, charge or pass, found "${found}"`,
  squares: (type: string, count: number, found: string): string => {
    const wanted = count === 0 ? 'nothing' : count === 1 ? 'one square' : `${count} squares`;
    return `expected ${wanted} after "${type}", found "${found}"`;
  },
} as const;
