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
  readonly isHere: (guest: string) => boolean;
  readonly wishes: (guest: string) => boolean;
  /** How somebody is on the intercom there. */
  readonly intercom: (guest: string) => IntercomLine | undefined;
  /** Spectators, host by host. */
  readonly watching: () => readonly Watching[];
  /** Somebody listens at another host, whoever it is. */
  readonly isWatched: () => boolean;
  /** Takes in what each of the other hosts says now. */
  readonly hear: (texts: readonly string[]) => Movement;
}

export function openElsewhere(): Elsewhere {
  let hosts: readonly Attending[] = [];
  let guests: ReadonlySet<string> = new Set();
  let wishes: ReadonlySet<string> = new Set();
  let talkers: ReadonlyMap<string, IntercomLine> = new Map();
  return {
    isHere: (guest) => guests.has(guest),
    wishes: (guest) => wishes.has(guest),
    intercom: (guest) => talkers.get(guest),
    watching: () => hosts.map((host) => host.watching),
    isWatched: () => hosts.length > 0,
    hear: (texts) => {
      const [guestsBefore, wishesBefore] = [guests, wishes];
      hosts = texts.map(parseAttending);
      guests = new Set(hosts.flatMap((host) => host.here));
      wishes = new Set(hosts.flatMap((host) => host.wishes));
      talkers = new Map(hosts.flatMap((host) => host.intercom.map((line) => [line.guest, line])));
      return {
        came: without(guests, guestsBefore),
        went: without(guestsBefore, guests),
        wishes: without(wishes, wishesBefore).length + without(wishesBefore, wishes).length > 0,
      };
    },
  };
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
