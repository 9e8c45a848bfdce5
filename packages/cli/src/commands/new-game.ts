import { join } from 'node:path';
import { command } from '../command.ts';
import type { Command } from '../command.ts';
import { EXITS, unusable } from '../exit.ts';
import { exists } from '../new-file.ts';
import { make, planEdits } from '../scaffold/changes.ts';
import { findRepository } from '../scaffold/repository.ts';
import { draftGame, gameNames } from '../scaffold/template.ts';
import type { GameNames } from '../scaffold/template.ts';

export const newGame: Command = command({
  name: 'new-game',
  summary: 'Begin a new game: a small one that works, to be replaced rule by rule.',
  operands: [{ name: 'id', help: 'Small letters, digits and "-": the name of its folder.' }],
  options: {
    name: { type: 'string', value: 'NAME', help: 'What people call it (default: from the id).' },
  },
  exits: [
    [EXITS.ok, 'The game is there, in the catalogue and in the lobby.'],
    [EXITS.failed, 'Something could not be written; nothing was changed.'],
    [EXITS.usage, 'Called wrongly, or the game exists already; nothing was changed.'],
  ],
  run: async ({ operands: [id = ''], options }, { cwd, out }) => {
    const names = gameNames(id, options.name);
    const root = await findRepository(cwd);
    await refuseTaken(root, id);
    const folder = join(root, 'packages/games', id);
    const drafts = await draftGame(names);
    const edits = await planEdits(root, names);
    await make({ folder, drafts, edits });
    out(nextSteps(names));
    return EXITS.ok;
  },
});

/** Packages share one name space, so a game cannot be called what a package is called. */
async function refuseTaken(root: string, id: string): Promise<void> {
  for (const taken of [`packages/games/${id}`, `packages/${id}`])
    if (await exists(join(root, taken)))
      throw unusable(`${taken} exists already; choose another id`);
}

const nextSteps = ({
  id,
  title,
}: GameNames): string => `${title} is in packages/games/${id} and in the catalogue. It works: now make it yours.

  npm install                            makes the new package known
  npx vitest run packages/games/${id}    its laws, its secrets, its rules
  npx fathom play ${id}                  play it here; "npm start" has it in the lobby, on a plain board

Then:
  packages/games/${id}/RULES.md          write the rules, clause by clause
  packages/games/${id}/src/vocabulary.ts the nouns; the compiler leads on from there
  packages/games/${id}/src/words/        all that people read
  packages/games/${id}/src/card.ts       what the lobby says of it
  packages/web/src/games/${id}/          a board of its own, when the plain one is not enough`;
