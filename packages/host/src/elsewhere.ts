import type { IntercomLine } from './intercom.ts';

/** Who is connected to a match at one host, as the others are told. Nobody but hosts ever reads it. */
export interface Attending {
  readonly here: readonly string[]; // guests whose presence matters: in seats, or the creator before the start
  readonly wishes: readonly string[]; // those of them who would have their side give up
  readonly watching: Watching;
  readonly intercom: readonly IntercomLine[]; // those of them who talk aloud
}
/** Spectators at one host: how many, and the first of them with their names. */
export interface Watching {
  readonly count: number;
  readonly some: readonly (readonly [guest: string, name: string])[];
}
const NOBODY: Watching = { count: 0, some: [] };
const NO_ATTENDING: Attending = { here: [], wishes: [], watching: NOBODY, intercom: [] };
export const attendingText = (attending: Attending): string => JSON.stringify(attending);

/** Who came to, or went from, the other hosts of a match, all of them together. */
interface Movement {
  readonly came: readonly string[];
  readonly went: readonly string[];
  readonly wishes: boolean; // some wish has come or gone
}

/** What is known of the listeners of a match at other hosts. */
export interface Elsewhere {
  isHere(guest: string): boolean;
  wishes(guest: string): boolean;
  /** How somebody is on the intercom there. */
  intercom(guest: string): IntercomLine | undefined;
  /** Spectators, host by host. */
  watching(): readonly Watching[];
  /** Somebody listens at another host, whoever it is. */
  isWatched(): boolean;
  /** Takes in what each of the other hosts says now. */
  hear(texts: readonly string[]): Movement;
}

export function openElsewhere(): Elsewhere {
  return new OtherHosts();
}

const NO_HOSTS: readonly Attending[] = [];
const NO_GUESTS: ReadonlySet<string> = new Set();
const NO_LINES: ReadonlyMap<string, IntercomLine> = new Map();

class OtherHosts implements Elsewhere {
  #hosts = NO_HOSTS;
  #guests = NO_GUESTS;
  #wishes = NO_GUESTS;
  #talkers = NO_LINES;

  isHere(guest: string): boolean {
    return this.#guests.has(guest);
  }

  wishes(guest: string): boolean {
    return this.#wishes.has(guest);
  }

  intercom(guest: string): IntercomLine | undefined {
    return this.#talkers.get(guest);
  }

  watching(): readonly Watching[] {
    return this.#hosts.map((host) => host.watching);
  }

  isWatched(): boolean {
    return this.#hosts.length > 0;
  }

  hear(texts: readonly string[]): Movement {
    const [guests, wishes] = [this.#guests, this.#wishes];
    this.#hosts = texts.map(parseAttending);
    this.#guests = new Set(this.#hosts.flatMap((host) => host.here));
    this.#wishes = new Set(this.#hosts.flatMap((host) => host.wishes));
    this.#talkers = new Map(
      this.#hosts.flatMap((host) => host.intercom.map((line) => [line.guest, line])),
    );
    return {
      came: without(this.#guests, guests),
      went: without(guests, this.#guests),
      wishes: without(this.#wishes, wishes).length + without(wishes, this.#wishes).length > 0,
    };
  }
}

const without = (all: ReadonlySet<string>, some: ReadonlySet<string>): readonly string[] =>
  [...all].filter((guest) => !some.has(guest));

/** During an upgrade the other host may be of another version: what cannot be read is somebody who watches. */
function parseAttending(text: string): Attending {
  try {
    const told = JSON.parse(text) as Partial<Attending>;
    return { ...NO_ATTENDING, ...told };
  } catch {
    return NO_ATTENDING;
  }
}
