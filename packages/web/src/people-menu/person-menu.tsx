import type { PersonMark } from '@fathom/protocol';
import type { JSX } from 'solid-js';
import { personMenuWords as words } from '../words/table.ts';
import './person-menu.css';

interface PersonMenuProps {
  readonly about: PersonMark;
  readonly name: string;
  /** What to press: three dots, or the name itself. */
  readonly look: 'dots' | 'name';
}

/** Opens what can be done about somebody else: block, report. Few ever do, so it is fetched for them alone. */
export function PersonMenu(props: PersonMenuProps): JSX.Element {
  let button: HTMLButtonElement | undefined;
  const open = (): void => {
    const about = { ...props.about };
    import('./person-sheet.tsx').then(
      ({ showPersonSheet }) =>
        showPersonSheet({ about, name: props.name, onClose: () => button?.focus() }),
      (error: unknown) => console.warn('fathom: what can be done did not come:', error),
    );
  };
  return (
    <button
      ref={(element) => (button = element)}
      type="button"
      class={`person-menu ${props.look}`}
      aria-haspopup="dialog"
      aria-label={words.open(props.name)}
      title={words.open(props.name)}
      onClick={open}
    >
      {props.look === 'dots' ? words.sign : props.name}
    </button>
  );
}
