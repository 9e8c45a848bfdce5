import { BOT_NAMES } from '@fathom/host';

const NAME = `(?:${BOT_NAMES.join('|')})`;

/** What a line or a prompt begins with that is about a bot, whichever it is: `botSays('wins')`. */
export const botSays = (rest: string): RegExp => new RegExp(`^${NAME} ${rest}`);

/** Where a bot is named with its rank: "Puffin (Mate bot)". */
export const botOf = (rank: string): string => `${NAME} \\(${rank} bot\\)`;
