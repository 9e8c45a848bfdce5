import { LIMITS } from '@fathom/protocol';
import type { BlockList } from '@fathom/protocol';
import { createSignal, For, onMount, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { createAsked } from '../account/asked.ts';
import { Card, FieldForm, Trouble } from '../account/parts.tsx';
import { blockListWords as words } from '../words/people-menu.ts';
import { dayOf } from '../words/when.ts';
import { conductApi } from './conduct-api.ts';

/** Whom this person has blocked, to be taken back. Guests can block as people with an account can. */
export function Blocks(): JSX.Element {
  const asked = createAsked();
  const [list, setList] = createSignal<BlockList | null>(null);
  const show = (change: Promise<BlockList>): Promise<void> =>
    change.then((now) => void setList(now));
  onMount(() => asked.run(() => show(conductApi.blocks())));
  return (
    <Card title={words.title}>
      <p class="account-hint">{words.means}</p>
      <ul class="account-list">
        <For each={list()?.blocked ?? []}>
          {({ id, name, account, at }) => (
            <li>
              <span>
                <b>{name}</b>
                <small>
                  <Show when={!account}>{words.guest} · </Show>
                  {words.since(dayOf(at))}
                </small>
              </span>
              <button
                type="button"
                aria-label={words.unblock(name)}
                onClick={() => asked.run(() => show(conductApi.unblock(id)))}
              >
                {words.unblockShort}
              </button>
            </li>
          )}
        </For>
      </ul>
      <Show when={list()?.blocked.length === 0}>
        <p class="account-hint">{words.none}</p>
      </Show>
      <FieldForm
        label={words.name}
        button={words.block}
        maxLength={LIMITS.nameLength}
        asked={asked}
        onSend={(name) => show(conductApi.block({ name }))}
      />
      <Trouble asked={asked} />
    </Card>
  );
}
