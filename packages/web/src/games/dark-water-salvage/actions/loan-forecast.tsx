import { FORECAST, bidHabits, dollars, forecastBids } from '@fathom/dark-water-salvage/client';
import type { BidForecast, HunterName } from '@fathom/dark-water-salvage/client';
import { For, Show, createMemo } from 'solid-js';
import type { JSX, ParentProps } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import { BadgeShape } from '../parts.tsx';

const WIDE = 300;
const HIGH = 34;

/** What a bid is likely to get, from the applications that everybody has seen: a curve over the slider, and in words. */
export function LoanForecast(props: ParentProps<OfHunter>): JSX.Element {
  const { desk } = props;
  const forecasts = createMemo(() => forecastBids(desk.view(), props.own));
  const here = (): BidForecast | undefined => forecasts()[desk.amount()];
  const rounds = (): number =>
    Math.max(0, ...bidHabits(desk.view()).map(({ amounts }) => amounts.length));
  return (
    <div class="dw-forecast" title={FORECAST.basis(rounds())}>
      <Show when={here()}>
        {(now) => <Curve desk={desk} own={props.own} forecasts={forecasts()} now={now()} />}
      </Show>
      {props.children}
      <Show when={here()}>
        {(now) => (
          <p aria-live="polite">
            <b>{FORECAST.gets(now())}</b> {FORECAST.place(now(), desk.view().order.length)}
          </p>
        )}
      </Show>
      <p class="dw-quiet dw-hint">{FORECAST.basis(rounds())}</p>
    </div>
  );
}

interface OfHunter {
  readonly desk: Desk;
  readonly own: HunterName;
}

interface CurveProps extends OfHunter {
  readonly forecasts: readonly BidForecast[];
  readonly now: BidForecast;
}

/** Across: what is asked for, with what each rival asked for lately. Up: what it is likely to get. */
function Curve(props: CurveProps): JSX.Element {
  const view = () => props.desk.view();
  const most = (): number => Math.max(1, dollars(view().pool));
  const x = (amount: number): number => (amount / most()) * WIDE;
  const y = (got: number): number => HIGH - Math.min(1, got / top()) * HIGH;
  // The most that can be hoped for is soon reached: above it there is nothing to see.
  const top = (): number => Math.max(1, ...props.forecasts.map(({ likely }) => likely)) * 1.15;
  const likely = (): string =>
    props.forecasts.map((each) => `L${x(each.amount)} ${y(each.likely)}`).join('');
  const rivals = createMemo(() =>
    bidHabits(view()).flatMap(({ hunter, amounts }) => {
      const last = amounts.at(-1);
      return hunter === props.own || last === undefined ? [] : [{ hunter, last }];
    }),
  );
  return (
    <svg
      class="dw-curve"
      viewBox={`-7 -6 ${WIDE + 14} ${HIGH + 26}`}
      role="img"
      aria-label={FORECAST.title}
    >
      <path class="dw-curve-all" d={`M0 ${HIGH}L${x(top())} 0`} />
      <path class="dw-curve-likely" d={`M0 ${HIGH}${likely()}V${HIGH}Z`} />
      <path class="dw-curve-axis" d={`M0 ${HIGH}H${WIDE}`} />
      <path class="dw-curve-own" d={`M${x(props.now.amount)} ${HIGH + 6}V${y(props.now.likely)}`} />
      <circle class="dw-curve-dot" cx={x(props.now.amount)} cy={y(props.now.likely)} r={5} />
      <For each={rivals()}>
        {({ hunter, last }, place) => (
          <g transform={`translate(${x(last)} ${HIGH + 9 + (place() % 2) * 5}) scale(.6)`}>
            <BadgeShape hunter={hunter} />
          </g>
        )}
      </For>
    </svg>
  );
}
