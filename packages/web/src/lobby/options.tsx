import { For, Match, Show, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import type { OptionsProps } from '../games/game-client.ts';

/** The part of JSON Schema that match options are made of. */
interface OptionSchema {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly enum?: readonly (string | number)[];
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
}
export function optionSchemas(schema: unknown): readonly (readonly [string, OptionSchema])[] {
  const properties = (schema as { readonly properties?: Record<string, OptionSchema> }).properties;
  return Object.entries(properties ?? {});
}

/** A field for each option of a game, whatever they are, with its explanation. */
export function OptionFields(props: OptionsProps): JSX.Element {
  return (
    <For each={optionSchemas(props.schema)}>
      {([name, option]) => {
        const id = `option-${name}`;
        const value = (): unknown => props.chosen[name] ?? option.default;
        return (
          <div class="option">
            <label for={id}>{option.title ?? name}</label>
            <Switch>
              <Match when={option.enum}>
                {(values) => (
                  <select
                    id={id}
                    aria-describedby={`${id}-help`}
                    onChange={(event) =>
                      props.onChange(name, values()[event.currentTarget.selectedIndex])
                    }
                  >
                    <For each={values()}>
                      {(each) => (
                        <option value={each} selected={each === value()}>
                          {each}
                        </option>
                      )}
                    </For>
                  </select>
                )}
              </Match>
              <Match when={option.type === 'boolean'}>
                <input
                  id={id}
                  type="checkbox"
                  aria-describedby={`${id}-help`}
                  checked={value() === true}
                  onChange={(event) => props.onChange(name, event.currentTarget.checked)}
                />
              </Match>
              <Match when={option.type === 'integer'}>
                <input
                  id={id}
                  type="number"
                  aria-describedby={`${id}-help`}
                  min={option.minimum}
                  max={option.maximum}
                  value={String(value())}
                  onChange={(event) => props.onChange(name, event.currentTarget.valueAsNumber)}
                />
              </Match>
              <Match when={option.type === 'string'}>
                <input
                  id={id}
                  aria-describedby={`${id}-help`}
                  maxLength={option.maxLength}
                  value={typeof value() === 'string' ? String(value()) : ''}
                  onChange={(event) => props.onChange(name, event.currentTarget.value)}
                />
              </Match>
            </Switch>
            <Show when={option.description}>{(help) => <p id={`${id}-help`}>{help()}</p>}</Show>
          </div>
        );
      }}
    </For>
  );
}
