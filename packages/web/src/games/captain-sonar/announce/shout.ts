import { SIDES } from '@fathom/captain-sonar/client';
import type { Announcement, SideName } from '@fathom/captain-sonar/client';
import { claimWords } from '../captain/answer.ts';
import { COURSE_NAMES, HIT_WORDS, SIDE_NAMES, SYSTEM_NAMES, capital, counted } from '../words.ts';

/** An announcement as it is called across the table. */
export interface Shout {
  readonly side: SideName | null; // who calls
  readonly words: string; // short enough to be set large
  readonly detail: string | null;
}

export function shoutOf(said: Announcement): Shout {
  const shout = (words: string, detail: string | null = null): Shout => ({
    side: 'side' in said ? said.side : null,
    words,
    detail,
  });
  switch (said.type) {
    case 'startChosen':
      return shout('Ready to begin');
    case 'playBegan':
      return shout('Under way', said.first === null ? null : `${SIDE_NAMES[said.first]} begins.`);
    case 'courseSet':
      return shout(capital(COURSE_NAMES[said.course]));
    case 'silenceRun':
      return shout(
        'Silence',
        said.course === null || said.cells === null
          ? null
          : `${counted(said.cells, 'cell')} ${COURSE_NAMES[said.course]}`,
      );
    case 'systemReady':
      return shout(`${SYSTEM_NAMES[said.system]} ready`);
    case 'damaged':
      return shout('1 damage', said.fault === 'ice' ? 'from the ice' : 'from breakdowns');
    case 'stopCalled':
      return shout('STOP', SYSTEM_NAMES[said.system]);
    case 'stoodDown':
      return shout('Go on', said.lapsed ? 'too slow: the charge is lost' : 'stood down');
    case 'mineLaid':
      return shout('Mine', said.cell === null ? 'laid' : `laid on ${said.cell}`);
    case 'exploded':
      return shout(
        `${said.charge === 'torpedo' ? 'Torpedo' : said.charge === 'mine' ? 'Mine' : 'Charted mine'} on ${said.cell}`,
        hits(said.hits),
      );
    case 'mineChained':
      return shout(`A mine goes off on ${said.cell}`, hits(said.hits));
    case 'chartedMineLost':
      return shout(`The charted mine on ${said.cell} is gone`);
    case 'droneLaunched':
      return shout(`Drone in sector ${said.sector}`, said.found ? 'found!' : 'not there');
    case 'sonarSent':
      return shout('Sonar', 'the other crew must answer');
    case 'sonarAnswered':
      return shout(capital(claimWords(said.claims)), 'one is true, one is a lie');
    case 'surfaced':
      return shout(`Surfacing in sector ${said.sector}`);
    case 'dived':
      return shout('Dive');
    default:
      return said satisfies never;
  }
}

const hits = (each: Extract<Announcement, { readonly type: 'exploded' }>['hits']): string =>
  SIDES.map((side) => `${SIDE_NAMES[side]} ${HIT_WORDS[each[side]]}`).join(', ');
