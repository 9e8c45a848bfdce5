import { For, Match, Show, Switch, createSignal, createUniqueId } from 'solid-js';
import type { JSX, ParentProps } from 'solid-js';
import type { OptionsProps } from '../games/game-client.ts';
import { optionWords } from '../words/options.ts';
import { Choices } from './choices.tsx';
import type { OptionChoice, ChoicesLook } from './choices.tsx';
import { schemasOf } from './option-schema.ts';
import type { FieldSchema } from './option-schema.ts';
import './options.css';

/**
 * One option of a game's form. What its schema says is the default for everything: a game's own form names the option
 * and adds what is special.
 */
interface FieldProps<Value> {
  readonly form: OptionsProps;
  readonly name: string;
  readonly title?: string;
  readonly about?: string; // the explanation
  readonly value?: Value; // in place of what is chosen as it stands
  readonly onChange?: (value: Value) => void; // in place of choosing just that
  readonly look?: 'block' | 'line'; // the title above the field, or beside it
}

interface Field<Value> {
  readonly id: string;
  readonly schema: () => FieldSchema;
  readonly title: () => string;
  readonly about: () => string;
  readonly value: () => Value;
  readonly change: (value: Value) => void;
}

function createField<Value>(props: FieldProps<Value>): Field<Value> {
  const schema = (): FieldSchema => schemasOf(props.form.schema)[props.name] ?? {};
  return {
    id: `option-${props.name}-${createUniqueId()}`,
    schema,
    title: () => props.title ?? schema().title ?? props.name,
    about: () => props.about ?? schema().description ?? '',
    value: () => props.value ?? ((props.form.chosen[props.name] ?? schema().default) as Value),
    change: (value) =>
      props.onChange === undefined ? props.form.onChange(props.name, value) : props.onChange(value),
  };
}

interface FrameProps {
  readonly field: Pick<Field<unknown>, 'id' | 'about'>;
  readonly title: JSX.Element;
  readonly look: FieldProps<unknown>['look'];
  readonly fault?: string | null; // in place of the explanation
}

/** Title, field and explanation. */
function FieldFrame(props: ParentProps<FrameProps>): JSX.Element {
  const help = (): string => props.fault ?? props.field.about();
  return (
    <div class={props.look === 'line' ? 'option' : 'opt-field'}>
      <label for={props.field.id}>{props.title}</label>
      {props.children}
      <Show when={help() !== ''}>
        <p
          id={`${props.field.id}-help`}
          classList={{ 'opt-fault': (props.fault ?? null) !== null }}
        >
          {help()}
        </p>
      </Show>
    </div>
  );
}

interface ChoiceFieldProps<Value> extends FieldProps<Value> {
  readonly choices: readonly OptionChoice<Value>[];
  readonly cards?: ChoicesLook;
}

/** One of a few, each with its name, its explanation and, if it has one, its picture. */
export function ChoiceField<Value>(props: ChoiceFieldProps<Value>): JSX.Element {
  const field = createField(props);
  return (
    <Choices
      legend={field.title()}
      {...(props.about === undefined ? {} : { about: props.about })}
      {...(props.cards === undefined ? {} : { look: props.cards })}
      choices={props.choices}
      chosen={field.value()}
      onChoose={field.change}
    />
  );
}

/** One of the values that the schema lists, as they are written. */
function ListField(props: FieldProps<string | number>): JSX.Element {
  const field = createField(props);
  const values = (): readonly (string | number)[] => field.schema().enum ?? [];
  return (
    <FieldFrame field={field} title={field.title()} look={props.look}>
      <select
        id={field.id}
        aria-describedby={`${field.id}-help`}
        onChange={(event) => {
          const value = values()[event.currentTarget.selectedIndex];
          if (value !== undefined) field.change(value);
        }}
      >
        <For each={values()}>
          {(each) => (
            <option value={each} selected={each === field.value()}>
              {each}
            </option>
          )}
        </For>
      </select>
    </FieldFrame>
  );
}

export function SwitchField(props: FieldProps<boolean>): JSX.Element {
  const field = createField(props);
  const Box = (box: { readonly described: boolean }): JSX.Element => (
    <input
      id={field.id}
      type="checkbox"
      aria-describedby={box.described ? `${field.id}-help` : undefined}
      checked={field.value()}
      onChange={(event) => field.change(event.currentTarget.checked)}
    />
  );
  return (
    <Show
      when={props.look === 'line'}
      fallback={
        <label class="opt-choice">
          <span class="opt-words">
            <Box described={false} />
            <span>
              <b>{field.title()}</b> <small>{field.about()}</small>
            </span>
          </span>
        </label>
      }
    >
      <FieldFrame field={field} title={field.title()} look="line">
        <Box described />
      </FieldFrame>
    </Show>
  );
}

