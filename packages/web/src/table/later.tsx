import { createEffect, createSignal, ErrorBoundary, Suspense, lazy } from 'solid-js';
import type { Accessor, Component, JSX, ParentProps } from 'solid-js';

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

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Somebody is there: what they may need in a moment is fetched before they do. */
const somebody = new Promise<void>((resolve) => {
  for (const sign of SIGNS)
    window.addEventListener(sign, () => resolve(), { once: true, passive: true });
});

/**
 * A part that no table shows at first. It is fetched when somebody touches the page, or else when it is shown, so that
 * it is no part of the first load and nobody waits for it.
 */
export function later<Props extends object>(
  load: () => Promise<Component<Props>>,
): Component<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  somebody.then(() => Part.preload()).catch(() => {}); // it is asked for again when it is shown
  return (props) => (
    <Later>
      <Part {...props} />
    </Later>
  );
}

/** What is no component and comes once it is wanted; null until then. Nothing around it waits, as for a resource it would. */
export function createFetched<Parts extends object>(
  isWanted: Accessor<boolean>,
  load: () => Promise<Parts>,
): Accessor<Parts | null> {
  const [parts, setParts] = createSignal<Parts | null>(null);
  createEffect(() => {
    if (isWanted() && parts() === null)
      load().then(
        (come) => setParts(() => come),
        (error: unknown) => void withoutIt(error),
      );
  });
  return parts;
}
