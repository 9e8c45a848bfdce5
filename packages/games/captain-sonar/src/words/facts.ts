import type { Announcement } from '../events.ts';
import type { SideName } from '../vocabulary.ts';
import { SIDE_NAMES, claimWords } from './names.ts';
import { CHARGE_NAMES, hits } from './events.ts';

/** What an announcement tells of where a crew is or was, as it is noted beside the sheet; null: nothing. */
export function factWords(said: Announcement, about: SideName): string | null {
  switch (said.type) {
    case 'droneLaunched':
      if (said.side === about) return null;
      return `Drone: ${said.found ? 'in' : 'not in'} sector ${said.sector}`;
    case 'sonarAnswered':
      return said.side === about ? `Sonar: ${claimWords(said.claims)}, one of them a lie` : null;
    case 'salvaged':
      return said.side === about ? `Hauled up a crate at ${said.cell}` : null;
    case 'surfaced':
      return said.side === about ? `Surfaced in sector ${said.sector}` : null;
    case 'silenceRun':
      return said.side === about ? 'Silence: 0 to 4 cells, straight' : null;
    case 'mineLaid':
      return said.side === about ? 'Laid a mine next to the boat' : null;
    case 'exploded':
    case 'mineChained': {
      const owner = said.side === null ? 'Charted' : `${SIDE_NAMES[said.side]}’s`;
      const kind = said.type === 'mineChained' ? 'mine' : CHARGE_NAMES[said.charge];
      return `${owner} ${kind} on ${said.cell}: ${hits(said.hits)}`;
    }
    case 'systemReady':
      return said.side === about && said.system === 'decoy'
        ? 'Decoy ready: from here one course may be false'
        : null;
    case 'startChosen':
    case 'playBegan':
    case 'courseSet':
    case 'damaged':
    case 'stopCalled':
    case 'stoodDown':
    case 'chartedMineLost':
    case 'sonarSent':
    case 'dived':
      return null;
    default:
      return said satisfies never;
  }
}
