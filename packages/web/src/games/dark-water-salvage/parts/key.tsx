import type { JSX } from 'solid-js';

/** The key that does the same as the button it stands in. */
export function Key(props: { readonly name: string }): JSX.Element {
  return <kbd aria-hidden="true">{props.name}</kbd>;
}
