import { createSignal, For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { Problem } from '../frame/problem.tsx';
import { goTo } from '../frame/router.ts';
import type { WebGame } from '../games/web-games.ts';
import { appWords } from '../words/app.ts';
import { lobbyWords } from '../words/lobby.ts';
import { rememberedChoice } from './remembered.ts';
import { seekNow, soughtGame } from './seek-state.ts';
import { planAddress } from './plan-address.ts';

/** A game, and the ways into it: a bot at once, a person, or by one's own wishes. */
export function GameCard(props: { readonly entry: WebGame }): JSX.Element {
  const [busy, setBusy] = createSignal(false);
  const [problem, setProblem] = createSignal<string | null>(null);
  const play = async (which: 'playNow' | 'playFirst'): Promise<void> => {
    if (busy()) return;
    setBusy(true);
    setProblem(null);
    try {
      const { [which]: begin } = await import('./play-now.ts');
      goTo(await begin(props.entry.id));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : appWords.didNotWork);
      setBusy(false);
    }
  };
  const isSought = (): boolean => soughtGame() === props.entry.id;
  const titleId = (): string => `game-${props.entry.id}`;
  return (
    <li class="card game" aria-labelledby={titleId()}>
      <div class="picture">
        <props.entry.Illustration />
      </div>
      <div class="game-words">
        <h3 id={titleId()}>{props.entry.name}</h3>
        <p>{props.entry.blurb}</p>
        <p class="facts">
          {lobbyWords.facts(props.entry.players, props.entry.minutes, props.entry.designer)}
        </p>
      </div>
      <div class="game-ways">
        <button
          type="button"
          class="primary play-now"
          disabled={busy()}
          aria-busy={busy()}
          aria-describedby={`${titleId()} ${titleId()}-now`}
          onClick={() => void play('playNow')}
        >
          {busy() ? lobbyWords.dealing : lobbyWords.playNow}
          <small id={`${titleId()}-now`}>{nowText(props.entry.id)}</small>
        </button>
        <button
          type="button"
          disabled={isSought()}
          aria-describedby={titleId()}
          onClick={() => seekNow(props.entry.id)}
        >
          {isSought() ? lobbyWords.seeking : lobbyWords.playPerson}
        </button>
        <a class="button" href={`/${props.entry.id}`} aria-describedby={titleId()}>
          {lobbyWords.setUp}
        </a>
      </div>
      <Show when={props.entry.firstMatch}>
        {(first) => (
          <div class="game-plans">
            <button
              type="button"
              class="quiet"
              disabled={busy()}
              title={first().about}
              aria-describedby={titleId()}
              onClick={() => void play('playFirst')}
            >
              {first().name}
            </button>
            <Show when={props.entry.tables}>
              {(tables) => (
                <p role="group" aria-label={lobbyWords.withFriends}>
                  <span aria-hidden="true">{lobbyWords.withFriends}</span>
                  <For each={tables()}>
                    {(people) => (
                      <a
                        href={planAddress(props.entry.id, people)}
                        aria-label={lobbyWords.peopleAt(people)}
                        aria-describedby={titleId()}
                      >
                        {people}
                      </a>
                    )}
                  </For>
                </p>
              )}
            </Show>
          </div>
        )}
      </Show>
      <a class="button game-rules" href={`/${props.entry.id}/rules`} aria-describedby={titleId()}>
        {appWords.rules}
      </a>
      <Problem why={problem()} />
    </li>
  );
}

/** Against whom it would be. */
function nowText(game: string): string {
  const last = rememberedChoice(game);
  return last === null || last.botName === ''
    ? lobbyWords.easyBot
    : lobbyWords.asLastTime(last.botName);
}
