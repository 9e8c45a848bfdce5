import { PANELS, openSymbols } from '@fathom/captain-sonar/client';
import type { Boat, Course, PanelSymbol } from '@fathom/captain-sonar/client';
import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { deedsOf, ownSeat } from '../components/deeds.ts';
import { PANEL_NAMES } from '../components/names.ts';
import { COURSE_NAMES, SIDE_NAMES } from '../words.ts';
import type { StationProps } from '../station.ts';
import { foretell, symbolName } from './consequence-words.ts';
import { Legend } from './legend.tsx';
import { Outlook } from './outlook.tsx';
import { PanelGround, placeStyle, SymbolFace } from './panel-board.tsx';
import { Preview } from './preview.tsx';
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

function ControlPanel(props: StationProps & { readonly boat: Boat }): JSX.Element {
  const [pointed, setPointed] = createSignal<PanelSymbol | null>(null); // under the mouse, or in focus
  const [picked, setPicked] = createSignal<PanelSymbol | null>(null); // waits for a second press
  const [tabStop, setTabStop] = createSignal<PanelSymbol | null>(null);
  const broken = (): Boat['broken'] => props.boat.broken;
  const scenario = () => props.view.setup.scenario;
  const markable = createMemo(() =>
    deedsOf(props, 'engineer').flatMap((deed) => (deed.type === 'break' ? [deed.symbol] : [])),
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
  const press = (symbol: PanelSymbol, event: MouseEvent): void => {
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    const isGrave = foretell(broken(), symbol, scenario()).weight === 'damage';
    // A finger cannot look first, and damage is asked about twice.
    if (isMarkable(symbol) && (picked() === symbol || !(isTouch || isGrave))) mark(symbol);
    else setPicked(symbol);
  };
  const refs = new Map<PanelSymbol, HTMLButtonElement>();
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
    if (broken().includes(symbol)) return `${symbolName(symbol)}: broken`;
    return `${symbolName(symbol)}: ${foretell(broken(), symbol, scenario()).words}`;
  };
  return (
    <div class="eng-station">
      <div class="eng-layout">
        <div class="eng-desk">
          <div
            class="eng-board"
            role="group"
            aria-label="Control panel. Arrow keys go from symbol to symbol."
            on:keydown={walk}
            onPointerLeave={() => setPointed(null)}
          >
            <PanelGround broken={broken()} lit={lit()} chosen={shown()} />
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
                  }}
                  style={placeStyle(fitting.symbol)}
                  data-symbol={fitting.symbol}
                  aria-label={nameOf(fitting.symbol)}
                  aria-disabled={!isMarkable(fitting.symbol)}
                  tabindex={stop() === fitting.symbol ? 0 : -1}
                  onPointerEnter={(event) =>
                    event.pointerType !== 'touch' && setPointed(fitting.symbol)
                  }
                  onFocus={() => {
                    setTabStop(fitting.symbol);
                    setPointed(fitting.symbol);
                  }}
                  onBlur={() => setPointed(null)}
                  onClick={(event) => press(fitting.symbol, event)}
                >
                  <SymbolFace fitting={fitting} broken={broken().includes(fitting.symbol)} />
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
          <Outlook broken={broken()} scenario={scenario()} />
          <Legend broken={broken()} scenario={scenario()} />
        </div>
      </div>
    </div>
  );
}

function dutyWords({ view, side, pending }: StationProps, lit: Course | null): string {
  if (view.phase !== 'playing')
    return view.phase === 'over' ? 'The game is over.' : 'Nothing is broken yet.';
  if (view.standing[side].surfaced)
    return 'Surfaced: every breakdown is repaired. Nothing to mark until you dive.';
  if (lit === null) return 'Nothing to mark until the next course. Look ahead: try any symbol.';
  if (pending) return 'Marking …';
  if (view.stop !== null) return 'STOP: your mark comes when it is settled.';
  return `${SIDE_NAMES[side]} headed ${COURSE_NAMES[lit]}: mark one symbol on the ${PANEL_NAMES[lit]} panel.`;
}
