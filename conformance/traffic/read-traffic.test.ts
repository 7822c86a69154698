/** Recordings as others write them are read, and faults in them are one line. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { TrafficEntry } from './entry.ts';
import { readTraffic } from './read-traffic.ts';
import { judgeLines } from './traffic.support.ts';
import { formOf } from './traffic-form.ts';

const folder = mkdtempSync(join(tmpdir(), 'traffic-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function entriesOf(file: string) {
  const form = await formOf(file);
  if (form === 'history') throw new Error('a history');
  const entries: TrafficEntry[] = [];
  for await (const entry of readTraffic(file, form)) entries.push(entry);
  return entries;
}

function written(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

describe('HAR files', () => {
  it.each([
    ['playwright', 7],
    ['chromium', 7],
    ['mitmproxy', 6],
  ])('of %s are read', async (name, count) => {
    const entries = await entriesOf(`fixtures/traffic/${name}.har`);
    expect(entries).toHaveLength(count);
    const walked = entries.filter(({ url }) => url.includes('/v1/assets?'));
    expect(walked.map(({ response }) => JSON.parse(response.body!).items.length)).toEqual([2, 2]);
    expect(entries.every(({ began_ms }) => began_ms !== undefined)).toBe(true);
  });

  it('without credentials are judged as far as they show something', async () => {
    const { log } = JSON.parse(readFileSync('fixtures/traffic/chromium.har', 'utf8'));
    const { report, recorded } = await judgeLines(log.entries);
    expect(report.totals).toMatchObject({ fail: 0, error: 0 });
    expect(report.totals.pass).toBeGreaterThan(4);
    expect(recorded).toMatchObject({
      without_credential: 7,
      not_judged: [{ why: 'no answer was recorded', entries: 1 }],
    });
  });
});

const line = JSON.stringify({
  method: 'GET',
  url: '/v1/health',
  status: 200,
  time: 1_767_225_600.5,
  response_body: {},
});

it('a line may have its time in seconds, and its body as JSON', async () => {
  const [entry] = await entriesOf(written('a.ndjson', `${line}\n\n`));
  expect(entry).toMatchObject({ began_ms: 1_767_225_600_500, response: { body: '{}' } });
});

describe('a bad recording is told in one line', () => {
  it.each([
    ['empty', '', 'is empty'],
    ['no JSON', `${line}\nGET /v1/health 200\n${line}\n`, 'bad:2: is no JSON'],
    ['cut', `${line}\n${line.slice(0, 30)}`, 'the file is cut off in its last line'],
    ['no method', '{"url":"/v1/health"}\n', 'bad:1: method is missing'],
    ['no status', '{"url":"/v1/health","method":"GET"}\n', 'bad:1: status is missing'],
    ['a time of its own', line.replace('1767225600.5', '"noon"'), 'bad:1: time is neither'],
    ['HAR without entries', '{"log":{"version":"1.2"}}', 'is no HAR file: it has no log.entries'],
    ['HAR that is cut', '{"log":{"entries":[{"request":{"method":"GET"', 'is no whole JSON before its first entry'],
    [
      'HAR with an odd entry',
      '{"log":{"entries":[{"request":{"method":"GET"}}]}}',
      'log.entries[0]: request has no method or no url',
    ],
  ])('%s', async (_, text, message) => {
    await expect(entriesOf(written('bad', text))).rejects.toThrow(message);
  });

  it('no file', async () => {
    await expect(entriesOf(join(folder, 'nothing'))).rejects.toThrow('no such file');
  });
});
