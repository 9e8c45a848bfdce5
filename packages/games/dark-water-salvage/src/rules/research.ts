import type { Refusal, Turn } from '@fathom/kit';
import type { Research } from '../actions.ts';
import { cardName, contentOf } from '../content/index.ts';
import type { Content } from '../content/index.ts';
import type { Event, Researched } from '../events.ts';
import { bearing } from '../grid.ts';
import { refusal } from '../refusals.ts';
import { rulesOf } from '../state.ts';
import type { Standing, State, Truth, Wreck } from '../state.ts';
import { DEPTHS } from '../vocabulary.ts';
import type { Answer, Card, HunterName, Region, WreckNumber } from '../vocabulary.ts';
import {
  acted,
  cannotPay,
  hunterOf,
  isInPlay,
  notInStep,
  notInTheGame,
  shipOf,
  wreckOf,
} from './table.ts';
import type { OpenTable } from './table.ts';

export const RESEARCH_COST = 1;

/** 3.1 Which sonar cards can be used where the token is. */
export function usableCards(table: OpenTable, hunter: HunterName): readonly Card[] {
  const { token } = hunterOf(table, hunter);
  return token === null ? [] : cardsAt(contentOf(table.setup), token);
}

export function cardsAt({ terrain }: Content, region: Region): readonly Card[] {
  const place = terrain[region];
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
  { terrain, values }: Content,
  { region, value }: Truth,
  card: Card,
): Answer {
  if (card === 'rumour') return values[value]?.rumour ?? [0, 0];
  const depth = DEPTHS.find((name) => name === card);
  if (depth === undefined) return bearing(card as Region, region) ?? 'N';
  const place = terrain[region];
  return place.kind !== 'city' && place.depth === depth;
}

/**
 * 3. What is still to be asked about. Whoever was wrong about a wreck has seen its cards, and no answer would tell more;
 * in version 1 it was sold all the same.
 */
export function researchable(table: OpenTable, hunter: HunterName): readonly WreckNumber[] {
  const standing = hunterOf(table, hunter);
  return table.wrecks
    .filter((wreck) => isResearchable(table, wreck, standing))
    .map(({ number }) => number);
}

const isResearchable = (
  table: Pick<OpenTable, 'rules'>,
  wreck: Wreck,
  { lockedOut }: Standing,
): boolean => isInPlay(wreck) && (rulesOf(table) === 1 || !lockedOut.includes(wreck.number));

export function cannotResearchWreck(
  table: OpenTable,
  hunter: HunterName,
  wreck: WreckNumber,
): Refusal | null {
  if (!isInPlay(wreckOf(table, wreck))) return refusal('salvaged', { wreck });
  return isResearchable(table, wreckOf(table, wreck), hunterOf(table, hunter))
    ? null
    : refusal('nothingToAsk', { wreck });
}

/** Whether there is anything this hunter could research, as far as everybody can see. */
export function couldResearch(table: OpenTable, hunter: HunterName): boolean {
  const standing = hunterOf(table, hunter);
  return (
    standing.cash >= RESEARCH_COST &&
    table.wrecks.some((wreck) => isResearchable(table, wreck, standing))
  );
}

export const cannotResearch = (table: OpenTable, hunter: HunterName): Refusal | null =>
  notInStep(table, hunter, 'research') ?? cannotPay(hunterOf(table, hunter), RESEARCH_COST);

export function research(
  turn: Turn<State, Event>,
  hunter: HunterName,
  { wreck, card }: Research,
): Refusal | null {
  const { state } = turn;
  const refused = cannotResearch(state, hunter) ?? cannotResearchWreck(state, hunter, wreck);
  const { truths, setup } = state;
  const truth = truths[wreck - 1];
  if (refused !== null || truth === undefined) return refused;
  const usable = usableCards(state, hunter);
  if (!usable.includes(card)) return refusal('wrongCard', { usable });
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

/** 3. "Almost simultaneous", until somebody asks for turn order: in any action, but in version 1 in Research alone. */
export function cannotAskTurnOrder(table: OpenTable, hunter: HunterName): Refusal | null {
  const { step, inOrder, waiting } = table;
  const refused = notInTheGame(table, hunter);
  if (refused !== null) return refused;
  if (step === null) return refusal('notInTheLoop');
  if (rulesOf(table) === 1 && step !== 'research') return refusal('notResearching');
  if (inOrder) return refusal('alreadyInOrder', { hunter: waiting[0] ?? null });
  return waiting.length > 1 ? null : refusal('nobodyElse');
}

export function askTurnOrder(turn: Turn<State, Event>, hunter: HunterName): Refusal | null {
  const refused = cannotAskTurnOrder(turn.state, hunter);
  if (refused === null) turn.emit({ type: 'turnOrderAsked', hunter });
  return refused;
}

export const turnOrderAsked = (state: State): State => ({ ...state, inOrder: true });
