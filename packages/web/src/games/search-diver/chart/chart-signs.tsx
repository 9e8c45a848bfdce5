import { PLAIN } from '@fathom/search-diver/client';
import type { Hex } from '@fathom/search-diver/client';
import { Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { hexPath } from '../../../board/hex-shape.ts';
import { At } from '../../../board/sheet.tsx';
import { mayMove } from '../../../frame/settings.ts';
import type { Desk } from '../desk/desk.ts';
import type { Offer } from '../desk/planning.ts';
import { depthText } from '../units.ts';
import { middleOf, shapeOf } from './geometry.ts';
import './chart-later.css';

/** Where a hint says to go. */
export function Advised(props: { readonly hex: Hex }): JSX.Element {
  return (
    <At cell={props.hex} class={mayMove() ? 'sd-advised sd-calling' : 'sd-advised'}>
      <path d={hexPath(1.06)} />
      <path class="sd-advised-arrow" d="M0-36-11-56H-5V-78H5V-56H11z" />
    </At>
  );
}

const TALL = 3.4; // lines of its words
const WIDE = 15.5; // letters

interface MarkerTipProps {
  readonly desk: Desk;
  readonly hex: Hex; // under the pointer
  readonly scale: number;
}

/** Beside the marker under the pointer: how deep, how long, how sure. */
export function MarkerTip(props: MarkerTipProps): JSX.Element {
  const offer = (): Offer | null => {
    const { phase } = props.desk.view();
    if (phase === 'placing' || phase === 'over' || props.hex === props.desk.picked()) return null;
    return props.desk.offers().find(({ hex }) => hex === props.hex) ?? null;
  };
  return <Show when={offer()}>{(shown) => <Tip {...props} offer={shown()} />}</Show>;
}

function Tip(props: MarkerTipProps & { readonly offer: Offer }): JSX.Element {
  const letter = (): number => Math.max(17, 12.5 / props.scale); // units
  const place = (): string => {
    const { x, y } = middleOf(props.offer.hex);
    const { frame } = shapeOf(props.desk.chart()).geometry;
    const [wide, tall] = [WIDE * letter(), TALL * letter()];
    const left = Math.max(frame.x, Math.min(x - wide / 2, frame.x + frame.width - wide));
    const above = y - 40 - tall;
    return `translate(${left} ${above < frame.y ? y + 40 : above})`;
  };
  return (
    <g class="sd-tip" transform={place()} style={{ 'font-size': `${letter()}px` }}>
      <rect width={WIDE * letter()} height={TALL * letter()} rx={6} />
      <text x={(WIDE * letter()) / 2} y={letter() * 1.4}>
        {depthText(props.offer.depth)}
        <tspan x={(WIDE * letter()) / 2} dy="1.35em">
          {PLAIN.worth(props.offer.plan)}
        </tspan>
      </text>
    </g>
  );
}
