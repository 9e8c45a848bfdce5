import type { JSX } from 'solid-js';
import { ShadedPicture, SheetPicture } from './pictures.tsx';

export function RadioOperatorPage(): JSX.Element {
  return (
    <>
      <p class="rules-lead">
        You hear every course of the enemy and never where they began. You are the eyes of the boat:
        tell your Captain where to aim.
      </p>
      <section>
        <h2>The sheet</h2>
        <div class="rules-row">
          <div>
            <p>
              The courses you hear are drawn on a <b>transparent sheet</b>. Its shape is certain,
              its place is not. Shift it over the chart until the track nowhere crosses an island or
              the edge: that is where the enemy can be.
            </p>
          </div>
          <SheetPicture
            at="G4"
            label="The track of eight courses heard from Bravo lies over the chart and ends on G4. Near its end it crosses the island on H4."
            caption="Heard: east, east, north, north, east, north, north, west. Lying like this, the track crosses the island on H4: Bravo is not on G4."
          />
        </div>
        <div class="rules-row">
          <div>
            <p>
              At first nearly every place will do. Every course leaves fewer, and a long track among
              islands often fits in one place only.
            </p>
          </div>
          <SheetPicture
            at="I3"
            label="The same track, shifted so that it ends on I3; all of it is in water."
            caption="Shifted here, all of it is in water: Bravo may be on I3."
          />
        </div>
      </section>
      <section>
        <h2>What tells you more</h2>
        <dl>
          <dt>Drone</dt>
          <dd>They are in that sector, or they are not. Always true.</dd>
          <dt>Sonar</dt>
          <dd>
            Two of row, column and sector, one true and one false. Shift the sheet to each in turn:
            often only one fits.
          </dd>
          <dt>Surfacing</dt>
          <dd>Their sector is announced, and their track begins anew where they are.</dd>
          <dt>Hits</dt>
          <dd>A direct hit gives the very cell, an indirect one the eight around it.</dd>
          <dt>All clear</dt>
          <dd>They are on none of these nine cells.</dd>
          <dt>Courses</dt>
          <dd>They never cross their own track, so a boat that turns back has gone around.</dd>
          <dt>Silence</dt>
          <dd>
            None to four cells in an unknown direction. What you drew before is still true, but the
            rest of the track may be shifted against it.
          </dd>
        </dl>
      </section>
      <section>
        <h2>Work with it</h2>
        <div class="rules-row">
          <div>
            <ul>
              <li>
                <b>Shift</b> the sheet: drag the track, or nudge it with <kbd>Shift</kbd> and the
                arrow keys.
              </li>
              <li>
                <b>Wipe</b> it and start again when a silence has made it useless.
              </li>
              <li>
                <b>Pencil</b> crosses and rings onto the chart. Your whole crew sees the sheet, and
                nobody else does.
              </li>
            </ul>
            <p>
              While your own boat is at the surface in real time, all pens are needed for the hull:
              you listen, but you cannot draw.
            </p>
            <p>
              The host may allow <b>aids</b>: places where the track cannot end are shaded, or the
              table keeps a full map of where the enemy can be.
            </p>
          </div>
          <ShadedPicture
            at="I3"
            label="The same track, and the cells where it cannot end are shaded."
            caption="With shading: the track can end on the bare cells only. The ring is a note for the crew."
          />
        </div>
      </section>
      <section>
        <h2>Speak up</h2>
        <p>
          Say it early: <q>north-west or sector 4</q> helps more than a certainty that comes too
          late. And remember that the other Radio Operator is doing the same to you.
        </p>
      </section>
    </>
  );
}
