import type { PersonMark } from '@fathom/protocol';
import { createSignal, createUniqueId, Match, onMount, Show, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import { render } from 'solid-js/web';
import { Problem } from '../frame/problem.tsx';
import { appWords } from '../words/app.ts';
import { peopleMenuWords as words } from '../words/people-menu.ts';
import { conductApi } from './conduct-api.ts';
import { ReportForm } from './report-form.tsx';
import './person-sheet.css';

interface PersonSheetProps {
  readonly about: PersonMark;
  readonly name: string;
  readonly onClose: () => void;
}
type Page = 'choice' | 'report' | 'thanks';

/**
 * Shows what can be done about somebody, beside the page: the line or the row it was opened from may go while it is
 * open, as what a blocked person has said does.
 */
export function showPersonSheet(props: PersonSheetProps): void {
  const place = document.body.appendChild(document.createElement('div'));
  const close = (): void => {
    dispose();
    place.remove();
    props.onClose();
  };
  const dispose = render(
    () => <PersonSheet about={props.about} name={props.name} onClose={close} />,
    place,
  );
}

/** One thing at a time. */
function PersonSheet(props: PersonSheetProps): JSX.Element {
  const id = createUniqueId();
  const [page, setPage] = createSignal<Page>('choice');
  let dialog: HTMLDialogElement | undefined;
  let heading: HTMLHeadingElement | undefined;
  // Not on the first button: a key pressed twice must not block anybody.
  onMount(() => {
    dialog?.showModal();
    heading?.focus();
  });
  return (
    <dialog
      ref={(element) => (dialog = element)}
      class="person-sheet card"
      aria-labelledby={id}
      onClose={() => props.onClose()}
      onClick={(event) => event.target === dialog && dialog?.close()}
    >
      <div class="person-sheet-inside">
        <h2 ref={(element) => (heading = element)} id={id} tabindex="-1">
          {props.name}
        </h2>
        <Switch>
          <Match when={page() === 'choice'}>
            <Block about={props.about} name={props.name} />
            <section>
              <button type="button" onClick={() => setPage('report')}>
                {words.report(props.name)} …
              </button>
              <p>{words.reportMeans}</p>
            </section>
          </Match>
          <Match when={page() === 'report'}>
            <ReportForm
              about={props.about}
              onSent={() => setPage('thanks')}
              onBack={() => setPage('choice')}
            />
          </Match>
          <Match when={page() === 'thanks'}>
            <p role="status">{words.thanks}</p>
            <p>{words.alsoBlock(props.name)}</p>
            <Block about={props.about} name={props.name} />
          </Match>
        </Switch>
        <button type="button" class="quiet" onClick={() => dialog?.close()}>
          {words.close}
        </button>
      </div>
    </dialog>
  );
}

type BlockState =
  | { readonly is: 'open' | 'undone' }
  | { readonly is: 'blocked'; readonly id: string };

function Block(props: Pick<PersonSheetProps, 'about' | 'name'>): JSX.Element {
  const [state, setState] = createSignal<BlockState>({ is: 'open' });
  const [problem, setProblem] = createSignal<string | null>(null);
  const attempt = async (change: () => Promise<BlockState>): Promise<void> => {
    try {
      setState(await change());
      setProblem(null);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : appWords.didNotWork);
    }
  };
  const block = (): Promise<void> =>
    attempt(async () => {
      const { blocked } = await conductApi.block(props.about);
      return { is: 'blocked', id: blocked[0]?.id ?? '' };
    });
  const unblock = (id: string): Promise<void> =>
    attempt(async () => {
      await conductApi.unblock(id);
      return { is: 'undone' };
    });
  const blockedId = (): string | null => {
    const now = state();
    return now.is === 'blocked' ? now.id : null;
  };
  return (
    <section>
      <Show
        when={blockedId()}
        fallback={
          <>
            <Show when={state().is === 'undone'}>
              <p role="status">{words.isUnblocked(props.name)}</p>
            </Show>
            <button type="button" class="danger" onClick={() => void block()}>
              {words.block(props.name)}
            </button>
            <p>{words.blockMeans(props.name)}</p>
          </>
        }
      >
        {(blocked) => (
          <>
            <p role="status">
              <b>{words.isBlocked(props.name)}</b> {words.whereToUnblock}
            </p>
            <button type="button" onClick={() => void unblock(blocked())}>
              {words.unblock}
            </button>
          </>
        )}
      </Show>
      <Problem why={problem()} />
    </section>
  );
}
