import { createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { CreateMatch } from '@fathom/protocol';
import { goTo } from '../frame/router.ts';
import { api, ApiError } from '../net/api.ts';
import { newInputId } from '../net/random.ts';
import { formWords } from '../words/set-up.ts';

type Wanted = Partial<CreateMatch> & { readonly game: string };

/** The making of a match by a form: once, however often its button is pressed. */
export interface MatchMaking {
  readonly isBusy: Accessor<boolean>;
  readonly problem: Accessor<string | null>;
  readonly setProblem: (why: string | null) => void;
  /** `made` before the page is left. */
  readonly make: (wanted: Wanted, made: () => void) => Promise<void>;
}

export function createMatchMaking(): MatchMaking {
  const [isBusy, setBusy] = createSignal(false);
  const ask = newInputId(); // sent again after a lost answer, the wish finds what was made
  const [problem, setProblem] = createSignal<string | null>(null);
  return {
    isBusy,
    problem,
    setProblem,
    make: async (wanted, made) => {
      if (isBusy()) return;
      setBusy(true);
      setProblem(null);
      try {
        const { match } = await api.create({ ...wanted, ask });
        made();
        goTo(`/m/${match.id}`);
      } catch (error) {
        setProblem(error instanceof ApiError ? error.message : formWords.notMade);
        setBusy(false);
      }
    },
  };
}
