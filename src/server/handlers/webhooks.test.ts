import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { bundledDocument } from '../../contract/document.ts';
import { sign } from '../../webhooks/sign.ts';
import { exchanged } from '../parts.ts';
import { type TestWorld, testWorld } from '../worlds/world.support.ts';

const webhook = { name: 'Run archive', url: 'http://127.0.0.1:4020/a', secret: 'example-signing-secret-1' };
const all = ['run.completed', 'run.failed', 'run.cancelled'];

async function run(world: TestWorld, path: string, who = 'owner'): Promise<string> {
  const { run_id } = (await world.ask(who, `POST /v1/models/${path}/runs`, { body: { prompt: 'x' } })).json;
  await world.advance(1_000);
  return run_id;
}

describe('creating a webhook', () => {
  test('echoes it; without a list of events it has none', async () => {
    const world = await testWorld();
    const { status, json } = await world.ask('owner', 'POST /v1/webhooks', { body: { ...webhook, event_types: all } });
    expect(status).toBe(201);
    const now = '2026-01-05T09:30:00.000Z';
    expect(json).toEqual({
      id: expect.any(String),
      org_id: world.principals.owner!.organization.id,
      ...webhook,
      event_types: all,
      created_by: world.principals.owner!.user_id,
      created_at: now,
      updated_at: now,
    });
    const silent = (await world.ask('owner', 'POST /v1/webhooks', { body: webhook })).json;
    expect(silent.event_types).toEqual([]);
    await run(world, 'trial/spark');
    expect(world.sent).toHaveLength(1);
  });

  test.each<[change: object, pointer: string]>([
    [{ name: undefined }, '/name'],
    [{ url: undefined }, '/url'],
    [{ secret: undefined }, '/secret'],
    [{ secret: 'short' }, '/secret'],
    [{ url: 'ftp://a.example' }, '/url'],
    [{ url: 'http://[' }, '/url'],
    [{ url: 'http://a b' }, '/url'],
    [{ event_types: ['run.canceled'] }, '/event_types/0'],
    [{ event_types: 'run.failed' }, '/event_types'],
    [{ colour: 'blue' }, '/colour'],
  ])('with %j is refused', async (change, pointer) => {
    const world = await testWorld();
    const answer = await world.ask('owner', 'POST /v1/webhooks', { body: { ...webhook, ...change } });
    expect(answer).toMatchObject({ status: 422, json: { errors: [{ in: 'body', pointer }] } });
  });
});

describe('event types', () => {
  test('are those of the document, by code', async () => {
    const world = await testWorld();
    const { json } = await world.ask('reader', 'GET /v1/webhooks/event-types');
    const { examples } = bundledDocument().components as unknown as {
      examples: Record<string, { value: { items: unknown } }>;
    };
    expect(json.items).toEqual(examples.EventTypesAll!.value.items);
    expect(json).toMatchObject({ next: null, previous: null });
  });

  test('have schemas that hold for what is sent, and for no other event', async () => {
    const world = await testWorld();
    const body = { ...webhook, event_types: all };
    await world.ask('owner', 'POST /v1/webhooks', { body });
    for (const path of ['trial/spark', 'trial/dud', 'trial/snuffed']) await run(world, path);
    const { items } = (await world.ask('reader', 'GET /v1/webhooks/event-types')).json;
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    const payloads = world.sent.map((event) => JSON.parse(event.body));
    expect(payloads.map(({ event }) => event)).toEqual(['run.completed', 'run.failed', 'run.cancelled']);
    for (const { code, schema } of items) {
      const validate = ajv.compile(schema);
      expect(payloads.filter((payload) => validate(payload))).toEqual(payloads.filter(({ event }) => event === code));
    }
  });

  test('are filtered, sorted and projected like every list', async () => {
    const world = await testWorld();
    const codes = async (query: string) =>
      (await world.ask('reader', `GET /v1/webhooks/event-types?${query}`)).json.items.map(
        ({ code }: { code: string }) => code,
      );
    expect(await codes('sort_by=code:desc&fields=code')).toEqual(['run.failed', 'run.completed', 'run.cancelled']);
    expect(await codes('q=description.like:%25ended%25')).toEqual(['run.completed']);
    expect(await codes('backward=true&limit=1')).toEqual(['run.failed']);
  });
});

