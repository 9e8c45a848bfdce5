import type { SideName, View } from '@fathom/search-diver/client';
import { For, Show, createMemo, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { TargetSign } from '../chart/marker.tsx';
import type { Desk } from '../desk/desk.ts';
import { tallyOf } from '../desk/story.ts';
import type { Tally } from '../desk/story.ts';
import { saidResult } from '../narrate.ts';
import { Badge } from '../parts/badge.tsx';
import { shareText } from '../said.ts';
import { SIDE_NAMES, TARGET_NAMES, capital, counted, percent } from '../words.ts';
import './end.css';

/** How it ended, and how lucky everybody was. */
export function End(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const view = (): View => desk.view();
  const result = (): string => {
    const { result: end } = view();
    return end === null ? '' : saidResult(end, desk.nameOf);
  };
  return (
    <div class="sd-end">
      <div class="sd-end-head">
        <svg
          viewBox="-24 -24 48 48"
          aria-hidden="true"
          classList={{ 'sd-end-missed': view().result?.reason !== 'found' }}
        >
          <circle r={22} />
          <TargetSign kind={view().kind} />
        </svg>
        <div>
          <h3>{result()}</h3>
          <p class="sd-quiet">
            {capital(TARGET_NAMES[view().kind])}
            {view().target === null ? '' : ` in hex ${view().target}`}, after{' '}
            {counted(desk.story().length, 'dive')}.
          </p>
        </div>
      </div>
      <For each={view().divers}>{({ side }) => <SideTally desk={desk} side={side} />}</For>
      <p class="sd-quiet">
        All rolls follow from a seed that was sealed before the match: the replay plays them again
        and checks them.
      </p>
      <Show when={view().setup.daily !== ''}>
        <Share desk={desk} />
      </Show>
    </div>
  );
}

function SideTally(props: { readonly desk: Desk; readonly side: SideName }): JSX.Element {
  const tally = createMemo((): Tally => tallyOf(props.desk.story(), props.side));
  return (
    <div
      class="sd-tally"
      classList={{ 'sd-winner': props.desk.view().result?.winner === props.side }}
    >
      <Badge side={props.side} />
      <p>
        <b>{props.desk.nameOf(props.side)}</b> ({SIDE_NAMES[props.side]}):{' '}
        {counted(tally().dives, 'dive')}, {counted(tally().minutes, 'minute')} down,{' '}
        {counted(tally().turned, 'marker')} turned where {tally().expected.toFixed(1)} were to be
        expected. Chance to have found it by now: {percent(1 - tally().missed)}.
      </p>
    </div>
  );
}

function Share(props: { readonly desk: Desk }): JSX.Element {
  const [isCopied, setCopied] = createSignal(false);
  const text = (): string => shareText(props.desk.view(), props.desk.story().length);
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
        {isCopied() ? 'Copied' : 'Copy'}
      </button>
    </p>
  );
}
