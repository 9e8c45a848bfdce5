import { canonical } from '../fair.ts';
import type { Input, Millis, Outcome, Seat, SomeGame, Viewer } from '../game.ts';
import { FORFEITS } from '../game.ts';
import { hold } from './law.ts';
import { bytes, unplain } from './plain.ts';
import { probes, sample } from './probe.ts';
import type { Trial } from './trial.ts';
import { VIEWERS_TRIED, nameOf } from './viewers.ts';
import { isCut, legalOf } from './random-play.ts';
import { attempt, attemptParsed, isTalk, parsedInput, stateOf } from './world.ts';

const LEGAL_TRIED = 40; // of each seat in each state
const PROBES = 12;
const MET_KEPT = 400;

/** A seat and what it may do by its own view. */
interface Choices {
  readonly seat: Seat;
  readonly actions: readonly unknown[];
}

/** The laws of a state at rest, whatever led to it. */
export function holdStanding(trial: Trial): void {
  const { game, world, seats } = trial;
  const state = stateOf(world);
  hold('everything is plain JSON', unplain(state, 'the state'));
  const was = bytes(state);
  holdViews(trial);
  const choices = seats.map((seat) => ({ seat, actions: legalOf(world, seat) }));
  const outcome = game.outcome(state);
  hold('the outcome is well formed', outcomeFault(trial, outcome));
  if (outcome === null) holdWaiting(trial, choices);
  else hold('after the end nothing is left to do', leftToDo(trial, choices));
  hold('asking changes nothing', bytes(state) === was ? null : `the state was ${was}`);
  if (outcome !== null) return;
  remember(trial, choices);
  holdLegal(trial, choices);
  holdProbes(trial, choices);
  holdForfeits(trial);
}

const now = ({ world }: Trial): Millis => world.rows.at(-1)?.input.at ?? (0 as Millis);

function holdViews(trial: Trial): void {
  const { game, world, seats, viewers } = trial;
  const held = recordsIn(stateOf(world));
  for (const viewer of sample(viewers, VIEWERS_TRIED, trial.dice)) {
    const view = game.view(stateOf(world), viewer);
    hold('everything is plain JSON', unplain(view, `the view of ${nameOf(viewer)}`));
    hold('a view hands over nothing of the state', handedOver(trial, held, view));
    const was = bytes(view);
    for (const seat of viewer) sample(game.legal(view, seat), 1, trial.dice);
    if (viewer.length <= 1 && viewer.length < seats.length) holdImagined(trial, viewer, view);
    hold('asking changes nothing', bytes(view) === was ? null : `the view was ${was}`);
  }
}

/**
 * A record that is handed over whole would publish a secret added to it later, so each has to be built up field by field.
 * The options of the match are public, and lists of plain values have no fields.
 */
function handedOver({ world }: Trial, held: ReadonlySet<object>, view: unknown): string | null {
  const seek = (value: unknown): string | null => {
    if (typeof value !== 'object' || value === null || value === world.setup) return null;
    if (held.has(value) && canonical(value) !== canonical(world.setup))
      return ` is a record of the state itself: ${bytes(value)}`;
    for (const key in value) {
      const field = (value as Readonly<Record<string, unknown>>)[key];
      const found = typeof field === 'object' ? seek(field) : null;
      if (found !== null) return `.${key}${found}`;
    }
    return null;
  };
  const found = seek(view);
  return found === null ? null : `the view${found}`;
}

/** Every object in it that is no list. */
function recordsIn(value: unknown, found: Set<object> = new Set()): ReadonlySet<object> {
  if (typeof value !== 'object' || value === null) return found;
  if (!Array.isArray(value)) found.add(value);
  for (const field of Object.values(value)) if (typeof field === 'object') recordsIn(field, found);
  return found;
}

function holdImagined(trial: Trial, viewer: Viewer, view: unknown): void {
  const { game, dice } = trial;
  if (game.imagine === undefined) return;
  const imagined = game.imagine(view, dice);
  trial.tally.imagined += 1;
  hold('everything is plain JSON', unplain(imagined, 'the imagined state'));
  const seen = game.view(imagined, viewer);
  hold(
    'an imagined state gives the view it was imagined from',
    canonical(seen) === canonical(view)
      ? null
      : `${nameOf(viewer)} sees ${bytes(seen)} instead of ${bytes(view)}`,
  );
}

function outcomeFault({ sides }: Trial, outcome: Outcome | null): string | null {
  if (outcome === null) return null;
  const { winners, reason } = outcome;
  if (new Set(winners).size < winners.length) return 'a side has won twice';
  const stranger = winners.find((side) => !sides.includes(side));
  if (stranger !== undefined) return `"${stranger}" is no side of this match`;
  return reason === '' ? 'it has no reason' : unplain(outcome, 'the outcome');
}

