/** How one game reads in a terminal. */
export interface GameText {
  /** The board and whatever else a viewer has before them. */
  readonly draw: (view: unknown) => string;
  readonly describe: (event: unknown) => string | null; // null: not worth a line
  readonly makeAction: (action: unknown) => string;
  /** Throws BadInput on what is no action; whether it is legal is for the rules to say. */
  readonly parseAction: (text: string) => unknown;
  readonly notation: readonly string[]; // how actions are written, line by line
}

export interface TypedText<View, Event, Action> {
  readonly draw: (view: View) => string;
  readonly describe: (event: Event) => string;
  readonly makeAction: (action: Action) => string;
  readonly parseAction: (text: string) => Action;
  readonly notation: readonly string[];
}

/** Closes over a game's types, as `playable` does. */
export const gameText = <View, Event, Action>(text: TypedText<View, Event, Action>): GameText => ({
  draw: (view) => text.draw(view as View),
  describe: (event) => text.describe(event as Event),
  makeAction: (action) => text.makeAction(action as Action),
  parseAction: text.parseAction,
  notation: text.notation,
});
