/** Every kind of attack, in the order they are tried. The last two are tried on a server with raised limits. */
export const KINDS = [
  'flood',
  'join',
  'sheet',
  'crowd',
  'chat',
  'slow',
  'deaf',
  'seats',
  'requests',
  'fuzzFrames',
  'fuzzRequests',
] as const;
export type Kind = (typeof KINDS)[number];

export const isFuzz = (kind: Kind): boolean => kind === 'fuzzFrames' || kind === 'fuzzRequests';

/** How much of an attack: it ends with whichever comes first. */
export interface Dose {
  readonly seconds: number;
  readonly times: number; // what is counted is the attack's own: frames, joins, requests
  readonly sockets: number;
}

/** What a process of attackers is told. */
export interface Order {
  readonly kind: Kind;
  readonly address: string;
  readonly seed: number;
  readonly dose: Dose;
  readonly matches: readonly string[]; // honest people's, as anybody finds them in the list
  readonly secrets: readonly string[]; // ids and keys of honest people: to be found in no answer
}

export type Counts = Readonly<Record<string, number>>;
/** What it tells when it is done. */
export interface Tally {
  readonly counts: Counts;
  readonly faults: readonly string[]; // what must not be: a 5xx, a secret in an answer
  readonly seeds: readonly string[]; // all that was heard and might be a seed
}
