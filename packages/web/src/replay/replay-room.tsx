import { walkRecord } from '@fathom/kit';
import type { RecordStep } from '@fathom/kit';
import {
  createComputed,
  createEffect,
  createMemo,
  createSignal,
  on,
  onCleanup,
  For,
  Show,
} from 'solid-js';
import type { JSX } from 'solid-js';
import { showCurrentGame } from '../frame/current-game.ts';
import { KeysButton } from '../frame/keys/keys-button.tsx';
import { MomentStage } from '../frame/moments/moment-stage.tsx';
import { createMoments } from '../frame/moments/moments.ts';
import { play } from '../frame/sound.ts';
import '../frame/table.css';
import { inSlices } from '../table/in-turn.ts';
import { Soon } from '../table/soon.tsx';
import { Fairness } from './fairness.tsx';
import type { Replay } from './load-replay.ts';
import { createPlayback, followKeys, makeStep, parseViewpoint } from './playback.ts';
import { Players } from './players.tsx';
import { replayTable } from './replay-table.ts';
import type { Watched } from './replay-table.ts';
import { Caption, Controls, createLogDrawer, ReplayLog } from './steps.tsx';
import { findViewpoint, sideNames, viewpointsOf } from './viewpoints.ts';
import type { Viewpoint, ViewpointGroup } from './viewpoints.ts';
import './replay.css';
import { replayWords } from '../words/replay.ts';

/** The match as one viewpoint knew it. */
interface Walked {
  readonly viewpoint: Viewpoint;
  readonly steps: readonly RecordStep[];
}

/** One match to look back on. */
export function ReplayRoom(props: { readonly replay: Replay }): JSX.Element {
  const { record, game, client } = props.replay;
  const groups = viewpointsOf(game, record, client);
  const asked = (): Viewpoint => findViewpoint(groups, parseViewpoint(window.location.hash));
  const [viewpoint, setViewpoint] = createSignal(asked());
  const [walked, setWalked] = createSignal<Walked | null>(null);
  createEffect(
    on(viewpoint, (wanted) => {
      let isWanted = true;
      onCleanup(() => (isWanted = false));
      const walk = inSlices(allOf(walkRecord(game, record, wanted.viewer)));
      void walk.then((steps) => isWanted && setWalked({ viewpoint: wanted, steps }));
    }),
  );
  const listen = (): void => void setViewpoint(asked());
  window.addEventListener('hashchange', listen);
  onCleanup(() => window.removeEventListener('hashchange', listen));
  return (
    <Show when={walked()} fallback={<p class="loading">{replayWords.loading}</p>}>
      {(shown) => (
        <Room
          replay={props.replay}
          groups={groups}
          walked={shown()}
          chosen={viewpoint()}
          onChoose={setViewpoint}
        />
      )}
    </Show>
  );
}

function* allOf<Item>(items: Iterable<Item>): Generator<void, readonly Item[]> {
  const all: Item[] = [];
  for (const item of items) {
    all.push(item);
    yield;
  }
  return all;
}

interface RoomProps {
  readonly replay: Replay;
  readonly groups: readonly ViewpointGroup[];
  readonly walked: Walked;
  readonly chosen: Viewpoint; // whose steps may still be worked out
  readonly onChoose: (viewpoint: Viewpoint) => void;
}

/** Whose knowledge is shown can change at any step; the step stays. */
function Room(props: RoomProps): JSX.Element {
  const { record, game, client } = props.replay;
  const { groups } = props;
  const walked = createMemo(() => props.walked);
  const playback = createPlayback(record.lines.length);
  createComputed(on(walked, playback.settle, { defer: true }));
  const watched: Watched = {
    steps: () => walked().steps,
    playback,
    nameOf: sideNames(game, record, client),
    nameOfSeat: (seat) => record.players.find((player) => player.seat === seat)?.name ?? seat,
    lines: record.lines,
  };
  const table = createMemo(() => replayTable(watched, walked().viewpoint));
  // A game's station may rely on its seat for good: another seat gets another station.
  const station = createMemo(on(table, (seated) => client.sit(seated)));
  const isWide = (): boolean => station().layout === 'stations';
  // Everything is what a replay shows unasked: the shorter address means it.
  const addressOf = (step: number): string =>
    makeStep(step, props.chosen.key === groups.at(-1)?.whole.key ? null : props.chosen.key);
  createEffect(() => {
    const address = addressOf(playback.step());
    if (window.location.hash === address) return;
    window.history.replaceState(window.history.state, '', address);
  });
  createEffect(() => {
    for (const event of table().news()) {
      const sound = client.soundOf(event);
      if (sound !== null) play(sound);
    }
  });
  const moments = createMoments({
    station,
    news: () => table().news(),
    isLive: () => playback.speed() <= 1, // faster than that, a moment would last longer than its step
  });
  const drawer = createLogDrawer();
  showCurrentGame({ id: record.game, water: client.water });
  followKeys(playback);
  return (
    <div class="table replay" classList={{ wide: isWide() }}>
      <div class="middle">
        <Caption client={client} watched={watched} drawer={drawer} />
        <div class="board-place">
          <div class="board" classList={{ card: !isWide() }}>
            <Show when={station()} keyed>
              {({ Board }) => (
                <Soon>
                  <Board />
                </Soon>
              )}
            </Show>
          </div>
          <Show when={moments.now()} keyed>
            {(moment) => <MomentStage moment={moment} />}
          </Show>
        </div>
        <div class="steering">
          <Controls playback={playback} />
          <ViewpointPicker groups={groups} chosen={props.chosen} onChoose={props.onChoose} />
        </div>
      </div>
      <div class="sides">
        <div class="left">
          <Soon>
            <Players
              replay={props.replay}
              station={station()}
              isOver={playback.step() === playback.last}
            />
          </Soon>
          <Show when={station()} keyed>
            {({ Paper }) => (
              <Soon>
                <Paper />
              </Soon>
            )}
          </Show>
        </div>
        <div class="right">
          <Soon>
            <ReplayLog client={client} watched={watched} drawer={drawer} addressOf={addressOf} />
          </Soon>
          <Soon>
            <Fairness replay={props.replay} />
          </Soon>
          <Soon>
            <KeysButton />
          </Soon>
        </div>
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
