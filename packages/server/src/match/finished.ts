import { makeHeader, makeRecord } from '@fathom/kit';
import type { MatchRecord } from '@fathom/kit';
import { botLevelOf, nameOfBot, tableOf } from './state.ts';
import type { MatchState, SeatState } from './state.ts';

/** The whole truth about a match, seeds included. null while it is not over: then it holds secrets. */
export function recordOf(match: MatchState): MatchRecord | null {
  if (match.status !== 'finished') return null;
  const table = tableOf(match);
  const outcome = table.outcome();
  if (outcome === null) return null;
  const { created, game } = match;
  const header = makeHeader(game, {
    match: created.id,
    setup: created.setup,
    players: [...match.seats.values()].map((seat) => ({
      seat: seat.chair.seat,
      name: recordedName(match, seat),
      bot: botLevelOf(seat),
      contribution: seat.contribution,
    })),
    hostSeed: created.hostSeed,
    startedAt: new Date(match.startedAt ?? created.at).toISOString(),
  });
  return makeRecord(header, table.rows, outcome);
}

/** A seat that a bot played in relief at the end still goes by the name of its person. */
function recordedName(match: MatchState, { plan, name, relieved }: SeatState): string {
  return plan.for === 'bot' ? nameOfBot(match, plan.level) : (name ?? relieved?.name ?? '');
}

const fingerprints = new WeakMap<MatchState, string>();

/** The hash of a finished match's record: players who note it can tell later whether the record was altered. */
export function fingerprintOf(match: MatchState): string | null {
  const known = fingerprints.get(match);
  if (known !== undefined) return known;
  const record = recordOf(match);
  if (record === null) return null;
  const fingerprint = record.lines.at(-1)?.chain ?? record.chain;
  fingerprints.set(match, fingerprint);
  return fingerprint;
}
