/** Kinds of play of one game in which skills differ: each has ratings of its own. */
export interface GameModes {
  readonly list: readonly GameMode[];
  readonly of: (options: unknown) => string; // the id of one of them
}
export interface GameMode {
  readonly id: string;
  readonly name: string;
}
interface HasModes {
  readonly modes?: GameModes;
}
const ONE_MODE: readonly GameMode[] = [{ id: 'any', name: '' }];

export const modesOf = ({ modes }: HasModes): readonly GameMode[] => modes?.list ?? ONE_MODE;
export const modeOf = ({ modes }: HasModes, options: unknown): string =>
  modes?.of(options) ?? 'any';

/** What was chosen for one option; for cards, which know no schema. */
export const chosenOption = (options: unknown, name: string): unknown =>
  typeof options === 'object' && options !== null
    ? (options as Readonly<Record<string, unknown>>)[name]
    : undefined;
