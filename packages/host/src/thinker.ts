import { rulesFor } from '@fathom/kit';
import type { BotPlayer, Playable, Rng, TimedAction } from '@fathom/kit';
import type { BotAnswer, BotRequest, Thinking } from './services.ts';

/** Bots that think right here. Each is told its own seat's story and remembers it by its key. */
export interface Thinker extends Thinking {
  readonly choose: (request: BotRequest) => BotAnswer;
}

export function openThinker(
  games: readonly Playable[],
  newLuck: (request: BotRequest) => Rng,
): Thinker {
  const players = new Map<string, BotPlayer>();

  const playerFor = (request: BotRequest): BotPlayer | null => {
    const { fresh, key, game, version, level, seat } = request;
    if (!fresh) return players.get(key) ?? null;
    const rules = rulesFor(games, game, version);
    if (rules === null) throw new Error(`there are no rules of ${game}@${version}`);
    const player = rules.seatBot(level, seat, newLuck(request));
    players.set(key, player);
    return player;
  };
  return {
    choose: (request) => {
      try {
        const player = playerFor(request);
        if (player === null) return { type: 'forgotten' };
        for (const update of request.updates) player.observe(update);
        player.meet?.(request.people);
        const choice = player.choose();
        return choice === null ? { type: 'nothing' } : answerOf(choice);
      } catch (error) {
        players.delete(request.key);
        return { type: 'failed', problem: String(error) };
      }
    },
    forget: (key) => void players.delete(key),
  };
}

const answerOf = ({ action, pause, tentative }: TimedAction): BotAnswer => ({
  type: 'action',
  action,
  pause: pause ?? null,
  ...(tentative === true ? { tentative } : {}),
});
