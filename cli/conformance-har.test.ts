import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readHistory } from '../conformance/runner/stored-history.ts';
import schema from '../conformance/testing/har.schema.json' with { type: 'json' };
import { kit } from './kit.support.ts';

const checks = 'folders/read-after-create,signature/key-of-the-organization';
let folder: string;
let out: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'har-'));
  out = join(folder, 'out');
  const { code, stderr } = await kit(
    ...['conformance', '--check', ...checks.split(','), '--out', out, '--reporter', 'terminal,har'],
  );
  expect([code, stderr]).toEqual([0, expect.anything()]);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

const written = () => readFileSync(join(out, 'history.har'), 'utf8');

it('holds every request and every delivery of the history, in their order, and follows HAR 1.2', () => {
  const { log } = JSON.parse(written());
  const validate = new Ajv({ strict: false }).compile(schema);
  validate({ log });
  expect(validate.errors).toBeNull();
  const text = readFileSync(join(out, 'history.jsonl'), 'utf8');
  const { exchanges, arrivals } = readHistory({ name: 'history.jsonl', text });
  expect(arrivals.size).toBeGreaterThan(0);
  expect(log.entries).toHaveLength(exchanges.length + arrivals.size);
  const times = log.entries.map(({ startedDateTime }: { startedDateTime: string }) => startedDateTime);
  expect(times).toEqual(times.toSorted());
  expect(log.pages.map(({ id }: { id: string }) => id).toSorted()).toEqual(checks.split(','));
  const first = exchanges[0]!;
  expect(log.entries[0]).toMatchObject({
    request: { method: first.sent.method, url: first.sent.url },
    response: { status: first.received!.status, content: { text: first.received!.body } },
  });
});

it('is masked as the history is', () => {
  expect(written()).not.toMatch(/Bearer (?!\*\*\*|\$)\w{8}/i);
  expect(written()).not.toMatch(/mrk_\w{20}/);
});

it('is made again of the stored report, and of the history', async () => {
  const rendered = await kit('conformance', 'render', out, '--reporter', 'har');
  const judged = await kit('conformance', 'judge', join(out, 'history.jsonl'), '--reporter', 'har');
  expect([rendered.stdout, judged.stdout]).toEqual([written(), written()]);
});

it('is refused before a run that keeps no history', async () => {
  const { code, stderr } = await kit('conformance', '--check', 'folders/read-after-create', '--reporter', 'har');
  expect([code, stderr]).toEqual([
    2,
    'model-run-kit: --reporter har: is made of the history, which only --out keeps\n',
  ]);
});
