import { rules } from '@fathom/dark-water-salvage/RULES.md?rules';
import { CONTENTS, PICTURES, money } from '@fathom/dark-water-salvage/client';
import type { Region } from '@fathom/dark-water-salvage/client';
import { For } from 'solid-js';
import type { JSX, ParentProps } from 'solid-js';
import { BoardPicture } from '../../board/board.tsx';
import { At } from '../../board/sheet.tsx';
import { RulesPage } from '../../rules/rules-page.tsx';
import { LAKE, LakeMap, RegionNames, terrainClass } from './chart/lake-map.tsx';
import { Boat, Course, Sunken } from './chart/pieces.tsx';
import { MarksLayer } from './chart/sheet-layer.tsx';
import { regionsBy } from './desk/sheet.ts';
import type { Mark } from './desk/sheet.ts';
import { Badge, ChipRow, Envelope } from './parts.tsx';
import './rules.css';
import './chart/chart.css';
import './actions/actions.css';

/** The rules, from the game's RULES.md, with what they talk about beside them. */
export function Rules(): JSX.Element {
  return (
    <RulesPage
      rules={rules}
      pictures={{
        lake: LakePicture,
        loans: LoanPicture,
        research: ResearchPicture,
        move: MovePicture,
        find: FindPicture,
      }}
    />
  );
}

const lake = CONTENTS.greatLake;

function Lake(props: ParentProps<{ readonly label: string }>): JSX.Element {
  return (
    <BoardPicture shape={LAKE} ground={(region) => terrainClass(lake, region)} label={props.label}>
      <LakeMap content={lake} />
      {props.children}
      <RegionNames content={lake} />
    </BoardPicture>
  );
}

const mark = (card: Region, answer: 'SW' | 'E' | 'SE'): Mark => ({
  round: 1,
  card,
  answer,
  regions: regionsBy(lake, card, answer),
});

function LakePicture(): JSX.Element {
  return (
    <figure>
      <Lake label={PICTURES.lake.label}>
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
      <figcaption>{PICTURES.lake.caption}</figcaption>
    </figure>
  );
}

function ResearchPicture(): JSX.Element {
  return (
    <figure>
      <Lake label={PICTURES.research.label}>
        <MarksLayer marks={[mark('D1', 'SW')]} />
        <MarksLayer marks={[mark('E4', 'E')]} />
      </Lake>
      <figcaption>{PICTURES.research.caption}</figcaption>
    </figure>
  );
}

function MovePicture(): JSX.Element {
  return (
    <figure>
      <Lake label={PICTURES.move.label}>
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
      <figcaption>{PICTURES.move.caption}</figcaption>
    </figure>
  );
}

function FindPicture(): JSX.Element {
  return (
    <figure>
      <Lake label={PICTURES.find.label}>
        <At cell="G4">
          <Sunken number={4} state="lies" />
        </At>
        <At cell="G3">
          <Boat hunter="coral" />
        </At>
      </Lake>
      <figcaption>{PICTURES.find.caption}</figcaption>
    </figure>
  );
}

const BIDS = [
  { hunter: 'jade', amount: 8, taken: 8 },
  { hunter: 'amber', amount: 15, taken: 15 },
  { hunter: 'coral', amount: 30, taken: 22 },
] as const;

function LoanPicture(): JSX.Element {
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
      <figcaption>{PICTURES.loans.caption}</figcaption>
    </figure>
  );
}
