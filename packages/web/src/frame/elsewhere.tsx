import type { Seat } from '@fathom/kit';
import { createResource, createSignal, For, lazy, Show, Suspense } from 'solid-js';
import type { JSX } from 'solid-js';
import { api } from '../net/api.ts';
import type { MatchLink } from '../net/match-link.ts';
import { tableWords } from '../words/table.ts';
import { roleName } from './names.ts';
import type { Naming } from './names.ts';
import { Sentence } from './sentence.tsx';

// Few ever look for it.
const Invitation = lazy(async () => ({ default: (await import('./invitation.tsx')).Invitation }));

interface ElsewhereProps {
  readonly link: MatchLink;
  readonly client: Naming;
}

/** Links to your own seats, to carry on at another device. They are asked for only when somebody looks. */
export function Elsewhere(props: ElsewhereProps): JSX.Element {
  const [open, setOpen] = createSignal(false);
  const [keys] = createResource(
    () => (open() ? props.link.info()?.id : null),
    async (id) => (await api.match(id)).keys,
  );
  const isAlone = (): boolean => props.link.you().length === 1;
  const nameOf = (seat: Seat): string => {
    const role = props.link.info()?.seats.find((known) => known.seat === seat)?.role ?? '';
    return isAlone() ? seat : roleName(props.client, role);
  };
  return (
    <Show when={props.link.you().length > 0 && props.link.info()?.status === 'running'}>
      <details class="card preferences" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{tableWords.elsewhere}</summary>
        <Show when={keys.state === 'ready' ? keys() : null}>
          {(known) => (
            <Suspense>
              <For each={props.link.you()}>
                {(seat) => (
                  <div class="elsewhere">
                    <Invitation
                      link={`${window.location.origin}/m/${props.link.info()?.id ?? ''}/${known()[seat] ?? ''}`}
                      seat={nameOf(seat)}
                    >
                      <Sentence said={tableWords.elsewhereLink(isAlone() ? null : nameOf(seat))} />
                    </Invitation>
                  </div>
                )}
              </For>
            </Suspense>
          )}
        </Show>
      </details>
    </Show>
  );
}
