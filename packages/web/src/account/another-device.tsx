import { createSignal, onCleanup, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { Invitation } from '../frame/invitation.tsx';
import { Sentence } from '../frame/sentence.tsx';
import { accountWords } from '../words/account.ts';
import { accountApi } from './account-api.ts';
import { createAsked } from './asked.ts';
import { Trouble } from './parts.tsx';
import './account.css';

interface AnotherDeviceProps {
  readonly match: string | null; // where the other device goes on; null: at the lobby
  readonly atOnce?: boolean; // somebody has asked for the link already
}

/** A link that makes another browser this person, too. It is made when somebody asks for it. */
export function AnotherDevice(props: AnotherDeviceProps): JSX.Element {
  const asked = createAsked();
  const [key, setKey] = createSignal<string | null>(null);
  const [isOver, setOver] = createSignal(false);
  let timer: number | undefined;
  onCleanup(() => window.clearTimeout(timer));
  const make = (): void =>
    asked.run(async () => {
      const made = await accountApi.makeLink();
      setKey(made.key);
      setOver(false);
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setOver(true), made.seconds * 1_000);
    });
  const link = (): string => {
    const to = props.match === null ? '' : `/${props.match}`;
    return `${window.location.origin}/link#${key() ?? ''}${to}`;
  };
  if (props.atOnce === true) make();
  return (
    <div class="another-device">
      <Show when={key() !== null && !isOver()}>
        <Invitation link={link()} label={accountWords.linkLabel}>
          <Sentence said={accountWords.linkWhy} />
        </Invitation>
      </Show>
      <Show when={isOver()}>
        <p role="status">{accountWords.linkOver}</p>
      </Show>
      <Show when={key() === null || isOver()}>
        <button type="button" disabled={asked.isBusy()} onClick={make}>
          {isOver() ? accountWords.newLink : accountWords.makeLink}
        </button>
      </Show>
      <Trouble asked={asked} />
    </div>
  );
}
