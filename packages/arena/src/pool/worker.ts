import { parentPort, workerData } from 'node:worker_threads';
import { runningProgramsIn } from '../contestants/exec/process-group.ts';
import { openPrograms } from '../contestants/exec/programs.ts';
import { loadArenaGame } from '../contestants/arena-game.ts';
import { playSet } from '../match/play-set.ts';
import type { FromThread, ThreadStart, ToThread } from './messages.ts';

const { plan, running } = workerData as ThreadStart;
const game = await loadArenaGame(plan.game);
if (game === null) throw new Error(`there is no game "${plan.game}"`);

const say = (message: FromThread): void => parentPort?.postMessage(message);
const programs = openPrograms({
  answerMillis: plan.execMillis,
  running: runningProgramsIn(running),
  onStderr: (name, line) => say({ type: 'complained', name, line }),
});
const match = { plan, game, programs };

const play = async (set: number): Promise<void> =>
  say({ type: 'played', played: await playSet(match, set) });

const close = async (): Promise<void> => {
  await programs.close();
  parentPort?.close();
};

parentPort?.on('message', (message: ToThread) => {
  void (message.type === 'play' ? play(message.set) : close());
});
