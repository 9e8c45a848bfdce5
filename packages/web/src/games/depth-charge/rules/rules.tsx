import type { JSX } from 'solid-js';
import { MatchOptions } from './match-options.tsx';
import {
  ChargePicture,
  LakePicture,
  MovePicture,
  OnTopPicture,
  ShadowPicture,
  SoundingPicture,
} from './pictures.tsx';
import './rules.css';

/** The rules in our own words, to be read in five minutes. */
export function Rules(): JSX.Element {
  return (
    <div class="rules-text dc-rules">
      <h1>Depth Charge</h1>
      <p class="rules-lead">
        Two patrol boats share a lake. Each side has sown three mines in its own half and must find
        the three of the other, with nothing to go by but echoes. For two players, about a quarter
        of an hour.
      </p>
      <section>
        <h2>The lake</h2>
        <div class="rules-row">
          <div>
            <p>
              The chart has eight columns, a to h, and eight rows, 1 to 8. A <b>sand bar</b> runs
              across it from a8 to h1. The water below it is the <i>Black Sea</i>, the water above
              it the <i>Red Sea</i>. Black’s boat begins on a1, Red’s on h8.
            </p>
            <p>
              First both captains place <b>three mines</b>, at the same time and in secret, on three
              squares of their own sea. The square a boat starts on will do; the sand bar will not.
              When both are ready, play begins, and the mines stay where they are.
            </p>
            <p>
              Then the captains take turns. In your turn you do <b>one</b> thing: move, drop a
              sounding charge, or drop a depth charge.
            </p>
          </div>
          <LakePicture />
        </div>
      </section>
      <section>
        <h2>Move</h2>
        <div class="rules-row">
          <div>
            <p>
              Sail <b>one to three squares</b> along a row or a column. Diagonals are not sailed,
              and the other boat can be neither passed nor rammed. The sand bar is no obstacle.
            </p>
            <p>
              Your own mines do nothing to you. But the moment your boat enters a square with a mine
              of the other side, on the way or at the end, it sinks and <b>you have lost</b>.
            </p>
          </div>
          <MovePicture />
        </div>
      </section>
      <section>
        <h2>Sound</h2>
        <div class="rules-row">
          <div>
            <p>
              Drop a sounding charge on one of the <b>eight squares around your boat</b>. Every mine
              of the other side that is left answers with a ping, and its number says how far it is
              from the charge:
            </p>
            <ul>
              <li>
                <b>In line</b> with the charge, along a row, a column or a diagonal: the squares to
                the mine.
              </li>
              <li>
                <b>Not in line:</b> the columns between them plus the rows between them.
              </li>
            </ul>
            <p>
              Everybody hears the numbers, smallest first, but never which mine sent which. So 4 may
              be four squares straight ahead, or three across and one up.
            </p>
          </div>
          <SoundingPicture />
        </div>
        <h3>Mines that keep silent</h3>
        <p>
          A mine does not answer if the charge lands right on it, nor if another mine of its own
          side lies between it and the charge on one straight line. Fewer pings than mines are a
          clue of their own. Boats, wrecks and the listener’s own mines hide nothing.
        </p>
        <div class="dc-rules-pair">
          <ShadowPicture />
          <OnTopPicture />
        </div>
      </section>
      <section>
        <h2>Depth charge</h2>
        <div class="rules-row">
          <div>
            <p>
              Sure of a square next to your boat? A depth charge there <b>destroys</b> the mine, if
              one of the other side’s is on it, and leaves a wreck that is harmless to all. There
              are no pings this time.
            </p>
            <p>
              Anything else is a <b>miss</b>, and everybody sees it. One miss is forgiven. The{' '}
              <b>second loses the game</b>.
            </p>
          </div>
          <ChargePicture />
        </div>
      </section>
      <section>
        <h2>The end</h2>
        <ul>
          <li>Destroy the third mine, and you have won.</li>
          <li>Sail onto a mine, or miss for the second time, and you have lost.</li>
          <li>Resigning and running out of time lose as well.</li>
          <li>After 200 turns in all it is a draw.</li>
        </ul>
        <p>Then the chart is opened, and everybody sees where everything was.</p>
      </section>
      <MatchOptions />
      <footer>
        <p>
          Depth Charge was designed by <b>David E. Whitcher</b> (2005). Fathom is an independent
          project and has no ties to him; the words and pictures here are our own.
        </p>
      </footer>
    </div>
  );
}
