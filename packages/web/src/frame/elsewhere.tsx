import { createSignal, Show, Suspense } from 'solid-js';
import type { JSX } from 'solid-js';
import type { MatchLink } from '../net/match-link.ts';
import { tableWords } from '../words/table.ts';
import { lazyPart } from '../table/later.tsx';

// Few ever look for it.
const AnotherDevice = lazyPart(() => import('../account/another-device.tsx'), 'AnotherDevice');

/** The way to go on at another device, too. The link is asked for only when somebody looks. */
export function Elsewhere(props: { readonly link: MatchLink }): JSX.Element {
  const [isOpen, setOpen] = createSignal(false);
  return (
    <Show when={props.link.you().length > 0 && props.link.info()?.status === 'running'}>
      <details class="card preferences" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{tableWords.elsewhere}</summary>
        <Show when={isOpen()}>
          <div class="elsewhere">
            <Suspense>
              <AnotherDevice match={props.link.info()?.id ?? null} atOnce />
            </Suspense>
          </div>
        </Show>
      </details>
    </Show>
  );
}
