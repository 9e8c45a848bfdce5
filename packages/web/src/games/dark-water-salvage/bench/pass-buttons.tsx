import type { JSX, ParentProps } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import { Key } from '../parts/key.tsx';

/** Nothing more in this step, or nothing more in this round. */
export function PassButtons(props: ParentProps<{ readonly desk: Desk }>): JSX.Element {
  const { desk } = props;
  return (
    <div class="dw-passing">
      {props.children}
      <button
        type="button"
        disabled={desk.pending()}
        aria-keyshortcuts="P"
        title="The next steps stay open to you"
        onClick={() => desk.send({ type: 'pass' })}
      >
        Pass <Key name="P" />
      </button>
      <button
        type="button"
        disabled={desk.pending()}
        aria-keyshortcuts="D"
        title="You do nothing more until the next round"
        onClick={() => desk.send({ type: 'done' })}
      >
        Done for the round <Key name="D" />
      </button>
    </div>
  );
}
