import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ownedBy } from './owned-by.ts';
import type { TokenSource } from './target.ts';
import { createTokenBook } from './tokens.ts';

/** The tokens of an owner who has them granted by whoever answers so. */
async function bookOf(answer: RequestListener, now?: () => number) {
  const listening = createServer(answer);
  await new Promise<void>((done) => listening.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    listening.close();
    listening.closeAllConnections();
  });
  const token_url = `http://127.0.0.1:${(listening.address() as AddressInfo).port}/token`;
  const token = { oauth2: { token_url, client_id: 'kit', client_secret: 'hidden' } };
  return createTokenBook({ base_url: 'http://target.example', principals: { owner: { kind: 'user', token } } }, now);
}

it('has a granted token renewed before it ends, and not sooner', async () => {
  let [granted, now_ms] = [0, 0];
  const book = await bookOf(
    (_, response) => {
      granted += 1;
      response.end(JSON.stringify({ access_token: `token-${granted}`, expires_in: 100 }));
    },
    () => now_ms,
  );
  const told: string[] = [];
  for (now_ms of [0, 69_000, 71_000]) told.push(await book.tokenOf('owner'));
  expect([told, book.secrets()]).toEqual([
    ['token-1', 'token-1', 'token-2'],
    ['token-1', 'token-2'],
  ]);
});

it('has one token for a user who stands for the owner too, whose second login may end the session of the first', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'model-run-kit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'logins');
  const token = { command: `echo in >> ${file}; wc -l < ${file}`, ttl: 600 };
  const human = { kind: 'user', token } as const;
  const owner = { kind: 'api_key', token: 'key' } as const;
  const target = ownedBy({ base_url: 'http://target.example', principals: { owner, human } }, 'human');
  const book = createTokenBook(target);
  expect([await book.tokenOf('owner'), await book.tokenOf('human')]).toEqual(['1', '1']);
  expect(await book.renewed('owner', '1')).toBe('2');
  expect([await book.tokenOf('human'), await book.renewed('human', '1')]).toEqual(['2', '2']);
});

it('has a token of a few seconds renewed while it still holds, once for all who ask', async () => {
  let [granted, now_ms] = [0, 0];
  const book = await bookOf(
    (_, response) => {
      granted += 1;
      response.end(JSON.stringify({ access_token: `token-${granted}`, expires_in: 3 }));
    },
    () => now_ms,
  );
  const told: string[][] = [];
  for (now_ms of [0, 1_900, 2_100]) told.push(await Promise.all([1, 2].map(() => book.tokenOf('owner'))));
  expect(told).toEqual([
    ['token-1', 'token-1'],
    ['token-1', 'token-1'],
    ['token-2', 'token-2'],
  ]);
});

describe('a token that the target refuses before it ends', () => {
  async function granting() {
    let granted = 0;
    const book = await bookOf((_, response) => {
      granted += 1;
      response.end(JSON.stringify({ access_token: `token-${granted}`, expires_in: 3600 }));
    });
    return { book, granted: () => granted };
  }

  it('is renewed once for all who ask, and for who asks later', async () => {
    const { book, granted } = await granting();
    const old = await book.tokenOf('owner');
    const told = await Promise.all([1, 2].map(() => book.renewed('owner', old)));
    told.push(await book.renewed('owner', old), await book.tokenOf('owner'));
    expect([told, granted()]).toEqual([Array(4).fill('token-2'), 2]);
  });

  it('is renewed once at most where the same one comes again', async () => {
    let granted = 0;
    const book = await bookOf((_, response) => {
      granted += 1;
      response.end('{"access_token":"the-same"}');
    });
    const old = await book.tokenOf('owner');
    expect([await book.renewed('owner', old), await book.renewed('owner', old), granted]).toEqual([
      undefined,
      undefined,
      2,
    ]);
  });

  it('is read again each time, from a file', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'kit-')), 'token');
    onTestFinished(() => rmSync(dirname(file), { recursive: true }));
    const principals = { owner: { kind: 'api_key', token: { file } } } as const;
    const book = createTokenBook({ base_url: 'http://target.example', principals });
    const told: unknown[] = [];
    for (const text of ['one', 'one', 'two', 'three']) {
      writeFileSync(file, `${text}\n`);
      told.push(await book.renewed('owner', String(await book.tokenOf('owner'))));
    }
    expect([told, book.secrets()]).toEqual([
      [undefined, undefined, 'two', 'three'],
      ['one', 'two', 'three'],
    ]);
  });

  it('stays where it is text of the target file', async () => {
    const principals = { owner: { kind: 'api_key', token: 'text' } } as const;
    const book = createTokenBook({ base_url: 'http://target.example', principals });
    expect(await book.renewed('owner', await book.tokenOf('owner'))).toBeUndefined();
  });
});

it.each<[string, TokenSource, string]>([
  [
    'command',
    { command: 'printf "a\\nb"', ttl: 60 },
    'principals.owner.token.command: no header can carry its character 2',
  ],
  ['file', { file: '/dev/null' }, 'principals.owner.token.file: /dev/null: is empty'],
])('a %s that gives what no header can carry is told before anything is sent', async (_, token, told) => {
  const principals = { owner: { kind: 'api_key', token } } as const;
  const book = createTokenBook({ base_url: 'http://target.example', principals });
  await expect(book.tokenOf('owner')).rejects.toThrow(told);
});

const padding = ' '.repeat(1024 * 1024);

it.each<[string, RequestListener, RegExp]>([
  [
    'more than any grant has',
    (_, response) => void response.end(`{"access_token":"t"${padding}}`),
    /larger than 1048576 bytes$/,
  ],
  [
    'no JSON, and none of it',
    (_, response) => void response.end('{"access_token":"hidden'),
    /: its answer is no JSON$/,
  ],
  ['nothing', (_, response) => void response.end('null'), /status 200 without/],
  ['a refusal', (_, response) => void response.writeHead(400).end('{"access_token":"t"}'), /status 400/],
])('says what is wrong with %s', async (_, answer, message) => {
  const book = await bookOf(answer);
  const asked = book.tokenOf('owner');
  await expect(asked).rejects.toThrow(/^principals\.owner\.token\.oauth2: http:.* gave no token: /);
  await expect(asked).rejects.toThrow(message);
});
