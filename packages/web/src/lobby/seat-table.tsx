import type { Chair } from '@fathom/kit';
import type { GameInfo } from '@fathom/protocol';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { roleName, sideName } from '../frame/names.ts';
import type { Naming } from '../frame/names.ts';
import { crewOf, hasCrews, isBot, sidesOf } from './seat-plan.ts';
import type { Place, SeatPlans } from './seat-plan.ts';

interface SeatTableProps {
  readonly chairs: readonly Chair[];
  readonly naming: Naming;
  readonly plans: SeatPlans;
  readonly bots: GameInfo['bots'];
  readonly mayBeOpen: boolean; // others can come; at home nobody can
  readonly onChange: (seat: string, place: Place) => void;
}

/** Who shall have each seat, crew by crew. */
export function SeatTable(props: SeatTableProps): JSX.Element {
  const crews = (): boolean => hasCrews(props.chairs);
  return (
    <div class="seat-table">
      <Show
        when={crews()}
        fallback={
          <div class="seat-plans">
            <For each={props.chairs}>
              {(chair) => (
                <SeatField {...props} chair={chair} label={sideName(props.naming, chair.side)} />
              )}
            </For>
          </div>
        }
      >
        <For each={sidesOf(props.chairs)}>
          {(side) => (
            <fieldset class="seat-plans">
              <legend>{sideName(props.naming, side)}</legend>
              <For each={crewOf(props.chairs, side)}>
                {(chair) => (
                  <SeatField {...props} chair={chair} label={roleName(props.naming, chair.role)} />
                )}
              </For>
            </fieldset>
          )}
        </For>
      </Show>
    </div>
  );
}

interface SeatFieldProps extends SeatTableProps {
  readonly chair: Chair;
  readonly label: string;
}

const BOT = 'bot:';
const valueOf = (place: Place | undefined): string =>
  isBot(place) ? `${BOT}${place.bot}` : (place ?? 'open');
const placeOf = (value: string): Place => {
  if (value.startsWith(BOT)) return { bot: value.slice(BOT.length) };
  return value === 'me' ? 'me' : 'open';
};

function SeatField(props: SeatFieldProps): JSX.Element {
  const id = (): string => `seat-${props.chair.seat}`;
  const value = (): string => valueOf(props.plans[props.chair.seat]);
  return (
    <div class="seat-field" classList={{ mine: value() === 'me' }}>
      <label for={id()}>{props.label}</label>
      <select
        id={id()}
        onChange={(event) => props.onChange(props.chair.seat, placeOf(event.currentTarget.value))}
      >
        <option value="me" selected={value() === 'me'}>
          Me
        </option>
        <Show when={props.mayBeOpen}>
          <option value="open" selected={value() === 'open'}>
            Open
          </option>
        </Show>
        <For each={props.bots}>
          {({ level, name }) => (
            <option value={BOT + level} selected={value() === BOT + level}>
              Bot: {name}
            </option>
          )}
        </For>
      </select>
    </div>
  );
}
