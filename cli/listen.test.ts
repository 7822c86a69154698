import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { createModelRunClient } from '../src/client/client.ts';
import { type StartedServer, startServer } from '../src/server/start-server.ts';
import { referenceScheme } from '../src/webhooks/scheme.ts';
import { sign } from '../src/webhooks/sign.ts';
import { builtKit } from './built-kit.support.ts';
import { kit } from './kit.support.ts';
import { selfSigned } from './self-signed.support.ts';

const main = await builtKit();
/** Nothing waits so long, unless the machine is busy with other work. */
const patience = { timeout: 60_000 };
const body = Buffer.from('{"event":"run.failed","delivery":{"id":"d1"},"run_id":"r1"}');

interface Running {
  child: ChildProcess;
  url: string;
  /** All that it has printed so far. */
  printed(): string;
  /** The same of what it says beside. */
  said(): string;
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
  let said = '';
  child.stderr!.on('data', (chunk) => (said += chunk));
  await once(child.stderr!, 'data');
  return { child, exited, printed: () => printed, said: () => said, url: /listening on (\S+);/.exec(said)![1]! };
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

test('--forward-to passes on to a server that signs its certificate itself, with --insecure', async () => {
  const receiver = await selfSigned();
  onTestFinished(receiver.close);
  for (const [status, ...words] of [[502], [204, '--insecure']] as [number, ...string[]][]) {
    const { url, printed, exited } = await start('--json', '--once', '--forward-to', receiver.url, ...words);
    expect(await fetch(url, { method: 'POST', body })).toMatchObject({ status });
    await exited;
    expect(printed().includes('--insecure takes it')).toBe(status === 502);
  }
});

describe('--register', () => {
  const events = async (server: StartedServer) => {
    const { path, input } = server.world.fixtures.models.succeeds;
    const token = server.world.principals.owner.token;
    const client = createModelRunClient({ base_url: server.base_url, token });
    await client.dispatchModel(path, input);
    return client;
  };

  it('makes a webhook for all events, verifies with its secret, and takes it away', async () => {
    await using server = await startServer({ clock: 'virtual-auto' });
    const { token } = server.world.principals.owner;
    const words = ['--json', '--once', '--register', `${server.base_url}/`, '--token', `${token}\n`];
    const { printed, exited, said } = await start(...words);
    await vi.waitFor(() => expect(said()).toMatch(/webhook \S+ at .* sends every event to/), patience);
    const client = await events(server);
    expect(await exited).toEqual([0, null]);
    expect(JSON.parse(printed())).toMatchObject({ event: 'run.completed', signature: 'valid' });
    const [, id] = /webhook (\S+) was taken away/.exec(said())!;
    await expect(client.listWebhookDeliveries({ path: { webhook_id: id! } })).rejects.toMatchObject({ status: 404 });
  });

  it('leaves nothing behind when it is told to stop, and says so where the webhook stays', async () => {
    await using server = await startServer({ clock: 'virtual-auto', control: false });
    const { child, exited, said } = await start(
      '--register',
      server.base_url,
      '--token',
      server.world.principals.owner.token,
    );
    await vi.waitFor(() => expect(said()).toContain('sends every event'), patience);
    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    expect(said()).toMatch(/webhook \S+ stays: the interface has no way to delete one/);
  });

  it.each<[string, string[], RegExp]>([
    ['no token', [], /^--token: --register needs one/],
    ['a token that no header can carry', ['--token', 'a\nb'], /^--token: no header can carry its character 2/],
    ['a token that is refused', ['--token', 'nobody'], /^--register http\S+: made no webhook: 401, /],
  ])('%s is exit 2', async (_, words, message) => {
    await using server = await startServer({});
    const { code, stderr } = await kit('listen', '--port', '0', '--register', server.base_url, ...words);
    expect(code).toBe(2);
    expect(stderr.replace(/^listening on .*\n/, '').replace(/^\S*(error|model-run-kit): /, '')).toMatch(message);
  });
});
