import { COLOUR_NAMES, callWords, crewWords, shortCallWords } from '@fathom/captain-sonar/client';
import type { Call, Course, Role } from '@fathom/captain-sonar/client';
import { For, Match, Show, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import { SymbolIcon } from '../components/symbol-icon.tsx';
import { SystemIcon } from '../components/system-icon.tsx';
import type { CallGroup } from './call-menu.ts';
import type { CrewCalls } from './crew-calls.ts';

const ARROWS: { readonly [Name in Course]: string } = { N: '↑', E: '→', S: '↓', W: '←' };

interface CallButtonProps {
  readonly call: Call;
  readonly isSmall: boolean; // a sign will do
  readonly onSay: (call: Call) => void;
}

/** One thing to say, as a sign where its group says the rest. */
export function CallButton(props: CallButtonProps): JSX.Element {
  const words = (): string => callWords(props.call);
  return (
    <button
      type="button"
      class="cs-call"
      aria-label={words()}
      title={props.isSmall ? words() : undefined}
      onClick={() => props.onSay(props.call)}
    >
      <CallSign call={props.call} isSmall={props.isSmall} />
    </button>
  );
}

function CallSign(props: { readonly call: Call; readonly isSmall: boolean }): JSX.Element {
  const systemIn = () => {
    const { call } = props;
    return call.kind === 'charge' || call.kind === 'use' ? call.system : null;
  };
  const colourIn = () => (props.call.kind === 'keep' ? props.call.colour : null);
  const words = (): string => {
    const { call } = props;
    if (call.kind === 'sector') return String(call.sector);
    if (call.kind === 'course') return ARROWS[call.course];
    return props.isSmall ? shortCallWords(call) : callWords(call);
  };
  return (
    <Switch fallback={words()}>
      <Match when={systemIn()}>
        {(system) => (
          <>
            <SystemIcon system={system()} />
            <Show when={!props.isSmall}>{callWords(props.call)}</Show>
          </>
        )}
      </Match>
      <Match when={colourIn()}>
        {(colour) => (
          <>
            <SymbolIcon colour={colour()} />
            <Show when={!props.isSmall}>{COLOUR_NAMES[colour()]}</Show>
          </>
        )}
      </Match>
    </Switch>
  );
}

interface CallGroupsProps {
  readonly calls: CrewCalls;
  readonly role: Role;
  readonly groups: readonly CallGroup[];
  readonly isSmall: boolean;
  readonly onSaid?: () => void;
}

export function CallGroups(props: CallGroupsProps): JSX.Element {
  const say = (call: Call): void => {
    props.calls.say(props.role, call);
    props.onSaid?.();
  };
  return (
    <For each={props.groups}>
      {({ name, calls }) => (
        <div
          class={`cs-call-group cs-call-${name}`}
          role="group"
          aria-label={crewWords.group(name)}
        >
          <Show when={name !== 'words'}>
            <span class="cs-call-of" aria-hidden="true">
              {crewWords.group(name)}
            </span>
          </Show>
          <For each={calls}>
            {(call) => <CallButton call={call} isSmall={props.isSmall} onSay={say} />}
          </For>
        </div>
      )}
    </For>
  );
}
