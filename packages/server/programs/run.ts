import { BadOptions } from './options.ts';

interface Program {
  readonly name: string;
  readonly help: string;
  /** Its exit code; null where only help was asked for. */
  readonly run: (args: readonly string[]) => Promise<number | null>;
}

/** Ends the process: 0, all is well; 1, something is not; 2, the options make no sense. */
export async function runProgram({ name, help, run }: Program): Promise<never> {
  try {
    const code = await run(process.argv.slice(2));
    if (code === null) console.log(help);
    return process.exit(code ?? 0);
  } catch (error) {
    const isTypo = error instanceof BadOptions;
    console.error(isTypo ? `${name}: ${error.message}\n\n${help}` : error);
    return process.exit(isTypo ? 2 : 1);
  }
}
