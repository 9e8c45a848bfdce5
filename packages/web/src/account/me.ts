import type { Me } from '@fathom/protocol';
import { createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';
import { api } from '../net/api.ts';

const [known, setKnown] = createSignal<Me | null>(null);

/** Who this browser is, as it was last told; null: nobody has asked yet. */
export const me: Accessor<Me | null> = known;

const note = (told: Me): Me => {
  setKnown({ ...told, signedOut: told.signedOut === true || known()?.signedOut === true });
  return told;
};

export const askWhoIAm = (): Promise<Me> => api.me().then(note);

export const changeName = (name: string): Promise<Me> => api.setName(name).then(note);

/** Everything on the page may know something of whoever this browser was: it begins anew. */
export const startAnew = (address: string): void => window.location.assign(address);
