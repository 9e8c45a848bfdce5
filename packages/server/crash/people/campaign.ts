import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { digest, rngFor } from '@fathom/kit';
import type { Rng, Seed } from '@fathom/kit';
import type { MatchRatings } from '@fathom/protocol';
import type { Browser } from '../../test/client/browser.ts';
import { openPushService } from '../../test/notices/push-service.ts';
import type { PushService } from '../../test/notices/push-service.ts';
import type { Tell } from '../campaign.ts';
import { openCrashingServer } from '../crashing-server.ts';
import type { CrashingServer } from '../crashing-server.ts';
import { openLedger } from '../ledger.ts';
import type { Ledger } from '../ledger.ts';
import { insist } from '../patience.ts';
import { openAccountHolder } from './account-holder.ts';
import type { AccountHolder } from './account-holder.ts';
import { checkPeople } from './checks.ts';
import type { PeopleFindings } from './checks.ts';
import { correspond } from './correspondents.ts';
import type { WaitedFor } from './correspondents.ts';
import { seekAndPlay } from './seeking.ts';
import { storeAtHand } from './store-at-hand.ts';
import type { StoreKind } from './store-kinds.ts';

export interface PeopleOptions {
  readonly kills: number;
  readonly people: number; // an even number: half of them seek opponents, half play by correspondence
  readonly seed: number;
  readonly store: StoreKind;
}
export interface PeopleReport extends PeopleFindings {
  readonly accounts: number;
  readonly finished: number; // matches that came of a pairing and were played to their end
  readonly pushed: number;
  readonly faults: readonly string[];
  readonly kills: number;
  readonly seconds: number;
}

const WORK_MILLIS = 2_500; // a server must live long enough to pair people and to send something
const SLOWEST = 10; // times as many kills, where a machine with much else to do has sent nothing by then
const MOST_FINISHING = 60_000;
const MOST_TELLING = 180_000; // only to end what hangs: what a killed server had claimed is left alone for a lease

/** People sign up, are paired, are rated and are told of their turns, while the server is killed again and again. */
export async function peopleCampaign(options: PeopleOptions, tell: Tell): Promise<PeopleReport> {
  const began = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'fathom-crash-people-'));
  const push = await openPushService();
  const kept = await storeAtHand(options.store, folder);
  try {
    const server = await openCrashingServer({
      settings: { ...kept.settings, FATHOM_PUSH_PRIVATE: 'yes' },
      luck: luckOf(options, 0),
      workMillis: WORK_MILLIS,
    });
    const ledger = openLedger();
    ledger.onAcknowledged(server.noteAcknowledged);
    const lived = await live(options, { server, ledger, push }, tell);
    tell('all matches are over; waiting for the last notices and ratings');
    const tally = ledger.read();
    await Promise.all([
      untilSo(async () => lived.waitedFor.every((each) => isTold(push, each))),
      ...lived.people
        .slice(0, 1)
        .flatMap(({ browser }) =>
          tally.finished.map(({ match }) => untilSo(() => isCounted(browser, match))),
        ),
    ]);
    const { code } = await server.stop();
    const findings = await checkPeople(kept, {
      ...lived,
      came: push.came,
      finished: tally.finished,
    });
    return {
      ...findings,
      accounts: lived.people.length,
      finished: new Set(tally.finished.map(({ match }) => match)).size,
      pushed: push.came.length,
      faults: [
        ...tally.violations,
        ...findings.wrong,
        ...server.complaints(),
        ...(code === 0 ? [] : [`the last server ended with ${String(code)}`]),
      ],
      kills: server.kills().working + server.kills().starting,
      seconds: (performance.now() - began) / 1_000,
    };
  } finally {
    await push.stop();
    await kept.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Scene {
  readonly server: CrashingServer;
  readonly ledger: Ledger;
  readonly push: PushService;
}
interface Lived {
  readonly people: readonly AccountHolder[];
  readonly waitedFor: readonly WaitedFor[];
}

async function live(
  options: PeopleOptions,
  { server, ledger, push }: Scene,
  tell: Tell,
): Promise<Lived> {
  let isOver = false;
  const over = (): boolean => isOver;
  const kill = async (): Promise<void> => {
    const most = options.kills * SLOWEST;
    for (let n = 1; n <= options.kills || (push.came.length === 0 && n <= most); n += 1) {
      await server.killOnce();
      if (n % 5 === 0)
        tell(
          `kill ${n} of ${options.kills}: ${ledger.read().finished.length} seats played to the end, ${push.came.length} notices came`,
        );
    }
    isOver = true;
  };
  const born = Promise.all(
    Array.from({ length: options.people }, async (_, n) => {
      const who = await openAccountHolder(server.address, `Person ${n}`, push);
      ledger.acknowledgedMove();
      return who;
    }),
  );
  const lives = born.then(async (people) => {
    const half = options.people / 2;
    const seekers = people
      .slice(0, half)
      .map((who, n) =>
        seekAndPlay({ who, luck: luckOf(options, 2 * n + 1), ledger, isOver: over }),
      );
    const pairs = Array.from({ length: half / 2 }, (_, n) =>
      correspond({
        pair: [people[half + 2 * n], people[half + 2 * n + 1]] as [AccountHolder, AccountHolder],
        luck: luckOf(options, 2 * n + 2),
        ledger,
        isOver: over,
      }),
    );
    const [waitedFor] = await Promise.all([Promise.all(pairs), Promise.all(seekers)]);
    return { people, waitedFor };
  });
  await Promise.race([server.failure, lives, kill()]);
  const lived = await Promise.race([server.failure, lives, pause(MOST_FINISHING, null)]);
  if (lived === null) throw new Error('the people do not come to an end');
  return lived;
}

/** All of it must come in the end; how soon is not the question here, and what never came the checks find. */
async function untilSo(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + MOST_TELLING;
  while (!(await isSo()) && performance.now() < deadline) await pause(100);
}

const isTold = (push: PushService, { who, match }: WaitedFor): boolean =>
  push.came.some(({ browser, note }) => browser === who.pushedTo && note.match === match);

const isCounted = async (browser: Browser, match: string): Promise<boolean> =>
  (await insist<MatchRatings>(browser, `GET /api/matches/${match}/ratings`)).state !== 'asked';

const luckOf = ({ seed, store }: PeopleOptions, position: number): Rng =>
  rngFor(digest(['fathom/crash-test/people', seed, store]) as Seed, position);
