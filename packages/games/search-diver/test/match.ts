import type { MatchOrigin } from '@fathom/kit';
import { BotMatch } from '@fathom/kit/testing/bot-match';
import { parseAction, searchDiverPlayable } from '@fathom/search-diver';
import type { Event, View } from '@fathom/search-diver';

export class Match extends BotMatch<View, Event> {
  constructor(origin: MatchOrigin, levels: readonly string[]) {
    super(searchDiverPlayable, origin, levels);
  }

  /** An action in notation, by whose turn it is. */
  act(text: string): readonly Event[] {
    return this.take({ type: 'act', at: this.now, seat: this.seat, action: parseAction(text) });
  }
}
