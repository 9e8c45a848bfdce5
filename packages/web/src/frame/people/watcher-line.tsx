import type { MatchInfo } from '@fathom/protocol';
import { Match, Show, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import { lateWords } from '../../words/late-view.ts';
import { spectatorWords } from '../../words/waiting.ts';
import './watchers.css';

/** Who watches, in a line. */
export function WatcherLine(props: { readonly info: MatchInfo }): JSX.Element {
  return (
    <p class="watchers">
      <Switch fallback={spectatorWords.nobody}>
        <Match when={props.info.spectators === 'none'}>{spectatorWords.none}</Match>
        <Match when={props.info.watchers.count > 0}>
          {spectatorWords.watching(props.info.watchers.count, props.info.watchers.names)}
          <Show when={props.info.lateView}>
            {(minutes) => <> {lateWords.theySee(minutes())}</>}
          </Show>
        </Match>
      </Switch>
    </p>
  );
}
