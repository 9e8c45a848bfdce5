import type { Refusal, Turn } from '@fathom/kit';
import type { ChooseCity } from '../actions.ts';
import { contentOf, regionName } from '../content/index.ts';
import type { CityChosen, Event } from '../events.ts';
import { refusal } from '../refusals.ts';
import type { State } from '../state.ts';
import type { HunterName, Region } from '../vocabulary.ts';
import { isOccupied, notInTheGame, notWaitedFor, withHunter, withoutWaiting } from './table.ts';
import type { OpenTable } from './table.ts';

/** 2.5 Row by row from the north-west. */
export const freeCities = (table: Pick<OpenTable, 'setup' | 'hunters'>): readonly Region[] =>
  contentOf(table.setup).cities.filter((region) => !isOccupied(table, region));

/** 2.5 In turn order. */
export function cannotChooseCity(table: OpenTable, hunter: HunterName): Refusal | null {
  const refused = notInTheGame(table, hunter);
  if (refused !== null) return refused;
  return table.phase === 'cities' ? notWaitedFor(table, hunter) : refusal('notPlacing');
}

export function chooseCity(
  turn: Turn<State, Event>,
  hunter: HunterName,
  { region }: ChooseCity,
): Refusal | null {
  const { state } = turn;
  const refused = cannotChooseCity(state, hunter);
  if (refused !== null) return refused;
  const free = freeCities(state);
  if (!free.includes(region)) return refusal('noFreeCity', { region, free });
  turn.emit(placed(state, hunter, region));
  return null;
}

export const placed = (
  { setup }: Pick<State, 'setup'>,
  hunter: HunterName,
  region: Region,
): CityChosen => ({
  type: 'cityChosen',
  hunter,
  region,
  city: regionName(contentOf(setup), region),
});

export const cityChosen = (state: State, { hunter, region }: CityChosen): State =>
  withoutWaiting(withHunter(state, hunter, { token: region }), hunter);
