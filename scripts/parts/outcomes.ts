/**
 * Outcomes on demand, from any language: one model of a server started from the command line is seen completed, failed
 * with a chosen code, canceled, and refused with 429, with nothing but curl. One curl line and its answer for each.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { loadTarget } from '../../conformance/target/load.ts';
import { type Proving, part } from '../prove/part.ts';

const main = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));
const tsx = fileURLToPath(new URL('../../node_modules/.bin/tsx', import.meta.url));
/** Of the machine, in which a run must end: the clock of the server goes on by itself. */
const patience_ms = 30_000;

interface CurlAnswer {
  status: number;
  body: Record<string, unknown>;
}

interface Expected {
  prompt: string;
  prefer?: string;
  /** End of the run; the status of the answer where nothing is to run. */
  ends: { status_code: string; failure_code: string | null } | number;
}

const expectations: readonly Expected[] = [
  { prompt: 'a cat', ends: { status_code: 'completed', failure_code: null } },
  {
    prompt: 'a cat mock:fail code=content_policy after=3s',
    ends: { status_code: 'failed', failure_code: 'content_policy' },
  },
  { prompt: 'a cat mock:cancel', ends: { status_code: 'canceled', failure_code: null } },
  { prompt: 'a cat', prefer: 'code=429', ends: 429 },
];

/** Runs a line of shell as it is printed. */
async function answerOf(line: string, env: Record<string, string>): Promise<CurlAnswer> {
  const with_status = `${line} -sS -w '\\n%{http_code}'`;
  const { stdout } = await promisify(execFile)('sh', ['-c', with_status], { env: { ...process.env, ...env } });
  const end = stdout.lastIndexOf('\n');
  return { status: Number(stdout.slice(end)), body: JSON.parse(stdout.slice(0, end)) };
}

async function endOf(id: unknown, env: Record<string, string>): Promise<CurlAnswer['body']> {
  const deadline_ms = Date.now() + patience_ms;
  const line = `curl "$BASE/v1/runs/${id}" -H "Authorization: Bearer $TOKEN"`;
  for (;;) {
    const { body } = await answerOf(line, env);
    if (!['queued', 'running'].includes(String(body.status_code)) || Date.now() > deadline_ms) return body;
    await pause(50);
  }
}

/** Says what was asked and answered. @returns whether it is as it was asked for */
async function isAsAsked(
  { prompt, prefer, ends }: Expected,
  path: string,
  env: Record<string, string>,
  say: Proving['say'],
): Promise<boolean> {
  const headers = ['Authorization: Bearer $TOKEN', 'Content-Type: application/json'];
  if (prefer !== undefined) headers.push(`Prefer: ${prefer}`);
  const body = JSON.stringify({ prompt });
  const line = `curl "$BASE/v1/models/${path}/runs" ${headers.map((one) => `-H "${one}"`).join(' ')} -d '${body}'`;
  const answer = await answerOf(line, env);
  say(`\n$ ${line}\n${answer.status} ${JSON.stringify(answer.body)}`);
  if (typeof ends === 'number') return answer.status === ends;
  const { status_code, failure_code } = await endOf(answer.body.run_id, env);
  say(`the run: ${status_code}${failure_code === null ? '' : `, ${failure_code}`}`);
  return answer.status === 202 && status_code === ends.status_code && failure_code === ends.failure_code;
}

export default part({
  name: 'outcomes',
  proves: 'runs end on demand as they are asked to, with nothing but curl',
  options: {},
  quick: () => ({}),
  async run(_, { say }) {
    const folder = mkdtempSync(join(tmpdir(), 'outcomes-'));
    const target_file = join(folder, 'target.yaml');
    const options = ['--port', '0', '--clock', 'virtual-auto', '--json', '--write-target', target_file];
    const server = spawn(tsx, [main, 'serve', ...options], { stdio: ['ignore', 'pipe', 'inherit'] });
    const stopped = once(server, 'exit');
    try {
      const ready = once(createInterface(server.stdout), 'line');
      await Promise.race([ready, stopped.then(() => Promise.reject(new Error('the server did not start')))]);
      const target = loadTarget(target_file, {});
      const env = { BASE: target.base_url, TOKEN: String(target.principals.owner!.token) };
      const problems: string[] = [];
      for (const expected of expectations) {
        if (await isAsAsked(expected, target.fixtures!.models!.succeeds!.path, env, say)) continue;
        problems.push(`NOT as it was asked for: ${JSON.stringify(expected.ends)}`);
        say(problems.at(-1)!);
      }
      say(`\n${expectations.length - problems.length} of ${expectations.length} as they were asked for`);
      return { problems };
    } finally {
      server.kill();
      await stopped;
      rmSync(folder, { recursive: true });
    }
  },
});
