import { rngFor } from '@fathom/kit';
import type { BotPlayer, Input, Millis, Seat, Seed, Table } from '@fathom/kit';
import { SIDES, depthChargePlayable, seatOf } from '@fathom/depth-charge';
import type { PerSide, View } from '@fathom/depth-charge';

/** Who sits where: a level of the game's bots. */
export type Levels = PerSide<string>;

/** What a host does with two bots: opens a table, seats them, and hands inputs and news about. */
export class Match {
  readonly table: Table;
  readonly #players: ReadonlyMap<Seat, BotPlayer>;

  constructor(origin: { readonly setup: unknown; readonly seed: Seed }, levels: Levels) {
    this.table = depthChargePlayable.open(origin);
    this.#players = new Map(
      SIDES.map((side, i) => {
        const rng = rngFor(origin.seed, 1_000_000 + i);
        return [seatOf(side), depthChargePlayable.seatBot(levels[side], seatOf(side), rng)];
      }),
    );
    for (const [seat, player] of this.#players)
      player.observe({ events: [], view: this.table.view([seat]) });
  }

  take(input: Input<unknown>): void {
    const proposal = this.table.propose(input);
    if (!proposal.ok) throw new Error(`${proposal.refusal.code} ${JSON.stringify(input)}`);
    this.table.commit(proposal.row);
    for (const [seat, player] of this.#players)
      player.observe({ events: this.table.heard([seat]), view: this.table.view([seat]) });
  }

  /** The next action of a bot, taken. */
  step(): void {
    const seat = this.table.toAct()[0]!;
    const choice = this.#players.get(seat)!.choose();
    if (choice === null) throw new Error(`${seat} has nothing to say`);
    this.take({ type: 'act', at: this.now, seat, action: choice.action });
  }

  playOut(): void {
    while (this.table.outcome() === null) this.step();
  }

  get now(): Millis {
    return (this.table.rows.length * 1000) as Millis;
  }

  get view(): View {
    return this.table.view([]) as View;
  }
}
