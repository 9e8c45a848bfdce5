/** Who is connected to a match at one host, as the others are told. Nobody but hosts ever reads it. */
export interface Attending {
  readonly here: readonly string[]; // guests whose presence matters: in seats, or the creator before the start
  readonly wishes: readonly string[]; // those of them who would have their side give up
}
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
  /** Somebody listens at another host, whoever it is. */
  readonly isWatched: () => boolean;
  /** Takes in what each of the other hosts says now. */
  readonly hear: (texts: readonly string[]) => Movement;
}

export function openElsewhere(): Elsewhere {
  let hosts: readonly Attending[] = [];
  let guests: ReadonlySet<string> = new Set();
  let wishes: ReadonlySet<string> = new Set();
  return {
    isHere: (guest) => guests.has(guest),
    wishes: (guest) => wishes.has(guest),
    isWatched: () => hosts.length > 0,
    hear: (texts) => {
      const [guestsBefore, wishesBefore] = [guests, wishes];
      hosts = texts.map(parseAttending);
      guests = new Set(hosts.flatMap((host) => host.here));
      wishes = new Set(hosts.flatMap((host) => host.wishes));
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
    const { here, wishes } = JSON.parse(text) as Partial<Attending>;
    return { here: here ?? [], wishes: wishes ?? [] };
  } catch {
    return { here: [], wishes: [] };
  }
}
