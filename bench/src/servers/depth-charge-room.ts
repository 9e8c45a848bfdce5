import { Room } from '@colyseus/core';
import type { Client } from '@colyseus/core';
import { SIDES, opponent } from '@fathom/depth-charge/client';
import type { Action, SideName, Square } from '@fathom/depth-charge/client';
import { charge, move, newPosition, place, settle, sound } from '../plain/rules.ts';
import type { Fact, Position } from '../plain/rules.ts';

/** What one player may see now. The record sheet is not in it: the player's own client adds each fact to it. */
interface View extends Omit<Position, 'record'> {
  readonly turn: SideName | null; // null: the mines are being placed, or it is over
}
interface Update {
  readonly n: number;
  readonly fact: Fact | { readonly type: 'placed'; readonly side: SideName };
  readonly view: View;
}

/**
 * Depth Charge as a Colyseus room. Its state is private to the room, and each player is sent a view of their own in
 * a message at once: synchronised state would go out only with the next patch, up to 50 ms later.
 */
export class DepthChargeRoom extends Room {
  override maxClients = SIDES.length;
  // Nothing is synchronised. (null would make the room tick its clock 60 times a second instead.)
  override patchRate = 1000;
  override messages = {
    act: (client: Client, action: Action) => this.#act(client, action),
  };
  readonly #position = newPosition();
  readonly #players: Client[] = [];
  #turn: SideName | null = null;
  #told = 0;

  override onJoin(client: Client): void {
    this.#players.push(client);
    const side = this.#sideOf(client);
    client.send('welcome', { side, view: this.#viewOf(side), record: this.#position.record });
  }

  #sideOf(client: Client): SideName {
    return this.#players.indexOf(client) === 0 ? 'black' : 'red';
  }

  #act(client: Client, action: Action): void {
    const side = this.#sideOf(client);
    if (!this.#take(side, action)) return client.send('refused', { action });
    this.#tell(side, action);
  }

  #take(side: SideName, action: Action): boolean {
    const position = this.#position;
    if (position.result !== null) return false;
    if (action.type === 'place') return place(position, side, [...action.squares]) && this.#begin();
    if (this.#turn !== side || !this.#takeTurn(side, action)) return false;
    settle(position);
    this.#turn = position.result === null ? opponent(side) : null;
    return true;
  }

  #begin(): true {
    if (SIDES.every((side) => this.#position.mines[side] !== null)) this.#turn = 'black';
    return true;
  }

  #takeTurn(side: SideName, action: Action): boolean {
    switch (action.type) {
      case 'move':
        return move(this.#position, side, action.to);
      case 'sound':
        return sound(this.#position, side, action.square);
      case 'charge':
        return charge(this.#position, side, action.square);
      default:
        return false;
    }
  }

  #tell(side: SideName, action: Action): void {
    const last = action.type === 'place' ? undefined : this.#position.record.at(-1);
    const fact = last ?? ({ type: 'placed', side } as const);
    this.#told += 1;
    for (const player of this.#players) {
      const view = this.#viewOf(this.#sideOf(player));
      player.send('update', { n: this.#told, fact, view } satisfies Update);
    }
  }

  #viewOf(viewer: SideName): View {
    const { boats, mines, wrecks, misses, result } = this.#position;
    const seen = (side: SideName): Square[] | null =>
      side === viewer || result !== null ? mines[side] : null;
    const turn = this.#turn;
    return {
      boats,
      mines: { black: seen('black'), red: seen('red') },
      wrecks,
      misses,
      result,
      turn,
    };
  }
}
