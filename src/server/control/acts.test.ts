import { describe, expect, test } from 'vitest';
import { validateSchema } from '../../contract/validators.ts';
import { type TestWorld, testWorld } from '../worlds/world.support.ts';
import {
  addModel,
  addOrganization,
  addToken,
  allDeliveries,
  ControlRefusal,
  cancelRun,
  createBatch,
  deleteWebhook,
} from './acts.ts';

/** Reason for which the act was refused. */
async function refusalOf(act: Promise<unknown>): Promise<Pick<ControlRefusal, 'reason' | 'at' | 'message'>> {
  const error = await act.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ControlRefusal);
  return error as ControlRefusal;
}

const ask = (world: TestWorld, token: string, request: string, more: { body?: unknown; headers?: object } = {}) =>
  world.ask(null, request, { ...more, headers: { authorization: `Bearer ${token}`, ...more.headers } });

describe('a batch', () => {
  const model = 'trial/spark';

  test('really runs, and its items show how far their runs have come', async () => {
    const world = await testWorld();
    const callback_url = 'http://127.0.0.1:4020/batch';
    const inputs = [{ prompt: 'one' }, { prompt: 'two', callback_url }, { prompt: 'mock:fail code=no_luck' }];
    const batch = await createBatch(world, { model, inputs });
    const items = async () => {
      const { json } = await world.ask('owner', `GET /v1/batches/${batch.id}/items?sort_by=sequence_index:asc`);
      return json.items as Record<string, unknown>[];
    };
    expect((await items()).map(({ id, run_id }) => ({ id, run_id }))).toEqual(batch.items);
    expect((await items()).map(({ status_code }) => status_code)).toEqual(['queued', 'queued', 'queued']);
    await world.advance(250);
    expect((await items()).map(({ status_code }) => status_code)).toEqual(['running', 'running', 'running']);
    await world.advance(100);
    expect(await items()).toMatchObject([
      { status_code: 'completed', input: { prompt: 'one' }, output: { image: {} }, cost: '0.0001' },
      { status_code: 'completed', input: { prompt: 'two' } },
      { status_code: 'failed', error: { code: 'no_luck' } },
    ]);
    expect(world.sent.map(({ url }) => url)).toEqual([callback_url]);
    const run = (await world.ask('owner', `GET /v1/runs/${batch.items[0]!.run_id}`)).json;
    expect(run).toMatchObject({ batch_id: batch.id, created_by: world.principals.owner!.user_id });
  });

  test('belongs to the organization that was named, by slug or id', async () => {
    const world = await testWorld();
    const { organization } = world.principals.outsider!;
    for (const named of [organization.slug, organization.id.toUpperCase()]) {
      const { id } = await createBatch(world, { organization: named, model, inputs: [{ prompt: 'x' }] });
      expect((await world.ask('outsider', `GET /v1/batches/${id}/items`)).json.items).toHaveLength(1);
      expect((await world.ask('owner', `GET /v1/batches/${id}/items`)).status).toBe(404);
    }
  });

  test.each([
    ['an organization that nobody knows', { organization: 'nobody' }, 'not_found', ['organization']],
    ['a model that nobody knows', { model: 'no/model' }, 'not_found', ['model']],
    [
      'a model of another organization',
      { model: 'acme-studio/house-style', organization: 'quiet-works' },
      'not_found',
      ['model'],
    ],
    ['an input that is missing', { inputs: [{ prompt: 'x' }, {}] }, 'invalid', ['inputs', '1', 'prompt']],
    ['an input that no model has', { inputs: [{ prompt: 'x', pormpt: 'y' }] }, 'invalid', ['inputs', '0', 'pormpt']],
    ['a directive with a mistake', { inputs: [{ prompt: 'mock:fial' }] }, 'invalid', ['inputs', '0', 'prompt']],
    [
      'a callback to no URL',
      { inputs: [{ prompt: 'x', callback_url: 7 }] },
      'invalid',
      ['inputs', '0', 'callback_url'],
    ],
    ['no inputs', { inputs: [] }, 'invalid', ['inputs']],
  ] as const)('is refused for %s, and starts nothing', async (_, request, reason, at) => {
    const world = await testWorld();
    const before = (await world.parts.store.unfinishedRuns()).length;
    const refused = createBatch(world, { model, inputs: [{ prompt: 'x' }], ...request });
    expect(await refusalOf(refused)).toMatchObject({ reason, at });
    expect(await world.parts.store.unfinishedRuns()).toHaveLength(before);
  });
});

