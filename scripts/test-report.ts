import { existsSync, readFileSync } from 'node:fs';

export interface Tally {
  readonly passed: number;
  readonly failed: readonly Failure[];
}
export interface Failure {
  readonly name: string;
  /** What the test said, where it said anything. */
  readonly why?: string;
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
  readonly message?: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages?: readonly string[];
  }[];
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
    readonly tests?: readonly {
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

/** A run without a report has failed, and so has one that ends badly though no test of it did. */
export function tallyOf(suite: string, report: string, isOk: boolean): Tally {
  if (!existsSync(report)) return failedWhole(`${suite}: it made no report`);
  const results = readResults(report);
  if (results === null) return failedWhole(`${suite}: its report cannot be read`);
  const failed = results.filter(({ ok }) => !ok).map(({ name, why }) => failure(name, why));
  const passed = results.length - failed.length;
  if (isOk || failed.length > 0) return { passed, failed };
  return { ...failedWhole(`${suite}: it ended with an error`), passed };
}

export const failedWhole = (name: string): Tally => ({ passed: 0, failed: [{ name }] });

// Colours belong to a terminal; who reads the end of a long run wants the first lines.
// oxlint-disable-next-line no-control-regex
const COLOURS = /\u001B\[[\d;]*m/g;
const MOST_LINES = 12;
const failure = (name: string, said: readonly (string | undefined)[] = []): Failure => {
  const lines = said.join('\n').replaceAll(COLOURS, '').trim().split('\n').slice(0, MOST_LINES);
  const why = lines.join('\n');
  return why === '' ? { name } : { name, why };
};

interface Result {
  readonly name: string;
  readonly ok: boolean;
  readonly why?: readonly (string | undefined)[];
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
function testsOf({ name, status, message, assertionResults }: VitestFile): readonly Result[] {
  if (status === 'failed' && assertionResults.length === 0)
    return [{ name, ok: false, why: [message] }];
  return assertionResults.map((test) => ({
    name: test.fullName,
    ok: test.status === 'passed',
    why: test.failureMessages ?? [],
  }));
}

const specsOf = ({ suites = [], specs }: BrowserSuite): readonly Result[] => [
  ...suites.flatMap(specsOf),
  ...specs.map(({ title, file, ok, tests = [] }) => ({
    name: `${file}: ${title}`,
    ok,
    why: tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(said))),
  })),
];
const said = ({ message }: { readonly message?: string }): string | undefined => message;
