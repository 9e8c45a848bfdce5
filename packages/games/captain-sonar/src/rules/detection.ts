import type { Refusal, Rng, Turn } from '@fathom/kit';
import type { AnswerSonar, Claims, LaunchDrone } from '../actions.ts';
import type { Chart } from '../chart.ts';
import type { DroneLaunched, Event, SonarAnswered, SonarSent } from '../events.ts';
import { refuse } from '../refusals.ts';
import { answerSecondsOf } from '../setup.ts';
import type { State } from '../state.ts';
import { CLAIM_KINDS, COLUMNS, enemyOf } from '../vocabulary.ts';
import type { Cell, ClaimKind } from '../vocabulary.ts';
import { cannotActivate, cannotAim, settledBy, used } from './systems.ts';
import { announced, chartFor } from './table.ts';
import { notFor, ownBoat } from './permission.ts';
import type { Actor } from './table.ts';

/** What could truly be said of a boat on this cell. */
export const truthOf = (chart: Chart, cell: Cell): Required<NonNullableClaims> => ({
  row: chart.rowOf(cell),
  column: chart.columnOf(cell),
  sector: chart.sectorOf(cell),
});
type NonNullableClaims = { readonly [Kind in ClaimKind]: NonNullable<Claims[Kind]> };

/** 3.5 What was said and is true; a lawful answer has exactly one. */
export function trueClaims(chart: Chart, cell: Cell, claims: Claims): readonly ClaimKind[] {
  const truth = truthOf(chart, cell);
  return CLAIM_KINDS.filter((kind) => claims[kind] === truth[kind]);
}

const saidIn = (claims: Claims): readonly ClaimKind[] =>
  CLAIM_KINDS.filter((kind) => claims[kind] !== null);

const claiming = (said: Partial<Claims>): Claims => ({
  row: null,
  column: null,
  sector: null,
  ...said,
});

/** 3.5 Every lawful answer of a boat on this cell. */
export function lawfulAnswers(chart: Chart, cell: Cell): readonly Claims[] {
  const truth = truthOf(chart, cell);
  const all = {
    row: Array.from({ length: chart.size }, (_, i) => i + 1),
    column: COLUMNS.slice(0, chart.size),
    sector: Array.from({ length: chart.sectors }, (_, i) => i + 1),
  };
  return CLAIM_KINDS.flatMap((honest) =>
    CLAIM_KINDS.filter((kind) => kind !== honest).flatMap((lie) =>
      all[lie]
        .filter((value) => value !== truth[lie])
        .map((value) => claiming({ [honest]: truth[honest], [lie]: value })),
    ),
  );
}

export function launchSonar(turn: Turn<State, Event>, who: Actor): Refusal | null {
  const { state } = turn;
  const refusal = cannotActivate(ownBoat(state, who.side), who.role, 'sonar');
  if (refusal !== null) return refusal;
  if (state.setup.mode === 'realTime') return refuse('stopFirst', { isSent: true });
  sendSonar(turn, who);
  return null;
}

export function sendSonar(turn: Turn<State, Event>, who: Actor): void {
  const seconds = answerSecondsOf(turn.state.setup);
  const until = seconds === null ? null : settledBy(who, seconds);
  turn.emit({ type: 'sonarSent', side: who.side, until });
}

export function sonarSent(state: State, event: SonarSent): State {
  const { side, until } = event;
  const sent = used(announced(state, event), side, 'sonar');
  return { ...sent, stop: { side, system: 'sonar', waitsFor: 'answer', until } };
}

export function answerSonar(
  turn: Turn<State, Event>,
  who: Actor,
  { claims }: AnswerSonar,
): Refusal | null {
  const { state } = turn;
  if (state.stop?.waitsFor !== 'answer' || state.stop.side !== enemyOf(who.side))
    return refuse('noQuestion');
  const refusal = notFor(who, 'captain');
  if (refusal !== null) return refusal;
  const { position } = state.boats[who.side];
  const chart = chartFor(state.setup);
  const said = saidIn(claims).length;
  if (said !== 2) return refuse('twoClaims', { said });
  const truths = position === null ? [] : trueClaims(chart, position, claims);
  if (truths.length !== 1) return refuse('oneTruth');
  if (!isOnChart(chart, claims)) return refuse('offTheChart', { by: 'claim' });
  turn.emit({ type: 'sonarAnswered', side: who.side, claims, drawn: false });
  return null;
}

const isOnChart = (chart: Chart, { row, column, sector }: Claims): boolean =>
  (row ?? 1) <= chart.size &&
  (sector ?? 1) <= chart.sectors &&
  COLUMNS.indexOf(column ?? 'A') < chart.size;

/** 3.5 With no answer in time a lawful one is drawn. */
export function drawAnswer(turn: Turn<State, Event>, rng: Rng): void {
  const { stop, boats, setup } = turn.state;
  const side = stop && enemyOf(stop.side);
  const position = side && boats[side].position;
  if (side === null || position === null) return;
  const claims = rng.pick(lawfulAnswers(chartFor(setup), position));
  turn.emit({ type: 'sonarAnswered', side, claims, drawn: true });
}

export const sonarAnswered = (state: State, event: SonarAnswered): State => ({
  ...announced(state, event),
  stop: null,
});

/** 3.4 The true answer is announced to both crews. */
export function launchDrone(
  turn: Turn<State, Event>,
  who: Actor,
  { sector }: LaunchDrone,
): Refusal | null {
  const { state } = turn;
  const refusal = cannotAim(state, who, 'drone');
  if (refusal !== null) return refusal;
  const chart = chartFor(state.setup);
  if (sector > chart.sectors) return refuse('noSector', { sectors: chart.sectors });
  const { position } = state.boats[enemyOf(who.side)];
  const found = position !== null && chart.sectorOf(position) === sector;
  turn.emit({ type: 'droneLaunched', side: who.side, sector, found });
  return null;
}

export const droneLaunched = (state: State, event: DroneLaunched): State =>
  used(announced(state, event), event.side, 'drone');
