import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished, test } from 'vitest';
import { validateSchema } from '../src/contract/validators.ts';
import { breaks } from '../src/webhooks/broken.ts';
import { kit } from './kit.support.ts';
import { startListener } from './listen/listener.ts';
import type { ReceivedEvent, SenderAnswer } from './listen/received-event.ts';
import type { ListenReply } from './listen/replies.ts';
import { selfSigned } from './self-signed.support.ts';
import { eventDialectOf, type SignatureOptions } from './signature-options.ts';

const secret = 'example-signing-secret-1';
const told = ['--secret', secret];
const folder = mkdtempSync(join(tmpdir(), 'send-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** Events that `listen` keeps while it runs with these options. */
async function listening(respond: ListenReply[] = [200], options: SignatureOptions = {}) {
  const seen: (ReceivedEvent & SenderAnswer)[] = [];
  const listener = await startListener({
    host: '127.0.0.1',
    port: 0,
    dialect: await eventDialectOf(options),
    secrets: [secret],
    respond,
    onEvent: (event, answered) => seen.push({ ...event, ...answered }),
    onOther: () => {},
  });
  onTestFinished(() => listener.close());
  return { url: listener.url, seen };
}

test('what send sends, listen finds valid; all of it is repeated but the id of the request', async () => {
  const { url, seen } = await listening([500, 500, 200]);
  const request_id = '5b0f7a52-8f57-4c0e-9d4b-6f2f5f1b7a01';
  const { code, stdout } = await kit('send', url, ...told, '--repeat', '3', '--request-id', request_id);
  expect(code).toBe(1);
  expect(stdout.split('\n').map((line) => line.slice(0, 3))).toEqual(['500', '500', '200', '']);
  expect(seen.map(({ attempt, signature, status }) => [attempt, signature, status])).toEqual([
    [1, 'valid', 500],
    [2, 'valid', 500],
    [3, 'valid', 200],
  ]);
  expect(new Set(seen.map(({ body }) => body)).size).toBe(1);
  expect(seen[0]!.request_id).toBe(request_id);
  expect(new Set(seen.map(({ request_id }) => request_id)).size).toBe(3);
});

test.each(breaks)('--break %s is refused by listen', async (how) => {
  const { url, seen } = await listening();
  expect(await kit('send', url, ...told, '--break', how)).toMatchObject({ code: 0 });
  expect(seen).toEqual([expect.objectContaining({ signature: 'not valid', event: 'run.completed' })]);
});

test('--unsigned needs no secret', async () => {
  const { url, seen } = await listening();
  expect(await kit('send', url, '--unsigned')).toMatchObject({ code: 0 });
  expect(seen).toEqual([expect.objectContaining({ signature: 'unsigned' })]);
});

test('the bytes of a file leave as they are', async () => {
  const { url, seen } = await listening();
  const bytes = Buffer.from('{ "event": "run.failed",\r\n\t"x": "\u00e9\xff" }\n', 'latin1');
  await kit('send', url, file('body', bytes), ...told);
  expect(Buffer.from(seen[0]!.body_base64!, 'base64')).toEqual(bytes);
  expect(seen[0]).toMatchObject({ signature: 'valid', event: 'run.failed' });
  expect(seen[0]!.headers).toMatchObject({ 'content-type': 'application/json', 'content-length': `${bytes.length}` });
});

describe('an example', () => {
  it.each([
    ['run.completed', 'RunCompletedPayload'],
    ['run.failed', 'RunFailedPayload'],
    ['run.cancelled', 'RunCancelledPayload'],
  ])('of %s is one of the document', async (event, schema) => {
    const { url, seen } = await listening();
    await kit('send', url, ...told, '--event', event);
    const { body, delivery_id, run_id } = seen[0]!;
    const payload = JSON.parse(body!);
    expect(validateSchema('reference', schema, payload)).toEqual([]);
    expect(payload).toMatchObject({ event, run_id, run: { id: run_id }, delivery: { id: delivery_id } });
    expect(payload.run.links.self).toBe(`/v1/runs/${run_id}`);
  });

  it('has ids of its own each time, or those of its seed', async () => {
    const { url, seen } = await listening();
    for (const seed of [[], [], ['--seed', '7'], ['--seed', '7'], ['--seed', '8']])
      await kit('send', url, ...told, ...seed);
    const ids = seen.map(({ delivery_id, run_id, request_id }) => `${delivery_id} ${run_id} ${request_id}`);
    expect(ids[2]).toBe(ids[3]);
    expect(new Set(ids).size).toBe(4);
  });

  it('is laid out and signed as the choices say, which listen reads too', async () => {
    const choices = 'fixtures/choices/unlike.yaml';
    const whsec = `whsec_${Buffer.from(secret).toString('base64')}`;
    const { url, seen } = await listening([200], { choices, key: 'utf8' });
    await kit('send', url, '--secret', secret, '--key', 'utf8', '--choices', choices);
    await kit('send', url, '--secret', whsec, '--choices', choices);
    expect(seen.map(({ signature }) => signature)).toEqual(['valid', 'valid']);
    expect(seen[0]).toMatchObject({ event: 'run.completed', attempt: 1 });
    expect(JSON.parse(seen[0]!.body!)).toMatchObject({ type: 'run.completed', id: seen[0]!.delivery_id });
  });
});

describe('what it prints', () => {
  it('is one object for each answer with --json', async () => {
    const { url } = await listening([503, 204]);
    const { stdout } = await kit('send', url, ...told, '--json', '--repeat', '2');
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toEqual([
      expect.objectContaining({ status: 503, signature: expect.stringMatching(/^[0-9a-f]{64}$/), answer: '' }),
      expect.objectContaining({ status: 204, took_ms: expect.any(Number), request_id: expect.any(String) }),
    ]);
  });

  it('is the beginning of the answer, which cannot steer the terminal', async () => {
    const server = createServer((_, response) => response.end(`first\n\u001b[2Jline ${'x'.repeat(10_000)}`));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    onTestFinished(() => void server.close());
    const { port } = server.address() as { port: number };
    const { code, stdout } = await kit('send', `http://127.0.0.1:${port}/`, ...told);
    expect(stdout).toMatch(/^200 OK .* request [0-9a-f-]{36} {2}first \ufffd\[2Jline x+\n$/);
    expect([code, stdout.length < 300]).toEqual([0, true]);
  });

  it('says that nobody answers, in time', async () => {
    const { url } = await listening(['hang']);
    const late = await kit('send', url, ...told, '--timeout', '0.05');
    expect(late).toMatchObject({ code: 1, stdout: expect.stringMatching(/^no answer within 0\.05 s/) });
    const reset = await listening(['reset']);
    const cut = await kit('send', reset.url, ...told, '--json');
    expect(cut.code).toBe(1);
    expect(JSON.parse(cut.stdout)).toMatchObject({ status: null, error: expect.stringMatching(/^no answer \(.+\)$/) });
  });
});

const refused: [string, string[], RegExp][] = [
  ['what is no URL', ['send', 'nowhere', ...told], /'nowhere' is invalid.*It takes an http or https URL/],
  ['another scheme', ['send', 'ftp://a/', ...told], /It takes an http or https URL/],
  ['no secret', ['send', 'http://127.0.0.1:1/'], /--secret: .*or --unsigned/],
  ['an example and a file', ['send', 'http://127.0.0.1:1/', 'x', '--event', 'run.failed', ...told], /--event: /],
  ['no such file', ['send', 'http://127.0.0.1:1/', join(folder, 'none'), ...told], /none: no such file/],
  [
    'an unknown event',
    ['send', 'http://127.0.0.1:1/', '--event', 'run.canceled'],
    /Allowed choices are run\.completed/,
  ],
  [
    'a wrong signature that is none',
    ['send', 'http://127.0.0.1:1/', '--unsigned', '--break', 'case'],
    /cannot be used/,
  ],
  ['an id that is no UUID', ['send', 'http://127.0.0.1:1/', '--request-id', 'x'], /It takes a UUID/],
  ['no time at all', ['send', 'http://127.0.0.1:1/', '--timeout', '0'], /It takes seconds/],
];

test.each(refused)('%s is refused in one line', async (_, words, line) => {
  const ended = await kit(...words);
  expect(ended).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(line) });
  expect(ended.stderr).not.toContain('\n    at ');
});

test('--set changes fields of the example, in the dialect of the choices', async () => {
  const { url, seen } = await listening();
  const set = ['run.failure_code=no_luck', 'run.duration_ms=7', 'run.metadata.shop.id="a=b"', 'run.metadata.shop={}'];
  const words = [set[0], set[1], set[3], set[2]].flatMap((one) => ['--set', one!]);
  expect(await kit('send', url, ...told, '--event', 'run.failed', ...words)).toMatchObject({ code: 0 });
  const { run } = JSON.parse(seen[0]!.body!);
  expect(run).toMatchObject({ failure_code: 'no_luck', duration_ms: 7, metadata: { shop: { id: 'a=b' } } });
});

test.each([
  [['--set', 'run.failurecode=x'], '--set run.failurecode: the event has no such field; there are id,'],
  [['--set', 'runs.id=x'], '--set runs.id: the event has no object runs'],
  [['--set', 'run'], 'It takes FIELD=VALUE, such as run.failure_code=no_luck.'],
])('%s is refused in one line', async (words, message) => {
  const { code, stderr } = await kit('send', 'http://127.0.0.1:9/', ...told, ...words);
  expect(code).toBe(2);
  expect(stderr).toContain(message);
});

test('--set takes no file', async () => {
  const words = [file('whole', '{}'), '--set', 'run_id=1'];
  expect(await kit('send', 'http://127.0.0.1:9/', ...told, ...words)).toMatchObject({ code: 2 });
});

test('a receiver that signs its certificate itself is taken with --insecure, which is said without', async () => {
  const receiver = await selfSigned();
  onTestFinished(receiver.close);
  const refused = await kit('send', receiver.url, ...told);
  expect(refused).toMatchObject({ code: 1, stdout: expect.stringContaining('SELF_SIGNED_CERT; --insecure takes it') });
  expect(await kit('send', receiver.url, ...told, '--insecure')).toMatchObject({ code: 0 });
});
