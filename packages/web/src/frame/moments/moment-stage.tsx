import type { JSX } from 'solid-js';
import type { BoardMoment } from '../../games/game-client.ts';
import { LONGEST_MOMENT } from './moments.ts';
import './moment-stage.css';

/** Over the middle of the board. What it shows is told in words elsewhere: it has none for screen readers. */
export function MomentStage(props: { readonly moment: BoardMoment }): JSX.Element {
  const { lasts, Picture } = props.moment;
  return (
    <div
      class="moment-stage"
      style={{ '--moment': `${Math.min(lasts, LONGEST_MOMENT)}ms` }}
      aria-hidden="true"
    >
      <div class="moment">
        <Picture />
      </div>
    </div>
  );
}
