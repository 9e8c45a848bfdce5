import { createResource, createSignal, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { Invitation } from '../lobby/invitation.tsx';
import { api } from '../net/api.ts';
import type { MatchLink } from '../net/match-link.ts';
import '../lobby/lobby.css';

/** The own seat's link, to go on with at another device. It is asked for only when somebody looks. */
export function Elsewhere(props: { readonly link: MatchLink }): JSX.Element {
  const [open, setOpen] = createSignal(false);
  const seat = () => props.link.you()[0] ?? null;
  const [address] = createResource(
    () => (open() ? props.link.info()?.id : null),
    async (id) => {
      const { keys } = await api.match(id);
      return `${window.location.origin}/m/${id}/${keys[seat() ?? ''] ?? ''}`;
    },
  );
  return (
    <Show when={seat() !== null && props.link.info()?.status === 'running'}>
      <details class="card preferences" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>Go on at another device</summary>
        <Show when={address.error === undefined ? address() : null}>
          {(link) => (
            <div class="elsewhere">
              <Invitation link={link()} seat={seat() ?? ''}>
                Open this link there and keep it to yourself: whoever opens it takes your seat.
              </Invitation>
            </div>
          )}
        </Show>
      </details>
    </Show>
  );
}
