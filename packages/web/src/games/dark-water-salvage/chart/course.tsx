import type { Region, Way } from '@fathom/dark-water-salvage/client';
import type { JSX } from 'solid-js';
import { centreOf } from '../../../board/shape.ts';
import { At } from '../../../board/sheet.tsx';
import { LAKE } from './lake.ts';

interface CourseProps {
  readonly from: Region;
  readonly way: Way;
  readonly isPicked: boolean;
  readonly isTooDear: boolean;
}

/** The way a boat would take, with its price at the end. */
export function Course(props: CourseProps): JSX.Element {
  const line = (): string =>
    [props.from, ...props.way.path]
      .map((region) => centreOf(LAKE, region))
      .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`)
      .join('');
  const wide = (): number => (props.way.cost > 9 ? 58 : 46);
  return (
    <g
      class="dw-course"
      classList={{ 'dw-course-picked': props.isPicked, 'dw-too-dear': props.isTooDear }}
    >
      <path class="dw-course-line" d={line()} />
      <At cell={props.way.to}>
        <rect class="dw-course-tag" x={-wide() / 2} y={-19} width={wide()} height={38} rx={19} />
        <text class="dw-course-cost" y={10}>
          ${props.way.cost}
        </text>
      </At>
    </g>
  );
}
