import { seatOf } from '@fathom/dark-water-salvage';
import type { Action, Event, HunterName, State } from '@fathom/dark-water-salvage';
import type { Viewer } from '@fathom/kit';
import type { Entitlement } from '@fathom/kit/secrecy';

/** Who may know what, told by the rules (RULES.md) and not by the view. */
export const entitlement: Entitlement<State, Action, Event> = {
  // 1.3, 1.4, 2.1 ships, turn order and chips lie open
  atStart: ({ wrecks, order, pool, bag }) => [wrecks.map(({ ship }) => ship), order, pool, bag],
  byRow: ({ events }, viewer, after) =>
    events.map((event) => fact(event, viewer, after)).filter((told) => told.length > 0),
  secrets: ({ truths, applications, researches, attempts }) => [
    truths,
    applications,
    researches.map(({ answer }) => answer),
    attempts.map(({ seen }) => seen),
  ],
};

const isOwn = (viewer: Viewer, hunter: HunterName): boolean => viewer.includes(seatOf(hunter));

function fact(event: Event, viewer: Viewer, after: State): readonly unknown[] {
  switch (event.type) {
    // 2.2 that somebody applied is seen by all, the amount by its owner, and a change by its owner alone
    case 'applied':
      return [event.hunter, 'applied', isOwn(viewer, event.hunter) ? event.amount : '?'];
    case 'applicationChanged':
      return isOwn(viewer, event.hunter) ? [event.hunter, 'changed', event.amount] : [];
    case 'applicationsOpened':
      return ['opened', ...event.bids.map(({ hunter, amount, taken }) => [hunter, amount, taken])];
    // 3 the card, the wreck and who; the answer is for that hunter alone
    case 'researched': {
      const answer = isOwn(viewer, event.hunter) ? event.answer : '?';
      return [event.hunter, 'researched', event.wreck, event.card, answer];
    }
    // 5, 6 where it was sought and what came of it; region and rumour of a wreck named are for that hunter alone
    case 'wreckLocated':
    case 'wreckSalvaged':
    case 'wreckMissed': {
      const seen = isOwn(viewer, event.hunter) ? event.seen : '?';
      const value = event.type === 'wreckSalvaged' ? event.value : 0;
      const prestige = event.type === 'wreckMissed' ? 0 : event.prestige;
      return [event.hunter, event.type, event.wreck, event.region, prestige, value, seen];
    }
    case 'loansOffered':
      return ['offered', event.round, event.chips, event.last];
    case 'cityChosen':
      return [event.hunter, 'starts', event.region];
    case 'stepBegan':
      return ['step', event.loop, event.step];
    case 'turnOrderAsked':
      return [event.hunter, 'asked'];
    case 'moved':
      return [event.hunter, 'moved', event.path, event.hire];
    case 'passed':
      return [event.hunter, 'passed'];
    case 'wasDone':
      return [event.hunter, 'done'];
    case 'timeRanOut':
      return ['late', ...event.hunters];
    case 'timeGiven':
      return ['until', event.until];
    case 'roundEnded':
      return ['round over', event.round];
    case 'forfeited':
      return [event.hunter, event.reason];
    // 8 when the game is over everything is open
    case 'gameEnded':
      return [event.winners, event.reason, entitlement.secrets(after)];
    default:
      return event satisfies never;
  }
}
