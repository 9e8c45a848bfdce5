import { YOU, counted, isForfeit, listed, midSentence } from '@fathom/kit';
import type { HunterNow, WinningEdge } from '../aids/standings.ts';
import { standingsNow, winningEdge } from '../aids/standings.ts';
import type { TurningPoint } from '../aids/turning-point.ts';
import { turningPoint } from '../aids/turning-point.ts';
import { shipOf } from '../rules/table.ts';
import type { View } from '../view.ts';
import { balance, money } from './terms.ts';
import type { NameOf } from './terms.ts';

/** 8. What everybody plays for. */
export const GOAL = 'Most prestige wins, unless in debt.';

/** Who would win now, and by what. */
export interface LeadWords {
  readonly title: string;
  readonly why: string;
}

/** As the game would end now. */
export function leadWords(view: View, nameOf: NameOf): LeadWords {
  const leaders = standingsNow(view).filter(({ wouldWin }) => wouldWin);
  const rivals = view.hunters.filter(({ out }) => out === null);
  // Before the first find a dollar more or less in the cash box is no lead worth telling.
  if (rivals.length > 1 && rivals.every(({ prestige }) => prestige === rivals[0]?.prestige))
    return { title: 'Nobody leads yet', why: GOAL };
  const names = leaders.map(({ hunter }) => nameOf(hunter));
  return {
    title: `${listed(inOneSentence(names))} would ${names.length > 1 ? 'share the win' : 'win'} now`,
    why: edgeWords(winningEdge(view), leaders, nameOf),
  };
}

/** "$7 in debt", "$4 to the good", "even". */
export function netWords(net: number): string {
  if (net === 0) return 'even';
  return net < 0 ? `${money(-net)} in debt` : `${money(net)} to the good`;
}

/** Why those won who did: the second line of an ending. */
export function whyWords(view: View, nameOf: NameOf): string {
  const { result } = view;
  if (result === null) return '';
  const winners = standingsNow(view).filter(({ hunter }) => result.winners.includes(hunter));
  const edge: WinningEdge = isForfeit(result.reason) ? { kind: 'alone' } : winningEdge(view);
  return edgeWords(edge, winners, nameOf);
}

function edgeWords(edge: WinningEdge, winners: readonly HunterNow[], nameOf: NameOf): string {
  const [first] = winners;
  switch (edge.kind) {
    case 'alone':
      return aloneWords(winners, nameOf);
    case 'all':
      return first === undefined
        ? 'Everybody has left.'
        : `All have ${first.prestige} prestige and are ${netWords(first.net)}.`;
    case 'solvent':
      return `${first?.prestige ?? 0} beats ${listed(edge.over.map(({ prestige }) => prestige))}: ${whyNot(edge.over, nameOf)}.`;
    case 'prestige':
      return `${allInDebt(edge)}${edge.best} prestige beats ${edge.next}.`;
    case 'net':
      return `${allInDebt(edge)}${evenPrestige(first)}, and ${balance(edge.best)} beats ${balance(edge.next)}.`;
    case 'salvages':
      return `${allInDebt(edge)}${evenPrestige(first)} and as much money, and ${counted(edge.best, 'salvage')} beat${edge.best === 1 ? 's' : ''} ${edge.next}.`;
    default:
      return edge satisfies never;
  }
}

function aloneWords(winners: readonly HunterNow[], nameOf: NameOf): string {
  const [left] = winners;
  const debt = left?.isInDebt === true ? ', in debt or not' : '';
  return left === undefined
    ? 'Everybody has left.'
    : `Only ${midSentence(nameOf(left.hunter))} ${nameOf(left.hunter) === YOU ? 'are' : 'is'} left in the game${debt}.`;
}

const allInDebt = (edge: { readonly allInDebt: boolean }): string =>
  edge.allInDebt ? 'Everybody is in debt: ' : '';
const evenPrestige = (first: HunterNow | undefined): string =>
  `${first?.prestige ?? 0} prestige each`;

/** "Coral is in debt", "Coral and Jade are in debt", "Coral is in debt and Jade has left". */
function whyNot(over: readonly HunterNow[], nameOf: NameOf): string {
  const debtors = over.filter(({ isOut }) => !isOut).map(({ hunter }) => nameOf(hunter));
  const gone = over.filter(({ isOut }) => isOut).map(({ hunter }) => nameOf(hunter));
  return listed([
    ...(debtors.length === 0 ? [] : [`${isOrAre(debtors)} in debt`]),
    ...(gone.length === 0 ? [] : [`${hasOrHave(gone)} left`]),
  ]);
}

const isOrAre = (names: readonly string[]): string =>
  `${listed(names.map(midSentence))} ${names.length > 1 || names[0] === YOU ? 'are' : 'is'}`;
const hasOrHave = (names: readonly string[]): string =>
  `${listed(names.map(midSentence))} ${names.length > 1 || names[0] === YOU ? 'have' : 'has'}`;

/** "You" only at the beginning. */
const inOneSentence = (names: readonly string[]): readonly string[] =>
  names.map((name, i) => (i === 0 ? name : midSentence(name)));

/** What decided the match, in a sentence. null: nothing stands out, or it is not over. */
export function turningPointWords(view: View, nameOf: NameOf): string | null {
  const point = turningPoint(view);
  return point && pointWords(point, view, nameOf);
}

function pointWords(point: TurningPoint, view: View, nameOf: NameOf): string {
  switch (point.kind) {
    case 'lead': {
      const { hunter, round, deed, wreck, region, prestige } = point.attempt;
      const who = midSentence(nameOf(hunter));
      return `In round ${round} ${who} ${deed === 'locate' ? 'located' : 'salvaged'} the ${shipOf(view, wreck).name} at ${region} for ${prestige} prestige, and nobody caught up again.`;
    }
    case 'miss': {
      const { hunter, round, wreck, region } = point.attempt;
      return `In round ${round} ${midSentence(nameOf(hunter))} paid ${money(point.cost)} for the ${shipOf(view, wreck).name} at ${region}, where she was not: that was the debt.`;
    }
    case 'loan':
      return `${nameOf(point.hunter)} borrowed ${money(point.taken)} in round ${point.round} and ended ${money(point.debt)} in debt.`;
    default:
      return point satisfies never;
  }
}