test('a run is cancelled once, with its event', async () => {
  const world = await testWorld();
  const body = { prompt: 'x', callback_url: 'http://127.0.0.1:4020/x' };
  const { run_id } = (await world.ask('owner', 'POST /v1/models/trial/glacier/runs', { body })).json;
  await world.advance(500);
  expect(await cancelRun(world, run_id.toUpperCase())).toBe('canceled');
  expect((await world.ask('owner', `GET /v1/runs/${run_id}`)).json.status_code).toBe('canceled');
  await world.advance(0);
  expect(world.sent.map((event) => (JSON.parse(event.body) as { event: string }).event)).toEqual(['run.cancelled']);
  expect(await cancelRun(world, run_id)).toBe('ended');
  expect(await cancelRun(world, 'no id')).toBe('absent');
});

test('a webhook that is deleted gets nothing more, not even what was pending or under way', async () => {
  const answers: ((status: number) => void)[] = [];
  const urls: string[] = [];
  const world = await testWorld({}, (parts) => ({
    ...parts,
    send: ({ url }) => {
      urls.push(url);
      return new Promise((resolve) => {
        answers.push((status) => resolve({ kind: 'answered', status, body: '', took_ms: 0 }));
      });
    },
  }));
  const subscribe = async (path: string): Promise<string> => {
    const url = `http://127.0.0.1:4020/${path}`;
    const body = { name: path, url, secret: '0123456789abcdef', event_types: ['run.completed'] };
    return (await world.ask('owner', 'POST /v1/webhooks', { body })).json.id;
  };
  const dispatch = () => world.ask('owner', 'POST /v1/models/trial/spark/runs', { body: { prompt: 'x' } });
  const [gone, kept] = [await subscribe('gone'), await subscribe('kept')];
  await dispatch();
  await world.advance(300);
  expect(urls).toHaveLength(2);
  answers[0]!(500);
  answers[1]!(500);
  await new Promise(setImmediate);
  // The next attempts are under way when the webhook goes.
  await world.advance(1_000);
  expect(urls).toHaveLength(4);
  expect(await deleteWebhook(world, gone)).toBe(true);
  answers[2]!(500);
  answers[3]!(500);
  await new Promise(setImmediate);
  await dispatch();
  await world.advance(60_000);
  expect(urls.slice(4).filter((url) => url.endsWith('gone'))).toEqual([]);
  expect(urls.slice(4).length).toBeGreaterThan(1);
  expect(await allDeliveries(world, { webhook_id: gone })).toMatchObject([
    { attempts: [{ status_code: '500' }, { status_code: '500', next_retry_at: null }], next_attempt_at: null },
  ]);
  expect(await allDeliveries(world, { webhook_id: kept })).toHaveLength(2);
  expect((await world.ask('owner', `GET /v1/webhooks/${gone}/deliveries`)).status).toBe(404);
  expect(await deleteWebhook(world, gone)).toBe(false);
});

