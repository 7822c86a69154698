/** A run in which a user asks for everything, and for what changes nothing twice. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Report } from '../conformance/reports/report.ts';
import { type Embedded, startEmbedded } from './embedded.ts';
import { kit } from './kit.support.ts';

let folder: string;
let server: Embedded;
const at = (...names: string[]) => join(folder, ...names);
const further = ['--owner', 'human', '--twice'];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'model-run-kit-'));
  server = await startEmbedded({ clock: 'virtual', seedState: 'small' });
  writeFileSync(at('target.json'), JSON.stringify({ ...server.target, implementation: { name: 'mine' } }));
}, 60_000);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

it('is told by its report, and makes no statement', async () => {
  const target = ['--target', at('target.json'), '--check', 'pagination/envelope'];
  const { code, stderr } = await kit('conformance', ...target, ...further, '--out', at('run'));
  expect(code).toBe(0);
  expect(stderr).not.toContain('next:');
  const report = JSON.parse(readFileSync(at('run', 'report.json'), 'utf8')) as Report;
  expect(report.target).toMatchObject({ owned_by: 'human', asked_twice: true });
  const statement = await kit('conformance', 'statement', at('run'), '--partial');
  expect(statement).toMatchObject({ code: 2, stderr: expect.stringContaining('judge again without them') });
  expect(await kit('conformance', 'clean', at('run'))).toMatchObject({ code: 0 });
});

it.each([
  [['--owner', 'nobody'], 'Allowed choices are human, member'],
  [['--owner', 'human', '--set', 'principals.human=null'], '--owner human: the target has no principals.human'],
  [['--owner', 'human', '--set', 'principals.human.organization.id=o2'], 'principals.human.organization.id is o2'],
])('%j is refused in one line', async (words, message) => {
  const { code, stderr } = await kit('conformance', '--target', at('target.json'), ...words);
  expect(code).toBe(2);
  expect(stderr).toContain(message);
  expect(stderr.trim().split('\n').length).toBeLessThanOrEqual(2);
});
