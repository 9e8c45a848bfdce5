import { isInPlay } from '@fathom/dark-water-salvage/client';
import type { Region, WreckNumber } from '@fathom/dark-water-salvage/client';
import { For, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { Board } from '../../../board/board.tsx';
import { At } from '../../../board/sheet.tsx';
import type { Desk } from '../desk/desk.ts';
import { canPay } from '../desk/plan.ts';
import { isStudied } from '../desk/sheet.ts';
import { Boats } from './boats.tsx';
import { Course } from './course.tsx';
import { describeRegion } from './describe.ts';
import { Effects } from './effects.tsx';
import { LAKE, groundOf } from './lake.ts';
import { Candidates, MarksLayer, MissLayer, PencilLayer } from './sheet-layer.tsx';
import { Sunken } from './sunken.tsx';
import { PlaceNames, Waters } from './waters.tsx';
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
        ground={(region) => groundOf(desk.content(), region)}
        label={desk.content().name}
        describe={(region) => describeRegion(desk, region)}
        targets={desk.pencil.isUp() ? NO_TARGETS : desk.targets()}
        isQuiet={desk.duty() === 'move'}
        taken={taken()}
        chosen={desk.picked()}
        home={home()}
        onChoose={desk.pick}
        onMark={marker()}
        onHover={desk.point}
        handle={desk.setBoard}
      >
        <Waters content={desk.content()} />
        <Show when={desk.selected()}>
          {(wreck) => <SelectedSheet desk={desk} wreck={wreck()} />}
        </Show>
        <PlaceNames content={desk.content()} />
        <Finds desk={desk} />
        <Blocked desk={desk} />
        <CourseLayer desk={desk} />
        <Boats desk={desk} />
        <Effects desk={desk} />
      </Board>
    </div>
  );
}

function SelectedSheet(props: { readonly desk: Desk; readonly wreck: WreckNumber }): JSX.Element {
  const { reading, pencil } = props.desk;
  const sheet = createMemo(() => reading.sheet(props.wreck));
  const isUnknown = (): boolean => sheet().wreck.region === null;
  return (
    <>
      <Show when={isUnknown() && isStudied(sheet()) ? reading.knowledge() : null}>
        {(knowledge) => <Candidates regions={knowledge().candidates(props.wreck)} />}
      </Show>
      <Show when={isUnknown() && reading.showsMarks()}>
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
    const { truths, wrecks } = props.desk.view();
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
