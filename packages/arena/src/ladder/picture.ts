import type { Ladder, Rung } from './ladder.ts';

const WIDTH = 760;
const ROW = 34;
const TOP = 56;
const BOTTOM = 40;
const LEFT = 190; // names stand here
const RIGHT = 84; // ratings stand here
const TICK = 250; // points between two lines

/** A ladder as a drawing: a sea chart by day and a sonar room by night, as the reader's system has it. */
export function ladderPicture({ title, rungs }: Ladder): string {
  const height = TOP + rungs.length * ROW + BOTTOM;
  const scale = scaleOf(rungs);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title">`,
    `<title id="title">${escaped(`${title}: ${rungs.map(spoken).join(', ')}`)}</title>`,
    STYLE,
    `<rect class="card" x="0.5" y="0.5" width="${WIDTH - 1}" height="${height - 1}" rx="6"/>`,
    `<text class="heading" x="20" y="34">${escaped(title)}</text>`,
    ...scale.ticks.map((rating) => tickAt(rating, scale.x(rating), height)),
    ...rungs.map((rung, i) => rungAt(rung, TOP + (i + 0.5) * ROW, scale.x)),
    '</svg>',
    '',
  ].join('\n');
}

/** light-dark() is too young for pictures that are shown anywhere: the night has a block of its own. */
const STYLE = `<style>
.card { fill: #fbf8f0; stroke: #cfc4a8 }
.heading { fill: #17242e; font: 600 20px 'Barlow Condensed', 'Roboto Condensed', 'Arial Narrow', system-ui, sans-serif }
.name, .rating { fill: #17242e; font: 15px system-ui, 'Segoe UI', Roboto, sans-serif }
.level { font-weight: 600 }
.guest, .tick { fill: #52616b }
.tick { font: 13px system-ui, 'Segoe UI', Roboto, sans-serif }
.rule { stroke: #cfc4a8 }
.range { stroke: #0b6e8f; stroke-width: 3; stroke-linecap: round }
.dot { fill: #0b6e8f; stroke: #0b6e8f; stroke-width: 2 }
.range.guest { stroke: #52616b }
.dot.guest { fill: #fbf8f0; stroke: #52616b }
@media (prefers-color-scheme: dark) {
  .card { fill: #0c1e27; stroke: #1d4250 }
  .heading, .name, .rating { fill: #d9efe9 }
  .guest, .tick { fill: #86a8ac }
  .rule { stroke: #1d4250 }
  .range { stroke: #62f3c0 }
  .dot { fill: #62f3c0; stroke: #62f3c0 }
  .range.guest { stroke: #86a8ac }
  .dot.guest { fill: #0c1e27; stroke: #86a8ac }
}
</style>`;

interface Scale {
  readonly ticks: readonly number[];
  readonly x: (rating: number) => number;
}

function scaleOf(rungs: readonly Rung[]): Scale {
  const low = Math.floor(Math.min(...rungs.map(({ rating }) => rating.low)) / TICK);
  const high = Math.ceil(Math.max(...rungs.map(({ rating }) => rating.high)) / TICK);
  const count = Math.max(1, high - low);
  const every = Math.ceil(count / 8); // labels need room
  return {
    ticks: Array.from(
      { length: Math.floor(count / every) + 1 },
      (_, i) => (low + i * every) * TICK,
    ),
    x: (rating) => LEFT + ((rating / TICK - low) / count) * (WIDTH - LEFT - RIGHT),
  };
}

const tickAt = (rating: number, x: number, height: number): string =>
  `<path class="rule" d="M${short(x)} ${TOP}V${height - BOTTOM}"/><text class="tick" x="${short(x)}" y="${height - 16}" text-anchor="middle">${rating}</text>`;

/** Levels and guests differ by shape and weight as well as by colour. */
function rungAt({ title, kind, rating }: Rung, y: number, x: (rating: number) => number): string {
  const look = kind === 'level' ? 'level' : 'guest';
  const shape =
    kind === 'level'
      ? `<circle class="dot level" cx="${short(x(rating.value))}" cy="${y}" r="6"/>`
      : `<rect class="dot guest" x="${short(x(rating.value) - 5)}" y="${y - 5}" width="10" height="10"/>`;
  return [
    `<text class="name ${look}" x="20" y="${y + 5}">${escaped(title)}</text>`,
    `<path class="range ${look}" d="M${short(x(rating.low))} ${y}H${short(x(rating.high))}"/>`,
    shape,
    `<text class="rating ${look}" x="${WIDTH - 20}" y="${y + 5}" text-anchor="end">${rating.value.toFixed(0)}</text>`,
  ].join('');
}

const spoken = ({ title, rating }: Rung): string => `${title} ${rating.value.toFixed(0)}`;
const short = (number: number): string => String(Math.round(number * 10) / 10);
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
