import { onMount } from 'solid-js';
import type { JSX } from 'solid-js';
import { accountMarks } from '../words/account-marks.ts';
import { askWhoIAm, me } from './me.ts';

const SETTLED = 1_500; // milliseconds: the page a person came for is to be there first

const name = (): string | null => {
  const known = me();
  return known?.account === true ? known.name : null;
};

/** In the header of every page: who this browser is. */
export function AccountLink(): JSX.Element {
  onMount(() => {
    window.setTimeout(() => {
      if (me() === null) askWhoIAm().catch(() => undefined); // the link works without
    }, SETTLED);
  });
  return (
    <a
      class="account-link"
      href="/account"
      aria-label={name() === null ? accountMarks.link : accountMarks.linkOf(name() ?? '')}
    >
      <svg class="account-sign" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <circle cx="10" cy="6.5" r="3.5" />
        <path d="M3 18c0-4 3-6.5 7-6.5s7 2.5 7 6.5" />
      </svg>
      <span class="account-name">{name() ?? accountMarks.link}</span>
    </a>
  );
}
