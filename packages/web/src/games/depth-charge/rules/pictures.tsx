import { AROUND, pingTimes, reach } from '@fathom/depth-charge/client';
import type { PingRules, SideName, Square } from '@fathom/depth-charge/client';
import { For } from 'solid-js';
import type { JSX, ParentProps } from 'solid-js';
import { BoardPicture } from '../../../board/board-picture.tsx';
import type { BoardShape } from '../../../board/shape.ts';
import { At } from '../../../board/sheet.tsx';
import { Boat } from '../chart/boat.tsx';
import { Splash } from '../chart/last-turn.tsx';
import { Mine } from '../chart/mine.tsx';
import type { MineProps } from '../chart/mine.tsx';
import { PingLabel } from '../chart/pings.tsx';
import { LAKE, groundOf, partOf } from '../chart/squares.ts';
import { Waters } from '../chart/waters.tsx';
import { SoundWay } from './sound-way.tsx';
import '../chart/chart.css';

interface PictureProps {
  readonly shape: BoardShape<Square>;
  readonly label: string; // what is to be seen, in a sentence
}

/** A piece of the real chart with its caption. */
function Picture(props: ParentProps<PictureProps & { readonly caption: string }>): JSX.Element {
  return (
    <figure>
      <BoardPicture shape={props.shape} ground={groundOf} label={props.label}>
        <Waters />
        {props.children}
      </BoardPicture>
      <figcaption>{props.caption}</figcaption>
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

export function LakePicture(): JSX.Element {
  return (
    <Picture
      shape={LAKE}
      label="The lake: the Black Sea at the lower left with Black’s boat on a1, the Red Sea at the upper right with Red’s boat on h8, and the sand bar from a8 to h1 between them."
      caption="The start, as Black sees it. Where Red’s mines lie is Red’s secret."
    >
      <MinesAt squares={['a6', 'b3', 'e2']} side="black" />
      <BoatAt square="a1" side="black" />
      <BoatAt square="h8" side="red" />
    </Picture>
  );
}

export function MovePicture(): JSX.Element {
  return (
    <Picture
      shape={partOf('abcdefg', '123456')}
      label="Black’s boat on d3 can reach a3 to c3, e3 to g3, d1, d2 and d4; Red’s boat on d5 is in the way beyond."
      caption="Black can go to any framed square. Red’s boat on d5 closes the way north."
    >
      <Open squares={reach('d3', 'd5')} />
      <BoatAt square="d3" side="black" />
      <BoatAt square="d5" side="red" />
    </Picture>
  );
}

export function SoundingPicture(): JSX.Element {
  return (
    <Picture
      shape={partOf('defgh', '45678')}
      label="A sounding charge on e5. Mines on g7, e8 and h6 answer at 2, 3 and 4."
      caption="A charge on e5. g7 lies in line, two squares away; e8 in line, three away. h6 lies in no line with e5: three across and one up make four."
    >
      <Sounding charge="e5" mines={['g7', 'e8', 'h6']} />
      <BoatAt square="d5" side="black" />
    </Picture>
  );
}

export function ShadowPicture(): JSX.Element {
  return (
    <Picture
      shape={partOf('defgh', '45678')}
      label="A sounding charge on e5. Mines on e6 and g7 answer at 1 and 2; the mine on e8, in line behind e6, is silent."
      caption="The mine on e8 is straight behind the one on e6: only two pings."
    >
      <Sounding charge="e5" mines={['e6', 'g7']} silent={['e8']} />
      <BoatAt square="d4" side="black" />
    </Picture>
  );
}

export function OnTopPicture(): JSX.Element {
  return (
    <Picture
      shape={partOf('defgh', '45678')}
      label="A sounding charge on f6, on top of a mine. Mines on h6 and e8 answer at 2 and 3; the one on f6 is silent."
      caption="A mine right under the charge is silent too."
    >
      <Sounding charge="f6" mines={['h6', 'e8']} silent={['f6']} />
      <BoatAt square="e5" side="black" />
    </Picture>
  );
}

export function ChargePicture(): JSX.Element {
  return (
    <Picture
      shape={partOf('defgh', '45678')}
      label="Black’s boat on f6 with the eight squares around it framed. A depth charge on g7 has destroyed a mine; one on e7 has missed."
      caption="Charges of both kinds go onto the eight squares around the boat. g7 was a hit and is a wreck now, e7 a miss."
    >
      <Open squares={AROUND['f6']} />
      <MinesAt squares={['g7']} side="red" state="wreck" />
      <At cell="e7" class="dc-missed">
        <Splash />
      </At>
      <BoatAt square="f6" side="black" />
    </Picture>
  );
}