describe('deliveries', () => {
  const made = async (world: TestWorld, event_types = all) =>
    (await world.ask('owner', 'POST /v1/webhooks', { body: { ...webhook, event_types } })).json.id as string;

  test('are listed with the event, and their attempts as they are made', async () => {
    const statuses = [503, 200];
    const world = await testWorld({}, (parts) => ({
      ...parts,
      send: async (event) => {
        await parts.send(event);
        return { kind: 'answered', status: statuses.shift()!, body: 'ok', took_ms: 3 };
      },
    }));
    const id = await made(world);
    const run_id = await run(world, 'trial/spark');
    const list = async () => (await world.ask('reader', `GET /v1/webhooks/${id}/deliveries`)).json.items;
    const [delivery] = await list();
    expect(delivery).toMatchObject({ webhook_id: id, run_id, event: 'run.completed' });
    expect(delivery.attempts).toMatchObject([{ status_code: '503', succeeded: false, response_body: 'ok' }]);
    await world.advance(1_000);
    const [later] = await list();
    expect(later.attempts).toMatchObject([{ status_code: '503' }, { status_code: '200', succeeded: true }]);
    expect(later.attempts[1].next_retry_at).toBeNull();
    for (const [index, event] of world.sent.entries()) {
      expect(event.headers['service-request-id']).toBe(later.attempts[index].request_id);
      expect(event.headers['service-signature']).toBe(sign(Buffer.from(event.body), webhook.secret));
      expect(JSON.parse(event.body)).toMatchObject({ delivery: { id: delivery.id }, run_id });
    }
  });

  test('are there before the first attempt', async () => {
    const world = await testWorld({}, (parts) => ({
      ...parts,
      deliveries: exchanged(parts.deliveries, { send: () => {} }),
    }));
    const id = await made(world);
    await run(world, 'trial/dud');
    const { items } = (await world.ask('reader', `GET /v1/webhooks/${id}/deliveries`)).json;
    expect(items).toMatchObject([{ event: 'run.failed', attempts: [] }]);
  });

  test('of all webhooks are those of the organization, without callbacks', async () => {
    const world = await testWorld();
    const before = (await world.ask('reader', 'GET /v1/webhooks/any/deliveries')).json.items;
    const [one, other] = [await made(world), await made(world, ['run.failed'])];
    const body = { prompt: 'x', callback_url: 'http://127.0.0.1:4020/callback' };
    await world.ask('owner', 'POST /v1/models/trial/dud/runs', { body });
    await world.advance(1_000);
    const after = (await world.ask('reader', 'GET /v1/webhooks/any/deliveries')).json.items;
    const added = after.slice(0, -before.length);
    expect(world.sent).toHaveLength(3);
    expect(added.map(({ webhook_id }: { webhook_id: string }) => webhook_id).sort()).toEqual([one, other].sort());
    for (const id of [one, other]) {
      const { items } = (await world.ask('reader', `GET /v1/webhooks/${id}/deliveries`)).json;
      expect(items).toEqual(added.filter(({ webhook_id }: { webhook_id: string }) => webhook_id === id));
    }
    expect(JSON.stringify(after)).not.toMatch(/secret|"body"/);
    const foreign = (await world.ask('outsider', 'GET /v1/webhooks/any/deliveries')).json.items;
    expect(foreign).toHaveLength(1);
    expect((await world.ask('outsider', `GET /v1/webhooks/${one}/deliveries`)).status).toBe(404);
  });

  test('are filtered, sorted and projected like every list', async () => {
    const world = await testWorld();
    const events = async (query: string) =>
      (await world.ask('reader', `GET /v1/webhooks/any/deliveries?${query}`)).json.items.map(
        ({ event }: { event: string }) => event,
      );
    expect(await events('q=event.eq:run.cancelled')).toEqual(['run.cancelled']);
    expect(await events('sort_by=created_at:asc&limit=1&fields=event')).toEqual(['run.completed']);
    expect((await world.ask('reader', 'GET /v1/webhooks/any/deliveries?q=attempts.eq:1')).status).toBe(422);
  });
});
