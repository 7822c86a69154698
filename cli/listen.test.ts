import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { referenceScheme } from '../src/webhooks/scheme.ts';
import { sign } from '../src/webhooks/sign.ts';
import { kit } from './kit.support.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
/** Nothing waits so long, unless the machine is busy with other work. */
const patience = { timeout: 60_000 };
const body = Buffer.from('{"event":"run.failed","delivery":{"id":"d1"},"run_id":"r1"}');

interface Running {
  child: ChildProcess;
  url: string;
  /** All that it has printed so far. */
  printed(): string;
  exited: Promise<unknown[]>;
}

/** A process of its own: it answers to signals, and prints while it goes on. */
async function start(...words: string[]): Promise<Running> {
  const child = spawn(process.execPath, [main, 'listen', '--port', '0', ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let printed = '';
  child.stdout!.on('data', (chunk) => (printed += chunk));
  // Not `exit`: what it has printed may still be on its way then.
  const exited = once(child, 'close');
  const [said] = await once(child.stderr!, 'data');
  return { child, exited, printed: () => printed, url: /listening on (\S+);/.exec(String(said))![1]! };
}

test('prints a line of JSON for each event, in the order of the script, and leaves after the last', async () => {
  const { url, printed, exited } = await start(
    '--json',
    '--once',
    '3',
    '--respond',
    '500,500,200',
    '--secret',
    's3cret',
  );
  const headers = { 'service-signature': sign(body, 's3cret', referenceScheme) };
  for (const status of [500, 500, 200]) {
    expect(await fetch(url, { method: 'POST', headers, body })).toMatchObject({ status });
  }
  expect(await exited).toEqual([0, null]);
  const lines = printed()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const event = { event: 'run.failed', delivery_id: 'd1', run_id: 'r1', signature: 'valid', body: body.toString() };
  expect(lines).toEqual(
    [1, 2, 3].map((attempt) => expect.objectContaining({ ...event, attempt, status: attempt < 3 ? 500 : 200 })),
  );
});

test('makes a secret that is strong, alone in the first line, and verifies with it', async () => {
  const { url, printed, exited } = await start('--print-secret', '--key', 'whsec', '--once');
  await expect.poll(printed, patience).toContain('\n');
  const secret = printed().trimEnd();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  await fetch(url, {
    method: 'POST',
    headers: { 'service-signature': sign(body, secret, { ...referenceScheme, key: 'whsec' }) },
    body,
  });
  expect(await exited).toEqual([0, null]);
  expect(printed()).toMatch(/run\.failed {2}attempt 1 {2}valid {2}→ 200\n/);
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends it with 0, whoever is left waiting', async (signal) => {
  const { child, url, exited, printed } = await start('--respond', 'hang', '--json', '--print-secret');
  const waiting = fetch(url, { method: 'POST', body }).then(String, () => 'cut');
  await expect.poll(printed, patience).toContain('left waiting');
  child.kill(signal);
  expect(await exited).toEqual([0, null]);
  expect(await waiting).toBe('cut');
  const [first] = printed().split('\n');
  expect(JSON.parse(first!)).toEqual({ secret: expect.stringMatching(/^whs_.{43}$/) });
});

test('a taken port is one line', async () => {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const ended = await kit('listen', '--port', String(port));
  expect(ended).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/: port \d+ is taken; give another --port/),
  });
});

const refused: [string, string[], RegExp][] = [
  ['a reply that is none', ['--respond', '200,ok'], /It takes statuses from 200 to 599, reset, hang, forward/],
  ['to forward nowhere', ['--respond', 'forward'], /--respond: forward needs --forward-to/],
  [
    'to forward never',
    ['--respond', '200', '--forward-to', 'http://127.0.0.1:1'],
    /--respond: .* add the word forward/,
  ],
  ['to forward to what is no URL', ['--forward-to', 'localhost:3000'], /It takes an http or https URL/],
  ['two secrets', ['--print-secret', '--secret', 'x'], /cannot be used with option/],
  ['a secret of another form', ['--secret', 'x', '--key', 'whsec'], /--secret: the secret is not whsec_/],
  ['no events at all', ['--once', '0'], /It takes a whole number of at least 1/],
];

test.each(refused)('%s is refused in one line', async (_, words, line) => {
  const ended = await kit('listen', '--port', '0', ...words);
  expect(ended).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(line) });
  expect(ended.stderr).not.toContain('\n    at ');
});
