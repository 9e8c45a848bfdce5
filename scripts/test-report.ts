import { existsSync, readFileSync } from 'node:fs';

export interface Tally {
  readonly passed: number;
  /** What failed, by name. */
  readonly failed: readonly string[];
}

export const NO_TALLY: Tally = { passed: 0, failed: [] };
export const add = (one: Tally, other: Tally): Tally => ({
  passed: one.passed + other.passed,
  failed: [...one.failed, ...other.failed],
});

/** What vitest's JSON report has of use here. */
interface VitestReport {
  readonly testResults: readonly VitestFile[];
}
interface VitestFile {
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
}
/** What Playwright's has: suites in suites, and in them the tests. */
interface BrowserReport {
  readonly suites: readonly BrowserSuite[];
}
interface BrowserSuite {
  readonly suites?: readonly BrowserSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
  }[];
}

/** A run without a report has failed, and so has one that ends badly though no test of it did. */
export function tallyOf(suite: string, report: string, isOk: boolean): Tally {
  if (!existsSync(report)) return { passed: 0, failed: [`${suite}: it made no report`] };
  const results = readResults(report);
  if (results === null) return { passed: 0, failed: [`${suite}: its report cannot be read`] };
  const failed = results.filter((result) => !result.ok).map(({ name }) => name);
  return {
    passed: results.length - failed.length,
    failed: isOk || failed.length > 0 ? failed : [`${suite}: it ended with an error`],
  };
}

interface Result {
  readonly name: string;
  readonly ok: boolean;
}

/** null: it is none, as where a suite was ended while it wrote. */
function readResults(report: string): readonly Result[] | null {
  try {
    return resultsOf(JSON.parse(readFileSync(report, 'utf8')) as VitestReport | BrowserReport);
  } catch {
    return null;
  }
}

const resultsOf = (report: VitestReport | BrowserReport): readonly Result[] =>
  'suites' in report ? report.suites.flatMap(specsOf) : report.testResults.flatMap(testsOf);

/** A file that could not be loaded has no tests, and counts as one that failed. */
function testsOf({ name, status, assertionResults }: VitestFile): readonly Result[] {
  if (status === 'failed' && assertionResults.length === 0) return [{ name, ok: false }];
  return assertionResults.map((test) => ({ name: test.fullName, ok: test.status === 'passed' }));
}

const specsOf = ({ suites = [], specs }: BrowserSuite): readonly Result[] => [
  ...suites.flatMap(specsOf),
  ...specs.map(({ title, file, ok }) => ({ name: `${file}: ${title}`, ok })),
];
