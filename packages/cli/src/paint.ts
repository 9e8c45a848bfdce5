import { styleText } from 'node:util';

/** Emphasis that a terminal may or may not show: never the only carrier of a meaning. */
export interface Paint {
  readonly strong: (text: string) => string;
  readonly faint: (text: string) => string;
  readonly good: (text: string) => string;
  readonly bad: (text: string) => string;
}

type Style = Parameters<typeof styleText>[0];
const styled =
  (style: Style) =>
  (text: string): string =>
    styleText(style, text, { validateStream: false });
const asIs = (text: string): string => text;

export const PLAIN: Paint = { strong: asIs, faint: asIs, good: asIs, bad: asIs };
export const COLOURED: Paint = {
  strong: styled('bold'),
  faint: styled('dim'),
  good: styled('green'),
  bad: styled('red'),
};

/** Text from a file must not steer the terminal: control characters, but for line ends, become "?". */
export const printable = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cf}]/gu, (character) => (character === '\n' ? '\n' : '?'));