describe('a model', () => {
  const dispatch = (world: TestWorld, who: string, path: string, body: object = { prompt: 'x' }) =>
    world.ask(who, `POST /v1/models/${path}/runs`, { body });

  test.each([
    ['image', { output: { image: { mime_type: 'image/png' } } }],
    ['video', { output: { video: { mime_type: 'video/mp4' } } }],
    ['text', { output: { text: expect.any(String) } }],
    ['nothing', { output: {} }],
  ] as const)('that makes %s does so, for anybody, and costs what was asked', async (makes, shown) => {
    const world = await testWorld();
    const pricing = [{ pricing_model_code: 'per_request', rule_effect_code: 'base', price: '0.25' }];
    const record = await addModel(world, { path: 'new/made/v1.0', name: 'New', makes, takes_ms: 700, pricing });
    expect(validateSchema('reference', 'Model', record)).toEqual([]);
    expect(record).toMatchObject({ slug: 'made-v1-0', org_id: null, created_at: '2026-01-05T09:30:00.000Z' });
    const { run_id } = (await dispatch(world, 'outsider', 'new/made/v1.0')).json;
    await world.advance(899);
    expect((await world.ask('outsider', `GET /v1/runs/${run_id}`)).json.status_code).toBe('running');
    await world.advance(1);
    const run = (await world.ask('outsider', `GET /v1/runs/${run_id}`)).json;
    expect(run).toMatchObject({ status_code: 'completed', cost: '0.25', duration_ms: 700, ...shown });
    if (makes === 'nothing') expect(run.output).toEqual({});
    expect((await world.ask(null, 'GET /v1/models/new/made-v1-0/llms.txt')).text).toContain('New');
  });

  test('that fails does so in the words that were given', async () => {
    const world = await testWorld();
    const [failure_code, failure_message] = ['no_memory', 'Too large.'];
    await addModel(world, { path: 'new/dud', name: 'Dud', ends: 'failed', failure_code, failure_message });
    const { run_id } = (await dispatch(world, 'owner', 'new/dud')).json;
    await world.advance(300);
    const run = (await world.ask('owner', `GET /v1/runs/${run_id}`)).json;
    expect(run).toMatchObject({ status_code: 'failed', failure_code, failure_message });
  });

  test('that is private is for its organization alone, one that is unpublished not even there', async () => {
    const world = await testWorld();
    const record = await addModel(world, {
      path: 'x/secret',
      name: 'Secret',
      visibility: 'private',
      organization: 'quiet-works',
    });
    expect(record).toMatchObject({ is_public: false, org_id: world.principals.no_secret!.organization.id });
    await addModel(world, { path: 'x/early', name: 'Early', visibility: 'unpublished' });
    const statuses = async (path: string, ...who: string[]) =>
      Promise.all(who.map(async (one) => (await dispatch(world, one, path)).status));
    expect(await statuses('x/secret', 'no_secret', 'outsider')).toEqual([202, 404]);
    expect(await statuses('x/early', 'no_secret', 'outsider')).toEqual([404, 404]);
    for (const text of ['quiet-works/secret', 'x/early']) {
      expect((await world.ask(null, `GET /v1/models/${text}/llms.txt`)).status).toBe(404);
    }
  });

  test('takes the inputs that were asked for', async () => {
    const world = await testWorld();
    const inputs = [{ name: 'count', variable_type_code: 'integer', default_value: 3 }];
    await addModel(world, { path: 'new/count', name: 'Count', makes: 'text', inputs });
    expect((await dispatch(world, 'owner', 'new/count', { count: 'many' })).status).toBe(422);
    expect((await dispatch(world, 'owner', 'new/count', {})).status).toBe(202);
  });

  test.each([
    ['a path that is taken', { path: 'trial/spark' }, 'conflict', ['path']],
    ['an owner and a slug that are taken', { path: 'trial/SPARK' }, 'conflict', ['path']],
    ['a path of one segment', { path: 'spark' }, 'invalid', ['path']],
    ['a path of six segments', { path: 'a/b/c/d/e/f' }, 'invalid', ['path']],
    ['a name that is too long', { name: 'x'.repeat(10_000) }, 'invalid', ['name']],
    [
      'an input of no kind',
      { inputs: [{ name: 'x', variable_type_code: 'strnig' }] },
      'invalid',
      ['inputs', '0', 'variable_type_code'],
    ],
    [
      'a price below nothing',
      { pricing: [{ pricing_model_code: 'per_request', rule_effect_code: 'base', price: '-1' }] },
      'invalid',
      ['pricing', '0', 'price'],
    ],
    ['an owner that nobody knows', { organization: 'nobody' }, 'not_found', ['organization']],
  ] as const)('is refused for %s', async (_, request, reason, at) => {
    const world = await testWorld();
    const refused = addModel(world, { path: 'new/one', name: 'One', ...request });
    expect(await refusalOf(refused)).toMatchObject({ reason, at });
    expect(await world.parts.store.modelByPath('new/one')).toBeUndefined();
  });
});

