import { rules } from '@fathom/depth-charge/RULES.md?rules';
import { AROUND, pictures, pingTimes, reach, soundWay } from '@fathom/depth-charge/client';
import type { PingRules, SideName, Square } from '@fathom/depth-charge/client';
import { For } from 'solid-js';
import type { JSX, ParentProps } from 'solid-js';
import { BoardPicture } from '../../../board/board.tsx';
import { centreOf } from '../../../board/shape.ts';
import type { BoardShape } from '../../../board/shape.ts';
import { At, useShape } from '../../../board/sheet.tsx';
import { RulesPage } from '../../../rules/rules-page.tsx';
import type { RulesPictures } from '../../../rules/rules-page.tsx';
import { BaseMap } from '../chart/base-map.tsx';
import { Boat } from '../chart/boat.tsx';
import { Splash } from '../chart/last-turn.tsx';
import { Mine } from '../chart/mine.tsx';
import type { MineProps } from '../chart/mine.tsx';
import { PingLabel } from '../chart/pings.tsx';
import { LAKE, partOf, waterClass } from '../chart/lake.ts';
import '../chart/chart.css';
import './rules.css';
import '../chart/chart-later.css';

interface PictureProps {
  readonly shape: BoardShape<Square>;
  readonly of: keyof typeof pictures;
}

/** A piece of the real chart with its caption. */
function Picture(props: ParentProps<PictureProps>): JSX.Element {
  return (
    <figure>
      <BoardPicture shape={props.shape} ground={waterClass} label={pictures[props.of].label}>
        <BaseMap />
        {props.children}
      </BoardPicture>
      <figcaption>{pictures[props.of].caption}</figcaption>
    </figure>
  );
}

function BoatAt(props: { readonly square: Square; readonly side: SideName }): JSX.Element {
  return (
    <At cell={props.square}>
      <Boat side={props.side} heading={props.side === 'black' ? 'east' : 'west'} />
    </At>
  );
}

function MinesAt(props: {
  readonly squares: readonly Square[];
  readonly side: SideName;
  readonly state?: NonNullable<MineProps['state']>;
}): JSX.Element {
  return (
    <For each={props.squares}>
      {(square) => (
        <At cell={square}>
          <Mine side={props.side} state={props.state ?? 'living'} />
        </At>
      )}
    </For>
  );
}

function Open(props: { readonly squares: readonly Square[] }): JSX.Element {
  return (
    <For each={props.squares}>
      {(square) => (
        <At cell={square} class="dc-open">
          <rect x={-44} y={-44} width={88} height={88} rx={8} />
        </At>
      )}
    </For>
  );
}

const USUAL: PingRules = { duplicates: 'list', occlusion: 'inline' };

interface SoundingProps {
  readonly charge: Square;
  readonly mines: readonly Square[];
  readonly silent?: readonly Square[];
}

/** A sounding charge, and the way its sound takes to each mine that answers. */
function Sounding(props: SoundingProps): JSX.Element {
  const pings = (): readonly number[] =>
    pingTimes([...props.mines, ...(props.silent ?? [])], props.charge, USUAL);
  return (
    <>
      <At cell={props.charge}>
        <circle class="dc-heard" r={40} />
        <circle class="dc-heard" r={26} />
      </At>
      <For each={props.mines}>{(mine) => <SoundWay from={props.charge} to={mine} />}</For>
      <MinesAt squares={props.mines} side="red" />
      <For each={props.silent ?? []}>
        {(square) => (
          <At cell={square} class="dc-silent">
            <Mine side="red" />
          </At>
        )}
      </For>
      <At cell={props.charge}>
        <PingLabel pings={pings()} by="black" />
      </At>
    </>
  );
}

/** The squares counted from a charge to a mine, each with its number. */
function SoundWay(props: { readonly from: Square; readonly to: Square }): JSX.Element {
  const shape = useShape();
  const steps = (): readonly Square[] => [...soundWay(props.from, props.to), props.to];
  const path = (): string =>
    [props.from, ...steps()]
      .map((square) => centreOf(shape, square))
      .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`)
      .join('');
  return (
    <g class="dc-way">
      <path d={path()} />
      <For each={steps().slice(0, -1)}>
        {(square, i) => (
          <At cell={square}>
            <circle r={19} />
            <text y={10}>{i() + 1}</text>
          </At>
        )}
      </For>
    </g>
  );
}

function LakePicture(): JSX.Element {
  return (
    <Picture shape={LAKE} of="lake">
      <MinesAt squares={['a6', 'b3', 'e2']} side="black" />
      <BoatAt square="a1" side="black" />
      <BoatAt square="h8" side="red" />
    </Picture>
  );
}

function MovePicture(): JSX.Element {
  return (
    <Picture shape={partOf('abcdefg', '123456')} of="move">
      <Open squares={reach('d3', 'd5')} />
      <BoatAt square="d3" side="black" />
      <BoatAt square="d5" side="red" />
    </Picture>
  );
}

function SoundingPicture(): JSX.Element {
  return (
    <Picture shape={partOf('defgh', '45678')} of="sounding">
      <Sounding charge="e5" mines={['g7', 'e8', 'h6']} />
      <BoatAt square="d5" side="black" />
    </Picture>
  );
}

function ShadowPicture(): JSX.Element {
  return (
    <Picture shape={partOf('defgh', '45678')} of="shadow">
      <Sounding charge="e5" mines={['e6', 'g7']} silent={['e8']} />
      <BoatAt square="d4" side="black" />
    </Picture>
  );
}

function OnTopPicture(): JSX.Element {
  return (
    <Picture shape={partOf('defgh', '45678')} of="onTop">
      <Sounding charge="f6" mines={['h6', 'e8']} silent={['f6']} />
      <BoatAt square="e5" side="black" />
    </Picture>
  );
}

/** The two ways a mine keeps silent, side by side. */
function SilentPictures(): JSX.Element {
  return (
    <div class="dc-rules-pair">
      <ShadowPicture />
      <OnTopPicture />
    </div>
  );
}

function ChargePicture(): JSX.Element {
  return (
    <Picture shape={partOf('defgh', '45678')} of="charge">
      <Open squares={AROUND['f6']} />
      <MinesAt squares={['g7']} side="red" state="wreck" />
      <At cell="e7" class="dc-missed">
        <Splash />
      </At>
      <BoatAt square="f6" side="black" />
    </Picture>
  );
}

/** By the names in RULES.md. */
const PICTURES: RulesPictures = {
  lake: LakePicture,
  move: MovePicture,
  sounding: SoundingPicture,
  silent: SilentPictures,
  charge: ChargePicture,
};

export function Rules(): JSX.Element {
  return <RulesPage rules={rules} pictures={PICTURES} />;
}
