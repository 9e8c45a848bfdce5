import type { MatchInfo, Spectators } from '@fathom/protocol';
import { createSignal, Match, Show, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import { api } from '../../net/api.ts';
import type { MatchLink } from '../../net/match-link.ts';
import { appWords } from '../../words/app.ts';
import { firstFew } from '../../words/table.ts';
import { spectatorWords } from '../../words/waiting.ts';
import { AskTwice } from '../ask-twice.tsx';
import { Problem } from '../problem.tsx';
import { WatcherLine } from './watcher-line.tsx';
import './watchers.css';

/** Who watches, and the players' wish to be without them. */
export function WatchersAtTable(props: { readonly link: MatchLink }): JSX.Element {
  const info = (): MatchInfo | null => props.link.info();
  return (
    <Show when={info()}>
      {(known) => (
        <div class="watchers-here">
          <WatcherLine info={known()} />
          <Show when={mayAsk(props.link, known())}>
            <Wish link={props.link} info={known()} />
          </Show>
        </div>
      )}
    </Show>
  );
}

const mayAsk = (link: MatchLink, { status, spectators }: MatchInfo): boolean =>
  link.you().length > 0 && status === 'running' && spectators === 'welcome';

function Wish(props: { readonly link: MatchLink; readonly info: MatchInfo }): JSX.Element {
  const [problem, setProblem] = createSignal<string | null>(null);
  const asked = () => props.info.unwatched?.asked ?? [];
  const needed = (): number => props.info.unwatched?.needed ?? 0;
  const isMine = (): boolean => asked().some((seat) => props.link.you().includes(seat));
  const others = (): number =>
    props.info.seats.filter(
      ({ seat, holder }) => holder?.kind === 'person' && !props.link.you().includes(seat),
    ).length;
  const names = (): string =>
    firstFew(
      props.info.seats
        .filter(({ seat }) => asked().includes(seat))
        .map(({ holder }) => holder?.name ?? ''),
    );
  const choose = async (spectators: Spectators): Promise<void> => {
    try {
      await api.chooseSpectators(props.info.id, spectators);
      setProblem(null);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : appWords.didNotWork);
    }
  };
  return (
    <>
      <Switch
        fallback={
          <AskTwice
            first={spectatorWords.ask}
            question={spectatorWords.askQuestion(others())}
            act={spectatorWords.askYes}
            stay={spectatorWords.askNo}
            onAct={() => void choose('none')}
          />
        }
      >
        <Match when={isMine()}>
          <p>{spectatorWords.youAsk(asked().length, needed())}</p>
          <button type="button" onClick={() => void choose('welcome')}>
            {spectatorWords.takeBack}
          </button>
        </Match>
        <Match when={asked().length > 0}>
          <p role="status">{spectatorWords.asks(names(), asked().length, needed())}</p>
          <button type="button" onClick={() => void choose('none')}>
            {spectatorWords.agree}
          </button>
        </Match>
      </Switch>
      <Problem why={problem()} />
    </>
  );
}
