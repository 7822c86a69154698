import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { validateControlResponse } from '../../contract/control-validators.ts';
import { databaseForTests } from '../../store/postgres/test-database.support.ts';
import { type StartedServer, type StartOptions, startServer } from '../start-server.ts';
import type { NewClient } from './acts-clients.ts';

const control_token = 'control-token';

async function started(options: StartOptions = {}): Promise<StartedServer> {
  const server = await startServer({ clock: 'virtual', control: { token: control_token }, ...options });
  onTestFinished(() => server.stop());
  return server;
}

type Client = NewClient & { token_url: string };

async function registered({ control_url }: StartedServer, request: object = {}): Promise<Client> {
  const answer = await fetch(`${control_url}/clients`, {
    ...{ method: 'POST', body: JSON.stringify({ kind: 'api_key', ...request }) },
    headers: { authorization: `Bearer ${control_token}`, 'content-type': 'application/json' },
  });
  const json = (await answer.json()) as Client;
  expect([answer.status, validateControlResponse('addClient', answer.status, json)]).toEqual([201, []]);
  return json;
}

async function granted(
  { client_id, client_secret, token_url }: Client,
  form: Record<string, string> | string,
  headers: Record<string, string> = {},
) {
  const named = typeof form === 'string' ? form : { client_id, client_secret, ...form };
  const answer = await fetch(token_url, { method: 'POST', body: new URLSearchParams(named), headers });
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
  const json = (await answer.json()) as any;
  expect(validateControlResponse('grantToken', answer.status, json)).toEqual([]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return { status: answer.status, headers: answer.headers, json };
}

const by_credentials = { grant_type: 'client_credentials' };
const by = (refresh_token: string) => ({ grant_type: 'refresh_token', refresh_token });

const statusWith = async ({ base_url }: StartedServer, token: string) =>
  (await fetch(`${base_url}/v1/assets`, { headers: { authorization: `Bearer ${token}` } })).status;

test('a client is granted a token that ends by the clock of the world, and renews it without the control token', async () => {
  const server = await started();
  const client = await registered(server, { expires_in: 60 });
  const first = (await granted(client, by_credentials)).json;
  expect(first).toMatchObject({ token_type: 'Bearer', expires_in: 60, scope: client.scopes.join(' ') });
  const { timers } = server.world.parts;
  await timers.advance(59_000);
  expect(await statusWith(server, first.access_token)).toBe(200);
  await timers.advance(1_000);
  expect(await statusWith(server, first.access_token)).toBe(401);
  const second = (await granted(client, by(first.refresh_token))).json;
  expect(await statusWith(server, second.access_token)).toBe(200);
  // Neither what renews nor a secret is a token of the interface.
  for (const other of [second.refresh_token, client.client_secret]) expect(await statusWith(server, other)).toBe(401);
});

test('a client of a user is granted tokens of that user, with scopes of its memberships', async () => {
  const server = await started();
  const client = await registered(server, { kind: 'user' });
  const { access_token, scope } = (await granted(client, { ...by_credentials, scope: 'whatever' })).json;
  expect(scope.split(' ')).toEqual(client.scopes);
  const me = await fetch(`${server.base_url}/v1/auth/me`, { headers: { authorization: `Bearer ${access_token}` } });
  expect(await me.json()).toMatchObject({ id: client.user_id });
});

test('fewer scopes are granted where they are asked for, and no others', async () => {
  const server = await started();
  const client = await registered(server, { scopes: ['assets:read', 'assets:create'] });
  const { json } = await granted(client, { ...by_credentials, scope: 'assets:read' });
  expect(json.scope).toBe('assets:read');
  const more = await granted(client, { ...by(json.refresh_token), scope: 'assets:create' });
  expect([more.status, more.json.error]).toEqual([400, 'invalid_scope']);
  expect((await granted(client, { ...by_credentials, scope: 'billing:read' })).json.error).toBe('invalid_scope');
});

test('HTTP Basic names the client as well, with each part encoded', async () => {
  const server = await started();
  const client = await registered(server, { refresh_expires_in: 0 });
  const basic = (id: string, secret: string) => ({
    authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
  });
  const encoded = encodeURIComponent(client.client_id).replace('_', '%5F');
  const form = 'grant_type=client_credentials';
  const { status, json } = await granted(client, form, basic(encoded, client.client_secret));
  expect([status, 'refresh_token' in json]).toEqual([200, false]);
  const wrong = await granted(client, form, basic(client.client_id, 'wrong:secret'));
  expect([wrong.status, wrong.json.error]).toEqual([401, 'invalid_client']);
  expect(wrong.headers.get('www-authenticate')).toMatch(/^Basic /);
  const twice = await granted(client, by_credentials, basic(client.client_id, client.client_secret));
  expect([twice.status, twice.json.error]).toEqual([400, 'invalid_request']);
});

test.each<[string, Record<string, string>, number, string]>([
  ['another secret', { ...by_credentials, client_secret: 'x' }, 401, 'invalid_client'],
  ['no such client', { ...by_credentials, client_id: 'x' }, 401, 'invalid_client'],
  ['no grant', {}, 400, 'invalid_request'],
  ['another grant', { grant_type: 'password', username: 'x', password: 'y' }, 400, 'unsupported_grant_type'],
  ['no refresh token', { grant_type: 'refresh_token' }, 400, 'invalid_request'],
  ['an unknown refresh token', by('mrr_x'), 400, 'invalid_grant'],
])('%s is refused', async (_, form, status, error) => {
  const client = await registered(await started());
  const refused = await granted(client, form);
  expect([refused.status, refused.json.error]).toEqual([status, error]);
});

test('a parameter that is given twice, and what is no form, is refused', async () => {
  const client = await registered(await started());
  const twice = await granted(client, 'grant_type=client_credentials&grant_type=refresh_token');
  expect([twice.status, twice.json]).toMatchObject([
    400,
    { error: 'invalid_request', error_description: 'grant_type is given twice.' },
  ]);
  const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  const answer = await fetch(client.token_url, json);
  expect([answer.status, await answer.json()]).toMatchObject([400, { error: 'invalid_request' }]);
  const read = await fetch(client.token_url, { headers: { authorization: `Bearer ${control_token}` } });
  expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST']);
});

test('a refresh token ends, is good for its own client, and goes with a reset', async () => {
  const server = await started();
  const client = await registered(server, { refresh_expires_in: 100 });
  const { refresh_token } = (await granted(client, by_credentials)).json;
  const other = await registered(server);
  expect((await granted(other, by(refresh_token))).json.error).toBe('invalid_grant');
  await server.world.parts.timers.advance(100_000);
  expect((await granted(client, by(refresh_token))).json.error).toBe('invalid_grant');
  await server.world.reset();
  expect((await granted(client, by_credentials)).json.error).toBe('invalid_client');
});

test('whatever is tried in whatever order, the last refresh token alone is good, until an older one is used', async () => {
  const server = await started();
  const tries = fc.array(fc.nat(3), { minLength: 1, maxLength: 8 });
  const law = fc.asyncProperty(tries, async (ages) => {
    const client = await registered(server);
    const tokens: string[] = [(await granted(client, by_credentials)).json.refresh_token];
    let is_revoked = false;
    for (const age of ages) {
      const at = Math.max(0, tokens.length - 1 - age);
      const { status, json } = await granted(client, by(tokens[at]!));
      is_revoked ||= at < tokens.length - 1;
      expect([status, json.error]).toEqual(is_revoked ? [400, 'invalid_grant'] : [200, undefined]);
      if (!is_revoked) tokens.push(json.refresh_token);
    }
  });
  await fc.assert(law, { numRuns: 20 });
});

test('of two uses of a refresh token at the same time, one is granted', async () => {
  const client = await registered(await started());
  const { refresh_token } = (await granted(client, by_credentials)).json;
  const both = await Promise.all([granted(client, by(refresh_token)), granted(client, by(refresh_token))]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

test('each world has its clients', async () => {
  const server = await started();
  const { client_id, client_secret } = await registered(server);
  const made = await fetch(`${server.control_url}/worlds`, {
    ...{ method: 'POST', body: JSON.stringify({ seed: 7 }) },
    headers: { authorization: `Bearer ${control_token}`, 'content-type': 'application/json' },
  });
  const { control_url } = (await made.json()) as { control_url: string };
  const own = await registered({ ...server, control_url });
  expect(own.token_url).toBe(`${control_url}/token`);
  expect((await granted(own, by_credentials)).status).toBe(200);
  expect((await granted({ ...own, client_id, client_secret }, by_credentials)).status).toBe(401);
});

const url = await databaseForTests('clients in a database');

test.skipIf(url === undefined)(
  'servers on one database have the same clients, and use up a refresh token once',
  async () => {
    const [one, other] = [
      await started({ database: url!, clock: 'real' }),
      await started({ database: url!, clock: 'real' }),
    ];
    const client = await registered(one);
    const at = (server: StartedServer) => ({ ...client, token_url: `${server.control_url}/token` });
    const { access_token, refresh_token } = (await granted(at(other), by_credentials)).json;
    expect(await statusWith(one, access_token)).toBe(200);
    const both = await Promise.all([granted(at(one), by(refresh_token)), granted(at(other), by(refresh_token))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  },
);
