import { median } from '../report/statistics.ts';
import { say } from '../report/say.ts';
import { assertAgreement } from './agreement.ts';
import type { Decision, Engine } from './engine.ts';
import { cheapRng } from './luck.ts';
import { ours } from './ours.ts';
import { theirClient, theirReducer } from './theirs.ts';

export interface RulesPlan {
  readonly rounds: number;
  readonly time: number; // milliseconds for each engine, task and round
  readonly games: number; // that both must agree on
}
export interface EngineSpeed {
  readonly name: string;
  readonly playoutsPerSecond: number; // decisions a second, playing random games
  readonly replaysPerSecond: number; // decisions a second, taking given ones
  readonly rounds: readonly { readonly playouts: number; readonly replays: number }[];
}
export interface RulesResult {
  readonly agreedGames: number;
  readonly engines: readonly EngineSpeed[];
  /** Ours over the faster way to run boardgame.io, medians over the rounds of one run. */
  readonly ratios: { readonly playouts: number; readonly replays: number };
}

const ENGINES: readonly Engine[] = [ours, theirReducer, theirClient];
const REPLAYED = 500;

export function measureRules(plan: RulesPlan): RulesResult {
  say(`rules: the engines play ${plan.games} games for agreement`);
  for (const other of [theirReducer, theirClient]) assertAgreement(ours, other, plan.games);
  const scripts = Array.from({ length: REPLAYED }, (_, i) => ours.watch(cheapRng(i)).decisions);
  for (const engine of ENGINES) runRound(engine, scripts, plan.time / 2); // warms up
  const rounds = Array.from({ length: plan.rounds }, (_, round) => {
    say(`rules: round ${round + 1} of ${plan.rounds}`);
    return inTurn(round).map((engine) => ({ engine, ...runRound(engine, scripts, plan.time) }));
  });
  const engines = ENGINES.map((engine) =>
    speedOf(
      engine,
      rounds.flat().filter((run) => run.engine === engine),
    ),
  );
  return { agreedGames: plan.games, engines, ratios: ratiosOf(engines) };
}

/** Another one begins each round, so that none always runs on a machine that has just rested. */
const inTurn = (round: number): Engine[] =>
  ENGINES.map((_, i) => ENGINES[(i + round) % ENGINES.length] as Engine);

interface Round {
  readonly playouts: number;
  readonly replays: number;
}

function runRound(engine: Engine, scripts: readonly (readonly Decision[])[], time: number): Round {
  const rng = cheapRng(1);
  let next = 0;
  const replayNext = (): number => {
    const script = scripts[next++ % scripts.length] as readonly Decision[];
    engine.replay(script);
    return script.length;
  };
  return { playouts: rate(() => engine.playout(rng), time), replays: rate(replayNext, time) };
}

/** `play` returns how many decisions it took; the answer is decisions a second. */
function rate(play: () => number, time: number): number {
  const from = performance.now();
  let decisions = 0;
  while (performance.now() - from < time) decisions += play();
  return (decisions / (performance.now() - from)) * 1000;
}

const speedOf = ({ name }: Engine, runs: readonly Round[]): EngineSpeed => ({
  name,
  playoutsPerSecond: median(runs.map((run) => run.playouts)),
  replaysPerSecond: median(runs.map((run) => run.replays)),
  rounds: runs.map(({ playouts, replays }) => ({ playouts, replays })),
});

function ratiosOf([mine, ...others]: readonly EngineSpeed[]): RulesResult['ratios'] {
  if (mine === undefined) throw new Error('nothing was measured');
  return {
    playouts: mine.playoutsPerSecond / Math.max(...others.map((one) => one.playoutsPerSecond)),
    replays: mine.replaysPerSecond / Math.max(...others.map((one) => one.replaysPerSecond)),
  };
}
