import { ROLES, SIDES, seatOf } from '@fathom/captain-sonar/client';
import { PROTOCOL_VERSION } from '@fathom/protocol';
import { nextMessage } from '../load/dialect.ts';
import { post } from '../load/http.ts';
import { openWire } from '../load/wire.ts';
import type { Wire } from '../load/wire.ts';
import { say } from '../report/say.ts';
import type { Latency } from '../report/statistics.ts';
import { FATHOM } from '../trial/contestants.ts';
import { withHost } from '../trial/host.ts';
import { playOn } from '../trial/trial.ts';
import type { TrialPlan } from '../trial/trial.ts';

export interface AdmiralsPlan extends TrialPlan {
  readonly admirals: number; // of each game as many
}
/** Moves between people, without and with the strongest bots beside them. */
export interface AdmiralsResult {
  readonly admirals: number;
  readonly matches: number; // between people
  readonly offered: number | null; // moves of people a second
  readonly alone: Latency;
  readonly beside: Latency;
  readonly later: number; // milliseconds at the 99th percentile
  readonly botMoves: number; // a second, while people played
}

const LEVEL = 'admiral';
const allAdmirals = (seats: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(seats.map((seat) => [seat, { bot: LEVEL }]));
const CREWS = SIDES.flatMap((side) => ROLES.map((role) => seatOf(side, role) as string));

/** Matches in which nobody but Admirals plays, so that one of them is always thinking. */
const PLANS = [
  { game: 'depth-charge', options: {}, seats: allAdmirals(['black', 'red']) },
  { game: 'captain-sonar', options: { mode: 'turn' }, seats: allAdmirals(CREWS), start: 'full' },
];

export const measureAdmirals = ({ admirals, ...trial }: AdmiralsPlan): Promise<AdmiralsResult> =>
  withHost(FATHOM, async (host) => {
    const people = { ...trial, dialect: FATHOM.dialect };
    const alone = await playOn(host, people);
    say(`growth: moves between people alone, p99 ${alone.latency.p99.toFixed(1)} ms`);
    let moves = 0;
    const watching: Wire[] = [];
    for (let i = 0; i < admirals; i++)
      watching.push(await watchAdmirals(host.port, i, () => (moves += 1)));
    const before = { moves, at: performance.now() };
    const beside = await playOn(host, people);
    say(`growth: beside ${admirals} Admirals, p99 ${beside.latency.p99.toFixed(1)} ms`);
    const seconds = (performance.now() - before.at) / 1000;
    for (const wire of watching) wire.close();
    return {
      admirals,
      matches: trial.matches,
      offered: trial.offered,
      alone: alone.latency,
      beside: beside.latency,
      later: beside.latency.p99 - alone.latency.p99,
      botMoves: (moves - before.moves) / seconds,
    };
  });

/** Begins such a match and looks on. */
async function watchAdmirals(port: number, n: number, moved: () => void): Promise<Wire> {
  const body = { ...PLANS[n % PLANS.length], pace: 'instant' };
  const created = await post({ port, path: '/api/matches', body });
  const { id } = (created.body as { readonly match: { readonly id: string } }).match;
  const wire = await openWire({ port, path: '/ws' });
  wire.sendText(JSON.stringify({ t: 'join', v: PROTOCOL_VERSION, match: id }));
  await nextMessage(wire, (payload) => payload.subarray(0, 40).includes('"t":"welcome"'));
  wire.hear = (payload) => {
    if (payload.subarray(0, 20).includes('"t":"update"')) moved();
  };
  return wire;
}
