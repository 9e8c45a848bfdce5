import type { MatchInfo } from '@fathom/protocol';
import { createEffect } from 'solid-js';
import type { MatchLink } from '../net/match-link.ts';

/** Where everybody goes from a finished match: players and spectators alike, but not those who would not play again. */
export function followRematch(link: MatchLink, go: (match: string) => void): void {
  createEffect((before: MatchInfo | null): MatchInfo | null => {
    const info = link.info();
    const next = info?.rematch ?? null;
    // Whoever comes to an old match later wants to see that one.
    if (before === null || before.rematch !== null || next === null) return info;
    const declined = before.offer?.declined ?? [];
    if (!link.you().some((seat) => declined.includes(seat))) go(next);
    return info;
  }, null);
}
