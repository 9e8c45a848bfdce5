import type { CallOff, Ears, Membership, Peers } from '@fathom/host';
import type { SiteAttendance } from './site-attendance.ts';
import type { Bus } from './bus.ts';
import { newCopies, tellEach } from './copies.ts';
import type { Copies, Member } from './copies.ts';
import type { Heads } from './heads.ts';
import type { Keepers } from './keepers.ts';
import type { Life } from './life.ts';
import type { Poke, PokeKind } from './poke.ts';

export interface SitePeersParts {
  readonly bus: Bus;
  readonly life: Life;
  readonly keepers: Keepers;
  readonly heads: Heads;
  readonly attendance: SiteAttendance;
  readonly memory: Map<string, Copies>;
}

/** Tells the copies of a match on other nodes what happens to it here, and the other way round. Whispers come sealed. */
export function sitePeers(parts: SitePeersParts): Peers {
  const { bus, life, keepers, heads, attendance, memory } = parts;
  const deaf = new Map<string, CallOff>();

  const hear = ({ kind, match, number }: Poke): void => {
    const copies = memory.get(match);
    if (copies === undefined) return;
    if (kind === 'rows') copies.heard = number;
    HEARD[kind](copies, number);
  };
  const HEARD: Readonly<Record<PokeKind, (copies: Copies, number: number) => void>> = {
    rows: (copies, number) => tellEach(copies, (ears) => ears.rows(number)),
    papers: (copies) => tellEach(copies, (ears) => ears.papers()),
    hurry: (copies) => tellEach(copies, (ears) => ears.hurry()),
    people: ({ match }) => attendance.look(match),
    own: () => {}, // of people, and not of a match
    changes: () => {},
    keeper: (copies) => {
      copies.keeper = null;
      if (copies.term === null) keepers.ask(copies);
    },
  };
  const first = (match: string): Copies => {
    const copies = newCopies(match);
    memory.set(match, copies);
    const overhear = (sealed: string): void => tellEach(copies, (ears) => ears.whisper(sealed));
    deaf.set(match, bus.listen(match, hear, overhear));
    keepers.ask(copies);
    heads.enter(copies);
    attendance.look(match);
    return copies;
  };
  const last = (copies: Copies): void => {
    const { match } = copies;
    memory.delete(match);
    deaf.get(match)?.();
    deaf.delete(match);
    keepers.release(copies);
    attendance.say(match);
  };
  const join = (copies: Copies, ears: Ears): Membership => {
    const { match, members } = copies;
    const member: Member = { ears, people: undefined };
    members.add(member);
    const poke = (kind: PokeKind, number = 0): void => bus.poke({ kind, match, number });
    return {
      wrote: (rows) => {
        copies.rows = Math.max(copies.rows, rows);
        poke('rows', rows);
        if (copies.term === null && copies.keeper === null) keepers.ask(copies);
      },
      drew: () => poke('papers'),
      hurry: () => poke('hurry'),
      whisper: (sealed) => bus.whisper({ match, sealed }),
      attend: (people) => {
        member.people = people;
        if (members.has(member)) attendance.say(match);
      },
      term: () => (members.has(member) && life.lives() ? copies.term : null),
      leave: () => {
        if (!members.delete(member)) return;
        if (members.size === 0) last(copies);
        else attendance.say(match);
      },
    };
  };
  return {
    enter: (match, ears) => {
      const known = memory.get(match);
      if (known === undefined) return join(first(match), ears);
      const membership = join(known, ears);
      const elsewhere = [...known.elsewhere.values()];
      if (elsewhere.length > 0) setImmediate(() => ears.people(elsewhere));
      return membership;
    },
  };
}
