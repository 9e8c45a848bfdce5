import { describeRegion, isInPlay } from '@fathom/dark-water-salvage/client';
import type { Event, Region, WreckNumber } from '@fathom/dark-water-salvage/client';
import { For, Show, createEffect, createMemo, createSignal, onCleanup } from 'solid-js';
import type { Accessor, JSX } from 'solid-js';
import { Board } from '../../../board/board.tsx';
import { At } from '../../../board/sheet.tsx';
import { mayMove } from '../../../frame/settings.ts';
import type { Desk } from '../desk/desk.ts';
import { isStudied } from '../desk/sheet.ts';
import { canPay } from '../desk/ways.ts';
import { whyNotAt } from '../desk/why-not.ts';
import { LAKE, RegionNames, LakeMap, terrainClass } from './lake-map.tsx';
import { Boats, Course, Sunken, courseLine } from './pieces.tsx';
import { factsOf } from './region-facts.ts';
import { Candidates, MarksLayer, MissLayer, PencilLayer, RuledOut } from './sheet-layer.tsx';
import './chart.css';

const NO_TARGETS: ReadonlySet<Region> = new Set();

/** The lake with all boats, what was found on it, and the selected wreck's sheet laid over it. */
export function SalvageChart(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const token = (): Region | undefined => desk.standing()?.token ?? undefined;
  const home = (): Region | undefined =>
    desk.duty() === 'city'
      ? desk.content().cities.find((city) => desk.targets().has(city))
      : token();
  const taken = createMemo(
    () =>
      new Set([
        ...desk.content().cities,
        ...desk.view().hunters.flatMap(({ token: at }) => at ?? []),
      ]),
  );
  const marker = (): ((region: Region) => void) | undefined => {
    const wreck = desk.selected();
    return wreck !== null && desk.mayMark()
      ? (region) => desk.pencil.cycle(wreck, region)
      : undefined;
  };
  return (
    <div class="dw-chart" classList={{ 'dw-pencilling': desk.pencil.isUp() && desk.mayMark() }}>
      <Board
        shape={LAKE}
        ground={(region) => terrainClass(desk.content(), region)}
        label={desk.content().name}
        describe={(region) => describeRegion(factsOf(desk, region))}
        targets={desk.pencil.isUp() ? NO_TARGETS : desk.targets()}
        lit={desk.duty() === 'move' ? 'dots' : 'frames'}
        taken={taken()}
        chosen={desk.picked()}
        pending={desk.pending()}
        home={home()}
        onChoose={desk.pick}
        whyNot={(region) => (desk.pencil.isUp() ? null : whyNotAt(desk, region))}
        onMark={marker()}
        onHover={desk.point}
      >
        <LakeMap content={desk.content()} />
        <Show when={desk.selected()}>
          {(wreck) => <SelectedSheet desk={desk} wreck={wreck()} />}
        </Show>
        <RegionNames content={desk.content()} />
        <Finds desk={desk} />
        <Blocked desk={desk} />
        <CourseLayer desk={desk} />
        <Boats desk={desk} />
        <Advised desk={desk} />
        <Effects desk={desk} />
      </Board>
    </div>
  );
}

function SelectedSheet(props: { readonly desk: Desk; readonly wreck: WreckNumber }): JSX.Element {
  const { reading, pencil } = props.desk;
  const sheet = createMemo(() => reading.sheet(props.wreck));
  const isUnknown = (): boolean => sheet().wreck.region === null;
  // Of the step in which it was asked for: later it is one answer among others.
  const ruledOut = (): readonly Region[] => {
    const { round, step } = props.desk.view();
    const last = sheet().marks.at(-1);
    return step === 'research' && last?.round === round ? last.effect.ruledOut : [];
  };
  return (
    <>
      <Show when={isUnknown() && isStudied(sheet()) ? reading.knowledge() : null}>
        {(knowledge) => <Candidates regions={knowledge().candidates(props.wreck)} />}
      </Show>
      <Show when={isUnknown() && reading.showsMarks()}>
        <RuledOut regions={ruledOut()} />
        <MarksLayer marks={sheet().marks} />
      </Show>
      <MissLayer sheet={sheet()} />
      <PencilLayer sheet={pencil.on(props.wreck)} />
    </>
  );
}

