import { BadInput } from './bad-input.ts';
import type { Seat } from './game.ts';
import { parse } from './schema.ts';
import type { Schema } from './schema.ts';

type ReadAction<Action> = (action: unknown) => Action | BadInput;

const readers = new WeakMap<object, ReadAction<never>>(); // by game

/** Reads actions by the game's schema. */
export function actionReader<Action>(game: ReadsActions<Action>): ReadAction<Action> {
  const known = readers.get(game);
  if (known !== undefined) return known;
  const reader = game.paper === undefined ? readerOf(game.action) : knowing(readerOf(game.action));
  readers.set(game, reader as ReadAction<never>);
  return reader;
}
interface ReadsActions<Action> {
  readonly action: Schema<Action>;
  readonly paper?: (action: Action, seat: Seat) => string | null;
}

const readerOf =
  <Action>(schema: Schema<Action>): ReadAction<Action> =>
  (action) => {
    try {
      return parse(schema, action, 'the action');
    } catch (error) {
      if (error instanceof BadInput) return error;
      throw error;
    }
  };

/** Where drawings are actions too, each is asked for twice, and to read a large one costs more than all else. */
function knowing<Action>(read: ReadAction<Action>): ReadAction<Action> {
  const known = new WeakMap<object, Action | BadInput>();
  return (action) => {
    if (typeof action !== 'object' || action === null) return read(action);
    const found = known.get(action);
    if (found !== undefined) return found;
    const result = read(action);
    known.set(action, result);
    return result;
  };
}
