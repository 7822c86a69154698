import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
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
