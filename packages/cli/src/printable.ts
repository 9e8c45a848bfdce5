/** Text from a file must not steer the terminal: control characters, but for line ends, become "?". */
export const printable = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cf}]/gu, (character) => (character === '\n' ? '\n' : '?'));
