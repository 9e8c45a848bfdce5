import { openSymbols, PANELS, engineerWords } from '@fathom/captain-sonar/client';
import type { BoatView, Course, PanelSymbol } from '@fathom/captain-sonar/client';
import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { Key } from '../../../table/keys.tsx';
import { actionsOf, isSeen, ownSeat } from '../station.ts';
import type { StationProps } from '../station.ts';
import { foretell } from './consequences.ts';
import type { Foretold } from './consequences.ts';
import { createHold } from './hold.ts';
import { isFirstMateDone, listenToEngineerKeys } from './keys.ts';
import { Legend } from './legend.tsx';
import { PanelBackdrop, placeStyle, SymbolFace } from './panel-board.tsx';
import { Preview } from './preview.tsx';
import { EngineerReport } from './warnings.tsx';
import { PANEL_ORDER, symbolByKey } from './wiring.ts';
import './engineer.css';

/** The control panel: one breakdown for every course. */
export function EngineerStation(props: StationProps): JSX.Element {
  return (
    <Show when={props.view.boats[props.side]}>
      {(boat) => <ControlPanel {...props} boat={boat()} />}
    </Show>
  );
}

function ControlPanel(props: StationProps & { readonly boat: BoatView }): JSX.Element {
  const [pointed, setPointed] = createSignal<PanelSymbol | null>(null); // under the mouse, or in focus
  const [picked, setPicked] = createSignal<PanelSymbol | null>(null); // waits for a second press
  const [tabStop, setTabStop] = createSignal<PanelSymbol | null>(null);
  const broken = (): BoatView['broken'] => props.boat.broken;
  const isPending = (symbol: PanelSymbol): boolean =>
    props.told.boats[props.side]?.broken.includes(symbol) !== broken().includes(symbol);
  const scenario = () => props.view.setup.scenario;
  const markable = createMemo(() =>
    actionsOf(props, 'engineer').flatMap((action) =>
      action.type === 'break' ? [action.symbol] : [],
    ),
  );
  const isMarkable = (symbol: PanelSymbol | null): boolean =>
    symbol !== null && markable().includes(symbol);
  const isDue = (): boolean => props.view.standing[props.side].awaiting.includes('engineer');
  const lit = createMemo((): Course | null => (isDue() ? props.boat.heading : null));
  const shown = (): PanelSymbol | null => picked() ?? pointed();
  // What was picked before the board changed is no answer to what it asks now.
  const marks = createMemo(() => broken().join());
  createEffect(on([marks, lit], () => setPicked(null)));

  const firstStop = (): PanelSymbol => {
    const panel = lit() ?? props.boat.heading ?? PANEL_ORDER[0];
    return openSymbols(broken(), panel)[0] ?? `${panel}1`;
  };
  const stop = (): PanelSymbol => tabStop() ?? firstStop();
  createEffect(on(lit, () => setTabStop(null)));

  const mark = (symbol: PanelSymbol): void => {
    const seat = ownSeat(props, 'engineer');
    if (seat === null || !isMarkable(symbol)) return;
    setPicked(null);
    setPointed(null);
    props.act(seat, { type: 'break', symbol });
  };
  const foretold = (symbol: PanelSymbol): Foretold => foretell(broken(), symbol, scenario());
  const press = (symbol: PanelSymbol): boolean => {
    // Damage is asked about twice.
    const isMeant = picked() === symbol || foretold(symbol).weight !== 'damage';
    if (isMarkable(symbol) && isMeant) mark(symbol);
    else setPicked(symbol);
    return isMarkable(symbol) || picked() === symbol;
  };
  const isAdvised = (symbol: PanelSymbol): boolean =>
    props.advised?.some((action) => action.type === 'break' && action.symbol === symbol) === true;
  const hold = createHold();
  const refs = new Map<PanelSymbol, HTMLButtonElement>();
  let root: HTMLDivElement | undefined;
  const hasDigits = createMemo(() => markable().length > 0 && isFirstMateDone(props));
  listenToEngineerKeys({
    isThere: () => ownSeat(props, 'engineer') !== null && isSeen(root),
    hasDigits,
    lit,
    press,
    // The Captain's arrow keys are the boat's.
    mayWalk: () => ownSeat(props, 'captain') === null && !props.view.standing[props.side].surfaced,
    walk: () => refs.get(stop())?.focus(),
  });
  const walk = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') setPicked(null);
    const to = symbolByKey(stop(), event.key);
    if (to === null) return;
    event.preventDefault();
    setPicked(null);
    setTabStop(to);
    refs.get(to)?.focus();
  };
  const nameOf = (symbol: PanelSymbol): string => {
    const does = broken().includes(symbol) ? null : foretold(symbol).words;
    return engineerWords.symbol(symbol, does);
  };
  return (
    <div class="eng-station" ref={(element) => (root = element)}>
      <div class="eng-layout">
        <div class="eng-desk">
          <div
            class="eng-board"
            role="group"
            aria-label={engineerWords.board}
            on:keydown={walk}
            onPointerLeave={() => setPointed(null)}
          >
            <PanelBackdrop broken={broken()} lit={lit()} chosen={shown()} />
            <For each={PANEL_ORDER.flatMap((course) => PANELS[course])}>
              {(fitting) => (
                <button
                  ref={(element) => refs.set(fitting.symbol, element)}
                  type="button"
                  class="eng-symbol"
                  classList={{
                    'is-lit': lit() === fitting.course,
                    'is-broken': broken().includes(fitting.symbol),
                    'is-markable': isMarkable(fitting.symbol),
                    'is-chosen': shown() === fitting.symbol,
                    'cs-advised': isAdvised(fitting.symbol),
                    pending: isPending(fitting.symbol),
                  }}
                  style={placeStyle(fitting.symbol)}
                  data-symbol={fitting.symbol}
                  aria-label={nameOf(fitting.symbol)}
                  aria-disabled={!isMarkable(fitting.symbol)}
                  aria-busy={isPending(fitting.symbol)}
                  tabindex={stop() === fitting.symbol ? 0 : -1}
                  onPointerDown={(event) => hold.down(event, () => setPicked(fitting.symbol))}
                  onPointerUp={hold.up}
                  onPointerCancel={hold.up}
                  onContextMenu={(event) => hold.wasLong() && event.preventDefault()}
                  onPointerEnter={(event) =>
                    event.pointerType !== 'touch' && setPointed(fitting.symbol)
                  }
                  onFocus={() => {
                    setTabStop(fitting.symbol);
                    setPointed(fitting.symbol);
                  }}
                  onBlur={() => setPointed(null)}
                  onClick={({ detail }) =>
                    (detail === 0 || !hold.wasLong()) && press(fitting.symbol)
                  }
                >
                  <SymbolFace
                    fitting={fitting}
                    broken={broken().includes(fitting.symbol)}
                    omen={isMarkable(fitting.symbol) ? foretold(fitting.symbol).weight : null}
                  />
                  <Show when={hasDigits() && isMarkable(fitting.symbol)}>
                    <Key name={fitting.symbol.slice(1)} />
                  </Show>
                </button>
              )}
            </For>
          </div>
        </div>
        <div class="eng-words">
          <Preview
            duty={dutyWords(props, lit())}
            isDue={markable().length > 0}
            broken={broken()}
            scenario={scenario()}
            symbol={shown()}
            isMarkable={isMarkable(shown())}
            isPicked={picked() !== null && picked() === shown()}
            onMark={mark}
          />
          <EngineerReport broken={broken()} scenario={scenario()} />
          <Legend broken={broken()} scenario={scenario()} />
        </div>
      </div>
    </div>
  );
}

function dutyWords({ view, side, pending }: StationProps, lit: Course | null): string {
  if (view.phase !== 'playing')
    return view.phase === 'over' ? engineerWords.over : engineerWords.notBegun;
  if (view.standing[side].surfaced) return engineerWords.surfaced;
  if (lit === null) return engineerWords.nothingDue;
  if (pending) return engineerWords.marking;
  return view.stop === null ? engineerWords.mark(side, lit) : engineerWords.stopped;
}
