import type { Template } from './template.ts';

/** What tells one copy of a match from another. */
export interface Copy {
  readonly id: string;
  readonly guests: readonly string[];
  /** Milliseconds that are taken off every moment in it. */
  readonly earlier: number;
}
export interface CopiedCall {
  readonly method: string;
  readonly args: readonly unknown[];
}

/** A piece of text: the same in all copies, or not. */
type Piece = (copy: Copy) => string;

const MOMENT = '(?<!\\w)\\d{13}(?!\\w)'; // Unix time in milliseconds, which a host's clock shows, too

/** Makes copies of a template, as the calls that write them. */
export function copier({ id, guests, calls }: Template): (copy: Copy) => CopiedCall[] {
  const places = new RegExp(`(${id}|${guests.join('|')}|${MOMENT})`);
  const pieceOf = (text: string): Piece => {
    if (text === id) return (copy) => copy.id;
    if (/^\d{13}$/.test(text)) return ({ earlier }) => String(Number(text) - earlier);
    const guest = guests.indexOf(text);
    return guest === -1 ? () => text : (copy) => copy.guests[guest] ?? text;
  };
  const cut = calls.map(({ method, args }) => ({
    method,
    pieces: args.split(places).map(pieceOf),
  }));
  return (copy) =>
    cut.map(({ method, pieces }) => ({
      method,
      args: JSON.parse(pieces.map((piece) => piece(copy)).join('')) as unknown[],
    }));
}
