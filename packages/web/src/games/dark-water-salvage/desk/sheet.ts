import {
  COLUMNS,
  ROWS,
  answerEffect,
  answerOf,
  believe,
  candidates,
  chanceAt,
  contentOf,
  expectedValue,
  pointOf,
  shipOf,
} from '@fathom/dark-water-salvage/client';
import type {
  Answer,
  AnswerEffect,
  Bearing,
  Card,
  Content,
  HunterName,
  Region,
  Rumour,
  Ship,
  View,
  WreckView,
  WreckNumber,
} from '@fathom/dark-water-salvage/client';

/** A part of the map in whole regions, counted from 0 in the north-west. */
interface Area {
  readonly column: number;
  readonly row: number;
  readonly width: number;
  readonly height: number;
}

/** 3.2 The ray or the quadrant a bearing means, land and features in it included. */
export function areaOf(from: Region, bearing: Bearing): Area {
  const { column, row } = pointOf(from);
  const across = bearing.includes('E')
    ? { column: column + 1, width: COLUMNS.length - column - 1 }
    : bearing.includes('W')
      ? { column: 0, width: column }
      : { column, width: 1 };
  const along = bearing.includes('S')
    ? { row: row + 1, height: ROWS.length - row - 1 }
    : bearing.includes('N')
      ? { row: 0, height: row }
      : { row, height: 1 };
  return { ...across, ...along };
}

/** One answer about the place of a wreck. */
export interface Mark {
  readonly round: number;
  readonly card: Card;
  readonly answer: Answer;
  readonly regions: readonly Region[]; // where the wreck can lie if it is so
}
/** The same on a sheet, among others. */
export interface SheetMark extends Mark {
  readonly effect: AnswerEffect; // what it ruled out
}

export const regionsBy = (content: Content, card: Card, answer: Answer): readonly Region[] =>
  content.wreckRegions.filter((region) => answerOf(content, { region, value: 0 }, card) === answer);

interface Miss {
  readonly hunter: HunterName;
  readonly region: Region;
}

/** One wreck as it stands on a hunter's record sheet. */
export interface WreckSheet {
  readonly wreck: WreckView;
  readonly ship: Ship;
  readonly marks: readonly SheetMark[]; // of places
  readonly rumour: Rumour | null;
  readonly told: Region | null; // read off the cards by a wrong attempt
  readonly misses: readonly Miss[]; // seen by all
  readonly isLockedOut: boolean;
}

/** Everything as one hunter knows it, even where more lies open; null: as everybody does. */
export function knownTo(view: View, hunter: HunterName | null): View {
  return {
    ...view,
    truths: null,
    researches: view.researches.map((note) =>
      note.hunter === hunter || note.answer === null ? note : { ...note, answer: null },
    ),
    attempts: view.attempts.map((attempt) =>
      attempt.hunter === hunter || attempt.seen === null ? attempt : { ...attempt, seen: null },
    ),
  };
}

/** By wreck. `view` is what the hunter knows. */
export const sheetsOf = (view: View, hunter: HunterName | null): readonly WreckSheet[] =>
  view.wrecks.map((wreck) => sheetOf(view, wreck, hunter));

function sheetOf(view: View, wreck: WreckView, hunter: HunterName | null): WreckSheet {
  const { number } = wreck;
  const content = contentOf(view.setup);
  const answers = view.researches.flatMap(({ round, card, answer, ...note }, place) => {
    const effect = note.wreck === number ? answerEffect(view, place) : null;
    return answer === null || effect === null ? [] : [{ round, card, answer, effect }];
  });
  const attempts = view.attempts.filter((attempt) => attempt.wreck === number);
  const seen = attempts.find((attempt) => attempt.seen !== null)?.seen ?? null;
  const rumour = answers.find(({ card }) => card === 'rumour')?.answer;
  return {
    wreck,
    ship: shipOf(view, number),
    marks: answers
      .filter(({ card }) => card !== 'rumour')
      .map(({ round, card, answer, effect }) => ({
        round,
        card,
        answer,
        effect,
        regions: regionsBy(content, card, answer),
      })),
    rumour: seen?.rumour ?? (Array.isArray(rumour) ? (rumour as unknown as Rumour) : null),
    told: seen?.region ?? null,
    misses: attempts.filter(({ found }) => !found),
    isLockedOut:
      view.hunters.find(({ name }) => name === hunter)?.lockedOut.includes(number) ?? false,
  };
}

/** Whether anything at all is known of where it lies: until then every region is as good as another. */
export const isStudied = ({ marks, misses, told }: WreckSheet): boolean =>
  marks.length > 0 || misses.length > 0 || told !== null;

/** What the sheet comes to when everything on it is put together. */
export interface Knowledge {
  readonly candidates: (wreck: WreckNumber) => readonly Region[];
  readonly chanceAt: (wreck: WreckNumber, region: Region) => number;
  readonly worthAt: (wreck: WreckNumber, region: Region) => number; // on average, if it lies there
}

/** `view` is what the hunter knows. */
export function knowledgeOf(view: View): Knowledge {
  const belief = believe(view);
  return {
    candidates: (wreck) => candidates(belief, wreck),
    chanceAt: (wreck, region) => chanceAt(belief, wreck, region),
    worthAt: (wreck, region) => expectedValue(belief, wreck, region),
  };
}
