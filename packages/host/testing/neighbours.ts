import type { Ears, Peers } from '@fathom/host';

/** One host among several that share a store, all in one process. */
export interface Neighbour {
  readonly peers: Peers;
  /** It says and hears nothing any more, and others act in its place. It does not know. */
  readonly stun: () => void;
  /** Whether it hears of what others write. */
  hears: boolean;
}

interface Copy {
  readonly ears: Ears;
  readonly host: Neighbour;
  people: string | null;
}

/** Copies of matches in several hosts. Whatever is said is heard in the next breath. */
export function openNeighbourhood(): { readonly addHost: () => Neighbour } {
  const copies = new Map<string, Set<Copy>>();
  const keepers = new Map<string, { readonly copy: Copy; readonly term: number }>();
  const stunned = new Set<Neighbour>();

  const copiesOf = (match: string): Set<Copy> => {
    const known = copies.get(match) ?? new Set();
    copies.set(match, known);
    return known;
  };
  const others = (match: string, copy: Copy): readonly Copy[] =>
    [...copiesOf(match)].filter((other) => other !== copy && !stunned.has(other.host));
  const soon = (match: string, copy: Copy, say: (ears: Ears) => void): void =>
    queueMicrotask(() => {
      if (stunned.has(copy.host)) return;
      for (const { ears, host } of others(match, copy)) if (host.hears) say(ears);
    });
  const tellPeople = (match: string): void => {
    for (const copy of copiesOf(match))
      if (!stunned.has(copy.host))
        copy.ears.people(others(match, copy).flatMap(({ people }) => people ?? []));
  };
  const choose = (match: string): void => {
    const { copy, term } = keepers.get(match) ?? { copy: null, term: 0 };
    if (copy !== null && copiesOf(match).has(copy) && !stunned.has(copy.host)) return;
    const next = [...copiesOf(match)].find(({ host }) => !stunned.has(host));
    if (next === undefined) return;
    keepers.set(match, { copy: next, term: term + 1 });
    next.ears.keeping();
  };
  const addHost = (): Neighbour => {
    const host: Neighbour = {
      hears: true,
      stun: () => {
        stunned.add(host);
        for (const match of copies.keys()) {
          choose(match);
          tellPeople(match);
        }
      },
      peers: {
        enter: (match, ears) => {
          const copy: Copy = { ears, host, people: null };
          copiesOf(match).add(copy);
          queueMicrotask(() => {
            choose(match);
            tellPeople(match);
          });
          return {
            wrote: (rows) => soon(match, copy, (by) => by.rows(rows)),
            drew: () => soon(match, copy, (by) => by.papers()),
            hurry: () => soon(match, copy, (by) => by.hurry()),
            whisper: (text) => soon(match, copy, (by) => by.whisper(text)),
            attend: (people) => {
              copy.people = people;
              queueMicrotask(() => tellPeople(match));
            },
            term: () => {
              const keeper = keepers.get(match);
              return keeper?.copy === copy ? keeper.term : null;
            },
            leave: () => {
              copiesOf(match).delete(copy);
              queueMicrotask(() => {
                choose(match);
                tellPeople(match);
              });
            },
          };
        },
      },
    };
    return host;
  };
  return { addHost };
}
