import { createSignal, For } from 'solid-js';
import type { JSX } from 'solid-js';
import { Sentence } from '../frame/sentence.tsx';
import { accountWords } from '../words/account.ts';
import { Card } from './parts.tsx';

interface RecoveryCodesProps {
  readonly name: string;
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** The one time that recovery codes are shown. */
export function RecoveryCodes(props: RecoveryCodesProps): JSX.Element {
  const [isCopied, setCopied] = createSignal(false);
  const text = (): string => accountWords.codesFile(props.name, props.codes);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text()).catch(() => undefined);
    setCopied(true);
  };
  return (
    <Card title={accountWords.codesTitle}>
      <p>
        <Sentence said={accountWords.codesWhy} />
      </p>
      <ul class="codes">
        <For each={props.codes}>
          {(code) => (
            <li>
              <code>{code}</code>
            </li>
          )}
        </For>
      </ul>
      <div class="account-acts">
        <button type="button" onClick={() => void copy()}>
          {isCopied() ? accountWords.copied : accountWords.copyCodes}
        </button>
        <a
          class="button"
          download="fathom-recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text())}`}
        >
          {accountWords.saveCodes}
        </a>
        <button
          ref={(button) => queueMicrotask(() => button.focus())}
          type="button"
          class="primary"
          onClick={() => props.onKept()}
        >
          {accountWords.codesKept}
        </button>
      </div>
    </Card>
  );
}
