import { rngFor } from '@fathom/kit';
import type { BotPlayer, Choice, Input, Millis, Rng, Row, Seat, Seed, Table } from '@fathom/kit';
import { parseAction, searchDiverPlayable } from '@fathom/search-diver';
import type { Event, View } from '@fathom/search-diver';

/** What a host does with bots: opens a table, seats them, and hands inputs and news about. */
export class Match {
  readonly table: Table;
  readonly #players: ReadonlyMap<Seat, BotPlayer>;
  readonly #luck = new Map<Seat, number>();
  readonly #seed: Seed;

  constructor(
    origin: { readonly setup: unknown; readonly seed: Seed },
    levels: readonly string[], // one a chair
  ) {
    this.#seed = origin.seed;
    this.table = searchDiverPlayable.open(origin);
    this.#players = new Map(
      searchDiverPlayable.chairs(origin.setup).map(({ seat }, i) => {
        this.#luck.set(seat, 1_000_000 + i);
        return [seat, searchDiverPlayable.seatBot(levels[i]!, seat, this.luckOf(seat))];
      }),
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

  /** An action in notation, by whose turn it is. */
  act(text: string): readonly Event[] {
    return this.take({ type: 'act', at: this.now, seat: this.seat, action: parseAction(text) });
  }

  /** The luck a bot was seated with, from its start. */
  luckOf(seat: Seat): Rng {
    return rngFor(this.#seed, this.#luck.get(seat)!);
  }

  /** The next choice of a bot, taken. */
  step(): Choice {
    const choice = this.#players.get(this.seat)!.choose();
    if (choice === null) throw new Error(`${this.seat} has nothing to say`);
    this.take({ type: 'act', at: this.now, seat: this.seat, action: choice.action });
    return choice;
  }

  playOut(): void {
    while (this.table.outcome() === null) this.step();
  }

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
