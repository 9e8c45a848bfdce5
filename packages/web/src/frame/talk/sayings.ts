import type { ChatLine } from '@fathom/protocol';
import { createMemo } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { CrewSaying, GameClient, GameTable } from '../../games/game-client.ts';

/** A saying with its place among what people wrote. */
export interface DatedSaying extends CrewSaying {
  readonly on: number; // Unix time in milliseconds, as near as this browser can tell
}

interface SayingSource {
  readonly table: Pick<GameTable, 'events' | 'time'>;
  readonly client: Pick<GameClient, 'sayingOf'>;
}

/** What the crew has said to each other by the game's own words. Each is made once: lists know their items. */
export function createSayings({ table, client }: SayingSource): Accessor<readonly DatedSaying[]> {
  const { sayingOf } = client;
  if (sayingOf === undefined) return () => [];
  const made = new WeakMap<object, DatedSaying | { readonly none: true }>();
  const start = Date.now() - table.time();
  const dated = (event: object): DatedSaying | { readonly none: true } => {
    const saying = sayingOf(event);
    return saying === null ? { none: true } : { ...saying, on: start + saying.at };
  };
  return createMemo(() =>
    (table.events() as readonly object[]).flatMap((event) => {
      const saying = made.get(event) ?? dated(event);
      made.set(event, saying);
      return 'none' in saying ? [] : [saying];
    }),
  );
}

/** Written and called, in the order it was said. */
export const inOrder = (
  lines: readonly ChatLine[],
  sayings: readonly DatedSaying[],
): readonly (ChatLine | DatedSaying)[] =>
  sayings.length === 0
    ? lines
    : [...lines, ...sayings].toSorted((one, other) => dateOf(one) - dateOf(other));

const dateOf = (said: ChatLine | DatedSaying): number => ('on' in said ? said.on : said.at);
