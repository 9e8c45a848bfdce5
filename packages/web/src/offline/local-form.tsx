import type { Seat } from '@fathom/kit';
import { createSignal, For } from 'solid-js';
import type { JSX } from 'solid-js';
import { LevelField } from '../lobby/level-field.tsx';
import { OptionFields } from '../lobby/options.tsx';
import type { Options } from '../lobby/options.tsx';
import '../lobby/lobby.css';
import type { Ground } from './ground.ts';
import { KeptMatches } from './kept-matches.tsx';
import { newLocalId } from './local-match.ts';
import type { LocalWanted } from './local-match.ts';
import { optionSchema } from './option-schema.ts';
import './local.css';

interface LocalFormProps {
  readonly ground: Ground;
  readonly onStart: (wanted: LocalWanted) => void;
}
const ANY = 'any';

/** Which bot, which seat, which rules. Everything has a default: one click begins. */
export function LocalForm(props: LocalFormProps): JSX.Element {
  const { game } = props.ground;
  const [level, setLevel] = createSignal(game.levels[0]?.level ?? '');
  const [seat, setSeat] = createSignal(ANY);
  const [options, setOptions] = createSignal<Options>({});
  const seats = (): readonly Seat[] => game.chairs(options()).map((chair) => chair.seat);
  const begin = (event: SubmitEvent): void => {
    event.preventDefault();
    const mine = seats().find((name) => name === seat()) ?? anyOf(seats());
    const asked = { game: game.id, options: options(), level: level(), seat: mine };
    props.onStart({ match: newLocalId(), ...asked });
  };
  return (
    <section class="page new-match">
      <h1>{game.name}</h1>
      <p class="notice">
        Played in this browser, without the server: the bot thinks on this device, and the match is
        kept here and nowhere else.
      </p>
      <form onSubmit={begin}>
        <LevelField levels={game.levels} chosen={level()} onChange={setLevel} />
        <details>
          <summary>Seat and rules</summary>
          <div class="option">
            <label for="seat">Your seat</label>
            <select id="seat" onChange={(event) => setSeat(event.currentTarget.value)}>
              <option value={ANY}>any</option>
              <For each={seats()}>{(name) => <option value={name}>{name}</option>}</For>
            </select>
          </div>
          <OptionFields
            schema={optionSchema(game)}
            chosen={options()}
            onChange={(name, value) => setOptions((before) => ({ ...before, [name]: value }))}
          />
        </details>
        <button type="submit" class="primary wide">
          Start the match
        </button>
      </form>
      <KeptMatches ground={props.ground} onGoOn={props.onStart} />
    </section>
  );
}

const anyOf = (seats: readonly Seat[]): Seat => {
  const [luck = 0] = crypto.getRandomValues(new Uint32Array(1));
  return seats[luck % seats.length] as Seat;
};
