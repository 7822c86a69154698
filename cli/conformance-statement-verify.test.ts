import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import type { Statement } from '../conformance/reports/statement.ts';
import { kit } from './kit.support.ts';

const checks = ['--check', 'pagination/envelope', 'folders/read-after-create', 'signature/key-of-the-organization'];
let folder: string;
let statement: Statement;
const at = (...names: string[]) => join(folder, ...names);
const history = () => at('run', 'history.jsonl');

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'verify-'));
  await kit('conformance', ...checks, '--out', at('run'));
  const { stdout } = await kit('conformance', 'statement', at('run'), '--partial');
  writeFileSync(at('statement.yaml'), stdout);
  statement = parse(stdout);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

const verify = (file: string, ...histories: string[]) => kit('conformance', 'statement', 'verify', file, ...histories);

function edited(change: (statement: Statement) => unknown): string {
  const copy = structuredClone(statement);
  change(copy);
  writeFileSync(at('edited.yaml'), stringify(copy));
  return at('edited.yaml');
}

function changed(change: (lines: string[]) => string[]): string {
  writeFileSync(at('changed.jsonl'), change(readFileSync(history(), 'utf8').split('\n')).join('\n'));
  return at('changed.jsonl');
}

it('names its history by the digest of the file, and its judges', () => {
  expect(statement.histories).toEqual([
    { sha256: expect.stringMatching(/^[0-9a-f]{64}$/), judges: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ]);
});

it('holds as it was printed, and of a report that judge made', async () => {
  const { code, stdout, stderr } = await verify(at('statement.yaml'), history());
  expect([code, stdout, stderr]).toEqual([
    0,
    expect.stringMatching(/: holds: .+, conforms, 3 of 3 checks judged\n$/),
    '',
  ]);
  await kit('conformance', 'judge', history(), '--out', at('again'));
  const again = await kit('conformance', 'statement', at('again'), '--partial');
  expect(parse(again.stdout)).toEqual(statement);
});

it.each<[string, (statement: Statement) => unknown, string]>([
  [
    'a total',
    ({ totals }) => Object.assign(totals, { pass: totals.pass! + 1 }),
    '/totals/pass: states 4, and the history gives 3',
  ],
  [
    'the result',
    (one) => Object.assign(one, { result: 'fails' }),
    '/result: states fails, and the history gives conforms',
  ],
  [
    'an area',
    ({ areas }) => Object.assign(areas.claimed.folders!, { result: 'fails' }),
    '/areas/claimed/folders/result: states fails',
  ],
  [
    'the implementation',
    ({ implementation }) => Object.assign(implementation, { name: 'Mine' }),
    '/implementation/name: states Mine',
  ],
  ['the date', (one) => Object.assign(one, { date: '2031-01-01' }), '/date: states 2031-01-01'],
  ['the scope', (one) => Object.assign(one, { scope: 'whole' }), '/scope: states whole'],
])('finds %s that was changed by hand', async (_, change, line) => {
  const { code, stdout } = await verify(edited(change), history());
  expect([code, stdout]).toEqual([1, expect.stringContaining(`does not hold\n  ${line}`)]);
});

const another = 'is not the history that was judged, or was changed since';

it('finds an exchange that was removed', async () => {
  const without = changed((lines) =>
    lines.toSpliced(
      lines.findIndex((line) => line.includes('"type":"exchange"')),
      1,
    ),
  );
  const { code, stdout } = await verify(at('statement.yaml'), without);
  expect([code, stdout]).toEqual([
    1,
    expect.stringMatching(new RegExp(`${another}[^]+exchange 2 where 1 should stand`)),
  ]);
});

it('finds the last case that was removed, though the rest is judged', async () => {
  const without = changed((lines) =>
    lines.toSpliced(
      lines.findLastIndex((line) => line.includes('"type":"case"')),
      1,
    ),
  );
  const { code, stdout } = await verify(at('statement.yaml'), without);
  expect([code, stdout]).toEqual([1, expect.stringContaining(another)]);
});

it('finds another history', async () => {
  await kit('conformance', ...checks, '--seed', '7', '--out', at('other'));
  const { code, stdout } = await verify(at('statement.yaml'), at('other', 'history.jsonl'));
  expect([code, stdout]).toEqual([
    1,
    expect.stringMatching(new RegExp(`${another}[^]+/seed: states \\d+, .+ gives 7`)),
  ]);
});

it.each<[string, (statement: Statement) => unknown, string]>([
  ['of another kit', ({ kit: one }) => Object.assign(one, { version: '9.0.0' }), 'take npx model-run-kit@9.0.0'],
  [
    'of another build',
    (one) => Object.assign(one, { histories: [{ sha256: one.histories![0]!.sha256, judges: '0'.repeat(64) }] }),
    'another build',
  ],
  ['without a history', (one) => Object.assign(one, { histories: undefined }), 'it names no history'],
])('cannot tell of one %s', async (_, change, why) => {
  const { code, stdout } = await verify(edited(change), history());
  expect([code, stdout]).toEqual([3, expect.stringContaining(why)]);
});

it('refuses files that are none', async () => {
  writeFileSync(at('none.yaml'), '{}');
  const line = expect.stringMatching(/^model-run-kit: \S+ is no conformance statement: [^\n]+\n$/);
  expect(await verify(at('none.yaml'), history())).toEqual({ code: 2, stdout: '', stderr: line });
  expect((await verify(at('statement.yaml'), at('absent.jsonl'))).code).toBe(2);
});

it('is of all parts of a run', async () => {
  for (const part of ['1', '2'])
    await kit('conformance', '--area', 'account', '--area', 'folders', '--shard', `${part}/2`, '--out', at(part));
  const { stdout } = await kit('conformance', 'statement', at('1'), at('2'), '--partial');
  writeFileSync(at('joined.yaml'), stdout);
  const parts = ['1', '2'].map((part) => at(part, 'history.jsonl'));
  expect((await verify(at('joined.yaml'), ...parts)).stdout).toContain(': holds');
  expect((await verify(at('joined.yaml'), parts[0]!)).stdout).toMatch(
    /does not hold\n {2}the history of SHA-256 \w+ is not given/,
  );
});
