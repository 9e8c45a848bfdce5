import type { Refusal } from '@fathom/kit';
import { COLOUR_NAMES, COURSE_NAMES, ROLE_NAMES } from './names.ts';
import type { RefusalCode, RefusalFacts } from '../refusals.ts';

/** What was wrong, and what would be right. */
const SENTENCES: { readonly [Code in RefusalCode]: (facts: RefusalFacts[Code]) => string } = {
  over: () => 'The game is over.',
  noSuchSeat: ({ seat, seats }) => `There is no seat "${seat}"; there are ${seats.join(', ')}.`,
  nothingDue: () => 'No STOP has run out of time at this moment.',
  notYourRole: ({ roles }) =>
    `That is for the ${roles.map((role) => ROLE_NAMES[role]).join(' or the ')} to do.`,
  stillPlacing: () => 'Play begins when both Captains have chosen where to start.',
  begun: () => 'The boats are in the water: where they started cannot be changed.',
  alreadyPlaced: () => 'Your boat has its start already.',
  notWater: ({ cell }) => `${cell} is not water on this chart: choose a cell of water.`,
  notYourTurn: () => 'It is the other crew’s turn.',
  noTurns: () => 'In real time there are no turns to end.',
  awaitingOk: () => 'First Mate and Engineer must both have said OK first.',
  alreadyMoved: () => 'The boat has moved in this turn already.',
  offTheChart: (facts) => {
    if ('cell' in facts) return `There is no ${facts.cell} on this chart.`;
    return facts.by === 'course'
      ? 'That course leads off the chart.'
      : 'Even what is false must name a place on this chart.';
  },
  island: ({ cell }) => `There is an island at ${cell}.`,
  ownMine: ({ cell }) => `Your own mine lies at ${cell}.`,
  ownRoute: ({ cell }) => `Your own route has been through ${cell} since you last surfaced.`,
  blackout: () => 'No course is open: the boat must surface.',
  wayBarred: ({ open, cells }) => `On that course the way is open for ${open} cells, not ${cells}.`,
  noDuty: () => 'There is nothing to mark until the next course.',
  gaugeFull: ({ spaces }) => `All ${spaces} spaces of that gauge are marked.`,
  gaugesOpen: () => 'There is a free space on a gauge: mark one.',
  otherPanel: ({ heading }) =>
    heading === null
      ? 'The boat has no heading yet.'
      : `The boat headed ${COURSE_NAMES[heading]}: mark a symbol of that panel.`,
  alreadyBroken: ({ symbol }) => `${symbol} is broken already: mark another symbol.`,
  notFitted: () => 'The boats have no system of the scenario’s own in these waters.',
  notCharged: ({ marks, spaces }) => `The gauge shows ${marks} of ${spaces}: it must be full.`,
  brokenDown: ({ colour }) =>
    `A breakdown of ${COLOUR_NAMES[colour].toLowerCase()} must be repaired first.`,
  courseFirst: ({ before }) => COURSE_FIRST[before],
  alreadyActivated: () => 'One system a turn, and this turn has had it.',
  stopped: () => 'STOP: everybody waits until the system in use is settled.',
  stopFirst: ({ isSent }) =>
    isSent
      ? 'In real time a STOP for the sonar sends it.'
      : 'In real time a STOP comes before the aim.',
  noStop: ({ mode }) =>
    mode === 'turn'
      ? 'Turn by turn nobody has to be stopped: just use the system.'
      : 'There is no STOP of yours to call off.',
  noSector: ({ sectors }) => `The sectors of this chart are 1 to ${sectors}.`,
  noBerth: () =>
    'A mine goes on one of the eight cells around the boat: on water, not on your route nor on a mine of yours.',
  noMine: ({ cell, isCharted }) => {
    if (cell === null) return 'No charted mine is left to be set off.';
    return isCharted ? `There is no charted mine at ${cell}.` : `No mine of yours lies at ${cell}.`;
  },
  outOfRange: ({ range }) =>
    `A torpedo strikes water within ${range} steps of the boat, and never its own cell.`,
  sameCourse: ({ course }) =>
    `The boat goes ${COURSE_NAMES[course]}: a decoy calls another course than that.`,
  unnoticed: () => 'A decoy stops nobody: set the course, and call another.',
  noWreck: ({ cell }) =>
    cell === null
      ? 'No wreck that still has its crate lies under the boat or on the eight cells around it.'
      : `No wreck with a crate at ${cell} is in reach: it must lie under the boat or right beside it.`,
  noQuestion: () => 'No sonar of the enemy waits for your answer.',
  twoClaims: ({ said }) => `Say two of row, column and sector, not ${said}.`,
  oneTruth: () => 'Exactly one of the two must be true, and the other false.',
  surfaced: ({ isDrawing }) =>
    isDrawing
      ? 'At the surface every pen is needed for the hull.'
      : 'The boat is at the surface: it must dive first.',
  notSurfaced: () => 'The hull is traced at the surface, in real time.',
  allTraced: () => 'All four sections are traced: the Engineer says ready.',
  alreadyTraced: () => 'You have traced a section: this one is for another role.',
  anotherPen: () => 'Somebody else is tracing this section.',
  penElsewhere: ({ expected }) =>
    `Put the pen down where the trace goes on, near ${expected.join(', ')}.`,
  notTraced: ({ traced }) => `${traced} of the four sections are traced.`,
  alreadyReady: () => 'You have said so: the Captain dives.',
  notReady: () => 'The Engineer has not said ready yet.',
  markedTwice: () => 'A cell carries one pencil mark at most.',
  notHeardYet: ({ heard }) => `Only ${heard} announcements have been made so far.`,
  noSilence: ({ at }) =>
    `A track bends where the enemy ran silent, and ${at} is no silence of theirs.`,
  bentTwice: () => 'A track bends once at each silence.',
  drawnForYou: () => 'At this table the courses are drawn by themselves: none are drawn by hand.',
  tooManyCalls: ({ most, seconds }) =>
    `That is a lot at once: ${most} calls in ${seconds} seconds at most. Wait a moment.`,
};

const COURSE_FIRST: { readonly [Name in RefusalFacts['courseFirst']['before']]: string } = {
  system: 'Systems are used after the course of the turn.',
  nextSystem: 'A course must come between two uses of a system.',
  endOfTurn: 'A turn begins with a course, silence, or surfacing.',
};

export const REFUSAL_CODES: readonly RefusalCode[] = Object.keys(SENTENCES) as RefusalCode[];

/** null: not a refusal of these rules. */
export function refusalWords({ code, facts }: Refusal): string | null {
  if (!Object.hasOwn(SENTENCES, code)) return null;
  // Facts come from the rules, which can give none but those that go with the code.
  return SENTENCES[code as RefusalCode]((facts ?? {}) as never);
}

/** What bars a course, in one or two words, by the code of the refusal. */
const OBSTACLES: Readonly<Record<string, string>> = {
  offTheChart: 'edge of chart',
  island: 'island',
  ownRoute: 'own route',
  ownMine: 'own mine',
} satisfies { readonly [Code in RefusalCode]?: string };

export const obstacleWords = (refusal: Refusal): string =>
  OBSTACLES[refusal.code] ?? refusalWords(refusal) ?? refusal.code;
