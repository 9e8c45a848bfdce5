import type { Advice } from '@fathom/kit';
import type { AnswerSonar, Claims, DrawSheet, LaunchDrone } from '../../actions.ts';
import { trueClaims } from '../../rules/detection.ts';
import { estimateWords, listed, percent } from '../../text/estimate-words.ts';
import { CLAIM_KINDS } from '../../vocabulary.ts';
import { chartIn, secrecyWords } from './scene.ts';
import type { Scene } from './scene.ts';

export function droneAdvice({ belief }: Scene, { sector }: LaunchDrone): Advice {
  const chance = belief.enemy.sectors[sector - 1] ?? 0;
  return {
    what: `Send the drone over sector ${sector}.`,
    reasons: [
      `The chance that the enemy is there is ${percent(chance)}: whatever the answer, it tells much.`,
      estimateWords(belief.enemy)[0] ?? '',
    ],
  };
}

export const sonarAdvice = ({ belief }: Scene): Advice => ({
  what: 'Send out the sonar.',
  reasons: [
    estimateWords(belief.enemy)[0] ?? '',
    'Two answers, one of them true, should leave far fewer.',
  ],
});

export function answerAdvice(scene: Scene, { claims }: AnswerSonar): Advice {
  const { position } = scene.boat;
  const truth = position === null ? [] : trueClaims(chartIn(scene), position, claims);
  return {
    what: `Answer ${claimWords(claims)}.`,
    reasons: [
      ...truth.map((kind) => `The ${kind} is true, the other is not.`),
      'Of all the answers you may give, it leaves the enemy most cells.',
      ...secrecyWords(scene),
    ],
  };
}

const claimWords = (claims: Claims): string =>
  listed(
    CLAIM_KINDS.filter((kind) => claims[kind] !== null).map((kind) => `${kind} ${claims[kind]}`),
    'and',
  );

/** 8. The Radio Operator's report to the Captain. */
export const sheetAdvice = ({ belief }: Scene, { sheet }: DrawSheet): Advice => {
  const rings = sheet.pencil.filter(({ mark }) => mark === 'ring').map(({ cell }) => cell);
  return {
    what:
      rings.length === 0
        ? 'Wipe the sheet: there is no place worth a ring.'
        : `Ring ${listed(rings, 'and')} on the sheet.`,
    reasons: estimateWords(belief.enemy),
  };
};
