import { GAMES } from '@fathom/games';
import { clientMessage, LIMITS } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { largestMatch } from '../worst/largest-match.ts';
import { messagesTo } from '../worst/messages.ts';
import { costsOf } from '../worst/table-of-costs.ts';

interface Variant {
  readonly options: readonly { readonly entries: { readonly t: { readonly literal: string } } }[];
}
const KINDS = (clientMessage as unknown as Variant).options.map(({ entries }) => entries.t.literal);

test.each(GAMES)(
  'every kind of message to $name is tried, and none crashes the host',
  async (game) => {
    const match = largestMatch({ game, setup: {} }, 60);
    const texts = [...messagesTo(match, 40)].map(({ text }) => text);
    const tried = new Set(texts.map((text) => /^\{"t":"(\w+)"/.exec(text)?.[1]));
    expect(KINDS.filter((kind) => !tried.has(kind))).toEqual([]);
    expect(texts.filter((text) => text.length > LIMITS.messageBytes)).toEqual([]);
    const costs = await costsOf(match, { passes: 1, made: 40 });
    expect(costs.length).toBeGreaterThan(KINDS.length);
    expect(costs.every(({ millis }) => millis >= 0)).toBe(true);
  },
);
