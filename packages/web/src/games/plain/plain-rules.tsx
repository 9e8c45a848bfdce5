import type { Playable } from '@fathom/kit';
import type { Component } from 'solid-js';
import { RulesPage } from '../../rules/rules-page.tsx';
import type { RulesText } from '../../rules/rules-text.ts';
import { rulesWords } from '../../words/rules.ts';
import { Typing } from './plain-client.tsx';

const TEXTS = import.meta.glob<RulesText>('../../../../games/*/RULES.md', {
  query: '?rules',
  import: 'rules',
});

/** The game's RULES.md, if it has one, and how its actions are typed. */
export async function plainRules(game: Playable): Promise<Component> {
  const rules = await TEXTS[`../../../../games/${game.id}/RULES.md`]?.();
  return () => (
    <>
      {rules === undefined ? (
        <>
          <h1>{game.name}</h1>
          <p>{rulesWords.noRules}</p>
        </>
      ) : (
        <RulesPage rules={rules} pictures={{}} />
      )}
      <Typing game={game} />
    </>
  );
}
