import type { IncomingMessage } from 'node:http';

/** Which node each person is connected to, and what the nodes call themselves. */
export interface Whereabouts {
  /** Somebody, by their cookie, is on the way to a match: to that node, or by the site's address to any. */
  readonly goes: (cookie: string, match: string, node: number | null) => void;
  readonly onSocket: (request: IncomingMessage, node: number) => void;
  readonly matchesAt: (node: number) => readonly string[];
  /** A node has started under a name of its own. */
  readonly named: (node: number, name: string) => void;
  readonly nameOf: (node: number) => string | null;
}

export function openWhereabouts(): Whereabouts {
  const people = new Map<string, { readonly match: string; node: number | null }>(); // by cookie
  const names = new Map<number, string>();
  return {
    goes: (cookie, match, node) => void people.set(cookie, { match, node }),
    onSocket: ({ headers }, node) => {
      const person = people.get(headers.cookie ?? '');
      if (person !== undefined) person.node = node;
    },
    matchesAt: (node) =>
      [...people.values()].flatMap((person) => (person.node === node ? [person.match] : [])),
    named: (node, name) => void names.set(node, name),
    nameOf: (node) => names.get(node) ?? null,
  };
}
