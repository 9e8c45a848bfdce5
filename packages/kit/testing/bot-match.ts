import { rngFor } from '@fathom/kit';
import type {
  BotPlayer,
  Choice,
  Input,
  MatchOrigin,
  Millis,
  Playable,
  Rng,
  Row,
  Seat,
  Seed,
  Table,
} from '@fathom/kit';

/** What a host does with bots: opens a table, seats them, and hands inputs and news about. */
export class BotMatch<View, Event> {
  readonly table: Table;
  readonly #players: ReadonlyMap<Seat, BotPlayer>;
  readonly #luck: ReadonlyMap<Seat, number>;
  readonly #seed: Seed;

  /** With one level a chair. */
  constructor(game: Playable, origin: MatchOrigin, levels: readonly string[]) {
    const seats = game.chairs(origin.setup).map(({ seat }) => seat);
    this.#seed = origin.seed;
    this.#luck = new Map(seats.map((seat, i) => [seat, 1_000_000 + i]));
    this.table = game.open(origin);
    this.#players = new Map(
      seats.map((seat, i) => [seat, game.seatBot(levels[i]!, seat, this.luckOf(seat))]),
    );
    for (const [seat, player] of this.#players)
      player.observe({ events: [], view: this.table.view([seat]) });
  }

  take(input: Input<unknown>): readonly Event[] {
    const proposal = this.table.propose(input);
    if (!proposal.ok) throw new Error(`${proposal.refusal.code} ${JSON.stringify(input)}`);
    this.table.commit(proposal.row);
    for (const [seat, player] of this.#players)
      player.observe({ events: this.table.heard([seat]), view: this.table.view([seat]) });
    return (proposal.row as Row<unknown, Event>).events;
  }

  /** The luck a bot was seated with, from its start. */
  luckOf(seat: Seat): Rng {
    return rngFor(this.#seed, this.#luck.get(seat)!);
  }

  /** The next choice of a bot, taken. */
  step(): Choice {
    const { seat } = this;
    const choice = this.#players.get(seat)!.choose();
    if (choice === null) throw new Error(`${seat} has nothing to say`);
    this.take({ type: 'act', at: this.now, seat, action: choice.action });
    return choice;
  }

  playOut(): void {
    while (this.table.outcome() === null) this.step();
  }

  /** The first that is waited for. */
  get seat(): Seat {
    return this.table.toAct()[0]!;
  }
  get now(): Millis {
    return (this.table.rows.length * 1000) as Millis;
  }
  get view(): View {
    return this.table.view([]) as View;
  }
}
