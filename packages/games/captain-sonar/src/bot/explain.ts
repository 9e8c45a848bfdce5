import type { Advice, Choice, Seat } from '@fathom/kit';
import type { Action } from '../actions.ts';
import type { View } from '../view.ts';
import { chairAt } from '../vocabulary.ts';
import { answerAdvice, droneAdvice, sheetAdvice, sonarAdvice } from './explain/listening.ts';
import { courseAdvice, silenceAdvice, startAdvice, surfaceAdvice } from './explain/moving.ts';
import { breakAdvice, gaugeAdvice } from './explain/duties.ts';
import { isBotBelief } from './explain/scene.ts';
import type { Scene } from './explain/scene.ts';
import { blastAdvice, endTurnAdvice, mineAdvice, stopAdvice } from './explain/striking.ts';

/** A bot's choice in plain words, for the person in its seat. */
export function explain(choice: Choice<Action>, view: View, seat: Seat): Advice {
  const chair = chairAt(seat);
  const boat = chair && view.boats[chair.side];
  if (chair === null || boat === null || !isBotBelief(choice.belief))
    return { what: 'Play on.', reasons: [] };
  const { action, belief, options } = choice;
  return advise({ view, boat, side: chair.side, belief, options }, action);
}

function advise(scene: Scene, action: Action): Advice {
  switch (action.type) {
    case 'start':
      return startAdvice(scene, action);
    case 'course':
      return courseAdvice(scene, action);
    case 'silence':
      return silenceAdvice(scene, action);
    case 'surface':
      return surfaceAdvice(scene);
    case 'gauge':
      return gaugeAdvice(scene, action);
    case 'break':
      return breakAdvice(scene, action);
    case 'stop':
      return stopAdvice(scene, action);
    case 'torpedo':
    case 'trigger':
    case 'scenario':
      return blastAdvice(scene, action);
    case 'mine':
      return mineAdvice(scene, action);
    case 'drone':
      return droneAdvice(scene, action);
    case 'sonar':
      return sonarAdvice(scene);
    case 'answer':
      return answerAdvice(scene, action);
    case 'endTurn':
      return endTurnAdvice(scene);
    case 'sheet':
      return sheetAdvice(scene, action);
    case 'ok':
      return { what: 'Say OK.', reasons: ['Every gauge is full.'] };
    case 'standDown':
      return {
        what: 'Call the STOP off.',
        reasons: ['No aim is worth the charge just now, and it stays in the gauge.'],
      };
    case 'trace':
      return {
        what: 'Trace the next stretch of the hull.',
        reasons: [
          'The boat cannot dive before all four sections are done.',
          'Keep to the middle of the channel: a slip voids them all.',
        ],
      };
    case 'readyToDive':
      return {
        what: 'Say that the boat is ready to dive.',
        reasons: ['All four sections are traced.'],
      };
    case 'dive':
      return {
        what: 'Dive.',
        reasons: ['The Engineer is ready, and at the surface the boat is a target.'],
      };
    default:
      return action satisfies never;
  }
}
