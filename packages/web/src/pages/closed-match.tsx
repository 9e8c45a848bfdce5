import type { CloseReason } from '@fathom/protocol';
import type { JSX } from 'solid-js';
import { closedWords } from '../words/closed.ts';
import { NoMatch } from './no-match.tsx';

export function ClosedMatch(props: { readonly reason: CloseReason }): JSX.Element {
  return <NoMatch title={closedWords.title} why={closedWords.why[props.reason]} />;
}
