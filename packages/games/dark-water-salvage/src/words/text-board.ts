import { contentOf } from '../content/index.ts';
import { netWorth } from '../rules/end.ts';
import { chipCount, dollars } from '../rules/loans.ts';
import type { Standing, Wreck } from '../state.ts';
import type { View } from '../view.ts';
import { resultWords } from './events.ts';
import { leadWords, whyWords } from './standings.ts';
import { STEP_NAMES, hunterLetter, hunterName } from './terms.ts';
import { COLUMNS, ROWS } from '../vocabulary.ts';
import type { Region } from '../vocabulary.ts';

/** The map in text, as the viewer knows it, with what stands beside it on a table. */
export function textBoard(view: View): string {
  const columns = `    ${COLUMNS.map((column) => column.padEnd(3)).join(' ')}`.trimEnd();
  const rows = ROWS.map((row) => {
    const marks = COLUMNS.map((column) => mark(view, `${column}${row}`).padEnd(3)).join(' ');
    return `  ${row} ${marks} ${row}`;
  });
  return [
    columns,
    ...rows,
    columns,
    '*3 city and its boats   +d feature   s m d shallow, medium, deep water and salvage   [A] a hunter',
    '',
    ...view.wrecks.map((wreck) => wreckLine(view, wreck)),
    '',
    ...view.hunters.map(hunterLine),
    ...(view.result === null ? [leadLine(view)] : [whyWords(view, hunterName)]),
    status(view),
  ].join('\n');
}

function mark(view: View, region: Region): string {
  const hunter = view.hunters.find(({ token }) => token === region);
  if (hunter !== undefined) return `[${hunterLetter(hunter.name)}]`;
  const place = contentOf(view.setup).terrain[region];
  switch (place.kind) {
    case 'city':
      return `*${place.hire}`;
    case 'feature':
      return `+${place.depth.charAt(0)}`;
    case 'water':
      return `${place.depth.charAt(0)}${place.salvage}`;
    default:
      return place satisfies never;
  }
}

function wreckLine(view: View, wreck: Wreck): string {
  const ship = contentOf(view.setup).ships[wreck.ship];
  const name = ship === undefined ? '' : `${ship.name} (${ship.located}/${ship.salvaged})`;
  return `${String(wreck.number).padStart(2)} ${name.padEnd(26)} ${fate(view, wreck)}`;
}

function fate({ truths }: View, { number, region, locatedBy, salvagedBy, value }: Wreck): string {
  if (salvagedBy !== null) return `salvaged by ${hunterName(salvagedBy)} at ${region}: $${value}`;
  if (locatedBy !== null) return `located by ${hunterName(locatedBy)} at ${region}`;
  const truth = truths?.[number - 1];
  return truth === undefined ? 'not found' : `never found: it lay at ${truth.region}`;
}

function hunterLine(hunter: Standing): string {
  const { name, cash, loans, prestige, salvaged, out, done } = hunter;
  const worth = netWorth(hunter);
  const parts = [
    `prestige ${prestige}`,
    `cash $${cash}`,
    `salvaged $${salvaged}`,
    `loans $${loans}`,
    worth < 0 ? `in debt by $${-worth}` : `worth $${worth}`,
    ...(out === null ? [] : ['has left']),
    ...(done ? ['done for the round'] : []),
  ];
  return `${hunterName(name)}: ${parts.join('   ')}`;
}

function leadLine(view: View): string {
  const { title, why } = leadWords(view, hunterName);
  return `${title}. ${why}`;
}

function status(view: View): string {
  const { phase, round, last, pool, bag, step, waiting, inOrder, result } = view;
  if (result !== null) return resultWords(result.winners.map(hunterName), result.reason);
  const left = `${chipCount(bag)} chips in the bag`;
  const where = `Round ${round}${last ? ', the last' : ''}; ${left}`;
  const what =
    phase === 'applying'
      ? `applications for $${dollars(pool)}`
      : step === null
        ? 'tokens go onto cities'
        : STEP_NAMES[step];
  const awaited = (inOrder ? waiting.slice(0, 1) : waiting).map(hunterName).join(', ');
  return `${where}; ${what}. Waiting for ${awaited}.`;
}
