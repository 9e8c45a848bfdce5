/** What a program that calls fathom can rely on. */
export const EXITS = {
  ok: 0,
  failed: 1, // what was checked or asked for did not succeed
  usage: 2, // called wrongly, or given something it cannot read
  interrupted: 130, // Ctrl-C, as shells count it
} as const;
export type Exit = (typeof EXITS)[keyof typeof EXITS];

/** Ends a command. The message is one line, for the person who called it. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly exit: Exit;

  constructor(exit: Exit, message: string) {
    super(message);
    this.exit = exit;
  }
}

export const failed = (message: string): Failure => new Failure(EXITS.failed, message);
export const unusable = (message: string): Failure => new Failure(EXITS.usage, message);

/** What an unknown thrown value has to say, on one line. */
export const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s*\n\s*/g, ' ');

/** The code of an error of the system, such as ENOENT. */
export const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
