import { For, onMount, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { render } from 'solid-js/web';
import { declaredKeys } from '../../table/keys.tsx';
import type { KeyHelp } from '../../table/keys.tsx';
import { keysHelpWords as words } from '../../words/keys.ts';
import './keys-help.css';

/** Shows every key that does something here, over the page. */
export function showKeys(): void {
  if (document.querySelector('.keys-help') !== null) return;
  const opener = document.activeElement;
  const keys = { now: keysOnButtons(), here: declaredKeys() };
  const place = document.body.appendChild(document.createElement('div'));
  const close = (): void => {
    dispose();
    place.remove();
    if (opener instanceof HTMLElement || opener instanceof SVGElement) opener.focus();
  };
  const dispose = render(() => <KeysHelp {...keys} onClose={close} />, place);
}

/** The keys that stand in the buttons of this page, with what the buttons say. */
function keysOnButtons(): readonly KeyHelp[] {
  const found = new Map<string, KeyHelp>();
  for (const sign of document.querySelectorAll('button:not(:disabled, .keys-button) kbd')) {
    const button = sign.closest('button');
    const key = sign.textContent;
    const does = button === null || button.offsetParent === null ? '' : wordsOf(button);
    if (does !== '') found.set(`${key} ${does}`, { keys: [key], does });
  }
  return [...found.values()];
}

function wordsOf(button: Element): string {
  const copy = button.cloneNode(true) as Element;
  for (const sign of copy.querySelectorAll('kbd, svg, .unseen')) sign.remove();
  const text = copy.textContent.replaceAll(/\s+/g, ' ').trim();
  return text === '' ? (button.getAttribute('aria-label') ?? '') : text;
}

interface KeysHelpProps {
  readonly now: readonly KeyHelp[];
  readonly here: readonly KeyHelp[];
  readonly onClose: () => void;
}

function KeysHelp(props: KeysHelpProps): JSX.Element {
  let dialog: HTMLDialogElement | undefined;
  onMount(() => dialog?.showModal());
  return (
    <dialog
      ref={(element) => (dialog = element)}
      class="card keys-help"
      aria-labelledby="keys-help"
      onClose={() => props.onClose()}
      onClick={(event) => event.target === event.currentTarget && dialog?.close()}
    >
      <h2 id="keys-help">
        {words.title}
        <button type="button" class="quiet" onClick={() => dialog?.close()}>
          {words.close}
        </button>
      </h2>
      <div class="keys-columns">
        <KeyList title={words.now} keys={props.now} />
        <KeyList title={words.here} keys={props.here} />
        <KeyList title={words.boards} keys={words.onBoards} />
        <KeyList title={words.everywhere} keys={words.anywhere} />
      </div>
    </dialog>
  );
}

function KeyList(props: {
  readonly title: string;
  readonly keys: readonly KeyHelp[];
}): JSX.Element {
  return (
    <Show when={props.keys.length > 0}>
      <section>
        <h3>{props.title}</h3>
        <dl>
          <For each={props.keys}>
            {({ keys, does }) => (
              <div>
                <dt>
                  <For each={keys}>{(key) => <kbd>{key}</kbd>}</For>
                </dt>
                <dd>{does}</dd>
              </div>
            )}
          </For>
        </dl>
      </section>
    </Show>
  );
}
