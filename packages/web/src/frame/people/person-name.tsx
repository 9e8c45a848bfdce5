import type { Holder } from '@fathom/protocol';
import { Match, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import { accountMarks } from '../../words/account-marks.ts';
import './person-name.css';

type NamedPerson = Extract<Holder, { kind: 'person' }>;

interface PersonNameProps {
  readonly person: Pick<NamedPerson, 'name' | 'account'> & { readonly gone?: boolean | undefined };
}

export const profilePath = (name: string): string => `/@/${encodeURIComponent(name)}`;

/** A person's name: an account's leads to its profile, a guest's says so. */
export function PersonName(props: PersonNameProps): JSX.Element {
  return (
    <Switch fallback={props.person.name}>
      <Match when={props.person.account === true}>
        <a class="person-name" href={profilePath(props.person.name)}>
          {props.person.name}
        </a>
      </Match>
      <Match when={props.person.account === false && props.person.gone !== true}>
        {props.person.name} <small class="guest-mark">{accountMarks.guest}</small>
      </Match>
    </Switch>
  );
}
