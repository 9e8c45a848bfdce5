import type { ChatLine } from '@fathom/protocol';

/** The number of the last line of each channel: what a client that comes back has read. */
export function lastLines(lines: readonly ChatLine[]): Readonly<Record<string, number>> {
  const last: Record<string, number> = {};
  for (const { to, n } of lines) last[to] = Math.max(last[to] ?? 0, n);
  return last;
}

/** A line that was told before is not told again; what somebody said whom this person has blocked leaves a gap. */
export const withLine = (lines: readonly ChatLine[], line: ChatLine): readonly ChatLine[] =>
  line.n > (lastLines(lines)[line.to] ?? 0) ? [...lines, line] : lines;
