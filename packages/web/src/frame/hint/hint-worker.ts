import { rulesOf } from '../../games/rules.ts';
import { advise, adviserName } from './advise.ts';
import type { AdviceRequest, SeatAdvice } from './advise.ts';

export interface ToAdviser extends AdviceRequest {
  readonly game: string;
}
/** notLoaded: rules and bots did not come. atALoss: they came, but did not know what to say. */
export type HintTrouble = 'notLoaded' | 'atALoss';
export type FromAdviser =
  | { readonly type: 'thinking'; readonly name: string }
  | { readonly type: 'advised'; readonly advice: readonly SeatAdvice[] }
  | { readonly type: 'failed'; readonly trouble: HintTrouble; readonly problem: string };

const post = (message: FromAdviser): void => self.postMessage(message);

async function answer({ game, ...request }: ToAdviser): Promise<void> {
  let trouble: HintTrouble = 'notLoaded';
  try {
    const rules = await rulesOf(game);
    trouble = 'atALoss';
    post({ type: 'thinking', name: adviserName(rules) });
    post({ type: 'advised', advice: advise(rules, request) });
  } catch (error) {
    post({ type: 'failed', trouble, problem: String(error) });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ToAdviser>) => void answer(data));
