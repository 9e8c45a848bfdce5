import type { OwnMessage, PairedMessage } from '@fathom/protocol';
import { createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';

const [told, setTold] = createSignal<OwnMessage | null>(null, { equals: false });
const [paired, setPaired] = createSignal<PairedMessage | null>(null, { equals: false });
const [matches, setMatches] = createSignal(0);

/** What the server last said of this person's matches, over whichever socket the page has. */
export const ownTold: Accessor<OwnMessage | null> = told;
/** The match that a wish to be paired has led to. */
export const pairedTold: Accessor<PairedMessage | null> = paired;

export const tellPerson = (message: OwnMessage | PairedMessage): void =>
  void (message.t === 'own' ? setTold(message) : setPaired(message));

/** How many sockets this page has for a match: each of them follows as well, and no other is needed. */
export const matchSockets: Accessor<number> = matches;

/** While a match has a socket; returns how it ends. */
export function noteMatchSocket(): () => void {
  setMatches((n) => n + 1);
  return () => void setMatches((n) => n - 1);
}
