import { drawSeed, readValues, whole } from '../programs/options.ts';

export interface Options {
  readonly faults: number;
  readonly matches: number; // played at the same time
  readonly nodes: number;
  readonly seed: number;
  readonly untimed: boolean; // times are told, and not judged
  readonly verbose: boolean;
}

export const HELP = `Plays many matches by sockets to several nodes while nodes, Postgres, NATS and the ways between them fail, and
checks that no acknowledged input is lost or doubled, that nobody is shown what is not in the log, that no two nodes act
for one bot, and that every match goes on within 5 s.

  npm run cluster-test -- [--faults N] [--matches N] [--nodes N] [--seed S] [--untimed] [--verbose]

  --faults N    how many faults, of every kind as many, in random order (308)
  --matches N   how many matches are played at a time, of all games, every other with bots (60)
  --nodes N     how many nodes (3)
  --seed S      of the faults and the moves (drawn, and printed)
  --untimed     play-on times are told and not judged: for a machine that has much else to do
  --verbose     says each fault, and what is wrong as soon as it is known
  --help        this text

Exit code 0: all is well. 1: something was lost, or took too long. 2: the options make no sense.`;

/** null: only help was asked for. */
export function readOptions(args: readonly string[]): Options | null {
  const values = readValues(args, {
    texts: ['faults', 'matches', 'nodes', 'seed'],
    flags: ['untimed', 'verbose'],
  });
  if (values === null) return null;
  return {
    faults: whole('faults', values.faults ?? '308'),
    matches: whole('matches', values.matches ?? '60'),
    nodes: whole('nodes', values.nodes ?? '3'),
    untimed: values.untimed === true,
    verbose: values.verbose === true,
    seed: whole('seed', values.seed ?? drawSeed()),
  };
}
