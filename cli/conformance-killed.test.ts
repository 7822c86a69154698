/** A run that is killed leaves a report that says so, and a history that can be judged. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import { readReport } from '../conformance/reports/read-report.ts';
import { builtKit } from './built-kit.support.ts';
import { kit } from './kit.support.ts';

const main = await builtKit();

function folder(): string {
  const out = mkdtempSync(join(tmpdir(), 'killed-'));
  onTestFinished(() => rmSync(out, { recursive: true }));
  return out;
}

function start(...words: string[]) {
  const child = spawn(process.execPath, [main, 'conformance', ...words], { stdio: ['ignore', 'ignore', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, exited: once(child, 'exit'), lines: createInterface({ input: child.stderr! }) };
}

it('half way, it leaves a valid report of what was judged', { timeout: 60_000 }, async () => {
  const out = folder();
  // Of an earlier run.
  writeFileSync(join(out, 'report.md'), 'all is well');
  const { child, exited, lines } = start('--out', out);
  let judged = 0;
  for await (const line of lines) {
    if (!line.startsWith('[')) continue;
    judged += 1;
    // Long enough for a report after the first one.
    if (judged > 1 && readReport(out).verdicts.some(({ verdict }) => verdict === 'pass')) break;
  }
  child.kill('SIGKILL');
  expect(await exited).toEqual([null, 'SIGKILL']);
  const { interrupted, verdicts, checks, totals } = readReport(out);
  expect(interrupted).toBe(true);
  expect(verdicts).toHaveLength(checks.expected);
  expect(totals.pass).toBeGreaterThan(0);
  expect(verdicts.at(-1)).toMatchObject({
    verdict: 'inconclusive',
    message: 'the run ended before it was judged',
  });
  expect(readdirSync(out)).not.toContain('report.md');
  const rendered = await kit('conformance', 'render', out, '--reporter', 'markdown');
  expect(rendered.stdout).toContain('the run was interrupted; what was judged until then stands here');
  const again = await kit('conformance', 'judge', join(out, 'history.jsonl'));
  expect([again.code, again.stdout.includes(' pass')]).toEqual([130, true]);
});

it('while its target keeps silent, it leaves one too', { timeout: 60_000 }, async () => {
  const out = folder();
  // The health probe and the account are answered, so that the run begins.
  const asked = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    if (request.url === '/v1/health' || request.url === '/v1/assets') response.end('{}');
    else asked.resolve();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  const { port } = server.address() as { port: number };
  const target = ['--base-url', `http://127.0.0.1:${port}`, '--set', 'principals.owner.token=a'];
  const { child, exited } = start(...target, '--area', 'folders', '--out', out);
  await asked.promise;
  child.kill('SIGKILL');
  await exited;
  const { interrupted, verdicts } = readReport(out);
  expect(interrupted).toBe(true);
  expect(verdicts.length).toBeGreaterThan(0);
});
