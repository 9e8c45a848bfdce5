import type { Refusal } from '@fathom/kit';
import { contentOf } from '../content/index.ts';
import type { Ship } from '../content/index.ts';
import { refusal } from '../refusals.ts';
import type { Standing, State, Wreck } from '../state.ts';
import { HUNTERS } from '../vocabulary.ts';
import type { HunterName, Region, LoopStep, WreckNumber } from '../vocabulary.ts';

/** What lies open on the table: the same in a State and in a View, so that both can be asked what is allowed. */
export type OpenTable = Omit<State, 'truths'>;

export const seatNumber = (hunter: HunterName): number => HUNTERS.indexOf(hunter);

/** Hunters sit in the order of their names: whoever is at the table is here. */
export const hunterOf = ({ hunters }: Pick<OpenTable, 'hunters'>, hunter: HunterName): Standing =>
  hunters[seatNumber(hunter)] as Standing;

export const wreckOf = ({ wrecks }: Pick<OpenTable, 'wrecks'>, wreck: WreckNumber): Wreck =>
  wrecks[wreck - 1] as Wreck;

export function shipOf(table: Pick<OpenTable, 'wrecks' | 'setup'>, wreck: WreckNumber): Ship {
  const ship = contentOf(table.setup).ships[wreckOf(table, wreck).ship];
  if (ship === undefined) throw new RangeError(`wreck ${wreck} has no ship`);
  return ship;
}

/** The state with something changed about one hunter. */
export const withHunter = (state: State, hunter: HunterName, change: Partial<Standing>): State => ({
  ...state,
  hunters: state.hunters.with(seatNumber(hunter), { ...hunterOf(state, hunter), ...change }),
});

export const withWreck = (state: State, wreck: WreckNumber, change: Partial<Wreck>): State => ({
  ...state,
  wrecks: state.wrecks.with(wreck - 1, { ...wreckOf(state, wreck), ...change }),
});

export const isOccupied = ({ hunters }: Pick<OpenTable, 'hunters'>, region: Region): boolean =>
  hunters.some(({ token }) => token === region);

/** 6. A salvaged wreck has left the game. */
export const isInPlay = ({ salvagedBy }: Wreck): boolean => salvagedBy === null;

/** Whoever has left the game can do nothing more. */
export const notInTheGame = (
  table: Pick<OpenTable, 'hunters'>,
  hunter: HunterName,
): Refusal | null => (hunterOf(table, hunter).out === null ? null : refusal('outOfTheGame'));

/** Nobody does anything twice, nor before their turn where there are turns. */
export function notWaitedFor(
  { waiting, inOrder }: Pick<OpenTable, 'waiting' | 'inOrder'>,
  hunter: HunterName,
): Refusal | null {
  const [first] = waiting;
  if (first === undefined || !waiting.includes(hunter)) return refusal('notWaitedFor');
  return inOrder && first !== hunter ? refusal('notYourTurn', { hunter: first }) : null;
}

/** 2.6 Each action has its step of the loop. */
export function notInStep(table: OpenTable, hunter: HunterName, step: LoopStep): Refusal | null {
  if (table.step !== null && table.step !== step)
    return refusal('anotherStep', { now: table.step, wanted: step });
  return notInTheLoop(table, hunter);
}

export function notInTheLoop(table: OpenTable, hunter: HunterName): Refusal | null {
  const refused = notInTheGame(table, hunter);
  if (refused !== null) return refused;
  return table.step === null ? refusal('notInTheLoop') : notWaitedFor(table, hunter);
}

/** 7. */
export const cannotPay = ({ cash }: Pick<Standing, 'cash'>, cost: number): Refusal | null =>
  cash >= cost ? null : refusal('cannotPay', { cost, cash });

/** The state after a hunter did something in the loop: it was paid for and counts as an action. */
export function acted(
  state: State,
  hunter: HunterName,
  change: Partial<Standing> & Pick<Standing, 'cash'>,
): State {
  return { ...withHunter(state, hunter, change), acted: true };
}

/** Nothing more of this hunter in this step. */
export const withoutWaiting = (state: State, hunter: HunterName): State => ({
  ...state,
  waiting: state.waiting.filter((name) => name !== hunter),
});
