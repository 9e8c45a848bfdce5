import type { JSX } from 'solid-js';

/** What can differ from match to match, and the aids on the chart. */
export function MatchOptions(): JSX.Element {
  return (
    <section>
      <h2>At this table</h2>
      <p>
        Your record sheet keeps every sounding of both sides, with its square and pings. Mark
        squares on the chart as <b>mine</b>, <b>clear</b> or <b>maybe</b>; only you see your marks.
        Whoever opens a match can choose:
      </p>
      <dl>
        <dt>Aids</dt>
        <dd>
          Own marks only, or also hatching on every square that can still hold a mine, or no help at
          all.
        </dd>
        <dt>First turn</dt>
        <dd>Drawn by lot, or given to Black or Red.</dd>
        <dt>Passing</dt>
        <dd>Whether a captain may let a turn go by. As a rule, no.</dd>
        <dt>Equal ping times</dt>
        <dd>Two mines at the same distance are heard as two pings, or melt into one.</dd>
        <dt>Hidden mines</dt>
        <dd>
          A mine shadows others on straight lines only, or also on the counted way round the corner:
          across first, then up or down.
        </dd>
        <dt>Turn limit</dt>
        <dd>How many turns there are before a draw.</dd>
      </dl>
      <h3>Keys</h3>
      <p>
        Arrow keys go from square to square and <kbd>Enter</kbd> picks one. <kbd>M</kbd> moves,{' '}
        <kbd>S</kbd> sounds, <kbd>D</kbd> drops a depth charge, <kbd>K</kbd> takes the pencil,{' '}
        <kbd>Esc</kbd> starts over. Against a bot, <kbd>H</kbd> asks for a hint.
      </p>
    </section>
  );
}
