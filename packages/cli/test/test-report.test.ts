import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { command } from '../../../scripts/command.ts';
import { tallyOf } from '../../../scripts/test-report.ts';

const folder = mkdtempSync(join(tmpdir(), 'fathom-report-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const VITEST = {
  testResults: [
    {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'one' },
        { status: 'failed', fullName: 'two', failureMessages: ['\u001B[31mexpected\u001B[39m 2'] },
      ],
    },
    { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }, // could not be loaded
  ],
};
const BROWSER = {
  suites: [{ specs: [], suites: [{ specs: [{ title: 'one', file: 'a.spec.ts', ok: true }] }] }],
};

const NOT_SEEN = {
  suites: [
    {
      specs: [
        {
          title: 'one',
          file: 'a.spec.ts',
          ok: false,
          tests: [{ results: [{ errors: [{ message: 'line\n'.repeat(100) }] }] }],
        },
      ],
    },
  ],
};

describe('what a suite came to', () => {
  test.each([
    {
      what: 'nothing, as it crashed',
      written: null,
      failed: [{ name: 'unit: it made no report' }],
    },
    {
      what: 'half a report, as it was killed',
      written: '{"testResults":[',
      failed: [{ name: 'unit: its report cannot be read' }],
    },
    {
      what: 'something else',
      written: '{}',
      failed: [{ name: 'unit: its report cannot be read' }],
    },
    {
      what: 'failures',
      written: JSON.stringify(VITEST),
      passed: 1,
      failed: [
        { name: 'two', why: 'expected 2' },
        { name: 'b.test.ts', why: 'no such module' },
      ],
    },
    {
      what: 'a failure that has much to say',
      written: JSON.stringify(NOT_SEEN),
      failed: [{ name: 'a.spec.ts: one', why: Array(12).fill('line').join('\n') }],
    },
    { what: 'all well', written: JSON.stringify(BROWSER), isOk: true, passed: 1, failed: [] },
    {
      what: 'all well, but it ended badly',
      written: JSON.stringify(BROWSER),
      passed: 1,
      failed: [{ name: 'unit: it ended with an error' }],
    },
  ])('$what', ({ written, isOk = false, passed = 0, failed }) => {
    const report = join(folder, 'report.json');
    rmSync(report, { force: true });
    if (written !== null) writeFileSync(report, written);
    expect(tallyOf('unit', report, isOk)).toEqual({ passed, failed });
  });
});

const ended = async (script: string, limit?: number) => {
  const said: string[] = [];
  const line = [process.execPath, '-e', script];
  const isOk = await command(line, (text) => said.push(text), {
    folder,
    ...(limit === undefined ? {} : { limit }),
  });
  return [isOk, said.join('')];
};

describe('a program', () => {
  test('that ends well is heard to the end', async () => {
    expect(await ended('console.log("x".repeat(300_000))')).toEqual([
      true,
      `${'x'.repeat(300_000)}\n`,
    ]);
  });

  test('that is killed has failed', async () => {
    expect(await ended('process.kill(process.pid, "SIGKILL")')).toEqual([
      false,
      expect.stringContaining('SIGKILL'),
    ]);
  });

  test('that does not end is ended', async () => {
    expect(await ended('setInterval(() => {}, 1e9)', 100)).toEqual([
      false,
      expect.stringContaining('is ended now'),
    ]);
  });

  test('that cannot be started has failed', async () => {
    const said: string[] = [];
    const isOk = await command(['no-such-program'], (text) => said.push(text), { folder });
    expect([isOk, said.join('')]).toEqual([false, expect.stringContaining('no-such-program')]);
  });

  test('that is killed while another it started holds its streams has failed, and is not waited for', async () => {
    const script = `
      const { spawn } = require('node:child_process');
      const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e9)'], { stdio: ['ignore', 'inherit', 'inherit'] });
      child.on('spawn', () => { console.log(child.pid); process.kill(process.pid, 'SIGKILL'); });`;
    const [isOk, said] = await ended(script);
    expect(isOk).toBe(false);
    process.kill(Number.parseInt(String(said), 10), 'SIGKILL'); // it lives on
  });
});
