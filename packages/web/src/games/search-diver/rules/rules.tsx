import type { JSX } from 'solid-js';
import { draftOf } from '../options/draft.ts';
import { Notice, Units } from '../parts/notice.tsx';
import { litOf } from '../tables/lit.ts';
import { Tables } from '../tables/tables.tsx';
import { examplePlan } from './example.ts';
import { ChartPicture, DicePicture, DivePicture, FacesPicture, TrackPicture } from './pictures.tsx';
import './rules.css';

/** The rules in our own words, to be read in five minutes. */
export function Rules(): JSX.Element {
  const lit = litOf({ plan: examplePlan(), before: null, time: null });
  return (
    <div class="rules-text sdr">
      <h1>Search Diver</h1>
      <div class="sdr-notice">
        <Notice />
      </div>
      <p class="rules-lead">
        Something has sunk. Two divers search the same waters for it, marker by marker. The longer
        and deeper you dive, the better you search, but the more nitrogen you carry, and nitrogen
        decides how soon and how deep you may go again. <b>Who finds the target wins.</b> For one or
        two, about half an hour.
      </p>
      <section>
        <h2>The chart</h2>
        <div class="rules-row">
          <div>
            <p>
              Every hex is named by its column and row: 1607 is column 16, row 7. Its number is the
              depth. Thirteen <b>markers</b> lie on the water, face down: one is the target, a
              sunken ship, a drowning victim or a downed aircraft; the others are dummies. What is
              looked for is known; where it is, nobody at the table knows.
            </p>
            <FacesPicture />
          </div>
          <ChartPicture />
        </div>
      </section>
      <section>
        <h2>Time and nitrogen</h2>
        <div class="rules-row">
          <div>
            <p>
              The <b>Time Track</b> has a box for every hour from 6 AM to 6 PM. Each diver’s marker
              shows when the next dive will be, and a letter from A, fresh, to M, full of nitrogen.
              The <b>earlier</b> marker goes next; at the same time the lower letter; else a coin is
              tossed.
            </p>
          </div>
          <TrackPicture />
        </div>
      </section>
      <section>
        <h2>A dive</h2>
        <div class="rules-row">
          <div>
            <ol>
              <li>
                <b>Choose a marker</b> that is face down. Its depth rules all the rest.
              </li>
              <li>
                <b>Look up</b> what your letter brings along: the residual nitrogen time, RNT, and
                the limit that is left for you (Table 3).
              </li>
              <li>
                <b>Choose the minutes</b> at the bottom, ABT, up to that limit.
              </li>
              <li>
                RNT and ABT make the total, TBT, and the total makes <b>your new letter</b> (Table
                1).
              </li>
              <li>
                Depth and ABT say <b>how well you search</b>: not at all, hastily, thoroughly or
                completely (Table 4).
              </li>
            </ol>
            <p>You never need to: the planner looks everything up before you choose.</p>
          </div>
          <DivePicture />
        </div>
      </section>
      <section>
        <h2>The roll</h2>
        <div class="rules-row">
          <div>
            <p>
              One die: <b>6</b> for a hasty search, <b>4</b> or more for a thorough one, <b>2</b> or
              more for a complete one. Reach it, and the marker is turned. The target wins at once;
              a dummy stays face up.
            </p>
            <p>
              A rolled <b>6</b> is odd: the search fails, and a second die brings a{' '}
              <b>special event</b>. It may cost you hours, change your rolls for the day, or give
              you a free search. So a hasty search is a faint hope and no plan.
            </p>
          </div>
          <DicePicture />
        </div>
      </section>
      <section>
        <h2>The next dive</h2>
        <p>
          After a dive choose when the next one will be: a later hour today, not before you are up
          again, or six in the morning of the next day. The hours between are your surface interval
          and lower your letter (Table 2); <b>a night makes it A again</b> and ends the day’s
          modifiers. If no dive is any use to you, choose another time instead of diving.
        </p>
        <p>
          So it is a race of trade-offs: short dives soon again, or a long rest and one complete
          search? Shallow hexes are the best ones, for the other diver too.
        </p>
      </section>
      <section>
        <h2>The end</h2>
        <p>
          Whoever turns the target has won. If nobody has found it after the last day, or no marker
          can be searched any more, it is a draw. Resigning and running out of time lose.
        </p>
      </section>
      <section>
        <h2>Alone, and today’s dive</h2>
        <p>
          A single diver tries to find the target in as few days as possible. <b>Par</b> is the mean
          of the strongest bot with the same chart and markers. <b>Today’s dive</b> has the same
          chart, markers and target for everybody until midnight (UTC); only the dice differ.
        </p>
      </section>
      <section>
        <h2>
          The tables <Units />
        </h2>
        <p>Lit: the dive of the picture above, 21 minutes at 40 feet in group A.</p>
        <Tables lit={lit} setup={draftOf({})} />
      </section>
      <section>
        <h2>Options</h2>
        <dl>
          <dt>Chart</dt>
          <dd>a lake, a reef coast, an old harbour; new waters from a few words; or your own.</dd>
          <dt>Markers</dt>
          <dd>8 to 16 dummies, laid at random or by the divers in turns.</dd>
          <dt>A rolled 6</dt>
          <dd>fails, or counts as a 6; it brings an event either way.</dd>
          <dt>Shorthanded</dt>
          <dd>adds 1 to your rolls, or takes 1 off.</dd>
          <dt>Days</dt>
          <dd>how many there are before the search is called off.</dd>
        </dl>
      </section>
      <section>
        <h2>Keys</h2>
        <dl>
          <dt>Arrows, Enter</dt>
          <dd>go from hex to hex and pick one</dd>
          <dt>
            <kbd>,</kbd> <kbd>.</kbd>
          </dt>
          <dd>the marker before and after</dd>
          <dt>
            <kbd>−</kbd> <kbd>+</kbd>
          </dt>
          <dd>a minute less or more</dd>
          <dt>
            <kbd>D</kbd>
          </dt>
          <dd>do it: dive, lay, search, or take the time that is picked</dd>
          <dt>
            <kbd>P</kbd> <kbd>T</kbd> <kbd>U</kbd>
          </dt>
          <dd>another time instead, the tables, feet or metres</dd>
          <dt>
            <kbd>Esc</kbd>
          </dt>
          <dd>start over</dd>
          <dt>
            <kbd>H</kbd>
          </dt>
          <dd>a hint, where only bots play against you</dd>
        </dl>
      </section>
      <footer>
        <p>
          Search Diver was designed by <b>David H. Allen</b>. Fathom is an independent project and
          has no ties to him; the charts, words and pictures here are our own. Two of the tables
          could not be read in our source and were rebuilt to agree with its examples: one more
          reason to use none of them for anything but this game.
        </p>
      </footer>
    </div>
  );
}
