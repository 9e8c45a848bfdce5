import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { digest, rngFor, verifyRecord } from '@fathom/kit';
import type { Rng, Seed, MatchRecord, Playable } from '@fathom/kit';
import { openCrashingServer } from './crashing-server.ts';
import type { CrashingServer } from './crashing-server.ts';
import { openLedger } from './ledger.ts';
import type { Ledger, Tally } from './ledger.ts';
import type { Options } from './options.ts';
import { gameById } from '@fathom/games';
import type { MyMatch } from '@fathom/protocol';
import { openBrowser } from '../test/client/browser.ts';
import { insist } from './patience.ts';
import { playSeat } from './crash-player.ts';
import { DatabaseSync } from 'node:sqlite';

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
    const crashingServer = await openCrashingServer({
      settings: { FATHOM_DATA: folder },
      luck: luckOf(options, 0),
    });
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

const GAME = 'depth-charge';
const OPTIONS = { turnLimit: 60 };

interface Crew {
  readonly address: string;
  readonly ledger: Ledger;
  readonly luck: readonly [Rng, Rng];
  readonly hasBot: boolean;
  /** No new matches once this says so; the one at hand is played to its end. */
  readonly isOver: () => boolean;
}

/** Two people, or one and a bot, who play match after match. */
async function playMatches(crew: Crew): Promise<void> {
  const { address, ledger, luck, hasBot, isOver } = crew;
  const [ann, ben] = [openBrowser(address), openBrowser(address)];
  const bot = { bot: gameById(GAME)?.levels[0]?.level };
  await insist(ann, 'GET /api/me');
  await insist(ben, 'GET /api/me');
  while (!isOver()) {
    const { match } = await insist<MyMatch>(ann, 'POST /api/matches', {
      body: {
        game: GAME,
        options: OPTIONS,
        seats: { black: 'me', ...(hasBot ? { red: bot } : {}) },
        pace: 'instant',
      },
    });
    const people = [playSeat({ browser: ann, luck: luck[0], ledger }, match.id)];
    if (!hasBot) {
      await insist(ben, `POST /api/matches/${match.id}/seats`, { body: { seat: 'red' } });
      people.push(playSeat({ browser: ben, luck: luck[1], ledger }, match.id));
    }
    await Promise.all(people);
    ledger.finished({ match: match.id });
  }
}

interface Findings {
  readonly inputs: number; // in the logs
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly unasked: readonly string[]; // in a log, but nobody sent it
  readonly gaps: number; // logs whose numbers are not 0, 1, 2, …
}

/** Looks into the logs themselves, past the server. */
function inspectLogs(folder: string, { sent, acknowledged }: Tally): Findings {
  const database = new DatabaseSync(join(folder, 'fathom.db'), { readOnly: true });
  const times = new Map<string, number>();
  for (const { row } of database.prepare('SELECT row FROM log').iterate() as Iterable<{
    row: string;
  }>) {
    const { id, type } = JSON.parse(row) as { id?: string | null; type: string };
    if ((type === 'played' || type === 'chatted') && typeof id === 'string')
      times.set(id, (times.get(id) ?? 0) + 1);
  }
  const { gaps } = database
    .prepare(
      `SELECT count(*) AS gaps FROM (
         SELECT match FROM log GROUP BY match HAVING min(seq) <> 0 OR max(seq) <> count(*) - 1
       )`,
    )
    .get() as { gaps: number };
  database.close();
  return {
    inputs: times.size,
    lost: [...acknowledged].filter((id) => !times.has(id)),
    doubled: [...times].flatMap(([id, count]) => (count > 1 ? [id] : [])),
    unasked: [...times.keys()].filter((id) => !sent.has(id)),
    gaps,
  };
}

/** Every finished match must prove itself; returns what is wrong with those that do not. */
async function verifyAll(address: string, { finished }: Tally): Promise<readonly string[]> {
  const browser = openBrowser(address);
  const faults: string[] = [];
  for (const { match } of finished) {
    const { status, body, text } = await browser.ask<MatchRecord>(
      `GET /api/matches/${match}/export`,
    );
    const verdict = status === 200 ? verifyRecord(gameById(body.game) as Playable, body) : null;
    if (verdict === null) faults.push(`${match}: ${text}`);
    else if (!verdict.ok) faults.push(`${match}, ${verdict.where}: ${verdict.problem}`);
  }
  return faults;
}

/** Matches that were made but never sat down to, as the answer was lost: they, too, must be there to go on. */
async function visitOpen(address: string, folder: string): Promise<number> {
  const database = new DatabaseSync(join(folder, 'fathom.db'), { readOnly: true });
  const open = database
    .prepare(`SELECT id FROM matches WHERE status IN ('lobby', 'running')`)
    .all() as unknown as readonly { id: string }[];
  database.close();
  const browser = openBrowser(address);
  for (const { id } of open) await insist(browser, `GET /api/matches/${id}`);
  return open.length;
}
