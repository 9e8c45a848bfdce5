import type { Choice } from './bot.ts';
import { exhibit } from './exhibition.ts';
import type { Player } from './exhibition.ts';
import type { Seat } from './game.ts';
import { bytes, unplain } from './laws/plain.ts';
import { seedFor } from './laws/world.ts';
import type { Playable } from './playable.ts';
import { rngFor } from './rng.ts';
import type { Seed } from './rng.ts';

/** What every bot of every game promises. */
export const BOT_LAWS = [
  'each level has a name of its own',
  'a choice says what was believed and weighed',
  'the options come best first and hold the action',
  'a choice can be put into words',
  'a bot asked twice answers the same',
  'a bot told only the last view plays the same',
  'no bot has to be taken out of the game',
  'every game of bots ends',
] as const;
export type BotLaw = (typeof BOT_LAWS)[number];

export class BotLawBroken extends Error {
  override readonly name = 'BotLawBroken';
  readonly law: BotLaw;

  constructor(law: BotLaw, detail: string) {
    super(`${law}: ${detail}`);
    this.law = law;
  }
}

export interface BotLawOptions {
  /** As a host would send them: defaults are filled in. */
  readonly setups?: readonly unknown[];
  /** Every so many choices of a seat are looked at closely, which makes the bot think three times. */
  readonly every?: number;
  readonly longest?: number; // inputs
}
export interface BotLawReport {
  readonly games: number;
  readonly choices: number;
  readonly examined: number;
}

/** One game at a time: whose bots, how they are seated, and what was found so far. */
interface Trial {
  readonly game: Playable;
  readonly seed: Seed;
  readonly every: number;
  readonly tally: { choices: number; examined: number };
  breach: BotLawBroken | null;
}

/** Lets each level play itself, and all of them each other, and throws BotLawBroken at the first breach. */
export async function checkBots(
  game: Playable,
  options: BotLawOptions = {},
): Promise<BotLawReport> {
  const levels = game.levels.map(({ level }) => level);
  const names = game.levels.flatMap(({ level, name }) => [`level ${level}`, `name ${name}`]);
  if (levels.length === 0 || new Set(names).size !== names.length)
    throw new BotLawBroken('each level has a name of its own', names.join(', '));
  const tally = { choices: 0, examined: 0 };
  let games = 0;
  for (const setup of options.setups ?? [{}])
    for (const lineup of [...levels.map((level) => [level]), levels]) {
      const seed = seedFor(game.id, 'bots', bytes([setup, lineup]));
      const trial: Trial = { game, seed, every: options.every ?? 1, tally, breach: null };
      await playOut(trial, { setup, lineup, longest: options.longest ?? LONGEST });
      games += 1;
    }
  return { games, ...tally };
}

const LONGEST = 5000;

async function playOut(
  trial: Trial,
  { setup, lineup, longest }: { setup: unknown; lineup: readonly string[]; longest: number },
): Promise<void> {
  const { game, seed } = trial;
  const table = game.open({ setup, seed });
  const players = game.chairs(setup).map(({ seat }, i): [Seat, Player] => {
    const level = lineup[i % lineup.length] ?? '';
    return [seat, examined(trial, () => game.seatBot(level, seat, rngFor(seed, LUCK + i)), seat)];
  });
  const report = await exhibit({ table, players: new Map(players), longest });
  if (trial.breach !== null) throw trial.breach;
  const [fault] = report.faults;
  if (fault !== undefined)
    throw new BotLawBroken(
      'no bot has to be taken out of the game',
      `${fault.seat}, ${lineup.join(', ')}: ${fault.message}`,
    );
  if (report.end !== 'over')
    throw new BotLawBroken('every game of bots ends', `not after ${report.inputs} inputs`);
}

const LUCK = 1_000_000; // far from the places of a log, which have luck of their own

/** A bot in its seat, whose choices are held to the laws. */
function examined(trial: Trial, sit: () => ReturnType<Playable['seatBot']>, seat: Seat): Player {
  const player = sit();
  let view: unknown = null;
  let asked = 0;
  return {
    observe: (update) => {
      ({ view } = update);
      player.observe(update);
    },
    choose: () => {
      const choice = player.choose();
      if (choice === null) return null;
      trial.tally.choices += 1;
      if (asked++ % trial.every !== 0 || trial.breach !== null) return choice;
      trial.tally.examined += 1;
      const stranger = sit();
      stranger.observe({ events: [], view });
      trial.breach =
        openness(choice) ??
        wording(choice, trial.game.explain?.(choice, view, seat) ?? null) ??
        sameness('a bot asked twice answers the same', choice, player.choose()) ??
        sameness('a bot told only the last view plays the same', choice, stranger.choose());
      return choice;
    },
  };
}

function openness({ action, belief, options }: Choice): BotLawBroken | null {
  const told = 'a choice says what was believed and weighed';
  const odd = unplain(belief, 'the belief') ?? unplain(options, 'the options');
  if (odd !== null) return new BotLawBroken(told, odd);
  const ordered = options.every(({ value }, i) => i === 0 || value <= (options[i - 1]?.value ?? 0));
  if (ordered && options.some((option) => bytes(option.action) === bytes(action))) return null;
  return new BotLawBroken(
    'the options come best first and hold the action',
    `${bytes(action)} of ${bytes(options).slice(0, 500)}`,
  );
}

const SLIPS = /undefined|null|NaN|Infinity|\[object|\$\{/;

function wording(
  { action }: Choice,
  advice: ReturnType<NonNullable<Playable['explain']>> | null,
): BotLawBroken | null {
  if (advice === null) return null;
  const sentences = [advice.what, ...advice.reasons];
  const faulty = sentences.find((text) => SLIPS.test(text) || !/^\P{Ll}.*[.!?]$/u.test(text));
  if (advice.reasons.length > 0 && faulty === undefined) return null;
  return new BotLawBroken(
    'a choice can be put into words',
    `${bytes(action)}: ${faulty === undefined ? 'no reason is given' : bytes(faulty)}`,
  );
}

function sameness(law: BotLaw, one: Choice, other: Choice | null): BotLawBroken | null {
  return bytes(one) === bytes(other)
    ? null
    : new BotLawBroken(law, `${bytes(one).slice(0, 300)}, then ${bytes(other).slice(0, 300)}`);
}
