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

  it.each([
    ['playwright', 0, []],
    // It leaves credentials out of what it exports.
    ['chromium', 7, [{ why: 'no answer was recorded', entries: 1 }]],
    ['mitmproxy', 0, []],
  ])('of %s are judged, and nothing fails', async (name, without_credential, not_judged) => {
    const { report, recorded } = await judgeLines(entriesIn(name));
    expect(report.totals).toMatchObject({ fail: 0, error: 0 });
    expect(report.totals.pass).toBeGreaterThan(9);
    expect(recorded).toMatchObject({ without_credential, not_judged, base_urls: ['http://models.example'] });
  });

  it('of Chromium over HTTP/2, with bodies in base64 and bodies that it forgot, are judged as far as they go', async () => {
    const [first, ...others] = entriesIn('chromium');
    const socket = {
      ...overHttp2(first!),
      _resourceType: 'websocket',
      _webSocketMessages: [{ type: 'receive', time: 1_796_000_000, opcode: 1, data: '{"run":1}' }],
    };
    socket.request = { ...socket.request, url: 'wss://models.example/live' };
    socket.response = { ...socket.response, status: 101 };
    const { size, mimeType } = first!.response.content;
    const forgotten = { ...first!, response: { ...first!.response, content: { size, mimeType } } };
    const { report, recorded } = await judgeLines([socket, ...[forgotten, ...others].map(overHttp2)]);
    expect(report.totals).toMatchObject({ fail: 0, error: 0 });
    expect(report.totals.pass).toBeGreaterThan(4);
    expect(recorded).toMatchObject({ entries: 8, requests: 7 });
    expect(recorded.not_judged.map(({ why }) => why).toSorted()).toEqual([
      'a page was read by a cursor URL that no recorded page shows',
      'no answer was recorded',
      'the body of the answer was not recorded',
    ]);
  });

  it('of a faulty service fail whoever wrote them', async () => {
    for (const name of ['playwright', 'chromium', 'mitmproxy']) {
      const entries = entriesIn(name).map((one) => ({ ...one, response: { ...one.response } }));
      const run = entries.findLast(({ request }) => request.url.includes('/v1/runs/'))!;
      run.response.content = { ...run.response.content, encoding: undefined, text: '{"id":7}' };
      const { report } = await judgeLines(entries);
      expect([name, report.verdicts.find(({ check }) => check === 'schema/getRun')]).toMatchObject([
        name,
        { verdict: 'fail', mismatch: 'wrong-type' },
      ]);
    }
  });
});

interface Entry {
  request: { method: string; url: string; httpVersion: string; headers: { name: string; value: string }[] };
  response: {
    status: number;
    headers: { name: string; value: string }[];
    content: { size: number; mimeType: string; encoding?: string | undefined; text?: string };
  };
}

/** With a token where the file has its mask. */
function entriesIn(name: string): Entry[] {
  const text = readFileSync(`fixtures/traffic/${name}.har`, 'utf8');
  return JSON.parse(text.replaceAll('Bearer ***', 'Bearer of-one')).log.entries;
}

/** As its network panel exports such an entry. */
function overHttp2({ request, response, ...rest }: Entry): Entry & { _resourceType?: string } {
  const { host, pathname, search } = new URL(request.url);
  const named = (headers: Entry['request']['headers']) =>
    headers
      .filter(({ name }) => !/^(?:host|connection|keep-alive)$/i.test(name))
      .map(({ name, value }) => ({ name: name.toLowerCase(), value }));
  const first = { ':authority': host, ':method': request.method, ':path': pathname + search, ':scheme': 'http' };
  const pseudo = Object.entries(first).map(([name, value]) => ({ name, value }));
  const { text, ...content } = response.content;
  const encoded = text === undefined ? {} : { text: Buffer.from(text).toString('base64'), encoding: 'base64' };
  return {
    ...rest,
    request: { ...request, httpVersion: 'http/2.0', headers: [...pseudo, ...named(request.headers)] },
    response: { ...response, headers: named(response.headers), content: { ...content, ...encoded } },
  };
}

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