function leftToDo({ game, world }: Trial, choices: readonly Choices[]): string | null {
  const state = stateOf(world);
  const able = choices.find(({ actions }) => actions.length > 0);
  if (able !== undefined) return `${able.seat} still has ${bytes(able.actions[0])}`;
  if (game.toAct(state).length > 0) return `${game.toAct(state).join(', ')} is still waited for`;
  return game.deadline(state) === null ? null : 'a tick is still due';
}

function holdWaiting(trial: Trial, choices: readonly Choices[]): void {
  const { game, world, seats } = trial;
  const state = stateOf(world);
  const able = choices.filter(({ actions }) => actions.length > 0).map(({ seat }) => seat);
  const due = game.deadline(state);
  hold(
    'somebody can act, a tick is due or the game is over',
    able.length > 0 || due !== null ? null : 'the match stands still',
  );
  const waited = game.toAct(state);
  const idle = waited.find((seat) => !seats.includes(seat) || !able.includes(seat));
  const twice = new Set(waited).size < waited.length ? 'a seat is listed twice' : null;
  hold(
    'whoever is waited for is at the table and can act',
    idle === undefined ? twice : `"${idle}" is waited for`,
  );
  const ahead = due === null || (due > now(trial) && Number.isInteger(due));
  hold('the deadline lies ahead', ahead ? null : `${due} is due at ${now(trial)}`);
}

function remember({ met, dice }: Trial, choices: readonly Choices[]): void {
  for (const { actions } of choices)
    for (const action of sample(actions, 4, dice))
      if (met.length < MET_KEPT) met.push(action);
      else met[dice.int(MET_KEPT)] = action;
}

function holdLegal(trial: Trial, choices: readonly Choices[]): void {
  for (const { seat, actions } of choices)
    for (const action of sample(actions, LEGAL_TRIED, trial.dice)) {
      hold('talk is never listed', isTalk(trial.game, action) ? `${seat} ${bytes(action)}` : null);
      const taken = attempt(trial.world, { type: 'act', at: now(trial), seat, action });
      const fault = taken.ok ? null : `${seat} ${bytes(action)}: ${bytes(taken.refusal)}`;
      hold('every legal action is accepted', fault);
    }
}

function holdProbes(trial: Trial, choices: readonly Choices[]): void {
  const { game, world, dice } = trial;
  for (const { seat, actions } of choices) {
    if (isCut(actions)) continue;
    const offer = offerOf(game, actions);
    const offered = trial.candidates(game.view(stateOf(world), [seat]), seat);
    for (const action of [...offered, ...probes(trial.met, PROBES, dice)])
      holdProbe(trial, { type: 'act', at: now(trial), seat, action }, offer);
  }
}

/** What a seat is offered: the actions themselves, and the types of those that stand for more than can be listed. */
interface Offer {
  readonly listed: ReadonlySet<string>;
  readonly openTypes: ReadonlySet<unknown>;
}

function offerOf(game: SomeGame, actions: readonly unknown[]): Offer {
  const open = actions.filter((action) => isOpenEnded(game, action));
  return { listed: new Set(actions.map(canonical)), openTypes: new Set(open.map(typeOf)) };
}

const isOpenEnded = ({ openEnded }: SomeGame, action: unknown): boolean =>
  openEnded !== undefined && openEnded(action);

const typeOf = (action: unknown): unknown =>
  typeof action === 'object' && action !== null && 'type' in action ? action.type : undefined;

const isOffered = (game: SomeGame, { listed, openTypes }: Offer, action: unknown): boolean =>
  isTalk(game, action) ||
  listed.has(canonical(action)) ||
  (isOpenEnded(game, action) && openTypes.has(typeOf(action)));

function holdProbe(trial: Trial, input: Input<unknown>, offer: Offer): void {
  trial.tally.probes += 1;
  const parsed = parsedInput(trial.game, input);
  if (parsed?.type !== 'act') return;
  const taken = attemptParsed(trial.world, parsed);
  const text = canonical(parsed.action);
  if (taken.ok)
    hold(
      'what is accepted is legal',
      isOffered(trial.game, offer, parsed.action) ? null : `${parsed.seat} ${text} was accepted`,
    );
  else {
    const { code, facts = {} } = taken.refusal;
    const said = /^[a-z][a-zA-Z]*$/.test(code) && unplain(facts) === null;
    hold('a refusal says what was wrong', said ? null : `${text} got ${bytes(taken.refusal)}`);
  }
}

function holdForfeits(trial: Trial): void {
  for (const seat of trial.seats)
    for (const reason of FORFEITS) {
      const taken = attempt(trial.world, { type: 'forfeit', at: now(trial), seat, reason });
      const fault = taken.ok ? null : `${seat}, ${reason}: ${taken.refusal.code}`;
      hold('every seat may forfeit at any time', fault);
    }
}