describe('an organization', () => {
  test('is there with an owner who can call at once, and nobody else can see it', async () => {
    const world = await testWorld();
    const added = await addOrganization(world, { name: 'New', slug: 'new', callback_secret: '0123456789abcdef' });
    expect(added).toMatchObject({ slug: 'new', plan_code: 'pro', owner: { email: 'owner@new.example' } });
    for (const token of [added.api_key, added.user_token]) {
      const made = await ask(world, token, 'POST /v1/asset-folders', { body: { name: 'x' } });
      expect(made.json).toMatchObject({ org_id: added.id, created_by: added.owner.user_id });
      expect((await world.ask('owner', `GET /v1/asset-folders/${made.json.id}`)).status).toBe(404);
    }
    const body = { prompt: 'x', callback_url: 'http://127.0.0.1:4020/x' };
    expect((await ask(world, added.api_key, 'POST /v1/models/trial/spark/runs', { body })).status).toBe(202);
    await world.advance(1_000);
    expect(world.sent[0]?.headers['service-signature']).toMatch(/^[0-9a-f]{64}$/);
    expect(await world.parts.store.balance(added.id)).toMatchObject({
      balance: '99.9999',
      low_balance_threshold: '10',
    });
    const profile = (await ask(world, added.user_token, 'GET /v1/auth/me?embed=memberships')).json;
    expect(profile).toMatchObject({ id: added.owner.user_id, email: 'owner@new.example' });
  });

  test.each([
    ['a slug that is taken', { slug: 'acme-studio' }, 'conflict', ['slug']],
    ['a balance that is no decimal', { balance: '1e3' }, 'invalid', ['balance']],
  ] as const)('is refused for %s', async (_, request, reason, at) => {
    const world = await testWorld();
    const before = await world.parts.store.organizations();
    const refused = addOrganization(world, { name: 'New', slug: 'new', ...request });
    expect(await refusalOf(refused)).toMatchObject({ reason, at });
    expect(await world.parts.store.organizations()).toEqual(before);
  });
});

describe('a token', () => {
  test('opens what it was issued for, until it ends on the clock of the world', async () => {
    const world = await testWorld();
    const scopes = ['assets:write'];
    const issued = await addToken(world, { kind: 'api_key', organization: 'quiet-works', scopes, expires_in: 60 });
    expect(issued).toMatchObject({ kind: 'api_key', scopes, expires_at: '2026-01-05T09:31:00.000Z' });
    expect(issued.organization).toEqual({ id: world.principals.no_secret!.organization.id, slug: 'quiet-works' });
    const create = () => ask(world, issued.token, 'POST /v1/asset-folders', { body: { name: 'x' } });
    expect((await create()).json.org_id).toBe(issued.organization.id);
    const webhook = { name: 'x', url: 'http://127.0.0.1:1/', secret: '0123456789abcdef', event_types: [] };
    expect((await ask(world, issued.token, 'POST /v1/webhooks', { body: webhook })).status).toBe(403);
    await world.advance(59_999);
    expect((await create()).status).toBe(201);
    await world.advance(1);
    expect((await create()).status).toBe(401);
  });

  test('of a user is that of a member, with the scopes of the membership', async () => {
    const world = await testWorld();
    const { user_id } = world.principals.member!;
    const email = (await world.parts.store.user(user_id))!.email;
    for (const user of [user_id, email.toUpperCase()]) {
      const issued = await addToken(world, { kind: 'user', organization: 'quiet-works', user });
      expect(issued).toMatchObject({
        user_id,
        scopes: ['graph-workflows:read', 'graph-workflows:edit', 'runs:rate'],
        expires_at: null,
      });
      expect((await ask(world, issued.token, 'GET /v1/auth/me')).json.id).toBe(user_id);
    }
    const owners = await addToken(world, { kind: 'user' });
    expect(owners.user_id).toBe(world.principals.owner!.user_id);
  });

  test.each([
    ['a user who is no member', { user: 'nobody@acme.example' }, 'not_found', ['user']],
    ['scopes of a user', { kind: 'user', scopes: ['assets:write'] }, 'invalid', ['scopes']],
    ['an end that is no time', { expires_in: 1e300 }, 'invalid', ['expires_in']],
    ['an end before its beginning', { expires_in: 0 }, 'invalid', ['expires_in']],
  ] as const)('is refused for %s', async (_, request, reason, at) => {
    const world = await testWorld();
    expect(await refusalOf(addToken(world, { kind: 'api_key', ...request }))).toMatchObject({ reason, at });
  });
});
