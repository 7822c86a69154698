import { describe, expect, test } from 'vitest';
import { hashOf } from '../../store/token-hash.ts';
import { seedNames } from '../seed/seed-names.ts';
import { type TestWorld, testWorld } from '../worlds/world.support.ts';

describe('a token', () => {
  const schemes = [
    undefined,
    '',
    'Bearer',
    'Bearer ',
    'Basic b3duZXI6',
    'Bearer unknown',
    'Bearer a b',
    'Token {owner}',
    '{owner}',
    'Bearer {expired}',
    'Bearer {owner}x',
  ];
  test.each(schemes)('is refused: %s', async (scheme) => {
    const world = await testWorld();
    const authorization = scheme?.replace(/\{(\w+)\}/, (_, name: string) => world.principals[name]!.token);
    const answer = await world.ask(null, 'GET /v1/auth/me', {
      headers: authorization === undefined ? {} : { authorization },
    });
    expect(answer).toMatchObject({ status: 401, json: { code: 'unauthenticated', errors: [] } });
    expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/);
  });

  test.each(['Bearer', 'bearer', 'BEARER '])('is taken after %s', async (scheme) => {
    const world = await testWorld();
    const { token } = world.principals.owner!;
    expect(
      (await world.ask(null, 'GET /v1/auth/me', { headers: { authorization: `${scheme} ${token}` } })).status,
    ).toBe(200);
  });

  test('ends at its time and not before', async () => {
    const world = await testWorld();
    const { clock, store } = world.parts;
    const { user_id } = world.principals.human!;
    const expires_at = new Date(clock.now_ms() + 1_000).toISOString();
    await store.insertToken({
      hash: hashOf('short'),
      kind: 'user',
      user_id,
      organization_id: null,
      scopes: [],
      expires_at,
    });
    const ask = async () =>
      (await world.ask(null, 'GET /v1/auth/me', { headers: { authorization: 'Bearer short' } })).status;
    const { advance } = clock as unknown as { advance(by_ms: number): void };
    expect(await ask()).toBe(200);
    advance(999);
    expect(await ask()).toBe(200);
    advance(1);
    expect(await ask()).toBe(401);
  });

  test('is needed by none of the anonymous operations, and a bad one is ignored there', async () => {
    const world = await testWorld();
    expect(await world.ask(null, 'GET /v1/health')).toMatchObject({ status: 200, json: {} });
    const headers = { authorization: 'Bearer unknown', 'x-organization-id': 'nonsense' };
    expect(await world.ask(null, 'GET /v1/health', { headers })).toMatchObject({ status: 200, json: {} });
  });
});

describe('scopes', () => {
  const writes: [request: string, body?: unknown][] = [
    ['POST /v1/asset-folders', { name: 'x' }],
    ['POST /v1/asset-uploads', { filename: 'x', mime_type: 'text/plain', size_bytes: 1 }],
    ['PATCH /v1/billing/balance', { low_balance_threshold: 1 }],
    ['DELETE /v1/assets/{asset}'],
    ['DELETE /v1/asset-folders/{folder}'],
    ['POST /v1/models/trial/spark/runs', { prompt: 'x' }],
    ['POST /v1/graph-workflows', { name: 'x', workflow_json: { '1': { class_type: 'LoadImage' } } }],
    ['POST /v1/graph-workflows/acme-studio/postcard/runs', { text: 'x' }],
    ['DELETE /v1/graph-workflows/eaaf20e9-c2d3-4bfc-9aae-8a33e337b2bc'],
    ['POST /v1/webhooks', { name: 'x', url: 'http://a.example', secret: '0123456789abcdef' }],
  ];
  test.each(writes)('%s needs its scope', async (request, body) => {
    const world = await testWorld();
    const asset = (await world.ask('owner', 'GET /v1/assets?limit=1')).json.items[0].id;
    const folder = (await world.ask('owner', 'POST /v1/asset-folders', { body: { name: 'x' } })).json.id;
    const filled = request.replace('{asset}', asset).replace('{folder}', folder);
    const refused = await world.ask('reader', filled, { body });
    expect(refused).toMatchObject({ status: 403, json: { code: 'insufficient_scope' } });
    const second = { 'x-organization-id': world.principals.member!.second_organization!.id };
    expect(await world.ask('member', filled, { body, headers: second })).toMatchObject({ status: 403 });
    expect((await world.ask('owner', filled, { body })).status).toBeLessThan(300);
  });

  test('are not needed to read', async () => {
    const world = await testWorld();
    const lists = ['/v1/assets', '/v1/assets/types', '/v1/webhooks/event-types', '/v1/webhooks/any/deliveries'];
    for (const path of ['/v1/auth/me', ...lists]) {
      expect((await world.ask('reader', `GET ${path}`)).status).toBe(200);
    }
  });
});

