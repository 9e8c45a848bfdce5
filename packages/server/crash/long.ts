import { runProgram } from '../programs/run.ts';
import { HELP, readOptions } from './options.ts';
import type { Options } from './options.ts';
import type { Report } from './campaign.ts';
import type { StoreKind } from './people/store-kinds.ts';

const MOST_SHOWN = 5;

const some = (what: string, list: readonly string[]): readonly string[] =>
  list.length === 0 ? [] : [`${list.length} ${what}: ${list.slice(0, MOST_SHOWN).join(' | ')}`];

/** Everything that must not be, in words. None: all is well. */
function faultsOf({ tally, findings, unproven, complaints, exit }: Report): readonly string[] {
  return [
    ...some('acknowledged inputs lost', findings.lost),
    ...some('inputs doubled', findings.doubled),
    ...some('inputs in a log that nobody sent', findings.unasked),
    ...some('violations', tally.violations),
    ...some('matches that do not verify', unproven),
    ...some('complaints of the server', complaints),
    ...(findings.gaps === 0 ? [] : [`${findings.gaps} logs with gaps`]),
    ...(tally.acknowledged.size > 0 ? [] : ['nothing was acknowledged at all']),
    ...(exit === 0 ? [] : [`the last server ended with ${String(exit)}`]),
  ];
}

function summaryOf(report: Report, { matches, seed }: Options): readonly string[] {
  const { tally, findings, kills, outages, orphans, seconds } = report;
  const sorted = outages.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
  return [
    `kills         ${kills.working + kills.starting} (${kills.starting} while starting), ${matches} matches at a time, seed ${seed}, ${Math.round(seconds)} s`,
    `inputs        ${tally.acknowledged.size} acknowledged, ${tally.resent} sent again, ${findings.inputs} in the logs`,
    `lost          ${findings.lost.length}`,
    `doubled       ${findings.doubled.length}`,
    `matches       ${tally.finished.length} finished and verified, ${orphans} left open`,
    `views         ${tally.views} compared with fresh snapshots`,
    `outage         median ${at(0.5)} ms, 95 % ${at(0.95)} ms, longest ${at(1)} ms`,
  ];
}

async function tryMatches(options: Options): Promise<readonly string[]> {
  const { kills, matches, seed } = options;
  console.log(`crash test: ${kills} kills, ${matches} matches at a time, seed ${seed}`);
  const { campaign } = await import('./campaign.ts'); // help and faults need none of it
  const report = await campaign(options, (line) => console.log(line));
  console.log(['', ...summaryOf(report, options), ''].join('\n'));
  return faultsOf(report);
}

async function tryPeople(options: Options, store: StoreKind): Promise<readonly string[]> {
  const { kills, people, seed } = options;
  console.log(`crash test of people: ${kills} kills, ${people} people, ${store}, seed ${seed}`);
  const { peopleCampaign } = await import('./people/campaign.ts');
  const report = await peopleCampaign({ kills, people, seed, store }, (line) => console.log(line));
  console.log(
    [
      '',
      `kills         ${report.kills}, ${Math.round(report.seconds)} s, ${store}`,
      `accounts      ${report.accounts}, each there once`,
      `pairings      ${report.finished} matches played to the end`,
      `ratings       ${report.rated} matches counted, the same when reckoned anew`,
      `notices       ${report.pushed} came, ${report.sentAgain} once more`,
      '',
    ].join('\n'),
  );
  return [
    ...some('faults', report.faults),
    ...(report.finished > 0 ? [] : ['nobody was paired at all']),
    ...(report.pushed > 0 ? [] : ['no notice came at all']),
  ];
}

async function main(args: readonly string[]): Promise<number | null> {
  const options = readOptions(args);
  if (options === null) return null;
  const faults = options.matches === 0 ? [] : [...(await tryMatches(options))];
  if (options.people > 0)
    for (const store of options.stores) faults.push(...(await tryPeople(options, store)));
  console.log(faults.length === 0 ? 'all is well' : `FAILED\n${faults.join('\n')}`);
  return faults.length === 0 ? 0 : 1;
}

await runProgram({ name: 'crash-test', help: HELP, run: main });
