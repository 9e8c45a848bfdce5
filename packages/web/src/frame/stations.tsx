import {
  createEffect,
  createMemo,
  createSignal,
  createUniqueId,
  For,
  on,
  onCleanup,
  onMount,
  Show,
} from 'solid-js';
import type { Accessor, Component, JSX } from 'solid-js';
import type { NoteStore } from '../games/game-client.ts';
import { tableWords } from '../words/table.ts';
import { columnsFor, neighbour } from './stations-layout.ts';
import './stations.css';

/** One place of work: a role's, as a rule. */
export interface StationPanel {
  readonly id: string; // the seat or the role: it stays the same while the station is there
  readonly title: string;
  readonly attention: boolean; // something is waited for here
  readonly content: Component;
}

interface StationsProps {
  readonly panels: readonly StationPanel[];
  readonly label: string; // what they are together: "Your stations"
  readonly notes: NoteStore; // remembers which one was in front
  readonly minWidth?: number; // of one station, in pixels; where two do not fit they become tabs
  /** The station that is waited for first: it comes to the front as soon as it is. */
  readonly due?: string | null | undefined;
  /** Which are to be seen now: all of them, or the one in front. For keys that belong to one station. */
  readonly onShow?: (shown: readonly string[]) => void;
}

const MIN_WIDTH = 360;
const NOTE = 'station';

/**
 * Several stations of one person: side by side where there is room, tabs where there is not.
 * A station behind another tab stays as it was, hidden; it is never made anew.
 */
export function Stations(props: StationsProps): JSX.Element {
  const own = createUniqueId(); // several of them may stand on one page
  const [width, setWidth] = createSignal(window.innerWidth);
  const remembered = props.notes.read(NOTE);
  const [chosen, setChosen] = createSignal(typeof remembered === 'string' ? remembered : '');
  // By id: a panel whose title or attention has changed is still the same panel.
  const ids = createMemo(() => props.panels.map(({ id }) => id), [], { equals: sameList });
  const panel = (id: string): StationPanel | undefined =>
    props.panels.find((each) => each.id === id);
  const columns = createMemo(() => columnsFor(width(), ids().length, props.minWidth ?? MIN_WIDTH));
  const isTabbed = (): boolean => ids().length > 1 && columns() === 1;
  const front = (): string => (ids().includes(chosen()) ? chosen() : (ids()[0] ?? ''));
  const isShown = (id: string): boolean => !isTabbed() || id === front();
  createEffect(() => props.onShow?.(ids().filter(isShown)));

  let root: HTMLDivElement | undefined;
  onMount(() => {
    if (root === undefined) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? width()));
    setWidth(root.clientWidth);
    observer.observe(root);
    onCleanup(() => observer.disconnect());
  });
  const show = (id: string): void => {
    setChosen(id);
    props.notes.write(NOTE, id);
  };
  bringForward({
    due: () => props.due ?? null,
    root: () => root,
    show: (id) => ids().includes(id) && setChosen(id),
  });
  const press = (event: KeyboardEvent): void => {
    const next = neighbour(ids(), front(), event.key);
    if (next === null) return;
    event.preventDefault();
    show(next);
    root?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  };
  return (
    <div
      ref={(element) => (root = element)}
      class="stations"
      classList={{ tabbed: isTabbed() }}
      style={{ '--station-columns': columns() }}
    >
      <Show when={isTabbed()}>
        <div class="station-tabs" role="tablist" aria-label={props.label} onKeyDown={press}>
          <For each={ids()}>
            {(id) => (
              <button
                type="button"
                role="tab"
                id={`${own}-tab-${id}`}
                aria-controls={`${own}-${id}`}
                aria-selected={front() === id}
                tabindex={front() === id ? 0 : -1}
                onClick={() => show(id)}
              >
                {panel(id)?.title}
                <Attention when={panel(id)?.attention === true} />
              </button>
            )}
          </For>
        </div>
      </Show>
      <For each={ids()}>
        {(id) => (
          <section
            id={`${own}-${id}`}
            class="card station"
            classList={{ waits: panel(id)?.attention === true }}
            role={isTabbed() ? 'tabpanel' : undefined}
            aria-labelledby={isTabbed() ? `${own}-tab-${id}` : `${own}-title-${id}`}
            hidden={!isShown(id)}
          >
            <Show when={!isTabbed()}>
              <h2 id={`${own}-title-${id}`}>
                <span>
                  {panel(id)?.title}
                  <Attention when={panel(id)?.attention === true} />
                </span>
              </h2>
            </Show>
            <Show when={panel(id)?.content} keyed>
              {(Content) => <Content />}
            </Show>
          </section>
        )}
      </For>
    </div>
  );
}

interface Forward {
  readonly due: Accessor<string | null>;
  readonly root: () => HTMLElement | undefined;
  readonly show: (id: string) => void;
}

/** Whoever is waited for finds that station in front; nothing is taken from under a finger that is still down. */
function bringForward({ due, root, show }: Forward): void {
  const [isHeld, setHeld] = createSignal(false);
  const release = (): void => void setHeld(false);
  onMount(() => {
    root()?.addEventListener('pointerdown', () => setHeld(true));
    for (const sign of RELEASES) window.addEventListener(sign, release, true);
  });
  onCleanup(() => {
    for (const sign of RELEASES) window.removeEventListener(sign, release, true);
  });
  const wanted = createMemo((before: string | null) => (isHeld() ? before : due()), null);
  createEffect(on(wanted, (id) => id !== null && show(id)));
}
const RELEASES = ['pointerup', 'pointercancel'] as const;

function Attention(props: { readonly when: boolean }): JSX.Element {
  return (
    <Show when={props.when}>
      <span class="attention" aria-hidden="true" />
      <span class="unseen">{tableWords.waitsForYou}</span>
    </Show>
  );
}

const sameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);
