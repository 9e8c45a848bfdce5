import type { Surrender } from '@fathom/protocol';
import { createEffect, createMemo, createSignal, on, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { MatchLink } from '../../net/match-link.ts';
import { refusalText } from '../../table/event-lines.ts';
import { crewWords } from '../../words/crew.ts';
import { tableWords } from '../../words/table.ts';
import { announce } from '../announce.tsx';
import { AskTwice } from '../ask-twice.tsx';
import { Problem } from '../problem.tsx';

// A crew gives up together. The other crew is never told that one thinks of it.

interface CrewProps {
  readonly link: MatchLink;
}

function createWish(link: MatchLink): {
  readonly send: (t: 'resign' | 'playOn') => void;
  readonly problem: () => string | null;
} {
  const [problem, setProblem] = createSignal<string | null>(null);
  const attempt = async (t: 'resign' | 'playOn'): Promise<void> => {
    const [seat] = link.you();
    if (seat === undefined) return;
    const refusal = await link.send({ t, seat });
    setProblem(refusal === null ? null : await refusalText(undefined, refusal));
  };
  return { send: (t) => void attempt(t), problem };
}

/** The surrender this person has asked for; null if they have not. */
const ownWish = (link: MatchLink): Surrender | null => {
  const surrender = link.surrender();
  return surrender?.asked.some((seat) => link.you().includes(seat)) === true ? surrender : null;
};

/** Asks the crew to give up, or takes it back. */
export function AskCrew(props: CrewProps): JSX.Element {
  const wish = createWish(props.link);
  return (
    <>
      <Show
        when={ownWish(props.link)}
        fallback={
          <AskTwice
            first={crewWords.askCrewFirst}
            question={crewWords.askCrewQuestion}
            act={crewWords.askCrew}
            onAct={() => wish.send('resign')}
          />
        }
      >
        {(mine) => (
          <>
            <p class="quiet-note">{crewWords.haveAskedCrew(mine().asked.length, mine().needed)}</p>
            <button type="button" onClick={() => wish.send('playOn')}>
              {crewWords.takeWishBack}
            </button>
          </>
        )}
      </Show>
      <Problem why={wish.problem()} />
    </>
  );
}

/** What others of the crew have asked for, where everybody looks. */
export function CrewVote(props: CrewProps): JSX.Element {
  const wish = createWish(props.link);
  const [putOff, setPutOff] = createSignal(0); // how many had asked when this person said "not yet"
  const asked = createMemo(() => props.link.surrender()?.asked ?? []);
  const text = createMemo((): string | null => {
    const surrender = props.link.surrender();
    if (surrender === null || ownWish(props.link) !== null) return null;
    return crewWords.crewAsks(namesOf(props.link, surrender), surrender.needed);
  });
  createEffect(
    on(text, (words) => {
      if (words !== null) announce(words);
    }),
  );
  createEffect(() => {
    if (asked().length < putOff()) setPutOff(asked().length); // a wish was taken back: the next is a new one
  });
  return (
    <Show when={props.link.info()?.status === 'running' && asked().length > putOff() && text()}>
      {(words) => (
        <aside class="relief card" aria-label={crewWords.crewVote}>
          <div class="relief-line">
            <p>{words()}</p>
            <AskTwice
              first={crewWords.agreeFirst}
              question={crewWords.agreeQuestion}
              act={crewWords.agree}
              onAct={() => wish.send('resign')}
              beside={
                <button type="button" onClick={() => setPutOff(asked().length)}>
                  {crewWords.notYet}
                </button>
              }
            />
          </div>
          <Problem why={wish.problem()} />
        </aside>
      )}
    </Show>
  );
}

const namesOf = (link: MatchLink, { asked }: Surrender): readonly string[] =>
  asked.map(
    (wanted) =>
      link.info()?.seats.find(({ seat }) => seat === wanted)?.holder?.name ?? tableWords.nobody,
  );
