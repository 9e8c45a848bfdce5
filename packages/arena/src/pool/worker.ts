import { parentPort, workerData } from 'node:worker_threads';
import { rosterIn } from '../contestants/exec/process-group.ts';
import { openPrograms } from '../contestants/exec/programs.ts';
import { loadField } from '../contestants/fields.ts';
import { playSet } from '../match/play-set.ts';
import type { FromThread, ThreadStart, ToThread } from './messages.ts';

const { plan, roster } = workerData as ThreadStart;
const field = await loadField(plan.game);
if (field === null) throw new Error(`there is no game "${plan.game}"`);

const say = (message: FromThread): void => parentPort?.postMessage(message);
const programs = openPrograms({
  answerMillis: plan.execMillis,
  roster: rosterIn(roster),
  onStderr: (name, line) => say({ type: 'complained', name, line }),
});
const hall = { plan, field, programs, answerMillis: plan.execMillis };

const play = async (set: number): Promise<void> =>
  say({ type: 'played', played: await playSet(hall, set) });

const close = async (): Promise<void> => {
  await programs.close();
  parentPort?.close();
};

parentPort?.on('message', (message: ToThread) => {
  void (message.type === 'play' ? play(message.set) : close());
});
