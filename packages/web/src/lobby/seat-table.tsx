import type { Chair } from '@fathom/kit';
import type { GameInfo } from '@fathom/protocol';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { levelText } from '../bots/level-text.ts';
import { roleName, sideName } from '../frame/people/names.ts';
import type { Naming } from '../frame/people/names.ts';
import { formWords } from '../words/set-up.ts';
import { crewOf, hasCrews, isBot, sidesOf } from './seat-plan.ts';
import type { SeatChoice, SeatPlans } from './seat-plan.ts';

interface SeatTableProps {
  readonly chairs: readonly Chair[];
  readonly naming: Naming;
  readonly plans: SeatPlans;
  readonly bots: GameInfo['bots'];
  readonly mayBeOpen: boolean; // others can come; at home nobody can
  readonly onChange: (seat: string, choice: SeatChoice) => void;
}

/** Who is to have each seat, crew by crew. */
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
const valueOf = (choice: SeatChoice | undefined): string =>
  isBot(choice) ? `${BOT}${choice.bot}` : (choice ?? 'open');
const choiceOf = (value: string): SeatChoice => {
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
        onChange={(event) => props.onChange(props.chair.seat, choiceOf(event.currentTarget.value))}
      >
        <option value="me" selected={value() === 'me'}>
          {formWords.me}
        </option>
        <Show when={props.mayBeOpen}>
          <option value="open" selected={value() === 'open'}>
            {formWords.open}
          </option>
        </Show>
        <For each={props.bots}>
          {({ level }) => (
            <option value={BOT + level} selected={value() === BOT + level}>
              {formWords.bot(levelText(props.bots, level))}
            </option>
          )}
        </For>
      </select>
    </div>
  );
}
