import { ErrorBoundary, Suspense } from 'solid-js';
import type { JSX, ParentProps } from 'solid-js';

const withoutIt = (error: unknown): null => {
  console.warn('fathom: a part of the table did not come:', error);
  return null;
};

/** What comes later than the table itself. If it does not come, the match goes on without it. */
export function Later(props: ParentProps): JSX.Element {
  return (
    <ErrorBoundary fallback={withoutIt}>
      <Suspense>{props.children}</Suspense>
    </ErrorBoundary>
  );
}
