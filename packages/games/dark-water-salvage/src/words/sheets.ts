import { counted, listed, midSentence, percent } from '@fathom/kit';
import type { Terrain } from '../content/index.ts';
import type { Region } from '../vocabulary.ts';
import { isHere } from './prompts.ts';
import { DEPTH_NAMES, money } from './terms.ts';

// What is known of a wreck or of a region, as the record sheet, the chart and its reader say it.

/** What has become of a wreck. Names are as in a sentence. */
export type WreckFate =
  | {
      readonly kind: 'salvaged';
      readonly by: string;
      readonly region: Region;
      readonly value: number;
    }
  | { readonly kind: 'located'; readonly by: string; readonly region: Region }
  | { readonly kind: 'open' };

/** What a reader knows besides, who may be locked out of it. */
export interface WreckKnowledge {
  readonly fate: WreckFate;
  readonly isLockedOut: boolean;
  readonly told: Region | null; // read off the cards by a wrong attempt
  readonly lay: Region | null; // once the game is over
  readonly answers: number;
  readonly left: readonly Region[] | null; // where it can still lie; null: nothing known, or no such aid
}

/** In as few words as will do, beside the sign of whoever found her. */
export function wreckTag({ fate, isLockedOut, told, lay, answers, left }: WreckKnowledge): string {
  if (fate.kind === 'salvaged') return `raised, ${money(fate.value)}`;
  if (isLockedOut) return told === null ? 'barred' : `barred: ${told}`;
  if (fate.kind === 'located') return `at ${fate.region}`;
  if (lay !== null) return `lay at ${lay}`;
  if (left === null) return answers > 0 ? counted(answers, 'answer') : 'unknown';
  return left.length === 1 ? `only ${left[0] ?? ''}` : counted(left.length, 'region');
}

/** The same in a sentence. */
export function wreckSentence({
  fate,
  isLockedOut,
  told,
}: Pick<WreckKnowledge, 'fate' | 'isLockedOut' | 'told'>): string {
  if (fate.kind === 'salvaged')
    return `Salvaged at ${fate.region} by ${midSentence(fate.by)} for ${money(fate.value)}.`;
  const where =
    fate.kind === 'located'
      ? `Located at ${fate.region} by ${midSentence(fate.by)}.`
      : 'Nobody has located her yet.';
  if (!isLockedOut) return where;
  const saw = told === null ? '' : ` The cards told you that she lies at ${told}.`;
  return `${where} You were wrong about her and may not try again.${saw}`;
}

const FEW = 8; // regions that can be read at a glance

export function candidateWords(left: readonly Region[]): string {
  if (left.length === 1) return `Only ${left[0] ?? ''} is left.`;
  return left.length <= FEW
    ? `Can lie at ${listed(left, 'or')}.`
    : `${counted(left.length, 'region')} are still possible.`;
}

/** How good an attempt is: for a list, and in a sentence. */
interface OddsWords {
  readonly short: string;
  readonly sentence: string;
}
export const ODDS = {
  here: (region: Region): OddsWords => ({
    short: 'here',
    sentence: `She was located here, at ${region}.`,
  }),
  elsewhere: (shown: Region): OddsWords => ({
    short: `at ${shown}`,
    sentence: `She lies at ${shown}, not here.`,
  }),
  missed: (region: Region): OddsWords => ({
    short: 'not here',
    sentence: `She was sought at ${region} and is not here.`,
  }),
  ruledOut: (region: Region): OddsWords => ({
    short: '0%',
    sentence: `Your sheet rules ${region} out: a sure miss.`,
  }),
  certain: (region: Region): OddsWords => ({
    short: 'certain',
    sentence: `Your sheet leaves ${region} alone: certain.`,
  }),
  chance: (region: Region, chance: number, left: number): OddsWords => ({
    short: percent(chance),
    sentence: `Your sheet leaves ${counted(left, 'region')}; the chance for ${region} is ${percent(chance)}.`,
  }),
  noAid: (region: Region): OddsWords => ({
    short: '',
    sentence: `Do your own notes say ${region}?`,
  }),
  against: (region: Region, answers: readonly string[]): OddsWords => ({
    short: 'no',
    sentence: `Your answer ${listed(answers)} speaks against ${region}: a sure miss.`,
  }),
  notAsked: (): OddsWords => ({
    short: '?',
    sentence: 'You have not asked where she lies yet.',
  }),
  fits: (region: Region, answers: number): OddsWords => ({
    short: 'fits',
    sentence: `${answers === 1 ? 'Your one answer fits' : `All ${answers} of your answers fit`} ${region}.`,
  }),
} as const;

/** A region with all that can be seen on it, for those who cannot see it. */
export interface RegionFacts {
  readonly region: Region;
  readonly terrain: Terrain;
  readonly boats: readonly string[]; // names as in a sentence
  readonly finds: readonly { readonly ship: string; readonly isSalvaged: boolean }[];
  readonly sheet: SheetFacts | null; // of the selected wreck
  readonly course: string | null; // as COURSE puts it
}
export interface SheetFacts {
  readonly ship: string;
  readonly wasMissed: boolean; // somebody tried here
  readonly fits: readonly [fitting: number, answers: number] | null;
  readonly isPossible: boolean | null; // null: no such aid
  readonly pencil: 'no' | 'maybe' | null;
}

export const describeRegion = (facts: RegionFacts): string =>
  [
    `${facts.region}, ${terrainWords(facts.terrain)}`,
    ...facts.boats.map(isHere),
    ...facts.finds.map(
      ({ ship, isSalvaged }) => `the ${ship} was ${isSalvaged ? 'salvaged' : 'located'} here`,
    ),
    ...(facts.sheet === null ? [] : sheetWords(facts.sheet)),
    ...(facts.course === null ? [] : [facts.course]),
  ].join('; ');

function terrainWords(terrain: Terrain): string {
  switch (terrain.kind) {
    case 'city':
      return `the city of ${terrain.name}, a boat costs ${money(terrain.hire)}`;
    case 'feature':
      return `${terrain.name}, a feature in ${DEPTH_NAMES[terrain.depth]}`;
    case 'water':
      return `${DEPTH_NAMES[terrain.depth]}, salvage costs ${money(terrain.salvage)}`;
    default:
      return terrain satisfies never;
  }
}

function sheetWords({ ship, wasMissed, fits, isPossible, pencil }: SheetFacts): readonly string[] {
  return [
    ...(wasMissed ? [`the ${ship} is not here`] : []),
    ...(fits === null
      ? []
      : [`fits ${fits[0]} of ${counted(fits[1], 'answer')} about the ${ship}`]),
    ...(isPossible === null ? [] : [isPossible ? 'still possible' : 'ruled out']),
    ...(pencil === null ? [] : [pencil === 'no' ? 'crossed out by you' : 'marked with ? by you']),
  ];
}

/** What choosing a region would do. `cost` is as costWords puts it. */
export const COURSE = {
  freeCity: 'free to start from',
  pickedCity: 'picked, choose again to start here',
  reachable: (cost: string): string => `you can go here for ${cost}`,
  picked: (cost: string): string => `picked, ${cost}, choose again to sail`,
  tooFar: (cost: string): string => `too far, ${cost}`,
} as const;
