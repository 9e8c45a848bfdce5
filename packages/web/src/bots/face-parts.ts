/** One stroke of a face: what it is filled with, and its outline in a square of 40. */
export interface FaceStroke {
  readonly ink: 'metal' | 'glass' | 'dark' | 'cloth' | 'line'; // line: not filled at all
  readonly path: string;
}
export interface BotFacePlan {
  readonly ground: string; // colours
  readonly metal: string;
  readonly cloth: string;
  readonly strokes: readonly FaceStroke[];
}

const disc = (x: number, y: number, r: number): string => `M${x} ${y - r}a${r} ${r} 0 1 0 .01 0z`;
const metal = (path: string): FaceStroke => ({ ink: 'metal', path });
const glass = (path: string): FaceStroke => ({ ink: 'glass', path });
const dark = (path: string): FaceStroke => ({ ink: 'dark', path });
const cloth = (path: string): FaceStroke => ({ ink: 'cloth', path });
const line = (path: string): FaceStroke => ({ ink: 'line', path });

const GROUNDS = ['#bcd9e6', '#cfe3d4', '#ecdcae', '#ecc9bd', '#d3d2ec'];
const METALS = ['#d9a441', '#cf7d50', '#aebbc0', '#68aa95', '#cf6657', '#6f97c4', '#ece0c3'];
const CLOTHS = ['#1f4e79', '#9c1f63', '#f6f2e6', '#2f7a55', '#b3541e'];

/** A buoy, a tin, a diver's helmet, a lantern, a cask. */
const HEADS: readonly (readonly FaceStroke[])[] = [
  [metal(disc(20, 22, 12))],
  [metal('M9 13q0-2 2-2h18q2 0 2 2v16q0 5-5 5h-12q-5 0-5-5z'), line('M12 30v2M28 30v2')],
  [metal('M20 9c8 0 10 6 10 12l2 9q0 3-3 3h-18q-3 0-3-3l2-9c0-6 2-12 10-12z')],
  [metal('M14 9h12l5 7v10l-5 8h-12l-5-8v-10z'), line('M9 16h2M29 16h2')],
  [metal('M12 9h16q6 12 0 25h-16q-6-13 0-25z'), line('M9.7 14h20.6M9.7 29h20.6')],
];
/** Portholes, one large one, a slit, dots under brows, goggles. */
const EYES: readonly (readonly FaceStroke[])[] = [
  [
    glass(disc(15, 20, 3.8)),
    glass(disc(25, 20, 3.8)),
    dark(disc(15.6, 20.4, 1.5)),
    dark(disc(25.6, 20.4, 1.5)),
  ],
  [glass(disc(20, 20, 6)), dark(disc(20.8, 20.6, 2.4))],
  [dark('M12 17.5h16v5h-16z'), glass(disc(16.5, 20, 1.4)), glass(disc(24.5, 20, 1.4))],
  [
    dark(disc(15.5, 20.5, 1.8)),
    dark(disc(24.5, 20.5, 1.8)),
    line('M12.5 16.5l5-.8M27.5 16.5l-5-.8'),
  ],
  [
    glass('M11 17h8v6h-8z'),
    glass('M21 17h8v6h-8z'),
    line('M19 19h2'),
    dark(disc(15.8, 20.4, 1.4)),
    dark(disc(25.2, 20.4, 1.4)),
  ],
];
/** A grille, a smile, a moustache, a pipe, a small o. */
const MOUTHS: readonly (readonly FaceStroke[])[] = [
  [glass('M14.5 26h11v4h-11z'), line('M17.2 26v4M20 26v4M22.8 26v4')],
  [line('M14.5 26.5q5.5 5 11 0')],
  [cloth('M20 26.5q-3-2.5-8 1.5q5 1 8-.5q3 1.5 8 .5q-5-4-8-1.5z')],
  [line('M16 28h6'), dark('M22 27h7v-2.5h3v5h-10z')],
  [dark(disc(20, 28, 1.9))],
];
/** A sailor's cap, an aerial, a periscope, a knitted cap, a pennant, a peaked cap. */
const HATS: readonly (readonly FaceStroke[])[] = [
  [cloth('M10.5 12.5l-1.5-5q11-4 22 0l-1.5 5q-9.5-2.5-19 0z')],
  [line('M20 10v-5'), glass(disc(20, 4.5, 2))],
  [metal('M18 11v-7h7v3h-4v4z'), glass('M23.5 4h1.5v3h-1.5z')],
  [cloth('M9.5 13.5q0-8.5 10.5-8.5t10.5 8.5q-10.5-2.5-21 0z'), glass(disc(20, 4.5, 2.2))],
  [line('M15 11v-9'), cloth('M15 2l10 3l-10 3z')],
  [cloth('M10.5 11l-2-4q11.5-5.5 23 0l-2 4z'), dark('M10 11q10-2.5 20 0v2.5q-10-2.5-20 0z')],
];

/** The same name has the same face, everywhere and always. */
export function facePlan(name: string): BotFacePlan {
  let left = hashOf(name);
  const next = <T>(parts: readonly T[]): T => {
    const part = parts[left % parts.length] as T;
    left = Math.floor(left / parts.length);
    return part;
  };
  const strokes = [HEADS, EYES, MOUTHS, HATS].flatMap((parts) => next(parts));
  return { strokes, metal: next(METALS), cloth: next(CLOTHS), ground: next(GROUNDS) };
}

function hashOf(text: string): number {
  let hash = 5381;
  for (const letter of text) hash = (Math.imul(hash, 33) ^ letter.charCodeAt(0)) >>> 0;
  return hash;
}
