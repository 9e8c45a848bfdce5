import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = (path: string): string =>
  readFileSync(new URL(`../src/${path}`, import.meta.url), 'utf8');

type Room = 'day' | 'night';
const ROOMS: readonly Room[] = ['day', 'night'];
type Rgb = readonly [number, number, number];
/** By its name: a colour for each room. */
type Palette = ReadonlyMap<string, Readonly<Record<Room, Rgb>>>;

const COLOUR = /--([\w-]+):\s*light-dark\(\s*(#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\s*\)/gu;

const rgbOf = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Rgb;

const paletteIn = (text: string): Palette =>
  new Map(
    [...text.matchAll(COLOUR)].map(([, name = '', day = '', night = '']) => [
      name,
      { day: rgbOf(day), night: rgbOf(night) },
    ]),
  );

const TOKENS = paletteIn(css('tokens.css'));
const SETS: ReadonlyMap<string, Palette> = new Map(
  [...css('colours/colours.css').matchAll(/\[data-colours='(\w+)'\] \{([^}]*)\}/gu)].map(
    ([, name = '', body = '']) => [name, paletteIn(body)],
  ),
);

const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const luminance = (colour: Rgb): number => {
  const [r, g, b] = colour.map(linear) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

type Matrix = readonly [Rgb, Rgb, Rgb];
const GREY: Rgb = [0.2126, 0.7152, 0.0722];
/** What is left of a colour, in linear light: Machado, Oliveira and Fernandes 2009, at full severity. */
const EYES: Readonly<Record<string, Matrix>> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  mono: [GREY, GREY, GREY],
};

function seenBy(eyes: string, colour: Rgb): Rgb {
  const light = colour.map(linear);
  const rows = EYES[eyes] ?? [];
  return rows.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, share, i) => sum + share * (light[i] ?? 0), 0),
      ),
    ),
  ) as unknown as Rgb;
}

/** Björn Ottosson's Oklab, of linear light: equal distances look about equally far. */
function oklab([r, g, b]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** In hundredths: 2 can just be told apart side by side, 10 at a glance. */
function distance(eyes: string, one: Rgb, other: Rgb): number {
  const [a, b] = [oklab(seenBy(eyes, one)), oklab(seenBy(eyes, other))];
  return 100 * Math.hypot(...a.map((value, i) => value - (b[i] ?? 0)));
}

const HUNTERS = ['amber', 'coral', 'jade', 'slate', 'violet'].map((name) => `hunter-${name}`);
const BOTH_SIDES = [['side-a', 'side-b']] as const;
const VOICES = [
  ...BOTH_SIDES,
  ['good', 'danger'],
  ['good', 'warn'],
  ['warn', 'danger'],
  ['accent', 'ping'],
  ['accent', 'danger'],
  ['accent', 'warn'],
  ['ping', 'danger'],
  ['ping', 'good'],
] as const;
/** Light and dark alone leave room for few: those that never stand beside their word. */
const SHADES = [...BOTH_SIDES, ['good', 'danger'], ['warn', 'danger'], ['accent', 'ping']] as const;

const colourOf = (palette: Palette | undefined, name: string, room: Room): Rgb => {
  const found = palette?.get(name);
  if (found === undefined) throw new Error(`There is no colour --${name}.`);
  return found[room];
};

const nearest = (
  eyes: string,
  colours: Palette | undefined,
  room: Room,
): { readonly voices: number; readonly hunters: number } => {
  const apart = (one: string, other: string): number =>
    distance(eyes, colourOf(colours, one, room), colourOf(colours, other, room));
  return {
    voices: Math.min(
      ...(eyes === 'mono' ? SHADES : VOICES).map(([one, other]) => apart(one, other)),
    ),
    hunters: Math.min(
      ...HUNTERS.flatMap((one, i) => HUNTERS.slice(i + 1).map((other) => apart(one, other))),
    ),
  };
};

describe.each(Object.keys(EYES))('colours for eyes of the kind %s', (eyes) => {
  const set = SETS.get(eyes);
  const most = eyes === 'mono' ? { voices: 10, hunters: 6 } : { voices: 12, hunters: 12 };

  test.each(ROOMS)(
    'by %s what differs can be told apart, and better than by the usual ones',
    (room) => {
      const found = nearest(eyes, set, room);
      expect(found.voices).toBeGreaterThan(most.voices);
      expect(found.hunters).toBeGreaterThan(most.hunters);
      expect(found.hunters).toBeGreaterThan(nearest(eyes, TOKENS, room).hunters);
    },
  );

  test.each(ROOMS)('by %s each of them is 4.5:1 on every ground', (room) => {
    for (const name of set?.keys() ?? [])
      for (const ground of ['paper', 'card', 'card-2'])
        expect(
          contrast(colourOf(set, name, room), colourOf(TOKENS, ground, room)),
          `--${name} on --${ground}`,
        ).toBeGreaterThanOrEqual(4.5);
    const accent = contrast(colourOf(set, 'accent', room), colourOf(TOKENS, 'accent-ink', room));
    expect(accent, 'words on the accent').toBeGreaterThanOrEqual(4.5);
  });
});

test('the usual ones are the same beside the others as everywhere', () => {
  const usual = SETS.get('usual') ?? new Map();
  const same = new Map([...TOKENS].filter(([name]) => usual.has(name)));
  expect(new Map(usual)).toEqual(same);
  expect([...SETS.keys()]).toEqual(['usual', ...Object.keys(EYES)]);
});

test('without them, the worst pair of hunters is all but the same to some', () => {
  expect(nearest('deutan', TOKENS, 'day').hunters).toBeLessThan(3);
});
