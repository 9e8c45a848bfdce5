import type { Schema } from '@fathom/kit';
import * as v from 'valibot';
import {
  FURTHEST_BEND,
  LONGEST_STROKE,
  MOST_BENDS,
  MOST_PENCIL_MARKS,
  MOST_PLOTTED,
  PENCIL_MARKS,
  PLOTTED,
  SHEET_SIZE,
} from './actions.ts';
import type { Action } from './actions.ts';
import { SYMBOLS } from './panel.ts';
import { COLOURS, COLUMNS, COURSES, SYSTEMS } from './vocabulary.ts';
import type { Cell } from './vocabulary.ts';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const cell = v.pipe(
  v.string(),
  v.regex(/^[A-O](?:[1-9]|1[0-5])$/, 'expected a cell such as "C7"'),
  v.transform((text) => text as Cell),
);
const course = v.picklist(COURSES, 'expected a course: N, E, S or W');
const sector = whole(1, 9);
const row = whole(1, 15);
const announcement = whole(0, 1_000_000);
const shift = whole(-FURTHEST_BEND, FURTHEST_BEND);
const point = v.strictTuple([whole(0, SHEET_SIZE.width), whole(0, SHEET_SIZE.height)]);

const call = v.variant('kind', [
  v.strictObject({ kind: v.picklist(['charge', 'use']), system: v.picklist(SYSTEMS) }),
  v.strictObject({ kind: v.literal('keep'), colour: v.picklist(COLOURS) }),
  v.strictObject({ kind: v.picklist(['here', 'point']), cell }),
  v.strictObject({ kind: v.literal('sector'), sector, sure: v.boolean() }),
  v.strictObject({ kind: v.literal('course'), course, wanted: v.boolean() }),
  v.strictObject({ kind: v.picklist(['where', 'lost', 'surface', 'wait', 'yes', 'no']) }),
]);

export const actionSchema: Schema<Action> = v.variant('type', [
  v.strictObject({ type: v.literal('start'), cell }),
  v.strictObject({ type: v.literal('course'), course }),
  v.strictObject({ type: v.literal('surface') }),
  v.strictObject({ type: v.literal('gauge'), system: v.picklist(SYSTEMS) }),
  v.strictObject({ type: v.literal('ok') }),
  v.strictObject({
    type: v.literal('break'),
    symbol: v.picklist(SYMBOLS, 'expected a symbol such as "N3"'),
  }),
  v.strictObject({ type: v.literal('stop'), system: v.picklist(SYSTEMS) }),
  v.strictObject({ type: v.literal('standDown') }),
  v.strictObject({ type: v.literal('mine'), cell }),
  v.strictObject({ type: v.literal('torpedo'), cell }),
  v.strictObject({ type: v.literal('drone'), sector }),
  v.strictObject({ type: v.literal('sonar') }),
  v.strictObject({ type: v.literal('silence'), course, cells: whole(0, 4) }),
  v.strictObject({ type: v.literal('scenario'), cell }),
  v.strictObject({ type: v.literal('decoy'), course, called: course }),
  v.strictObject({ type: v.literal('grapnel'), cell }),
  v.strictObject({ type: v.literal('trigger'), cell }),
  v.strictObject({
    type: v.literal('answer'),
    claims: v.strictObject({
      row: v.nullable(row),
      column: v.nullable(v.picklist(COLUMNS)),
      sector: v.nullable(sector),
    }),
  }),
  v.strictObject({ type: v.literal('endTurn') }),
  v.strictObject({
    type: v.literal('trace'),
    stroke: v.pipe(v.array(point), v.minLength(1), v.maxLength(LONGEST_STROKE)),
  }),
  v.strictObject({ type: v.literal('readyToDive') }),
  v.strictObject({ type: v.literal('dive') }),
  v.strictObject({
    type: v.literal('sheet'),
    sheet: v.strictObject({
      at: v.nullable(cell),
      since: announcement,
      heard: v.exactOptional(announcement),
      bends: v.exactOptional(
        v.pipe(
          v.array(v.strictObject({ silence: announcement, east: shift, south: shift })),
          v.maxLength(MOST_BENDS),
        ),
      ),
      courses: v.exactOptional(v.pipe(v.array(v.picklist(PLOTTED)), v.maxLength(MOST_PLOTTED))),
      pencil: v.pipe(
        v.array(v.strictObject({ cell, mark: v.picklist(PENCIL_MARKS) })),
        v.maxLength(MOST_PENCIL_MARKS),
      ),
    }),
    on: v.exactOptional(v.literal('second')),
  }),
  v.strictObject({ type: v.literal('call'), call }),
]);
