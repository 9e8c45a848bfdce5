import { CONTENTS, money } from '@fathom/dark-water-salvage/client';
import type { Region } from '@fathom/dark-water-salvage/client';
import { For } from 'solid-js';
import type { JSX, ParentProps } from 'solid-js';
import { BoardPicture } from '../../../board/board-picture.tsx';
import { At } from '../../../board/sheet.tsx';
import { Envelope } from '../bench/envelope.tsx';
import { Boat } from '../chart/boat.tsx';
import { Course } from '../chart/course.tsx';
import { LAKE, groundOf } from '../chart/lake.ts';
import { MarksLayer } from '../chart/sheet-layer.tsx';
import { Sunken } from '../chart/sunken.tsx';
import { PlaceNames, Waters } from '../chart/waters.tsx';
import { regionsBy } from '../desk/sheet.ts';
import type { Mark } from '../desk/sheet.ts';
import { Badge } from '../parts/badge.tsx';
import { ChipRow } from '../parts/chips.tsx';
import '../chart/chart.css';
import '../bench/bench.css';

const lake = CONTENTS.greatLake;

function Lake(props: ParentProps<{ readonly label: string }>): JSX.Element {
  return (
    <BoardPicture shape={LAKE} ground={(region) => groundOf(lake, region)} label={props.label}>
      <Waters content={lake} />
      {props.children}
      <PlaceNames content={lake} />
    </BoardPicture>
  );
}

const mark = (card: Region, answer: 'SW' | 'E' | 'SE'): Mark => ({
  round: 1,
  card,
  answer,
  regions: regionsBy(lake, card, answer),
});

export function LakePicture(): JSX.Element {
  return (
    <figure>
      <Lake label="The Great Lake with six cities, three features and three hunters">
        <At cell="D1">
          <Boat hunter="amber" isMoored />
        </At>
        <At cell="G4">
          <Boat hunter="coral" />
        </At>
        <At cell="C2">
          <Boat hunter="jade" />
        </At>
      </Lake>
      <figcaption>
        Stars are cities with the price of a boat, diamonds are features. Elsewhere stands what a
        salvage costs: the paler by day, the deeper and dearer.
      </figcaption>
    </figure>
  );
}

export function ResearchPicture(): JSX.Element {
  return (
    <figure>
      <Lake label="South-west of Missaukee are twelve regions, east of The Ravine four">
        <MarksLayer marks={[mark('D1', 'SW')]} />
        <MarksLayer marks={[mark('E4', 'E')]} />
      </Lake>
      <figcaption>
        Two answers about two wrecks: SW of Missaukee leaves 12 regions, E of The Ravine only 4.
      </figcaption>
    </figure>
  );
}

export function MovePicture(): JSX.Element {
  return (
    <figure>
      <Lake label="From Graniteford five regions around another boat: eight dollars">
        <Course
          from="G1"
          way={{ to: 'G4', path: ['H1', 'H2', 'H3', 'G3', 'G4'], cost: 8 }}
          isPicked
          isTooDear={false}
        />
        <At cell="G1">
          <Boat hunter="amber" isMoored />
        </At>
        <At cell="G2">
          <Boat hunter="violet" />
        </At>
      </Lake>
      <figcaption>
        Violet is in the way: $3 for the boat at Graniteford and five regions around, $8.
      </figcaption>
    </figure>
  );
}

export function FindPicture(): JSX.Element {
  return (
    <figure>
      <Lake label="Coral has located wreck 4 at G4">
        <At cell="G4">
          <Sunken number={4} state="lies" />
        </At>
        <At cell="G3">
          <Boat hunter="coral" />
        </At>
      </Lake>
      <figcaption>Wreck 4 was located at G4: everybody may salvage her now, for $14.</figcaption>
    </figure>
  );
}

const BIDS = [
  { hunter: 'jade', amount: 8, taken: 8 },
  { hunter: 'amber', amount: 15, taken: 15 },
  { hunter: 'coral', amount: 30, taken: 22 },
] as const;

export function LoanPicture(): JSX.Element {
  return (
    <figure>
      <p class="dwr-pool">
        <ChipRow chips={{ fives: 3, tens: 3 }} /> <b>{money(45)}</b>
      </p>
      <ol class="dwr-bids">
        <For each={BIDS}>
          {({ hunter, amount, taken }) => (
            <li>
              <Envelope hunter={hunter} state="opened" amount={amount} />
              <span>
                <Badge hunter={hunter} /> {money(taken)}
              </span>
            </li>
          )}
        </For>
      </ol>
      <figcaption>
        $45 to lend: Jade takes 8, Amber 15, and Coral, who wanted 30, the 22 that are left. That is
        the new turn order, too.
      </figcaption>
    </figure>
  );
}
