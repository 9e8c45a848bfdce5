import { HARM, confirmWords, hitAt, ownPriceWords } from '@fathom/captain-sonar/client';
import type {
  Action,
  Cell,
  Chart,
  Confirmation,
  SideName,
  View,
} from '@fathom/captain-sonar/client';

interface OrderContext {
  readonly view: View;
  readonly side: SideName;
  readonly chart: Chart;
}

/** null: an order that needs no second thought. */
export function confirmationFor(action: Action, context: OrderContext): Confirmation | null {
  switch (action.type) {
    case 'start':
      return confirmWords.start(action.cell, context.chart.sectorOf(action.cell));
    case 'mine':
      return confirmWords.mine(action.cell);
    case 'torpedo':
    case 'trigger':
    case 'scenario':
      return confirmWords[action.type](action.cell, ownPrice(context, action));
    case 'drone':
      return confirmWords.drone(action.sector);
    case 'sonar':
      return confirmWords.sonar();
    case 'stop':
      return confirmWords.stopForSonar();
    case 'silence':
      return confirmWords.silence(action.course, action.cells);
    case 'decoy':
      return confirmWords.decoy(action.course, action.called);
    case 'grapnel':
      return confirmWords.grapnel(action.cell);
    case 'surface':
      return surfacing(context);
    case 'course':
    case 'gauge':
    case 'ok':
    case 'break':
    case 'standDown':
    case 'answer':
    case 'endTurn':
    case 'trace':
    case 'readyToDive':
    case 'dive':
    case 'sheet':
    case 'call':
      return null;
    default:
      return action satisfies never;
  }
}

function surfacing({ view, side, chart }: OrderContext): Confirmation | null {
  const position = view.boats[side]?.position ?? null;
  if (position === null) return null;
  return confirmWords.surface({
    sector: chart.sectorOf(position),
    isTurnByTurn: view.setup.mode === 'turn',
    isUnderIce: view.setup.scenario === 'ice' && !chart.holes.includes(position),
    sinks: view.standing[side].damage + 1 >= view.setup.damage,
  });
}

interface Shot {
  readonly type: 'torpedo' | 'trigger' | 'scenario';
  readonly cell: Cell;
}

/** What a blast would do to the crew's own boat and mines, in words; null: nothing. */
export function ownPrice(
  { view, side }: Pick<OrderContext, 'view' | 'side'>,
  { type, cell }: Shot,
): string | null {
  const boat = view.boats[side];
  if (boat === null || boat.position === null) return null;
  const mines = boat.mines.filter((mine) => mine === cell).length - (type === 'trigger' ? 1 : 0);
  const charted =
    view.charted.filter((mine) => mine === cell).length - (type === 'scenario' ? 1 : 0);
  const blasts = view.setup.chainMines ? 1 + Math.max(0, mines) + Math.max(0, charted) : 1;
  const hit = hitAt(view, cell, boat.position);
  const damage = HARM[hit] * blasts;
  const sinks = view.standing[side].damage + damage >= view.setup.damage;
  const price = [
    ...(damage === 0 ? [] : [ownPriceWords.boatHit(hit === 'direct', sinks ? null : damage)]),
    ...(mines > 0 && !view.setup.chainMines ? [ownPriceWords.mineLost(cell)] : []),
  ];
  return price.length === 0 ? null : price.join(' ');
}
