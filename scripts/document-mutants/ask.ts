/** Asks what must notice, in a copy of the project whose generated files are those of its document. */
import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import type { Noticer, SuiteNoticer } from './mutant.ts';

/** Many times what the slowest of them takes on two busy cores. */
const patience_ms = 600_000;

interface Lint {
  problems: { ruleId: string; message: string }[];
}
interface Tests {
  testResults: { status: string; message: string; assertionResults: { status: string; fullName: string }[] }[];
}

/**
 * @param root of the copy, with a slash at the end
 * @returns for each noticer what is wrong, in a line; null when nothing is
 */
export async function ask(root: string, noticers: readonly Noticer[]): Promise<(string | null)[]> {
  const suite = noticers.filter((one) => isSuite(one));
  const found = suite.length === 0 ? [] : await askSuite(root, suite);
  const answers: (string | null)[] = [];
  for (const noticer of noticers) {
    if (isSuite(noticer)) answers.push(found[suite.indexOf(noticer)] ?? null);
    else if ('lint' in noticer) answers.push(await lint(root, noticer.lint));
    else if ('test' in noticer) answers.push(await test(root, noticer.test, noticer.named));
    else if ('journey' in noticer) answers.push(await journey(root, noticer.journey));
    else answers.push(null);
  }
  return answers;
}

function isSuite(noticer: Noticer): noticer is SuiteNoticer {
  return 'check' in noticer || 'survivor' in noticer;
}

async function askSuite(root: string, noticers: readonly SuiteNoticer[]): Promise<(string | null)[]> {
  const { stdout, stderr } = await run(root, 'tsx', [
    'scripts/document-mutants/ask-suite.ts',
    JSON.stringify(noticers),
  ]);
  const line = stdout.trimEnd().split('\n').at(-1) ?? '';
  if (line.startsWith('[')) return JSON.parse(line) as (string | null)[];
  // A suite that does not even start has noticed the mutant.
  const said = stderr.split('\n').find((one) => /Error/.test(one)) ?? stderr.slice(0, 200);
  return noticers.map(() => `the suite does not start: ${said}`);
}

async function lint(root: string, rule: string): Promise<string | null> {
  const args = ['lint', '--config', 'openapi/redocly.yaml', '--format', 'json', 'openapi/openapi.yaml'];
  const { stdout } = await run(root, 'redocly', args);
  const { problems } = JSON.parse(stdout) as Lint;
  const problem = problems.find(({ ruleId }) => rule === 'any' || ruleId === rule);
  return problem ? `${problem.ruleId}: ${problem.message}` : null;
}

/** @throws Error when there is no such test: a noticer that does not exist would look like one that is silent */
async function test(root: string, file: string, named = ''): Promise<string | null> {
  const report = `${root}document-mutants.json`;
  const output = ['--reporter=json', `--outputFile=${report}`];
  await run(root, 'vitest', ['run', '--config', 'scripts/vitest.config.ts', ...output, file, '-t', named]);
  const { testResults } = JSON.parse(await readFile(report, 'utf8')) as Tests;
  await rm(report);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.filter(({ status }) => status === 'failed');
  if (failed[0]) return `${failed.length} failed: ${failed[0].fullName}`;
  if (tests.some(({ status }) => status === 'passed')) return null;
  const broken = testResults.find(({ status }) => status === 'failed');
  if (broken === undefined) throw new Error(`${file} has no test ${named}`);
  return `${file} does not load: ${broken.message.split('\n')[0]}`;
}

async function journey(root: string, name: string): Promise<string | null> {
  const { failed, stdout } = await run(root, 'tsx', ['scripts/prove.ts', 'journeys', name]);
  return failed ? (stdout.split('\n').find((line) => line.startsWith('FAIL')) ?? `there is no journey ${name}`) : null;
}

function run(root: string, program: string, args: readonly string[]) {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' };
  const options = { cwd: root, env, maxBuffer: 64 * 1024 * 1024, timeout: patience_ms };
  return new Promise<{ failed: boolean; stdout: string; stderr: string }>((resolve, reject) => {
    execFile(`${root}node_modules/.bin/${program}`, args, options, (error, stdout, stderr) => {
      // A noticer that was stopped has reported nothing.
      if (error?.killed || error?.signal) reject(new Error(`${program} ${args[0]} was cut short`));
      else resolve({ failed: error !== null, stdout, stderr });
    });
  });
}
