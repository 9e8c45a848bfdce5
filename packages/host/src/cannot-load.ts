import type { Refusal } from '@fathom/kit';
import { deny } from './refusals.ts';

/** A match is there, but nobody here can go on with it. No other match is concerned. */
export class CannotLoad extends Error {
  override readonly name: string = 'CannotLoad';
  readonly refusal: Refusal;

  constructor(refusal: Refusal, message: string, options?: ErrorOptions) {
    super(message, options);
    this.refusal = refusal;
  }
}

/** A match of a game, or of a version of its rules, that nobody here can play. */
export class UnknownRules extends CannotLoad {
  override readonly name = 'UnknownRules';

  constructor(message: string) {
    super(deny('unknownRules'), message);
  }
}

/** A match that a newer version has begun or gone on with: during an upgrade another host can play it. */
export class NewerVersion extends CannotLoad {
  override readonly name = 'NewerVersion';

  constructor(message: string) {
    super(deny('newerVersion'), message);
  }
}

/** A log that is larger than any host would have let it become: it is not even read. */
export class LogTooLarge extends CannotLoad {
  override readonly name = 'LogTooLarge';

  constructor(message: string) {
    super(deny('unreadable'), message);
  }
}

/** A log that tells of no match: cut off, written over, or of another program. */
export class BrokenLog extends CannotLoad {
  override readonly name = 'BrokenLog';

  constructor(message: string, cause: unknown) {
    super(deny('unreadable'), message, { cause });
  }
}
