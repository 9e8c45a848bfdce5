import { BUTTONS, DIVES, isSuccess, resultWords } from '@fathom/search-diver/client';
import type { SideName, View } from '@fathom/search-diver/client';
import { For, Show, createMemo, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { TargetSign } from '../chart/marker.tsx';
import type { Desk } from '../desk/desk.ts';
import { tallyOf } from '../desk/story.ts';
import type { DiverTally } from '../desk/story.ts';
import { Badge, Bold } from '../parts/parts.tsx';
import './end.css';

/** How it ended, and how lucky everybody was. */
export function End(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const view = (): View => desk.view();
  const result = (): string => {
    const { result: end } = view();
    return end === null ? '' : resultWords(end, desk.nameOf);
  };
  return (
    <div class="sd-end">
      <div class="sd-end-head">
        <svg
          viewBox="-24 -24 48 48"
          aria-hidden="true"
          classList={{ 'sd-end-missed': !isSuccess(view().result?.reason ?? 'dayLimit') }}
        >
          <circle r={22} />
          <TargetSign kind={view().kind} />
        </svg>
        <div>
          <h3>{result()}</h3>
          <p class="sd-quiet">{DIVES.where(view().kind, view().target, desk.story().length)}</p>
        </div>
      </div>
      <For each={view().divers}>{({ side }) => <SideTally desk={desk} side={side} />}</For>
      <p class="sd-quiet">{DIVES.sealed}</p>
      <Show when={view().setup.daily !== ''}>
        <Share desk={desk} />
      </Show>
    </div>
  );
}

function SideTally(props: { readonly desk: Desk; readonly side: SideName }): JSX.Element {
  const tally = createMemo((): DiverTally => tallyOf(props.desk.story(), props.side));
  return (
    <div
      class="sd-tally"
      classList={{ 'sd-winner': props.desk.view().result?.winner === props.side }}
    >
      <Badge side={props.side} />
      <p>
        <Bold text={DIVES.tally(props.desk.nameOf(props.side), props.side, tally())} />
      </p>
    </div>
  );
}

function Share(props: { readonly desk: Desk }): JSX.Element {
  const [isCopied, setCopied] = createSignal(false);
  const text = (): string => DIVES.share(props.desk.view(), props.desk.story().length);
  const copy = (): void => {
    navigator.clipboard.writeText(text()).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <p class="sd-share">
      <span>{text()}</span>
      <button type="button" onClick={copy}>
        {isCopied() ? BUTTONS.copied : BUTTONS.copy}
      </button>
    </p>
  );
}
