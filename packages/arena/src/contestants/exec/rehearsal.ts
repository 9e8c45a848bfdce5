import { BadInput } from '@fathom/kit';
import type { Contestant } from '../contestant.ts';
import { endAll, newRosterMemory, rosterIn } from './process-group.ts';
import { startProgram } from './program.ts';
import type { Launch } from './program.ts';

/** Starts each program once, so that one that cannot be started is found at once and not in every game. Throws BadInput. */
export async function rehearse(
  contestants: readonly Contestant[],
  care: {
    readonly answerMillis: number;
    readonly onComplaint: (name: string, line: string) => void;
  },
): Promise<void> {
  const memory = newRosterMemory();
  try {
    for (const { name, kind } of contestants)
      if (kind.type === 'exec')
        await tryOut(name, {
          command: kind.command,
          answerMillis: care.answerMillis,
          roster: rosterIn(memory),
          onStderr: (line) => care.onComplaint(name, line),
        });
  } finally {
    endAll(memory);
  }
}

async function tryOut(name: string, launch: Launch): Promise<void> {
  try {
    const program = await startProgram(launch);
    await program.end();
  } catch (error) {
    throw new BadInput(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