/** Wrecks whose place everybody knows; at the end, or where the cards were read, the others too. */
function Finds(props: { readonly desk: Desk }): JSX.Element {
  const shown = createMemo(() => {
    const { wrecks } = props.desk.view();
    const truths = props.desk.truths();
    return wrecks.flatMap((wreck, i) => {
      const told = props.desk.reading.sheets()[i]?.told ?? null;
      const region = wreck.region ?? truths?.[i]?.region ?? told;
      if (region === null) return [];
      const state = !isInPlay(wreck) ? 'raised' : wreck.region === null ? 'truth' : 'lies';
      return [{ number: wreck.number, region, state } as const];
    });
  });
  return (
    <For each={shown()}>
      {({ number, region, state }) => (
        <At cell={region}>
          <Sunken number={number} state={state} />
        </At>
      )}
    </For>
  );
}

/** While moving: nobody passes through a region where somebody is. */
function Blocked(props: { readonly desk: Desk }): JSX.Element {
  const blocked = (): readonly Region[] =>
    props.desk.duty() === 'move'
      ? props.desk
          .view()
          .hunters.filter(({ name }) => name !== props.desk.hunter())
          .flatMap(({ token }) => token ?? [])
      : [];
  return (
    <For each={blocked()}>
      {(region) => (
        <At cell={region}>
          <rect class="dw-blocked" x={-45} y={-45} width={90} height={90} rx={8} />
          <path class="dw-blocked-bar" d="M-45-45 45 45M45-45-45 45" />
        </At>
      )}
    </For>
  );
}

function CourseLayer(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const isTooDear = (): boolean => {
    const own = desk.hunter();
    const way = desk.way();
    return own !== null && way !== null && !canPay(desk.view(), own, way);
  };
  return (
    <Show when={desk.way()}>
      {(way) => (
        <Course
          from={desk.standing()?.token ?? way().to}
          way={way()}
          isPicked={desk.picked() !== null}
          isTooDear={isTooDear()}
        />
      )}
    </Show>
  );
}

/** Where an open hint leads: the city, or the course with its end. */
function Advised(props: { readonly desk: Desk }): JSX.Element {
  const path = (): readonly Region[] => {
    const action = props.desk.advised();
    if (action?.type === 'city') return [action.region];
    const from = props.desk.standing()?.token ?? null;
    return action?.type === 'move' && from !== null ? [from, ...action.path] : [];
  };
  return (
    <Show when={path().at(-1)}>
      {(end) => (
        <>
          <path class="dw-advised-course" d={courseLine(path())} />
          <At cell={end()}>
            <circle class="dw-advised" r={46} />
          </At>
        </>
      )}
    </Show>
  );
}

interface Effect {
  readonly kind: 'ping' | 'found' | 'missed';
  readonly region: Region;
}

const LASTS = 390;

function effectOf(event: Event, desk: Desk): Effect | null {
  if (event.type === 'researched') {
    const at = desk.view().hunters.find(({ name }) => name === event.hunter)?.token ?? null;
    return at === null ? null : { kind: 'ping', region: at };
  }
  if (event.type === 'wreckLocated' || event.type === 'wreckSalvaged')
    return { kind: 'found', region: event.region };
  return event.type === 'wreckMissed' ? { kind: 'missed', region: event.region } : null;
}

/** What has just happened, once and briefly; nothing at all for those who want nothing to move. */
export function Effects(props: { readonly desk: Desk }): JSX.Element {
  const [effects, setEffects] = createSignal<readonly Effect[]>([]);
  const timers = new Set<number>();
  const news: Accessor<readonly Event[]> = () => props.desk.table.news();
  createEffect(() => {
    const fresh = news()
      .map((event) => effectOf(event, props.desk))
      .filter((effect) => effect !== null);
    if (fresh.length === 0 || !mayMove()) return;
    setEffects((before) => [...before, ...fresh]);
    const timer = window.setTimeout(() => {
      timers.delete(timer);
      setEffects((before) => before.filter((effect) => !fresh.includes(effect)));
    }, LASTS);
    timers.add(timer);
  });
  onCleanup(() => timers.forEach((timer) => window.clearTimeout(timer)));
  return (
    <For each={effects()}>
      {(effect) => (
        <At cell={effect.region} class={`dw-effect dw-effect-${effect.kind}`}>
          <For each={[0, 1]}>
            {(n) => (
              <circle class={`chart-ring dw-ring-${n}`} r={effect.kind === 'ping' ? 110 : 60} />
            )}
          </For>
        </At>
      )}
    </For>
  );
}
