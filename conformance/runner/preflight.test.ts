import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { budgetEnded } from '../suite/exchange.ts';
import { type FakeTarget, fakeTargetFile, testSession } from '../testing/test-session.support.ts';
import { preflight, waitUntilAnswers } from './preflight.ts';
import { endless } from './time-limit.ts';

const record = { id: '7b0c1c9e-3f4e-4c55-9d5e-0d7b8f3a1c11' };

/** @param rest answers all but the probe of the target's health */
function preflightOf(rest: FakeTarget) {
  const session = testSession((request) =>
    request.url.endsWith('/v1/health') ? { status: 200, body: {} } : rest(request),
  );
  return { session, outcome: preflight(session) };
}

it('takes a target that answers its principals, with whatever but 401', async () => {
  await expect(preflightOf(() => ({ status: 500 })).outcome).resolves.toBeUndefined();
  await expect(preflightOf(() => ({ status: 200, body: record })).outcome).resolves.toBeUndefined();
});

it('takes a token that is refused at one place only', async () => {
  const only_me = preflightOf(({ url }) =>
    url.includes('/auth/me') ? { status: 200, body: record } : { status: 401 },
  );
  await expect(only_me.outcome).resolves.toBeUndefined();
  const only_half = preflightOf(({ url }) => (url.includes('/auth/me') ? 'timeout' : { status: 401 }));
  await expect(only_half.outcome).resolves.toBeUndefined();
});

it('asks each replica, and names the one that does not answer', async () => {
  const base_urls = ['http://a.test', 'http://b.test'];
  const asked = new Set<string>();
  const session = testSession(
    ({ url }) => {
      asked.add(new URL(url).origin);
      return url.startsWith('http://b.test') ? 'timeout' : { status: 200, body: record };
    },
    { ...fakeTargetFile, base_url: base_urls[0]!, base_urls },
  );
  await expect(preflight(session)).rejects.toThrow(
    /^http:\/\/b\.test: .+; is the server running, and is base_urls right\?$/,
  );
  expect([...asked]).toEqual(base_urls);
});

it('refuses a token that is refused everywhere', async () => {
  await expect(preflightOf(() => ({ status: 401 })).outcome).rejects.toThrow('principals.owner.token is refused');
});

it('gives up a target of which only the health is answered, without waiting for each principal', async () => {
  const { session, outcome } = preflightOf(() => 'timeout');
  await expect(outcome).rejects.toThrow('GET /v1/assets: no complete answer within 20 s, nor was GET /v1/auth/me');
  expect(session.http.sent).toBe(3);
});

it('asks once where no answer comes, and says so', async () => {
  const session = testSession(() => 'timeout');
  await expect(preflight(session)).rejects.toThrow('is the server running, and is base_url right?');
  expect(session.http.sent).toBe(1);
});

it('is no gap of a run where the time ends before anything is answered', async () => {
  let is_over = false;
  const session = testSession(() => {
    is_over = true;
    return 'timeout';
  });
  const over = budgetEnded('--time-limit 5');
  Object.assign(session, {
    limit: {
      ...endless,
      get over() {
        return is_over ? over : undefined;
      },
    },
  });
  await expect(preflight(session)).rejects.toThrow(
    'no answer came before the end of the time (budget ended: --time-limit 5)',
  );
  await expect(preflight(session, AbortSignal.abort())).resolves.toBeUndefined();
});

it('waits for a silent host no longer than it is told', { timeout: 4_000 }, async () => {
  const silent = createServer(() => {});
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  const { port } = silent.address() as { port: number };
  const target = { ...testSession(() => 'timeout').target, base_url: `http://127.0.0.1:${port}` };
  expect(await waitUntilAnswers(target, 0.1)).toBe(target.base_url);
  expect(await waitUntilAnswers(target, 600, AbortSignal.timeout(50))).toBe(target.base_url);
  silent.close();
});

it('waits for each of several replicas, and tells which is silent', { timeout: 4_000 }, async () => {
  const silent = createServer(() => {});
  const answering = createServer((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n'));
  const base_urls = await Promise.all(
    [answering, silent].map(async (server) => {
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      return `http://127.0.0.1:${(server.address() as { port: number }).port}`;
    }),
  );
  const target = { ...fakeTargetFile, base_url: base_urls[0]!, base_urls };
  expect(await waitUntilAnswers(target, 0.2)).toBe(base_urls[1]);
  expect(await waitUntilAnswers({ ...target, base_urls: [base_urls[0]!] }, 5)).toBeUndefined();
  for (const server of [silent, answering]) server.close();
});
