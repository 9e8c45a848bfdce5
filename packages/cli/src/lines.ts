import { createInterface } from 'node:readline';

/** Lines that a person types or a program pipes in. */
export interface Lines {
  /** null: the input has ended. Asked again before an answer came, it is the same question. */
  readonly ask: (prompt: string) => Promise<string | null>;
  readonly interrupted: () => boolean; // it ended by Ctrl-C
  readonly close: () => void;
}

type Input = NodeJS.ReadableStream & { readonly isTTY?: boolean };
const MOST_WAITING = 100;

export function openLines(input: Input, output: NodeJS.WritableStream): Lines {
  const typed = input.isTTY === true;
  const reader = createInterface({ input, output, terminal: typed });
  const waiting: string[] = [];
  let ended = false;
  let stopped = false;
  let pending: Promise<string | null> | null = null;
  let wake: (() => void) | null = null; // whoever waits for the next line

  reader.on('line', (line) => {
    waiting.push(line);
    if (waiting.length >= MOST_WAITING) reader.pause(); // or an endless pipe would fill the memory
    wake?.();
  });
  reader.on('close', () => {
    ended = true;
    wake?.();
  });
  reader.on('SIGINT', () => {
    stopped = true;
    reader.close();
  });

  const next = async (): Promise<string | null> => {
    if (waiting.length === 0 && !ended)
      await new Promise<void>((resolve) => {
        wake = resolve;
        reader.resume();
      });
    return waiting.shift() ?? null;
  };
  const question = async (prompt: string): Promise<string | null> => {
    if (!typed) output.write(prompt);
    else if (!ended) {
      reader.setPrompt(prompt);
      reader.prompt();
    }
    const line = await next();
    // What is piped in is not on the screen yet. At the end of the input the prompt still stands there.
    if (!typed && line !== null) output.write(`${line}\n`);
    else if (line === null) output.write('\n');
    return line;
  };
  return {
    ask: async (prompt) => {
      if (pending !== null && typed) reader.prompt(true); // something was written since
      pending ??= question(prompt).finally(() => (pending = null));
      return await pending;
    },
    interrupted: () => stopped,
    close: () => reader.close(),
  };
}
