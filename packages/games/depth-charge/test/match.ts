import type { MatchOrigin } from '@fathom/kit';
import { BotMatch } from '@fathom/kit/testing/bot-match';
import { SIDES, depthChargePlayable } from '@fathom/depth-charge';
import type { Event, PerSide, View } from '@fathom/depth-charge';

/** Who sits where: a level of the game's bots. */
export type Levels = PerSide<string>;

export class Match extends BotMatch<View, Event> {
  constructor(origin: MatchOrigin, levels: Levels) {
    super(
      depthChargePlayable,
      origin,
      SIDES.map((side) => levels[side]),
    );
  }
}