interface NumberFieldProps extends FieldProps<number> {
  readonly by?: 'writing' | 'slider'; // a slider: no number out of bounds can be written at all
  readonly fault?: (value: number) => string; // what is wrong with a number out of bounds
}

/** A whole number within the bounds of the schema. One that is not is not taken, and said to be wrong. */
export function NumberField(props: NumberFieldProps): JSX.Element {
  const field = createField(props);
  const [fault, setFault] = createSignal<string | null>(null);
  const faultOf = (value: number): string | null => {
    const { minimum, maximum } = field.schema();
    const isFine =
      Number.isInteger(value) && value >= (minimum ?? -Infinity) && value <= (maximum ?? Infinity);
    return isFine ? null : (props.fault?.(value) ?? optionWords.wholeNumber(minimum, maximum));
  };
  const write = (value: number): void => {
    setFault(faultOf(value));
    if (fault() === null) field.change(value);
  };
  const isSlider = (): boolean => props.by === 'slider';
  const title = (): JSX.Element => (
    <Show when={isSlider()} fallback={field.title()}>
      {optionWords.titleWithValue(field.title())}
      <b>{field.value()}</b>
    </Show>
  );
  return (
    <FieldFrame field={field} title={title()} look={props.look} fault={fault()}>
      <input
        id={field.id}
        type={isSlider() ? 'range' : 'number'}
        min={field.schema().minimum}
        max={field.schema().maximum}
        step={1}
        aria-describedby={`${field.id}-help`}
        value={String(field.value())}
        onInput={(event) => write(event.currentTarget.valueAsNumber)}
      />
    </FieldFrame>
  );
}

export function TextField(props: FieldProps<string>): JSX.Element {
  const field = createField(props);
  return (
    <FieldFrame field={field} title={field.title()} look={props.look}>
      <input
        id={field.id}
        aria-describedby={`${field.id}-help`}
        maxLength={field.schema().maxLength}
        value={field.value() ?? ''}
        onInput={(event) => field.change(event.currentTarget.value)}
      />
    </FieldFrame>
  );
}

interface WrittenFieldProps {
  readonly label: string;
  readonly about: JSX.Element; // how it is written
  readonly written: string;
  readonly onWrite: (text: string) => void;
  readonly rows: number;
  readonly picture: (() => JSX.Element) | null; // of what is written; null: it cannot be read
  readonly noPicture: string;
  readonly fault: string | null; // what is wrong with it
  readonly fine: string; // said when nothing is
}

/** Something of one's own, such as a chart, written as text and checked while it is written. */
export function WrittenField(props: WrittenFieldProps): JSX.Element {
  const id = createUniqueId();
  return (
    <div class="opt-written">
      <div class="opt-write">
        <label for={id}>{props.label}</label>
        <textarea
          id={id}
          rows={props.rows}
          spellcheck={false}
          autocomplete="off"
          aria-describedby={`${id}-about ${id}-fault`}
          aria-invalid={props.fault !== null}
          value={props.written}
          onInput={(event) => props.onWrite(event.currentTarget.value)}
        />
        <p id={`${id}-about`}>{props.about}</p>
      </div>
      <div class="opt-preview">
        <Show when={props.picture} fallback={<div class="opt-no-picture">{props.noPicture}</div>}>
          {(picture) => picture()()}
        </Show>
        <p id={`${id}-fault`} role="status" class={props.fault === null ? 'opt-fine' : 'opt-fault'}>
          {props.fault ?? props.fine}
        </p>
      </div>
    </div>
  );
}

/** A field for each option of a game, whatever they are, with its explanation. */
export function OptionFields(props: OptionsProps): JSX.Element {
  return (
    <For each={Object.entries(schemasOf(props.schema))}>
      {([name, option]) => (
        <Switch>
          <Match when={option.enum}>
            <ListField form={props} name={name} look="line" />
          </Match>
          <Match when={option.type === 'boolean'}>
            <SwitchField form={props} name={name} look="line" />
          </Match>
          <Match when={option.type === 'integer'}>
            <NumberField form={props} name={name} look="line" />
          </Match>
          <Match when={option.type === 'string'}>
            <TextField form={props} name={name} look="line" />
          </Match>
        </Switch>
      )}
    </For>
  );
}
