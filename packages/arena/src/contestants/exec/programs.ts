import { BadInput } from '@fathom/kit';
import type { Contestant } from '../contestant.ts';
import { endAll, newRunningPrograms, runningProgramsIn } from './process-group.ts';
import type { RunningPrograms } from './process-group.ts';
import { startProgram } from './program.ts';
import type { Launch, Program } from './program.ts';

/** The programs of one thread. They are kept from game to game; one that has failed is started afresh. */
export interface Programs {
  /** One for a seat of the game that begins; rejects when it cannot be started. */
  readonly borrow: (contestant: Contestant) => Promise<Program>;
  /** After the game; a program with a problem is dropped. */
  readonly giveBack: (contestant: Contestant, program: Program) => void;
  /** Ends them all and waits until they are gone. */
  readonly close: () => Promise<void>;
}
export interface ProgramsOptions {
  readonly answerMillis: number;
  readonly running: RunningPrograms;
  readonly onStderr: (name: string, line: string) => void;
}

export function openPrograms({ answerMillis, running, onStderr }: ProgramsOptions): Programs {
  const free = new Map<string, Program[]>();
  const started = new Set<Program>();
  let isClosed = false;
  const freeFor = ({ name }: Contestant): Program[] => {
    const list = free.get(name) ?? [];
    free.set(name, list);
    return list;
  };
  return {
    borrow: async (contestant) => {
      const { name, kind } = contestant;
      if (isClosed) throw new Error('the match is over');
      if (kind.type !== 'exec') throw new Error(`${name} is no program`);
      const list = freeFor(contestant);
      for (let idle = list.pop(); idle !== undefined; idle = list.pop())
        if (idle.problem() === null) return idle;
      const program = await startProgram({
        command: kind.command,
        answerMillis,
        running,
        onStderr: (line) => onStderr(name, line),
      });
      started.add(program);
      if (isClosed) await program.end();
      return program;
    },
    giveBack: (contestant, program) => {
      if (program.problem() === null) freeFor(contestant).push(program);
      else started.delete(program);
    },
    close: async () => {
      isClosed = true;
      await Promise.all([...started].map(async (program) => await program.end()));
    },
  };
}

/** Starts each program once, so that one that cannot be started is found at once and not in every game. Throws BadInput. */
export async function rehearse(
  contestants: readonly Contestant[],
  care: {
    readonly answerMillis: number;
    readonly onComplaint: (name: string, line: string) => void;
  },
): Promise<void> {
  const memory = newRunningPrograms();
  try {
    for (const { name, kind } of contestants)
      if (kind.type === 'exec')
        await tryOut(name, {
          command: kind.command,
          answerMillis: care.answerMillis,
          running: runningProgramsIn(memory),
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
