import type { Playable } from '@fathom/kit';
import type { Component } from 'solid-js';
import { Typing } from './plain-client.tsx';
import { plainWords } from './plain-words.ts';

const TEXTS = import.meta.glob<string>('../../../../games/*/RULES.md', {
  query: '?raw',
  import: 'default',
});

/** The game's RULES.md as it is written, and how its actions are typed. */
export async function rulesOfGame(game: Playable): Promise<Component> {
  const text = await TEXTS[`../../../../games/${game.id}/RULES.md`]?.();
  return () => (
    <>
      <h1>{plainWords.rulesTitle(game.name)}</h1>
      {text === undefined ? <p>{plainWords.noRules}</p> : <pre class="plain-rules">{text}</pre>}
      <Typing game={game} />
    </>
  );
}
