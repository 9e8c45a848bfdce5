import type { Chair, Playable } from '@fathom/kit';
import { createMemo, For, lazy, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { GameClient, GameTable, MatchOptions, Prompt, Station } from '../game-client.ts';
import { ActionPicker } from './action-picker.tsx';
import { countText, listActions } from './action-list.ts';
import { waiting, yours } from '../../table/prompt.ts';
import { plainWords } from '../../words/plain.ts';
import './plain.css';

/** A table for a game that has drawn no boards: its text board, its legal actions as a list, its own words. */
export function plainClient(game: Playable): GameClient {
  const { words } = game;
  const sides = [...new Set(game.chairs({}).map(({ side }) => side))];
  return {
    id: game.id,
    water: plainWords.water,
    sides: sides.map((side) => ({
      side,
      name: words.side(side),
      letter: words.side(side).charAt(0),
    })),
    sit: (table) => sit(game, table),
    words,
    soundOf: () => null,
    describeOptions: (options) => Promise.resolve(words.options(options)),
    Rules: lazy(async () => {
      const { plainRules } = await import('./plain-rules.tsx');
      return { default: await plainRules(game) };
    }),
    ...(hasFixedPair(game) ? {} : { seatsFor: (options) => chairsWith(game, options) }),
  };
}

/** The options as far as they make sense: a field may be half typed. */
function setupWith(game: Playable, options: MatchOptions): unknown {
  try {
    return game.parseSetup(options);
  } catch {
    return game.parseSetup({});
  }
}

const chairsWith = (game: Playable, options: MatchOptions): readonly Chair[] =>
  game.chairs(setupWith(game, options));

/** Two seats whatever the options are: then a match is set up like a duel. */
function hasFixedPair(game: Playable): boolean {
  const options = Object.entries(game.parseSetup({}) as MatchOptions);
  const variants = options.flatMap(([name, usual]) =>
    othersThan(usual).map((value) => ({ [name]: value })),
  );
  return [{}, ...variants].every((options) => chairsWith(game, options).length === 2);
}

function othersThan(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return [value - 1, value + 1];
  return typeof value === 'boolean' ? [!value] : [];
}

function sit(game: Playable, table: GameTable): Station {
  const list = createMemo(() => listActions(game, table));
  return {
    prompt: createMemo((): Prompt => {
      if (table.seat() === null) return waiting(...plainWords.watching);
      const { length } = list().actions;
      if (length > 0) return yours(...plainWords.yours(countText(list(), length)));
      return table.mayAct() ? waiting(...plainWords.waiting) : waiting(...plainWords.over);
    }),
    Board: () => (
      <pre class="plain-board" tabindex="0" aria-label={plainWords.board}>
        {game.words.board(table.view())}
      </pre>
    ),
    Actions: () => (
      <Show when={list().actions.length > 0}>
        <ActionPicker game={game} table={table} list={list()} />
      </Show>
    ),
    Paper: () => <Typing game={game} />,
    Standing: () => null,
  };
}

/** How actions are written, for those who would rather type than look. */
export function Typing(props: { readonly game: Playable }): JSX.Element {
  const { title, examples } = props.game.words.typing;
  return (
    <section class="card plain-typing">
      <h2>{plainWords.typing}</h2>
      <div>
        <p>{title}</p>
        <dl>
          <For each={examples}>
            {([example, meaning]) => (
              <>
                <dt>
                  <code>{example}</code>
                </dt>
                <dd>{meaning}</dd>
              </>
            )}
          </For>
        </dl>
      </div>
    </section>
  );
}
