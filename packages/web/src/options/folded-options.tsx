import { Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { GameClient, OptionsProps } from '../games/game-client.ts';
import { optionWords } from '../words/options.ts';
import { OptionFields } from './option-fields.tsx';

interface FoldedOptionsProps extends OptionsProps {
  readonly client: GameClient;
}

/** A game's options for who looks for them: the usual ones are good ones. */
export function FoldedOptions(props: FoldedOptionsProps): JSX.Element {
  return (
    <details class="folded-options">
      <summary>{optionWords.formTitle}</summary>
      <Show
        when={props.client.Options}
        keyed
        fallback={
          <OptionFields schema={props.schema} chosen={props.chosen} onChange={props.onChange} />
        }
      >
        {(Options) => (
          <Options schema={props.schema} chosen={props.chosen} onChange={props.onChange} />
        )}
      </Show>
    </details>
  );
}

/** What of a game's options decides who plays, in full view. */
export function MainOption(props: FoldedOptionsProps): JSX.Element {
  return (
    <Show when={props.client.MainOption} keyed>
      {(Main) => <Main schema={props.schema} chosen={props.chosen} onChange={props.onChange} />}
    </Show>
  );
}
