/** A target that cannot be judged: one line, exit 4, and a report that says why of every check. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Report } from '../conformance/reports/report.ts';
import { kit } from './kit.support.ts';

const out = mkdtempSync(join(tmpdir(), 'unusable-'));
const server = createServer((_, response) => response.writeHead(401, { 'content-type': 'application/json' }).end('{}'));

beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => {
  server.close();
  rmSync(out, { recursive: true });
});

const run = (...words: string[]) => {
  const base_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const token = ['--set', 'principals.owner.token=not-known-there'];
  return kit('conformance', '--base-url', base_url, ...token, '--check', 'authentication/*', ...words);
};

function expectReasons({ verdicts, checks, totals }: Report): void {
  expect(verdicts.length).toBe(checks.expected);
  expect(totals['could-not-run']).toBe(verdicts.length);
  for (const verdict of verdicts) expect(verdict).toMatchObject({ message: expect.stringContaining('is refused') });
}

it('is told in one line, and in the report', async () => {
  const { code, stdout, stderr } = await run('--out', out);
  expect(code).toBe(4);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^model-run-kit: principals.owner.token is refused .+\n$/);
  const text = readFileSync(join(out, 'report.json'), 'utf8');
  expect(text).not.toContain('not-known-there');
  expectReasons(JSON.parse(text) as Report);
});

it('is told as data where data is asked for', async () => {
  const { code, stdout } = await run('--reporter', 'json');
  expect(code).toBe(4);
  expectReasons(JSON.parse(stdout) as Report);
});

it('leaves a history that is judged in the same way', async () => {
  const { code, stdout } = await kit('conformance', 'judge', join(out, 'history.jsonl'), '--reporter', 'json');
  expect(code).toBe(4);
  expectReasons(JSON.parse(stdout) as Report);
});
