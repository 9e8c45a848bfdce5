import type { JSX } from 'solid-js';
import {
  FindPicture,
  LakePicture,
  LoanPicture,
  MovePicture,
  ResearchPicture,
} from './pictures.tsx';
import './rules.css';

/** The rules in our own words, to be read in five minutes. */
export function Rules(): JSX.Element {
  return (
    <div class="rules-text dwr">
      <h1>Dark Water Salvage</h1>
      <p class="rules-lead">
        Twelve ships lie somewhere on the bottom of the lake. You borrow money, ask the archives
        where they are, sail out and bring them up. <b>Most prestige wins</b>, but only if you are
        not in debt at the end. For two to five hunters, about an hour.
      </p>
      <section>
        <h2>The lake and the wrecks</h2>
        <div class="rules-row">
          <div>
            <p>
              The chart has nine columns, A to I, and five rows. Six regions are <b>cities</b>,
              three are <b>features</b>; the other 36 are open water: shallow, medium or deep.
            </p>
            <p>
              Each of the twelve wrecks has a <b>ship</b> that all can see, with its prestige for
              whoever locates it first and for whoever salvages it. Under the ship lie two cards
              that nobody sees: its <b>place</b> and its <b>value</b>. No two wrecks share a place.
            </p>
          </div>
          <LakePicture />
        </div>
      </section>
      <section>
        <h2>1. Loans</h2>
        <div class="rules-row">
          <div>
            <p>
              Every round begins with chips drawn from a bag, two for each hunter: the money the
              bank will lend. Everybody <b>seals an application</b> for any amount up to all of it.
              You may change yours, unseen, until the last one is in.
            </p>
            <p>
              Then all are opened. The <b>lowest is served first</b> and each takes what was asked
              for while the money lasts. Who was served first also moves first. Loans are the only
              cash there is, and all of them count against you at the end.
            </p>
          </div>
          <LoanPicture />
        </div>
      </section>
      <section>
        <h2>2. A city to start from</h2>
        <p>In turn order everybody takes a free city. One hunter a region, here and always.</p>
      </section>
      <section>
        <h2>3. Research, move, locate, salvage, and again</h2>
        <p>
          The action token goes round these four steps until everybody is done, or a whole loop goes
          by without an action. In each step you act or pass. Passing leaves the next steps open;{' '}
          <b>done for the round</b> does not.
        </p>
        <h3>Research: $1 each</h3>
        <div class="rules-row">
          <div>
            <p>Name a wreck and use a sonar card that fits where you are:</p>
            <ul>
              <li>
                <b>In a city:</b> which way the wreck lies from that city, or the{' '}
                <b>rumoured value</b>.
              </li>
              <li>
                <b>At a feature:</b> which way it lies from there.
              </li>
              <li>
                <b>In open water:</b> whether it lies at this depth, yes or no.
              </li>
            </ul>
            <p>
              N, E, S and W mean the same row or column exactly; NE, SE, SW and NW the whole
              quadrant without them. Everybody sees what you asked. Only you see the answer, and it
              goes onto your record sheet. About three answers pin a wreck down.
            </p>
            <p>
              Rumours are generous: water has been at work, least of all in the deep, most in the
              shallows.
            </p>
            <p>All research at once, unless somebody asks for turn order.</p>
          </div>
          <ResearchPicture />
        </div>
        <h3>Move: $1 a region</h3>
        <div class="rules-row">
          <div>
            <p>
              In turn order, once each: as far as you can pay, north, east, south or west, but never
              into or through a region where somebody is. Leaving the city you started from costs
              its price for a <b>boat</b> first, once a round.
            </p>
          </div>
          <MovePicture />
        </div>
        <h3>Locate: $3</h3>
        <div class="rules-row">
          <div>
            <p>
              Name a wreck that you believe lies under your boat. <b>Right:</b> the place is shown
              to all and the LOCATED prestige is yours. <b>Wrong:</b> all hear “not here”, and you
              may never again locate or salvage that wreck. Either way you alone see its cards.
            </p>
          </div>
          <FindPicture />
        </div>
        <h3>Salvage: what the region costs</h3>
        <p>
          Name a wreck under your boat, located or not. Right: its true value is added to what you
          have salvaged, you get the SALVAGED prestige, and the LOCATED prestige too if nobody had
          it. The wreck is gone. Wrong: locked out, as above. What you salvage is a score and can
          never be spent.
        </p>
      </section>
      <section>
        <h2>The end</h2>
        <p>
          When the bag cannot fill the pool any more, that round is the last: the eighth for two
          hunters, the seventh for more. It also ends when all twelve wrecks are up.
        </p>
        <p class="dwr-sum">Net worth = cash + salvaged − all loans</p>
        <p>
          Below zero you are <b>in debt</b>. The most prestige among those who are not wins; if
          everybody is in debt, the most prestige. Ties go to the higher net worth, then to more
          salvages. Who gives up is out, and the others play on.
        </p>
      </section>
      <section>
        <h2>Options</h2>
        <dl>
          <dt>Map and cards</dt>
          <dd>The Great Lake, or the Hollow Sound with ships and values of its own.</dd>
          <dt>Aids</dt>
          <dd>your answers marked on the sheet; or what remains possible as well; or neither.</dd>
          <dt>Research</dt>
          <dd>all at once, or always in turn order.</dd>
          <dt>Extra round</dt>
          <dd>one more round, without loans.</dd>
          <dt>Time</dt>
          <dd>
            for each phase. Who is too slow applies for nothing, takes the first free city, or
            passes.
          </dd>
        </dl>
      </section>
      <section>
        <h2>Keys</h2>
        <dl>
          <dt>
            <kbd>,</kbd> <kbd>.</kbd>
          </dt>
          <dd>the wreck before and after</dd>
          <dt>
            <kbd>1</kbd> <kbd>2</kbd>
          </dt>
          <dd>research by the first or second sonar card</dd>
          <dt>
            <kbd>M</kbd> <kbd>L</kbd> <kbd>S</kbd>
          </dt>
          <dd>sail, locate, salvage; arrows and Enter pick a region on the chart</dd>
          <dt>
            <kbd>P</kbd> <kbd>D</kbd> <kbd>T</kbd>
          </dt>
          <dd>pass, done for the round, ask for turn order</dd>
          <dt>
            <kbd>K</kbd>
          </dt>
          <dd>
            pencil: cross out regions for the chosen wreck; a right click or a long press does the
            same
          </dd>
          <dt>
            <kbd>H</kbd>
          </dt>
          <dd>a hint, where only bots play against you</dd>
        </dl>
      </section>
      <footer>
        <p>
          The published rules of Dark Water Salvage do not name its designer; the design is theirs.
          Fathom is an independent project and has no ties to them; the maps, ships, words and
          pictures here are our own.
        </p>
      </footer>
    </div>
  );
}
