import type { GameInfo, MatchInfo } from '@fathom/protocol';
import { createResource, For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { GameClient } from '../games/game-client.ts';
import { clockWords } from '../words/clocks.ts';
import { lateWords } from '../words/late-view.ts';
import { ratedWords } from '../words/rated.ts';
import { spectatorWords, waitingWords } from '../words/waiting.ts';
import { optionFacts } from './option-facts.ts';
import type { OptionFact } from './option-facts.ts';
import './match-facts.css';

interface MatchFactsProps {
  readonly info: MatchInfo;
  readonly game: GameInfo | null; // null while it is loading
  readonly client: GameClient | null;
}

/** What is going to be played, in words: options, clock, who may sit down and who may watch. */
export function MatchFacts(props: MatchFactsProps): JSX.Element {
  const [facts] = createResource(
    () => props.game !== null && { schema: props.game.options, names: props.client?.nameOfOption },
    ({ schema, names }) => optionFacts(schema, props.info.options, names),
  );
  const known = (): readonly OptionFact[] => facts.latest ?? [];
  const special = (): readonly OptionFact[] => known().filter(({ isUsual }) => !isUsual);
  const usual = (): readonly OptionFact[] => known().filter(({ isUsual }) => isUsual);
  return (
    <>
      <dl class="match-facts">
        <For each={special()}>{(fact) => <Fact title={fact.title} value={fact.value} />}</For>
        <Fact title={waitingWords.clock} value={clockWords(props.info.clock)} />
        <Fact
          title={waitingWords.visibility}
          value={waitingWords.visibilities[props.info.visibility]}
        />
        <Fact title={ratedWords.fact} value={props.info.rated ? ratedWords.yes : ratedWords.no} />
        <Fact title={spectatorWords.choice} value={spectatorWords.choices[props.info.spectators]} />
        <Show when={props.info.spectators === 'welcome' && props.info.lateView}>
          {(minutes) => <Fact title={lateWords.fact} value={lateWords.factValue(minutes())} />}
        </Show>
      </dl>
      <Show when={usual().length > 0}>
        <details class="usual-facts">
          <summary>
            {special().length === 0
              ? waitingWords.usualRules
              : waitingWords.otherRules(usual().length)}
          </summary>
          <dl class="match-facts">
            <For each={usual()}>{(fact) => <Fact title={fact.title} value={fact.value} />}</For>
          </dl>
        </details>
      </Show>
    </>
  );
}

function Fact(props: { readonly title: string; readonly value: string }): JSX.Element {
  return (
    <div>
      <dt>{props.title}</dt>
      <dd>{props.value}</dd>
    </div>
  );
}
