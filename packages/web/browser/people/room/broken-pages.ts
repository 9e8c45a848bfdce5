import type { Fault } from './in-page/faults.ts';
import type { Wanted } from './in-page/duties.ts';
import { PAGE, TABLE } from './wanted.ts';

/** A page that is wrong in one way, and how that is told. */
interface BrokenPage {
  readonly what: string;
  readonly html: string;
  readonly wanted?: Wanted;
  readonly kind: Fault['kind'];
  readonly words: RegExp;
}

const LONG = 'Words that go on for quite a while and need their room';
const FILL = '<div style="height: 2000px"></div>';
const SIGHT = '<h1>Your turn</h1>';
const PARTS =
  '<div class="log"><ol><li>One</li></ol></div><div class="chat"><form>Talk</form></div>';
const BOARD = '<div class="gridboard" style="width: 300px; height: 300px; background: blue"></div>';

/** Nothing is wrong with this one: lists scroll, words are folded away, a sign lies on a picture, a dialog on all. */
export const SOUND_PAGE = `
  <div class="now" style="width: 300px">${SIGHT}<button>Go<svg width="10" height="10"></svg></button></div>
  <div style="position: relative; width: 300px">${BOARD}
    <svg width="300" height="20"></svg><b style="position: absolute; bottom: 0">A sign</b></div>
  <span style="position: absolute; clip-path: inset(50%); width: 1px; overflow: hidden">${LONG}</span>
  <div style="height: 60px; width: 300px; overflow-y: auto">${`<p>${LONG}</p>`.repeat(9)}</div>
  <details><summary>More</summary><p style="width: 9000px">${LONG}</p></details>${PARTS}
  <div style="height: 60px"></div><div style="position: fixed; bottom: 0; background: white">A bar</div>`;

export const BROKEN_PAGES: readonly BrokenPage[] = [
  {
    what: 'lines over each other',
    html: `<p>First</p><p style="margin-top: -30px">Second</p>`,
    kind: 'overlap',
    words: /“First” and .*“Second” share \d+×\d+ px/,
  },
  {
    what: 'a button over a picture',
    html: `<svg width="200" height="100"></svg><br><button style="margin-top: -40px">Go</button>`,
    kind: 'overlap',
    words: /svg and .*“Go”/,
  },
  {
    what: 'words over each other in a picture',
    html: `<svg width="200" height="50"><text y="20">Missaukee</text><text x="20" y="22">$12</text></svg>`,
    kind: 'overlap',
    words: /“Missaukee” and .*“\$12”/,
  },
  {
    what: 'words cut at the side',
    html: `<p style="width: 90px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">${LONG}</p>`,
    kind: 'cut',
    words: /“Words that go on.*is cut by \d+ px/,
  },
  {
    what: 'words cut at the foot',
    html: `<div style="height: 30px; width: 90px; overflow: hidden">${LONG}</div>`,
    kind: 'cut',
    words: /is cut by \d+ px/,
  },
  {
    what: 'a choice that is longer than its list',
    html: `<select style="width: 80px"><option>${LONG}</option></select>`,
    kind: 'cut',
    words: /more to say than it shows/,
  },
  {
    what: 'a question that is longer than its field',
    html: `<input style="width: 80px" placeholder="${LONG}">`,
    kind: 'cut',
    words: /more to say than it shows/,
  },
  {
    what: 'words out of their card',
    html: `<div style="width: 90px; height: 20px; border: 1px solid">${LONG}</div>`,
    kind: 'spill',
    words: /stands \d+ px out of/,
  },
  {
    what: 'a page that is too wide',
    html: '<div style="width: 3000px">Wide</div>',
    kind: 'sideways',
    words: /the page is \d+ px too wide/,
  },
  {
    what: 'a card that has to be scrolled sideways',
    html: `<div style="width: 90px; overflow-x: auto; white-space: nowrap">${LONG}</div>`,
    kind: 'sideways',
    words: /out of .*, which scrolls/,
  },
  {
    what: 'a list without height',
    html: `<div style="height: 20px; overflow-y: auto">${`<p>${LONG}</p>`.repeat(9)}</div>`,
    kind: 'cramped',
    words: /has 20 px for \d+ px of content/,
  },
  {
    what: 'a bar over the last line',
    html: `${FILL}<p>The last</p><div style="position: fixed; bottom: 0; left: 0">A bar with much to say<br>in two lines</div>`,
    kind: 'covered',
    words: /“The last” lies \d+ px under/,
  },
  {
    what: 'two bars at one edge',
    html: `${FILL}<div style="position: sticky; bottom: 0">A bar</div><div style="position: fixed; bottom: 0">Another bar</div>`,
    kind: 'covered',
    words: /stick to one edge/,
  },
  {
    what: 'a card larger than the board',
    html: `<div class="now">${SIGHT}</div>${BOARD}<div class="card" style="height: 290px">All this</div>${PARTS}`,
    wanted: TABLE,
    kind: 'small board',
    words: /\.card is \d+ % larger than .*\.gridboard/,
  },
  {
    what: 'no board at all',
    html: `<div class="now">${SIGHT}</div>${PARTS}`,
    wanted: TABLE,
    kind: 'small board',
    words: /no board is in sight/,
  },
  {
    what: 'a duty below the window',
    html: `${BOARD}${PARTS}${FILL}<div class="now">${SIGHT}</div>`,
    wanted: TABLE,
    kind: 'far',
    words: /h1 is \d+ px out of sight/,
  },
  {
    what: 'players under a log that stays at the foot of their column',
    html: `<div class="now">${SIGHT}</div><div style="display: flex">${BOARD}
      <div style="height: 200px; width: 200px; overflow-y: auto">${'<p class="player">Anna</p>'.repeat(5)}
        <div style="position: sticky; bottom: 0; height: 120px; background: white">${PARTS}</div></div></div>`,
    wanted: TABLE,
    kind: 'far',
    words: /\.player lies under/,
  },
  {
    what: 'players who have to be scrolled to',
    html: `<div class="now">${SIGHT}</div>${PARTS}<div style="display: flex">${BOARD}
      <div style="height: 100px; width: 200px; overflow-y: auto">${'<p class="player">Anna</p>'.repeat(5)}</div></div>`,
    wanted: TABLE,
    kind: 'far',
    words: /\.player has to be scrolled to/,
  },
  {
    what: 'a log below the window, and no way to it',
    html: `<div class="now">${SIGHT}</div>${BOARD}${FILL}${PARTS}`,
    wanted: TABLE,
    kind: 'far',
    words: /the log is out of sight, and nothing in sight leads to it/,
  },
  {
    what: 'a button that does not lead to the talk',
    html: `<div class="now">${SIGHT}</div>${BOARD}<button>Talk</button>${FILL}${PARTS}`,
    wanted: TABLE,
    kind: 'far',
    words: /the talk is out of sight, and .*“Talk” does not show it/,
  },
  {
    what: 'a button that has the word talk in it and leads elsewhere',
    html: `<div class="now">${SIGHT}</div>${BOARD}<button>Hold to talk</button>${FILL}${PARTS}`,
    wanted: TABLE,
    kind: 'far',
    words: /the talk is out of sight, and nothing in sight leads to it/,
  },
];

export const wantedOf = ({ wanted }: BrokenPage): Wanted => wanted ?? PAGE;