describe('the organization', () => {
  test('is that of the key, or the first of the user', async () => {
    const world = await testWorld();
    const owners = async (who: string, headers = {}) => {
      const { items } = (await world.ask(who, 'GET /v1/assets?fields=org_id&limit=500', { headers })).json;
      return [...new Set(items.map(({ org_id }: { org_id: string }) => org_id))];
    };
    const { owner, outsider, no_secret } = world.principals;
    expect(await owners('owner')).toEqual([owner!.organization.id]);
    expect(await owners('human')).toEqual([owner!.organization.id]);
    expect(await owners('member')).toEqual([owner!.organization.id]);
    expect(await owners('outsider')).toEqual([outsider!.organization.id]);
    const second = no_secret!.organization.id;
    expect(await owners('member', { 'x-organization-id': second })).toEqual([second]);
    expect(await owners('member', { 'x-organization-id': second.toUpperCase() })).toEqual([second]);
  });

  const requests = ['GET /v1/auth/me', 'GET /v1/assets', 'GET /v1/assets/types', 'POST /v1/asset-folders'];
  test.each(requests)('must be one of the caller in %s', async (request) => {
    const world = await testWorld();
    const body = request.startsWith('POST') ? { name: 'x' } : undefined;
    const ask = (who: string, id: string) => world.ask(who, request, { body, headers: { 'x-organization-id': id } });
    const foreign = world.principals.outsider!.organization.id;
    for (const who of ['owner', 'human', 'member']) {
      for (const id of [foreign, '00000000-0000-4000-8000-000000000000']) {
        expect(await ask(who, id)).toMatchObject({ status: 403, json: { code: 'forbidden' } });
      }
      for (const id of ['acme-studio', '1', foreign.slice(1), '']) {
        expect(await ask(who, id)).toMatchObject({ status: 422, json: { code: 'invalid_request' } });
      }
      expect((await ask(who, world.principals.owner!.organization.id)).status).toBeLessThan(300);
    }
  });

  test('of another caller is as good as none', async () => {
    const world = await testWorld();
    const asset = (await world.ask('outsider', 'GET /v1/assets?limit=1')).json.items[0].id;
    const folder = (await world.ask('outsider', 'POST /v1/asset-folders', { body: { name: 'x' } })).json.id;
    const unknown = await world.ask('owner', 'GET /v1/assets/00000000-0000-4000-8000-000000000000');
    for (const request of [
      `GET /v1/assets/${asset}`,
      `DELETE /v1/assets/${asset}`,
      `GET /v1/asset-folders/${folder}`,
      `DELETE /v1/asset-folders/${folder}`,
      `GET /v1/runs/${(await foreignRun(world)).run_id}`,
      `GET /v1/batches/${(await foreignRun(world)).batch_id}/items`,
      `GET /v1/webhooks/${(await foreignRun(world)).webhook_id}/deliveries`,
      `DELETE /v1/graph-workflows/${(await foreignRun(world)).workflow_id}`,
    ]) {
      const answer = await world.ask('owner', request);
      expect(answer).toMatchObject({ status: 404, text: unknown.text });
      if (request.startsWith('GET')) expect((await world.ask('outsider', request)).status, request).toBe(200);
    }
    expect((await world.ask('outsider', `GET /v1/assets/${asset}`)).json.deleted_at).toBeNull();
  });
});

/** Records of the outsider's organization that no list shows to anybody. */
async function foreignRun(world: TestWorld) {
  const [delivery] = (await world.ask('outsider', 'GET /v1/webhooks/any/deliveries')).json.items;
  const { small } = await import('../seed/states/small.ts');
  const names = seedNames(small, '1');
  const { run_id, webhook_id } = delivery;
  return {
    run_id,
    webhook_id,
    batch_id: names.batch('foreign'),
    workflow_id: names.workflow('borealis-lab', 'upscale'),
  };
}
