import { refuse } from '@fathom/kit';
import type { Refusal, Turn } from '@fathom/kit';
import type { Research } from '../actions.ts';
import { cardName, contentOf } from '../content/index.ts';
import type { Content } from '../content/index.ts';
import type { Event, Researched } from '../events.ts';
import { bearing } from '../grid.ts';
import type { State, Truth } from '../state.ts';
import { DEPTHS } from '../vocabulary.ts';
import type { Answer, Card, HunterName, Region } from '../vocabulary.ts';
import {
  acted,
  cannotPay,
  hunterOf,
  isInPlay,
  notInStep,
  notInTheGame,
  nameOf,
  shipOf,
  wreckOf,
} from './table.ts';
import type { Table } from './table.ts';

export const RESEARCH_COST = 1;

/** 3.1 Which sonar cards can be used where the token is. */
export function usableCards(table: Table, hunter: HunterName): readonly Card[] {
  const { token } = hunterOf(table, hunter);
  return token === null ? [] : cardsAt(contentOf(table.setup), token);
}

export function cardsAt({ places }: Content, region: Region): readonly Card[] {
  const place = places[region];
  switch (place.kind) {
    case 'city':
      return [region, 'rumour'];
    case 'feature':
      return [region];
    case 'water':
      return [place.depth];
    default:
      return place satisfies never;
  }
}

/** 3.2, 3.3 What a card says about a wreck with such cards. */
export function answerOf(
  { places, values }: Content,
  { region, value }: Truth,
  card: Card,
): Answer {
  if (card === 'rumour') return values[value]?.rumour ?? [0, 0];
  const depth = DEPTHS.find((name) => name === card);
  if (depth === undefined) return bearing(card as Region, region) ?? 'N';
  const place = places[region];
  return place.kind !== 'city' && place.depth === depth;
}

/** Whether there is anything this hunter could research, as far as everybody can see. */
export const couldResearch = (table: Table, hunter: HunterName): boolean =>
  hunterOf(table, hunter).cash >= RESEARCH_COST && table.wrecks.some(isInPlay);

export const cannotResearch = (table: Table, hunter: HunterName): Refusal | null =>
  notInStep(table, hunter, 'research') ?? cannotPay(hunterOf(table, hunter), RESEARCH_COST);

export function research(
  turn: Turn<State, Event>,
  hunter: HunterName,
  { wreck, card }: Research,
): Refusal | null {
  const { state } = turn;
  const refusal = cannotResearch(state, hunter);
  if (refusal !== null) return refusal;
  const { truths, setup } = state;
  const truth = truths[wreck - 1];
  if (truth === undefined || !isInPlay(wreckOf(state, wreck)))
    return refuse('salvaged', `Wreck ${wreck} has been salvaged and has left the game.`);
  const usable = usableCards(state, hunter);
  if (!usable.includes(card))
    return refuse('wrongCard', `From where you are you can use ${usable.join(' or ')}.`);
  const content = contentOf(setup);
  const answer = answerOf(content, truth, card);
  turn.emit({
    type: 'researched',
    hunter,
    wreck,
    ship: shipOf(state, wreck).name,
    card,
    cardName: cardName(content, card),
    answer,
  });
  return null;
}

export function researched(state: State, { hunter, wreck, card, answer }: Researched): State {
  const after = acted(state, hunter, { cash: hunterOf(state, hunter).cash - RESEARCH_COST });
  const note = { round: state.round, hunter, wreck, card, answer };
  return { ...after, researches: [...state.researches, note] };
}

/** 3. "Almost simultaneous", until somebody asks for turn order. */
export function cannotAskTurnOrder(table: Table, hunter: HunterName): Refusal | null {
  const { step, inOrder, waiting } = table;
  const refusal = notInTheGame(table, hunter);
  if (refusal !== null) return refusal;
  if (step !== 'research')
    return refuse('notResearching', 'Turn order is asked for while the others research.');
  if (inOrder)
    return refuse(
      'alreadyInOrder',
      `Research is in turn order now: it is ${waiting[0] === undefined ? 'nobody' : nameOf(waiting[0])}’s turn.`,
    );
  return waiting.length > 1
    ? null
    : refuse('nobodyElse', 'Only one hunter is still researching: there is no order to keep.');
}

export function askTurnOrder(turn: Turn<State, Event>, hunter: HunterName): Refusal | null {
  const refusal = cannotAskTurnOrder(turn.state, hunter);
  if (refusal === null) turn.emit({ type: 'turnOrderAsked', hunter });
  return refusal;
}

export const turnOrderAsked = (state: State): State => ({ ...state, inOrder: true });
