import type { JSX } from 'solid-js';
import { stripesOf } from './stripes.ts';
import './bots.css';

/** The mark of a level, as its bots wear it on the collar. */
export function RankBadge(props: { readonly level: string }): JSX.Element {
  return (
    <svg class="rank-badge" viewBox="0 0 24 24" aria-hidden="true">
      <path class="bot-collar" d="M4 7l8-5l8 5v15h-16z" />
      <path class="bot-stripes" d={stripesOf(props.level, { x: 12, y: 10, high: 9, apart: 3.6 })} />
    </svg>
  );
}
