/** Makes the golden games that are missing: node packages/games/dark-water-salvage/test/make-goldens.ts */
import { FORFEITS, makeRecord, rngFor } from '@fathom/kit';
import type { Input, MatchRecord, Millis, Rng, Seat, Seed, Table } from '@fathom/kit';
import {
  PLAYER_COUNTS,
  contentOf,
  darkWaterSalvagePlayable,
  hunterAt,
  hunterOf,
  isInPlay,
  reach,
  seatOf,
} from '@fathom/dark-water-salvage';
import type { Action, Ending, HunterName, Setup, State, View } from '@fathom/dark-water-salvage';
import { crudeAction } from './crude.ts';
import { goldenHeader } from '@fathom/kit/golden';
import { makeGoldens } from '@fathom/kit/testing/make-goldens';

const GOLDEN = new URL('../golden/v2/', import.meta.url);

type Choose = (view: View, hunter: HunterName, rng: Rng) => Action;

interface Recipe {
  readonly name: string;
  readonly setup: Partial<Setup>;
  readonly reason: Ending;
  /** Plays the match to its end; a seed with which it ends otherwise is passed over. */
  readonly play: (match: Match) => void;
}

class Match {
  readonly table: Table;
  readonly #rng: Rng;

  readonly setup: unknown;

  constructor(origin: { readonly setup: unknown; readonly seed: Seed }) {
    this.setup = origin.setup;
    this.table = darkWaterSalvagePlayable.open(origin);
    this.#rng = rngFor(origin.seed, 1_000_000);
  }

  take(input: Input<unknown>): void {
    const proposal = this.table.propose(input);
    if (!proposal.ok) throw new Error(`${proposal.refusal.code} ${JSON.stringify(input)}`);
    this.table.commit(proposal.row);
  }

  step(choose: Choose): void {
    const seat = this.table.toAct()[0] as Seat;
    const view = this.table.view([seat]) as View;
    const action = choose(view, hunterAt(seat)!, this.#rng);
    this.take({ type: 'act', at: this.now, seat, action });
  }

  playOut(choose: Choose): void {
    while (this.table.outcome() === null) this.step(choose);
  }

  get now(): Millis {
    return (this.table.rows.length * 1000) as Millis;
  }
}

/** Hunters to whom the wrecks have been whispered: nobody else salvages all twelve. */
function salvageAll(match: Match): void {
  const { truths } = match.table.start() as State;
  match.playOut((view, hunter, rng) => {
    const here = hunterOf(view, hunter).token;
    const left = view.wrecks.filter(isInPlay).map(({ number }) => number);
    const places = new Set(left.map((wreck) => truths[wreck - 1]!.region));
    if (view.step === 'salvage') {
      const wreck = left.find((each) => truths[each - 1]!.region === here);
      return wreck === undefined ? { type: 'pass' } : { type: 'salvage', wreck };
    }
    if (view.step !== 'move')
      return view.step === null ? crudeAction(view, hunter, rng) : { type: 'pass' };
    const way = reach(view, hunter).find(({ to, cost }) => {
      const place = contentOf(view.setup).terrain[to];
      const price = place.kind === 'water' ? place.salvage : Infinity;
      return places.has(to) && cost + price <= hunterOf(view, hunter).cash;
    });
    return way === undefined ? { type: 'done' } : { type: 'move', path: way.path };
  });
}

/** Hunters who change their minds, want everything in order, guess, and are done early. */
function restlessly(match: Match): void {
  const rng = rngFor('cd'.repeat(32) as Seed, 0);
  while (match.table.outcome() === null) {
    const seats = darkWaterSalvagePlayable.chairs(match.setup).map(({ seat }) => seat);
    for (const seat of seats) {
      const whims = ([...match.table.legal(seat)] as Action[]).filter(({ type }) =>
        type === 'apply'
          ? !match.table.toAct().includes(seat)
          : type === 'askTurnOrder' || type === 'locate' || (type === 'done' && rng.int(12) === 0),
      );
      if (whims.length > 0 && rng.int(5) === 0)
        match.take({ type: 'act', at: match.now, seat, action: rng.pick(whims) });
    }
    if (match.table.outcome() === null) match.step(crudeAction);
  }
}

/** Nobody is fast enough for the clock; those who are there now and then are. */
function sleepily(match: Match): void {
  for (let i = 0; match.table.outcome() === null; i++) {
    const due = match.table.deadline();
    if (i % 3 === 2 && due !== null) match.take({ type: 'tick', at: due });
    else {
      const seat = match.table.toAct()[0] as Seat;
      const at = (match.table.rows.at(-1)?.input.at ?? 0) as Millis;
      const view = match.table.view([seat]) as View;
      const action = crudeAction(view, hunterAt(seat)!, rngFor('ab'.repeat(32) as Seed, i));
      match.take({ type: 'act', at, seat, action });
    }
  }
}

/** The others leave one after another, the last of them for this reason. */
const left = FORFEITS.map((reason, i): Recipe => ({
  name: reason,
  setup: { players: 3, content: i === 1 ? 'hollowSound' : 'greatLake' },
  reason,
  play: (match) => {
    for (let n = 0; n < i * 20; n++) match.step(crudeAction);
    match.take({ type: 'forfeit', at: match.now, seat: seatOf('coral'), reason: 'resigned' });
    for (let n = 0; n < i * 20; n++) match.step(crudeAction);
    match.take({ type: 'forfeit', at: match.now, seat: seatOf('amber'), reason });
  },
}));

const RECIPES: readonly Recipe[] = [
  ...PLAYER_COUNTS.map((players): Recipe => ({
    name: `last-round-${players}-players`,
    setup: { players },
    reason: 'lastRound',
    play: (match) => match.playOut(crudeAction),
  })),
  {
    name: 'extra-round',
    setup: { players: 2, extraRound: true, research: 'turnOrder' },
    reason: 'lastRound',
    play: (match) => match.playOut(crudeAction),
  },
  {
    name: 'extra-round-5-players',
    setup: { players: 5, extraRound: true },
    reason: 'lastRound',
    play: (match) => match.playOut(crudeAction),
  },
  {
    name: 'hollow-sound',
    setup: { players: 4, content: 'hollowSound' },
    reason: 'lastRound',
    play: (match) => match.playOut(crudeAction),
  },
  { name: 'restless', setup: { players: 4 }, reason: 'lastRound', play: restlessly },
  {
    name: 'against-the-clock',
    setup: { players: 3, phaseSeconds: 10 },
    reason: 'lastRound',
    play: sleepily,
  },
  { name: 'all-salvaged', setup: { players: 5 }, reason: 'allSalvaged', play: salvageAll },
  ...left,
];

function make(recipe: Recipe, attempt: number): MatchRecord | null {
  const header = goldenHeader(darkWaterSalvagePlayable, { ...recipe, attempt });
  const played = new Match(header);
  recipe.play(played);
  const outcome = played.table.outcome();
  if (outcome?.reason !== recipe.reason) return null;
  return makeRecord(header, played.table.rows, outcome);
}

makeGoldens(GOLDEN, RECIPES, make);
