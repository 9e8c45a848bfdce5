import type { Chair, Outcome, Seed, Table } from '@fathom/kit';
import { digest } from '@fathom/kit';
import type { Player } from '@fathom/kit/exhibition';
import type { Contestant } from '../contestants/contestant.ts';
import { execPlayer } from '../contestants/exec/exec-player.ts';
import type { Programs } from '../contestants/exec/programs.ts';
import type { Field, Place } from '../contestants/field.ts';
import { randomPlayer } from '../contestants/random.ts';

/** A seat at a table, and the luck of whoever sits in it. */
export interface Seating {
  readonly table: Table;
  readonly setup: unknown;
  readonly chair: Chair;
  readonly place: Place;
  readonly seed: Seed;
}
/** A bot in its seat, and what is to be done when it leaves. */
export interface Seated {
  readonly player: Player;
  readonly leave: (outcome: Outcome | null, isFaulty: boolean) => void;
}
/** What bots are seated from. */
export interface House {
  readonly field: Field;
  readonly programs: Programs;
  readonly answerMillis: number;
}

export async function seatPlayer(
  house: House,
  contestant: Contestant,
  seating: Seating,
): Promise<Seated> {
  if (contestant.kind.type === 'exec') return await seatProgram(house, contestant, seating);
  return { player: ownPlayer(house.field, contestant.kind, seating), leave: () => {} };
}

type OwnKind = Exclude<Contestant['kind'], { readonly type: 'exec' }>;

function ownPlayer(field: Field, kind: OwnKind, { table, place }: Seating): Player {
  const { seat, luck } = place;
  switch (kind.type) {
    case 'level':
      return field.game.seatBot(kind.level, seat, luck);
    case 'sparring':
      return field.seatSparring(kind.level, seat, luck);
    case 'random':
      return randomPlayer(place, () => table.legal(seat));
    case 'ismcts':
      if (field.ismcts === null) throw new Error(`${field.game.name} cannot be searched`);
      return field.ismcts(kind.effort, place);
    default:
      return kind satisfies never;
  }
}

async function seatProgram(
  { field, programs, answerMillis }: House,
  contestant: Contestant,
  { table, setup, chair, place, seed }: Seating,
): Promise<Seated> {
  const { seat, side } = chair;
  const { game, isOpenEnded } = field;
  try {
    const program = await programs.borrow(contestant);
    program.tell({
      type: 'new',
      game: game.id,
      version: game.version,
      setup,
      chairs: place.chairs,
      seat,
      side,
      luck: digest(['fathom/arena-bot/1', seed, seat]),
    });
    return {
      player: execPlayer({ program, place, table, isOpenEnded, answerMillis }),
      leave: (outcome, isFaulty) => {
        if (isFaulty) void program.end();
        else if (program.problem() === null)
          program.tell({ type: 'over', ...(outcome ?? { winners: [], reason: 'tooLong' }) });
        programs.giveBack(contestant, program);
      },
    };
  } catch (error) {
    return { player: absent(error), leave: () => {} };
  }
}

/** Forfeits as soon as the game begins. */
const absent = (error: unknown): Player => ({
  observe: () => {
    throw error;
  },
  choose: () => null,
});
