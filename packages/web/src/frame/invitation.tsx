import { createEffect, createResource, createSignal, on, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { linkWords } from '../words/waiting.ts';
import './invitation.css';

interface InvitationProps {
  readonly link: string;
  readonly label: string;
  readonly children: JSX.Element; // what it is for, in words
}

/** A link to a seat, a table or a device: to copy, to share, or to be photographed off the screen. */
export function Invitation(props: InvitationProps): JSX.Element {
  const [copied, setCopied] = createSignal<keyof typeof COPY_WORDS>('not');
  let field: HTMLInputElement | undefined;
  createEffect(
    on(
      () => props.link,
      () => setCopied('not'),
      { defer: true },
    ),
  );
  const [code] = createResource(() => props.link, drawCode);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(props.link);
      setCopied('done');
    } catch {
      field?.select(); // without leave to copy, the person can do it
      setCopied('marked');
    }
  };
  return (
    <div class="invitation">
      <p>{props.children}</p>
      <div class="link">
        <input
          ref={(element) => (field = element)}
          readOnly
          value={props.link}
          aria-label={props.label}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" onClick={() => void copy()}>
          {COPY_WORDS[copied()]}
        </button>
        <Show when={'share' in navigator}>
          <button type="button" onClick={() => void share(props.link)}>
            {linkWords.share}
          </button>
        </Show>
      </div>
      <Show when={code()}>
        {(drawn) => (
          <svg
            class="qr"
            viewBox={`0 0 ${drawn().size} ${drawn().size}`}
            role="img"
            aria-label={linkWords.code}
            shape-rendering="crispEdges"
          >
            <rect width={drawn().size} height={drawn().size} class="qr-ground" />
            <path d={drawn().path} class="qr-ink" />
          </svg>
        )}
      </Show>
    </div>
  );
}

const COPY_WORDS = {
  not: linkWords.copy,
  done: linkWords.copied,
  marked: linkWords.copyByHand,
} as const;

/** Whoever changes their mind about sharing has done nothing wrong. */
const share = (url: string): Promise<void> =>
  navigator.share({ title: linkWords.shareTitle, url }).catch(() => undefined);

async function drawCode(text: string): Promise<{ readonly size: number; readonly path: string }> {
  const { encode } = await import('uqr');
  const { size, data } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
}
