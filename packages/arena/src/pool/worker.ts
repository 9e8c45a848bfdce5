import { parentPort, workerData } from 'node:worker_threads';
import { runningProgramsIn } from '../contestants/exec/process-group.ts';
import { openPrograms } from '../contestants/exec/programs.ts';
import { loadArenaGame } from '../contestants/arena-game.ts';
import { playSet } from '../match/play-set.ts';
import type { FromThread, ThreadStart, ToThread } from './messages.ts';

const { plan, running } = workerData as ThreadStart;
const say = (message: FromThread): void => parentPort?.postMessage(message);
const programs = openPrograms({
  answerMillis: plan.execMillis,
  running: runningProgramsIn(running),
  onStderr: (name, line) => say({ type: 'complained', name, line }),
});
// Not awaited at the top level: V8 does not survive a thread that is ended in the middle of that.
const loading = loadArenaGame(plan.game);

const play = async (set: number): Promise<void> => {
  const game = await loading;
  if (game === null) throw new Error(`there is no game "${plan.game}"`);
  say({ type: 'played', played: await playSet({ plan, game, programs }, set) });
};

const close = async (): Promise<void> => {
  await programs.close();
  parentPort?.close();
};

parentPort?.on('message', (message: ToThread) => {
  void (message.type === 'play' ? play(message.set) : close());
});
