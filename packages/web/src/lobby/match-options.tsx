import { Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { GameClient, OptionsProps } from '../games/game-client.ts';
import { OptionFields } from './options.tsx';

/** A game's own fields for its options, in full view; or those made from its schema, for who looks for them. */
export function MatchOptionFields(
  props: OptionsProps & { readonly client: GameClient },
): JSX.Element {
  return (
    <Show
      when={props.client.Options}
      fallback={
        <details>
          <summary>Rules of the match</summary>
          <OptionFields schema={props.schema} chosen={props.chosen} onChange={props.onChange} />
        </details>
      }
    >
      {(panel) => (
        <Dynamic
          component={panel()}
          schema={props.schema}
          chosen={props.chosen}
          onChange={props.onChange}
        />
      )}
    </Show>
  );
}
