import { recordSteps } from '@fathom/kit';
import { batch, createEffect, createMemo, createSignal, on, onCleanup, For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { showCurrentGame } from '../frame/current-game.ts';
import { play } from '../frame/sound.ts';
import '../frame/table.css';
import { Fairness } from './fairness.tsx';
import type { Replay } from './load-replay.ts';
import { createPlayback, followKeys, makeStep, parseViewpoint } from './playback.ts';
import { Players } from './players.tsx';
import { replayTable } from './replay-table.ts';
import type { Watched } from './replay-table.ts';
import { Caption, Controls, ReplayLog } from './steps.tsx';
import { findViewpoint, sideNames, viewpointsOf } from './viewpoints.ts';
import type { Viewpoint, ViewpointGroup } from './viewpoints.ts';
import './replay.css';
import { replayWords } from '../words/replay.ts';

/** One match to look back on. Whose knowledge is shown can change at any step; the step stays. */
export function ReplayRoom(props: { readonly replay: Replay }): JSX.Element {
  const { record, game, client } = props.replay;
  const groups = viewpointsOf(game, record, client);
  const asked = (): Viewpoint => findViewpoint(groups, parseViewpoint(window.location.hash));
  const [viewpoint, setViewpoint] = createSignal(asked());
  const steps = createMemo(() => recordSteps(game, record, viewpoint().viewer));
  const playback = createPlayback(record.lines.length);
  const watched: Watched = {
    steps,
    playback,
    nameOf: sideNames(game, record, client),
    nameOfSeat: (seat) => record.players.find((player) => player.seat === seat)?.name ?? seat,
    lines: record.lines,
  };
  const table = createMemo(() => replayTable(watched, viewpoint().you));
  // A game's station may rely on its seat for good: another seat gets another station.
  const station = createMemo(on(table, (seated) => client.sit(seated)));
  const isWide = (): boolean => station().layout === 'stations';
  const choose = (chosen: Viewpoint): void =>
    batch(() => {
      playback.settle();
      setViewpoint(chosen);
    });
  // Everything is what a replay shows unasked: the shorter address means it.
  const addressOf = (step: number): string =>
    makeStep(step, viewpoint().key === groups.at(-1)?.whole.key ? null : viewpoint().key);
  createEffect(() => {
    const address = addressOf(playback.step());
    if (window.location.hash === address) return;
    window.history.replaceState(window.history.state, '', address);
  });
  const listen = (): void => {
    const chosen = asked();
    if (chosen.key !== viewpoint().key) choose(chosen);
  };
  window.addEventListener('hashchange', listen);
  onCleanup(() => window.removeEventListener('hashchange', listen));
  createEffect(() => {
    for (const event of table().news()) {
      const sound = client.soundOf(event);
      if (sound !== null) play(sound);
    }
  });
  showCurrentGame({ id: record.game, water: client.water });
  followKeys(playback);
  return (
    <div class="table replay" classList={{ wide: isWide() }}>
      <div class="middle">
        <Caption client={client} watched={watched} />
        <div class="board" classList={{ card: !isWide() }}>
          <Show when={station().Board} keyed>
            {(Board) => <Board />}
          </Show>
        </div>
        <div class="steering">
          <Controls playback={playback} />
          <ViewpointPicker groups={groups} chosen={viewpoint()} onChoose={choose} />
        </div>
      </div>
      <div class="left">
        <Players replay={props.replay} station={station()} />
        <Show when={station().Paper} keyed>
          {(Paper) => <Paper />}
        </Show>
      </div>
      <div class="right">
        <ReplayLog client={client} watched={watched} addressOf={addressOf} />
        <Fairness replay={props.replay} />
      </div>
    </div>
  );
}

interface ViewpointPickerProps {
  readonly groups: readonly ViewpointGroup[];
  readonly chosen: Viewpoint;
  readonly onChoose: (viewpoint: Viewpoint) => void;
}

/** Whose knowledge is shown: hidden things are the heart of these games. */
function ViewpointPicker(props: ViewpointPickerProps): JSX.Element {
  const open = (): ViewpointGroup | undefined =>
    props.groups.find(({ whole, seats }) =>
      [whole, ...seats].some(({ key }) => key === props.chosen.key),
    );
  const crew = createMemo((): ViewpointGroup | null => {
    const group = open();
    return group === undefined || group.seats.length === 0 ? null : group;
  });
  // Made once for each crew: a choice must not make the fields anew under the hand that chooses.
  const ofCrew = createMemo((): readonly Viewpoint[] => {
    const group = crew();
    return group === null ? [] : [{ ...group.whole, label: replayWords.allOfThem }, ...group.seats];
  });
  const all = createMemo(() => props.groups.map(({ whole }) => whole));
  return (
    <>
      <Choices
        legend={replayWords.knownTo}
        name="knowledge"
        viewpoints={all()}
        chosen={open()?.whole.key ?? ''}
        onChoose={props.onChoose}
      />
      <Show when={crew()}>
        {(group) => (
          <Choices
            legend={replayWords.ofCrew(group().whole.label)}
            name="knowledge-seat"
            viewpoints={ofCrew()}
            chosen={props.chosen.key}
            onChoose={props.onChoose}
          />
        )}
      </Show>
    </>
  );
}

interface ChoicesProps {
  readonly legend: string;
  readonly name: string;
  readonly viewpoints: readonly Viewpoint[];
  readonly chosen: string;
  readonly onChoose: (viewpoint: Viewpoint) => void;
}

function Choices(props: ChoicesProps): JSX.Element {
  return (
    <fieldset class="knowledge">
      <legend>{props.legend}</legend>
      <For each={props.viewpoints}>
        {(viewpoint) => (
          <label>
            <input
              type="radio"
              name={props.name}
              checked={props.chosen === viewpoint.key}
              onChange={() => props.onChoose(viewpoint)}
            />
            <span>{viewpoint.label}</span>
          </label>
        )}
      </For>
    </fieldset>
  );
}
