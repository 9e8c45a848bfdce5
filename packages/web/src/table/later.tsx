import { createEffect, createSignal, ErrorBoundary, Suspense, lazy } from 'solid-js';
import type { Accessor, Component, JSX, ParentProps } from 'solid-js';
import { onceSomebodyIsThere, withoutIt } from './later-parts.ts';

/** What comes later than the table itself. If it does not come, the match goes on without it. */
export function Later(props: ParentProps): JSX.Element {
  return (
    <ErrorBoundary fallback={withoutIt}>
      <Suspense>{props.children}</Suspense>
    </ErrorBoundary>
  );
}

/** A part of a file that is fetched when it is shown. */
export const lazyPart = <Parts extends object, Name extends keyof Parts>(
  load: () => Promise<Parts>,
  name: Name,
): Parts[Name] => lazyOf(load, name) as unknown as Parts[Name];

const lazyOf = <Parts extends object>(load: () => Promise<Parts>, name: keyof Parts) =>
  lazy(async () => ({ default: (await load())[name] as unknown as Component }));

/**
 * A part of a file that no table shows at first. It is fetched when somebody touches the page, or else when it is
 * shown, so that it is no part of the first load and nobody waits for it.
 */
export function later<Parts extends object, Name extends keyof Parts>(
  load: () => Promise<Parts>,
  name: Name,
): Parts[Name] {
  const Part = lazyOf(load, name);
  // If it does not come, it is asked for again when it is shown.
  onceSomebodyIsThere(() => void Part.preload().catch(() => {}));
  return ((props: object) => (
    <Later>
      <Part {...props} />
    </Later>
  )) as unknown as Parts[Name];
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
