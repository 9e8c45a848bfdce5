import { SHEET, WHY_NOT, WRECKS, rangeWords, wreckTag } from '@fathom/dark-water-salvage/client';
import type { HunterName, WreckNumber } from '@fathom/dark-water-salvage/client';
import { For, Index, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { oddsOf } from '../desk/attempt.ts';
import type { Desk } from '../desk/desk.ts';
import { isStudied } from '../desk/sheet.ts';
import type { WreckSheet } from '../desk/sheet.ts';
import { whyNotAsk, whyNotName } from '../desk/why-not.ts';
import { sayWhy } from '../../../board/say-why.ts';
import { Soon } from '../../../table/soon.tsx';
import { Badge } from '../parts.tsx';
import { MiniMap } from './mini-map.tsx';
import { factsOfWreck } from './wreck-facts.ts';
import './wrecks.css';

/** All twelve, each with its small map: together they are the record sheet. */
export function WreckGrid(props: { readonly desk: Desk }): JSX.Element {
  return (
    <div class="dw-wrecks" role="group" aria-label={SHEET.wrecks}>
      <For each={WRECKS}>
        {(wreck) => (
          <Soon>
            <WreckCard desk={props.desk} wreck={wreck} />
          </Soon>
        )}
      </For>
    </div>
  );
}

interface OfWreck {
  readonly desk: Desk;
  readonly wreck: WreckNumber;
}

function WreckCard(props: OfWreck): JSX.Element {
  const { reading, pencil } = props.desk;
  const sheet = createMemo(() => reading.sheet(props.wreck), undefined, { equals: isSame });
  const isOpen = (): boolean => props.desk.selected() === props.wreck;
  const isUnknown = (): boolean => sheet().wreck.region === null;
  const truth = () => props.desk.truths()?.[props.wreck - 1]?.region ?? null;
  const candidates = () =>
    isUnknown() && truth() === null && isStudied(sheet())
      ? (reading.knowledge()?.candidates(props.wreck) ?? null)
      : null;
  return (
    <button
      type="button"
      class="dw-wreck"
      classList={{
        'dw-wreck-located': !isUnknown() && sheet().wreck.salvagedBy === null,
        'dw-wreck-raised': sheet().wreck.salvagedBy !== null,
        'dw-wreck-locked': sheet().isLockedOut && sheet().wreck.salvagedBy === null,
        'dw-wreck-namable': props.desk.namable().includes(props.wreck),
        'dw-advised-button': advises(props.desk, props.wreck),
      }}
      aria-pressed={isOpen()}
      onClick={({ currentTarget }) => pickWreck(props.desk, props.wreck, currentTarget)}
    >
      <span class="dw-wreck-head">
        <span class="dw-wreck-number">{props.wreck}</span>
        <span class="dw-wreck-ship">{sheet().ship.name}</span>
      </span>
      <MiniMap
        content={props.desk.content()}
        sheet={sheet()}
        marks={isUnknown() && reading.showsMarks() ? sheet().marks : []}
        candidates={candidates()}
        pencil={pencil.on(props.wreck)}
        truth={truth()}
      />
      <span class="dw-wreck-facts">
        <Prestige sheet={sheet()} />
        <HereChance
          desk={props.desk}
          sheet={sheet()}
          otherwise={
            <span class="dw-wreck-state">
              {wreckTag(factsOfWreck(props.desk, sheet()))}
              <Finder desk={props.desk} sheet={sheet()} />
            </span>
          }
        />
      </span>
      <span class="dw-wreck-foot">
        <Researchers desk={props.desk} wreck={props.wreck} />
        <Show when={sheet().rumour}>
          {(rumour) => <span class="dw-wreck-rumour">{rangeWords(rumour())}</span>}
        </Show>
      </span>
    </button>
  );
}

/** Whether an open hint is about her. */
function advises({ advised }: Desk, wreck: WreckNumber): boolean {
  const action = advised();
  return action !== null && 'wreck' in action && action.wreck === wreck;
}

/** Picked twice she is named, where that is what is to be done. */
export function pickWreck(desk: Desk, wreck: WreckNumber, at: Element): void {
  if (desk.selected() !== wreck) desk.select(wreck);
  else if (desk.duty() === 'research') sayWhy(at, whyNotAsk(desk) ?? WHY_NOT.pickCard);
  else if (desk.duty() === 'locate' || desk.duty() === 'salvage') {
    const why = whyNotName(desk);
    if (why === null) desk.askToConfirm();
    else sayWhy(at, why);
  }
}

/** Most of what happens concerns one wreck: the other eleven cards stay as they are. */
const isSame = (one: WreckSheet, other: WreckSheet): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What the ship is worth in prestige: to find, and to bring up. */
export function Prestige(props: { readonly sheet: WreckSheet }): JSX.Element {
  return (
    <span class="dw-prestige">
      <span classList={{ 'dw-gone': props.sheet.wreck.locatedBy !== null }}>
        <LocatedIcon /> {props.sheet.ship.located}
        <span class="unseen">{SHEET.forLocating}</span>
      </span>
      <span classList={{ 'dw-gone': props.sheet.wreck.salvagedBy !== null }}>
        <SalvagedIcon /> {props.sheet.ship.salvaged}
        <span class="unseen">{SHEET.forSalvaging}</span>
      </span>
    </span>
  );
}

export function LocatedIcon(): JSX.Element {
  return (
    <svg class="dw-icon" viewBox="-8 -8 16 16" aria-hidden="true">
      <circle r="5" />
      <path d="M0-8v5M0 8V3M-8 0h5M8 0H3" />
    </svg>
  );
}

export function SalvagedIcon(): JSX.Element {
  return (
    <svg class="dw-icon" viewBox="-8 -8 16 16" aria-hidden="true">
      <circle cy="-5.4" r="1.8" />
      <path d="M0-3.6V7M-4-1h8M-7 1.5C-6.5 5.5-3 7 0 7s6.5-1.5 7-5.5" />
    </svg>
  );
}

/** The sign of whoever has located or raised her. */
function Finder(props: { readonly desk: Desk; readonly sheet: WreckSheet }): JSX.Element {
  const finder = (): HunterName | null =>
    props.sheet.wreck.salvagedBy ?? props.sheet.wreck.locatedBy;
  return (
    <Show when={finder()}>
      {(hunter) => (
        <>
          {' '}
          <Badge hunter={hunter()} />
          <span class="unseen">{SHEET.foundBy(props.desk.nameOf(hunter()))}</span>
        </>
      )}
    </Show>
  );
}

interface HereProps {
  readonly desk: Desk;
  readonly sheet: WreckSheet;
  readonly otherwise: JSX.Element;
}

/** In the steps where a wreck is named: what one's own sheet says of the water under the boat. */
function HereChance(props: HereProps): JSX.Element {
  const odds = createMemo(() => {
    const region = props.desk.standing()?.token ?? null;
    if (region === null || !props.desk.namable().includes(props.sheet.wreck.number)) return null;
    return oddsOf({
      setup: props.desk.view().setup,
      sheet: props.sheet,
      region,
      knowledge: props.desk.reading.knowledge(),
    });
  });
  return (
    <Show when={odds()?.short === '' ? null : odds()} fallback={props.otherwise}>
      {(here) => <span class={`dw-here dw-here-${here().verdict}`}>{here().short}</span>}
    </Show>
  );
}

/** Who has researched it, and how often: everybody sees that. */
function Researchers(props: OfWreck): JSX.Element {
  return (
    <span class="dw-researchers">
      <Index each={countsOf(props.desk, props.wreck)}>
        {(each) => (
          <span title={SHEET.researches(props.desk.nameOf(each().hunter), each().count)}>
            <Badge hunter={each().hunter} />
            {each().count}
            <span class="unseen">{SHEET.researchedBy(props.desk.nameOf(each().hunter))}</span>
          </span>
        )}
      </Index>
    </span>
  );
}

interface Count {
  readonly hunter: HunterName;
  readonly count: number;
}

function countsOf(desk: Desk, wreck: WreckNumber): readonly Count[] {
  const { hunters, researches } = desk.view();
  return hunters
    .map(({ name }) => ({
      hunter: name,
      count: researches.filter((note) => note.hunter === name && note.wreck === wreck).length,
    }))
    .filter(({ count }) => count > 0);
}
