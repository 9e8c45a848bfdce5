import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { digest, rngFor } from '@fathom/kit';
import type { Rng, Seed } from '@fathom/kit';
import { openCrashingServer } from './crashing-server.ts';
import type { CrashingServer } from './crashing-server.ts';
import { inspectLogs, verifyAll, visitOpen } from './inspection.ts';
import type { Findings } from './inspection.ts';
import { openLedger } from './ledger.ts';
import type { Ledger, Tally } from './ledger.ts';
import type { Options } from './options.ts';
import { playMatches } from './play-matches.ts';

export interface Report {
  readonly tally: Tally;
  readonly findings: Findings;
  readonly unproven: readonly string[]; // finished matches whose export does not verify
  readonly orphans: number;
  readonly kills: ReturnType<CrashingServer['kills']>;
  readonly outages: readonly number[];
  readonly complaints: readonly string[];
  readonly exit: number | null;
  readonly seconds: number;
}
export type Tell = (line: string) => void;

const PROGRESS_EVERY = 5; // kills
const MOST_FINISHING = 30_000; // milliseconds for the matches at hand once the last kill is over

export async function campaign(options: Options, tell: Tell): Promise<Report> {
  const began = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'fathom-crash-'));
  try {
    const crashingServer = await openCrashingServer(folder, luckOf(options, 0));
    const ledger = openLedger();
    ledger.onAcknowledged(crashingServer.noteAcknowledged);
    await play(options, { crashingServer, ledger }, tell);
    tell('all matches are over; looking into the logs');
    const tally = ledger.read();
    const unproven = await verifyAll(crashingServer.address, tally);
    const orphans = await visitOpen(crashingServer.address, folder);
    const { code } = await crashingServer.stop();
    return {
      tally,
      unproven,
      orphans,
      findings: inspectLogs(folder, tally),
      kills: crashingServer.kills(),
      outages: crashingServer.outages,
      complaints: crashingServer.complaints(),
      exit: code,
      seconds: (performance.now() - began) / 1_000,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Campaign {
  readonly crashingServer: CrashingServer;
  readonly ledger: Ledger;
}

async function play(
  options: Options,
  { crashingServer, ledger }: Campaign,
  tell: Tell,
): Promise<void> {
  let isOver = false;
  const crews = Array.from({ length: options.matches }, (_, i) =>
    playMatches({
      address: crashingServer.address,
      ledger,
      luck: [luckOf(options, 2 * i + 1), luckOf(options, 2 * i + 2)],
      hasBot: i % 3 === 2,
      isOver: () => isOver,
    }),
  );
  const killAgainAndAgain = async (): Promise<void> => {
    for (let kill = 1; kill <= options.kills; kill++) {
      await crashingServer.killOnce();
      if (kill % PROGRESS_EVERY === 0) tell(progress(kill, options, { crashingServer, ledger }));
    }
    isOver = true;
  };
  const allDone = Promise.all(crews); // not before the last kill, unless something fails
  await Promise.race([crashingServer.failure, allDone, killAgainAndAgain()]);
  const done = await Promise.race([crashingServer.failure, allDone, pause(MOST_FINISHING, 'late')]);
  if (done === 'late') ledger.violation('some matches do not come to an end');
}

function progress(kill: number, { kills }: Options, { crashingServer, ledger }: Campaign): string {
  const { acknowledged, finished } = ledger.read();
  const outage = Math.round(crashingServer.outages.at(-1) ?? 0);
  return `kill ${kill} of ${kills}: ${acknowledged.size} inputs acknowledged, ${finished.length} matches finished, last outage ${outage} ms`;
}

const luckOf = ({ seed }: Options, position: number): Rng =>
  rngFor(digest(['fathom/crash-test', seed]) as Seed, position);
