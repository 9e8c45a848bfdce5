/** How long a searching bot may search: by the clock, or a counted number of games in its mind. */
export type Effort =
  | { readonly type: 'millis'; readonly millis: number }
  | { readonly type: 'iterations'; readonly iterations: number };

/** Who plays: a level or sparring partner of the game, a bot that knows no game in particular, or a program. */
export type Kind =
  | { readonly type: 'level'; readonly level: string }
  | { readonly type: 'sparring'; readonly level: string }
  | { readonly type: 'random' }
  | { readonly type: 'ismcts'; readonly effort: Effort }
  | { readonly type: 'exec'; readonly command: readonly string[] }; // the program, then its arguments

export interface Contestant {
  readonly name: string; // as it was asked for: "commander", "ismcts:200", "exec:awk -f bot.awk"
  readonly kind: Kind;
}
