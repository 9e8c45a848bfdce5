import { enemyOf } from '@fathom/captain-sonar/client';
import type { Announcement, Cell, Chart, Column, SideName } from '@fathom/captain-sonar/client';
import { claimWords, lieIn } from '../captain/answer.ts';
import { HIT_WORDS, counted, of } from '../words.ts';
import { positionsIn } from './positions.ts';

/** What a fact points at on the chart. */
export interface Pointed {
  readonly rows: readonly number[];
  readonly columns: readonly Column[];
  readonly sectors: readonly number[];
  readonly blasts: readonly Cell[];
}

/** Something heard that says where a crew is or was. */
export interface Fact {
  readonly at: number; // its place in the record
  readonly words: string;
  readonly since: number; // courses and silences of that crew since
  readonly lie: string | null; // what was untrue in it, for those who know where the boat was
  readonly pointed: Pointed;
}

const NOWHERE: Pointed = { rows: [], columns: [], sectors: [], blasts: [] };
const sector = (number: number): Pointed => ({ ...NOWHERE, sectors: [number] });

const CHARGE_WORDS = { torpedo: 'torpedo', mine: 'mine', charted: 'charted mine' } as const;

/** All that was heard about a crew, the newest first. */
export function factsOf(
  record: readonly Announcement[],
  about: SideName,
  chart: Chart,
): readonly Fact[] {
  const positions = positionsIn(record, about, chart);
  const facts: Fact[] = [];
  let moves = 0;
  for (const [back, said] of record.toReversed().entries()) {
    const told = tell(said, about);
    const at = record.length - 1 - back;
    const position = positions[at] ?? null;
    const lie =
      said.type === 'sonarAnswered' && position !== null
        ? lieIn(said.claims, position, chart)
        : null;
    if (told !== null) facts.push({ at, ...told, since: moves, lie });
    if ((said.type === 'courseSet' || said.type === 'silenceRun') && said.side === about)
      moves += 1;
  }
  return facts;
}

function tell(said: Announcement, about: SideName): Pick<Fact, 'words' | 'pointed'> | null {
  switch (said.type) {
    case 'droneLaunched':
      if (said.side !== enemyOf(about)) return null;
      return {
        words: said.found
          ? `Drone: in sector ${said.sector}`
          : `Drone: not in sector ${said.sector}`,
        pointed: sector(said.sector),
      };
    case 'sonarAnswered': {
      if (said.side !== about) return null;
      const { row, column, sector: part } = said.claims;
      return {
        words: `Sonar: ${claimWords(said.claims)}, one of them a lie`,
        pointed: {
          ...NOWHERE,
          rows: row === null ? [] : [row],
          columns: column === null ? [] : [column],
          sectors: part === null ? [] : [part],
        },
      };
    }
    case 'surfaced':
      return said.side === about
        ? { words: `Surfaced in sector ${said.sector}`, pointed: sector(said.sector) }
        : null;
    case 'silenceRun':
      return said.side === about
        ? { words: 'Silence: 0 to 4 cells, straight', pointed: NOWHERE }
        : null;
    case 'mineLaid':
      return said.side === about
        ? { words: 'Laid a mine next to the boat', pointed: NOWHERE }
        : null;
    case 'exploded':
    case 'mineChained': {
      const owner = said.side === null ? 'Charted' : of(said.side);
      const kind = said.type === 'mineChained' ? 'mine' : CHARGE_WORDS[said.charge];
      return {
        words: `${owner} ${kind} on ${said.cell}: ${HIT_WORDS[said.hits[about]]}`,
        pointed: { ...NOWHERE, blasts: [said.cell] },
      };
    }
    case 'startChosen':
    case 'playBegan':
    case 'courseSet':
    case 'systemReady':
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

/** "now", "1 move ago" */
export const ageWords = ({ since }: Fact): string =>
  since === 0 ? 'now' : `${counted(since, 'move')} ago`;
