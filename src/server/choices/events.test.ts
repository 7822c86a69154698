import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import type { ChoicesDocument } from '../../choices/choices.ts';
import type { OutgoingEvent, SendResult } from '../../engine/sending.ts';
import type { SignatureScheme } from '../../webhooks/scheme.ts';
import { secretInForm } from '../../webhooks/spell-secret.ts';
import { verify } from '../../webhooks/verify.ts';
import { type TestWorld, testWorld } from '../worlds/world.support.ts';

type Events = NonNullable<ChoicesDocument['events']>;

const secret = 'example-signing-secret-1';
const all = ['run.cancelled', 'run.completed', 'run.failed'];
const webhook = { name: 'Run archive', url: 'http://receiver.test/hook', secret, event_types: all };
const callback_url = 'http://receiver.test/callback';

type Result = Partial<SendResult> | number | undefined | ((event: OutgoingEvent) => Result);

/** A world whose receivers answer in turn, the last answer ever after; undefined is never answered. */
async function receiving(events: Events, ...results: Result[]): Promise<TestWorld> {
  let next = 0;
  return testWorld({ choices: { events } }, (parts) => ({
    ...parts,
    async send(event) {
      const { took_ms } = await parts.send(event);
      const given = results[Math.min(next++, results.length - 1)];
      const result = typeof given === 'function' ? given(event) : given;
      if (result === undefined) return new Promise(() => {});
      if (typeof result === 'number') return { kind: 'answered', status: result, body: '', took_ms };
      return { kind: 'answered', status: 200, body: '', took_ms, ...result } as SendResult;
    },
  }));
}

const world_of = (events: Events) => receiving(events, 200);

async function created(world: TestWorld, body: object = webhook) {
  const answer = await world.ask('owner', 'POST /v1/webhooks', { body });
  expect(answer.status, answer.text).toBe(201);
  return answer.json;
}

/** Ends a run, and lets the time go on. */
async function run(world: TestWorld, more: object = {}, watch_ms = 1_000): Promise<string> {
  const body = { prompt: 'x', ...more };
  const { run_id } = (await world.ask('owner', 'POST /v1/models/trial/spark/runs', { body })).json;
  await world.advance(watch_ms);
  return run_id;
}

const bodies = (world: TestWorld) => world.sent.map(({ body }) => JSON.parse(body));

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
async function deliveries(world: TestWorld, id: string): Promise<any[]> {
  const { json } = await world.ask('reader', `GET /v1/webhooks/${id}/deliveries`);
  return Array.isArray(json) ? json : json.items;
}

/** Milliseconds from each attempt of a webhook's delivery to the next. */
async function gaps(events: Events, ...results: Result[]): Promise<number[]> {
  const world = await receiving(events, ...results);
  const { id } = await created(world);
  await run(world, {}, 3 * 3_600_000);
  const [{ attempts }] = await deliveries(world, id);
  const times = attempts.map(({ created_at }: { created_at: string }) => Date.parse(created_at));
  return times.slice(1).map((time: number, index: number) => time - times[index]);
}

describe('events.webhook_fields', () => {
  test.each(['request', 'server'] as const)('events.webhook_fields names, secret_from %s', async (secret_from) => {
    const names = { name: 'title', url: 'endpoint', secret: 'key', event_types: 'topics' };
    const world = await world_of({ webhook_fields: { ...names, secret_from } });
    const sent = { title: 'Archive', endpoint: webhook.url, topics: all };
    const body = secret_from === 'request' ? { ...sent, key: secret } : sent;
    const json = await created(world, body);
    expect(json).toMatchObject(sent);
    expect(json).not.toHaveProperty('name');
    if (secret_from === 'request') expect(json.secret).toBe(secret);
    else expect(json.secret).toMatch(/^whs_[\w-]{43}$/);
    await run(world);
    const [{ body: text, headers }] = world.sent as [OutgoingEvent];
    expect(verify(Buffer.from(text), headers['service-signature'], json.secret)).toMatchObject({ valid: true });
    const both = await world.ask('owner', 'POST /v1/webhooks', { body: { ...body, name: 'x', title: undefined } });
    expect(both).toMatchObject({ status: 422 });
    expect(both.json.errors).toEqual([
      { in: 'body', pointer: '/title', rule: 'required', message: expect.stringMatching(/^title /) },
      { in: 'body', pointer: '/name', rule: 'additionalProperties', message: expect.stringMatching(/^name /) },
    ]);
  });

  test('events.webhook_fields reference', async () => {
    expect(await created(await world_of({}))).toMatchObject(webhook);
  });

  test('a secret in the request is a field that is not known where the server makes it', async () => {
    const world = await world_of({ webhook_fields: { secret_from: 'server' } });
    const answer = await world.ask('owner', 'POST /v1/webhooks', { body: webhook });
    expect(answer).toMatchObject({ status: 422, json: { errors: [{ in: 'body', pointer: '/secret' }] } });
    const lax = await testWorld({
      choices: { events: { webhook_fields: { secret_from: 'server' } }, codes: { unknown_body_field: 'ignored' } },
    });
    expect((await created(lax)).secret).not.toBe(secret);
  });
});

describe('events.answer_pointers', () => {
  const pointers = {
    webhook_id: '/webhook/id',
    webhook_secret: '/signing/secret',
    attempts: '/log/tries',
    event_code: '/name',
    event_schema: '/event/schema',
  };

  test('events.answer_pointers elsewhere', async () => {
    const world = await world_of({ answer_pointers: pointers });
    const made = await created(world);
    expect(made).toMatchObject({ webhook: { id: expect.any(String) }, signing: { secret }, name: webhook.name });
    expect(Object.keys(made)).not.toEqual(expect.arrayContaining(['id']));
    await run(world);
    const [delivery] = await deliveries(world, made.webhook.id);
    expect(delivery.log.tries).toMatchObject([{ status_code: '200' }]);
    expect(delivery).not.toHaveProperty('attempts');
    const [type] = (await world.ask('reader', 'GET /v1/webhooks/event-types')).json.items;
    expect(type).toMatchObject({ name: 'run.cancelled', event: { schema: { type: 'object' } } });
    expect(type).not.toHaveProperty('code');
  });

  test('events.answer_pointers reference', async () => {
    const world = await world_of({});
    const { id } = await created(world);
    await run(world);
    expect((await deliveries(world, id))[0].attempts).toHaveLength(1);
  });

  test('events.answer_pointers for one list alone', async () => {
    const world = await world_of({ for: { listAllDeliveries: { answer_pointers: { attempts: '/tries' } } } });
    const { id } = await created(world);
    await run(world);
    expect((await deliveries(world, id))[0]).toHaveProperty('attempts');
    expect((await deliveries(world, 'any'))[0]).toHaveProperty('tries');
  });
});

describe('subscriptions', () => {
  test.each([
    ['none', []],
    ['all', all],
  ] as const)('events.subscription_absent %s', async (subscription_absent, expected) => {
    const world = await world_of({ subscription_absent });
    const { event_types: _, ...body } = webhook;
    expect((await created(world, body)).event_types).toEqual(expected);
    await run(world);
    expect(world.sent).toHaveLength(expected.length === 0 ? 0 : 1);
  });

  test.each([
    ['accepted', 201],
    ['refused', 422],
  ] as const)('events.subscription_empty %s', async (subscription_empty, status) => {
    const world = await world_of({ subscription_empty });
    const answer = await world.ask('owner', 'POST /v1/webhooks', { body: { ...webhook, event_types: [] } });
    expect(answer.status).toBe(status);
  });

  test.each([
    ['refused', 422, undefined],
    ['ignored', 201, ['run.failed']],
  ] as const)('events.subscription_unknown %s', async (subscription_unknown, status, event_types) => {
    const world = await world_of({ subscription_unknown });
    const body = { ...webhook, event_types: ['run.failed', 'run.canceled'] };
    const answer = await world.ask('owner', 'POST /v1/webhooks', { body });
    expect([answer.status, answer.json.event_types]).toEqual([status, event_types]);
    // A code that none can be in any dialect is still wrong.
    const wrong = await world.ask('owner', 'POST /v1/webhooks', { body: { ...webhook, event_types: [7] } });
    expect(wrong.status).toBe(422);
  });
});

describe('events.webhook_url', () => {
  test.each([
    ['any', 'http://127.0.0.1:4020/a', 201],
    ['any', 'http://hooks.example.com/a', 201],
    ['https_public', 'https://hooks.example.com/a', 201],
    ['https_public', 'http://hooks.example.com/a', 422],
    ['https_public', 'https://127.0.0.1/a', 422],
    ['https_public', 'https://localhost/a', 422],
    ['https_public', 'https://10.1.2.3/a', 422],
    ['https_public', 'https://[::1]/a', 422],
  ] as const)('events.webhook_url %s: %s', async (webhook_url, url, status) => {
    const world = await world_of({ webhook_url });
    const answer = await world.ask('owner', 'POST /v1/webhooks', { body: { ...webhook, url } });
    expect(answer.status).toBe(status);
    if (status === 422) expect(answer.json.errors[0]).toMatchObject({ in: 'body', pointer: '/url' });
  });
});

describe('events.ping', () => {
  test('events.ping none', async () => {
    const world = await world_of({ ping: 'none' });
    await created(world);
    await world.advance(10_000);
    expect(world.sent).toEqual([]);
  });

  test('events.ping ping', async () => {
    const world = await receiving({ ping: 'ping' }, 500);
    const { id } = await created(world);
    await world.advance(60_000);
    expect(world.sent).toMatchObject([{ url: webhook.url, headers: { 'service-request-id': expect.any(String) } }]);
    const [{ body, headers }] = world.sent as [OutgoingEvent];
    expect(JSON.parse(body)).toMatchObject({ event: 'webhook.ping', delivery: { id: expect.any(String) } });
    expect(verify(Buffer.from(body), headers['service-signature'], secret)).toMatchObject({ valid: true });
    expect(await deliveries(world, id)).toEqual([]);
  });

  test.each<[string, Result, number]>([
    ['sent back', ({ body }) => ({ body: `it is ${JSON.parse(body).challenge}.` }), 201],
    ['not sent back', { body: 'thanks' }, 422],
    ['sent back with an error', ({ body }) => ({ status: 500, body }), 422],
    ['not received', { kind: 'failed', reason: 'network', message: 'refused' }, 422],
  ])('events.ping challenge, %s', async (_, result, status) => {
    const world = await receiving({ ping: 'challenge' }, result);
    const answer = await world.ask('owner', 'POST /v1/webhooks', { body: webhook });
    expect(answer.status).toBe(status);
    if (status === 422) expect(answer.json.errors).toMatchObject([{ in: 'body', pointer: '/url', rule: 'challenge' }]);
    expect(bodies(world)).toEqual([{ challenge: expect.stringMatching(/^[\w-]{32}$/) }]);
    await run(world);
    expect(world.sent).toHaveLength(status === 201 ? 2 : 1);
  });
});

describe('answers without envelope', () => {
  test.each([
    ['envelope', (json: { items: unknown }) => json.items],
    ['array', (json: unknown) => json],
    ['event_types', (json: { event_types: unknown }) => json.event_types],
  ] as const)('events.event_types_answer %s', async (event_types_answer, items) => {
    const world = await world_of({ event_types_answer });
    const { json } = await world.ask('reader', 'GET /v1/webhooks/event-types');
    expect((items(json as never) as { code: string }[]).map(({ code }) => code)).toEqual(all);
    if (event_types_answer === 'event_types') expect(Object.keys(json)).toEqual(['event_types']);
    const deliveries_answer = (await world.ask('reader', 'GET /v1/webhooks/any/deliveries')).json;
    expect(deliveries_answer).toHaveProperty('items');
  });

  test('an answer without envelope holds the whole list, and no less than is asked for', async () => {
    const choices = { events: { event_types_answer: 'array' }, lists: { default_page_size: 1, short_pages: 'empty' } };
    const world = await testWorld({ choices: choices as ChoicesDocument });
    const codes = async (query: string) =>
      (await world.ask('reader', `GET /v1/webhooks/event-types${query}`)).json.map(
        ({ code }: { code: string }) => code,
      );
    expect(await codes('')).toEqual(all);
    expect(await codes('?limit=2')).toEqual(all.slice(0, 2));
  });

  test.each(['envelope', 'array'] as const)('events.delivery_lists answer %s', async (answer) => {
    const world = await world_of({ delivery_lists: { answer } });
    const { id } = await created(world);
    await run(world);
    for (const path of [id, 'any']) {
      const { json } = await world.ask('reader', `GET /v1/webhooks/${path}/deliveries`);
      expect(Array.isArray(json)).toBe(answer === 'array');
      expect((Array.isArray(json) ? json : json.items)[0]).toMatchObject({ webhook_id: id });
    }
  });

  test.each([
    ['with_event', 1],
    ['after_first_attempt', 0],
  ] as const)('events.delivery_lists appears %s', async (appears, before) => {
    const answers = Promise.withResolvers<number>();
    const world = await testWorld({ choices: { events: { delivery_lists: { appears } } } }, (parts) => ({
      ...parts,
      send: async () => ({ kind: 'answered', status: await answers.promise, body: '', took_ms: 0 }),
    }));
    const { id } = await created(world);
    await run(world);
    expect(await deliveries(world, id)).toHaveLength(before);
    answers.resolve(204);
    await world.advance(1);
    expect(await deliveries(world, id)).toMatchObject([{ attempts: [{ status_code: '204' }] }]);
    expect(await deliveries(world, 'any')).toContainEqual(expect.objectContaining({ webhook_id: id }));
  });

  test.each([
    ['no', 0],
    ['yes', 1],
  ] as const)('events.callbacks_in_any %s', async (callbacks_in_any, count) => {
    const world = await world_of({ callbacks_in_any });
    const { id } = await created(world);
    const run_id = await run(world, { callback_url });
    const listed = (await deliveries(world, 'any')).filter((delivery) => delivery.run_id === run_id);
    expect(listed.filter(({ webhook_id }) => webhook_id === null)).toHaveLength(count);
    expect(listed.filter(({ webhook_id }) => webhook_id === id)).toHaveLength(1);
    expect(await deliveries(world, id)).toHaveLength(1);
  });
});

describe('events.signature', () => {
  const keys = {
    utf8: secret,
    hex: '00ff'.repeat(8),
    base64: 'AAECAwQFBgcICQoLDA0ODw==',
    whsec: 'whsec_AAECAwQFBgcICQoLDA0ODw==',
  } as const;

  test.each<[string, Partial<NonNullable<Events['signature']>>, RegExp]>([
    ['reference', {}, /^[0-9a-f]{64}$/],
    ['prefix', { prefix: 'sha256=' }, /^sha256=[0-9a-f]{64}$/],
    ['encoding HEX', { encoding: 'HEX' }, /^[0-9A-F]{64}$/],
    ['encoding base64', { encoding: 'base64' }, /^[\w+/]{43}=$/],
    ['encoding base64_unpadded', { encoding: 'base64_unpadded' }, /^[\w+/]{43}$/],
    ['encoding base64url', { encoding: 'base64url' }, /^[\w-]{43}$/],
    ['encoding base64url_padded', { encoding: 'base64url_padded' }, /^[\w-]{43}=$/],
    ['key hex', { key: 'hex' }, /^[0-9a-f]{64}$/],
    ['key base64', { key: 'base64' }, /^[0-9a-f]{64}$/],
    ['key whsec', { key: 'whsec' }, /^[0-9a-f]{64}$/],
    ['count 3', { separator: ', ', count: 3, prefix: 'v1=' }, /^(v1=[0-9a-f]{64}(, |$)){3}$/],
  ])('events.signature %s', async (_, signature, form) => {
    const world = await world_of({ signature });
    const { separator, prefix = '', encoding = 'hex', key = 'utf8' } = signature;
    const scheme: SignatureScheme = { prefix, encoding, key, ...(separator && { separator }) };
    const own = keys[key];
    expect((await created(world, { ...webhook, secret: own })).secret).toBe(own);
    await run(world, { callback_url });
    const { owner } = world.principals;
    const { callback_secret } = (await world.parts.store.organization(owner!.organization.id))!;
    const secretFor = (url: string) => (url === callback_url ? secretInForm(callback_secret!, key) : own);
    expect(world.sent.map(({ url }) => url).sort()).toEqual([callback_url, webhook.url]);
    for (const { url, body, headers } of world.sent) {
      expect(headers['service-signature']).toMatch(form);
      const seen = verify(Buffer.from(body), headers['service-signature'], secretFor(url), scheme);
      expect(seen).toMatchObject({ valid: true });
    }
  });

  test.each([
    ['hex', 'no hex at all, sixteen'],
    ['base64', 'not base64 either!'],
    ['whsec', 'AAECAwQFBgcICQoLDA0ODw=='],
  ] as const)('a secret that is no key of the form %s is refused', async (key, wrong) => {
    const world = await world_of({ signature: { key } });
    const answer = await world.ask('owner', 'POST /v1/webhooks', { body: { ...webhook, secret: wrong } });
    expect(answer).toMatchObject({ status: 422, json: { errors: [{ pointer: '/secret', rule: 'format' }] } });
    expect(answer.text).not.toContain(wrong);
  });

  test.each([
    ['hex', /^[0-9a-f]{64}$/],
    ['base64', /^[\w+/]{43}=$/],
    ['whsec', /^whsec_[\w+/]{43}=$/],
  ] as const)('the server makes secrets of the form %s', async (key, form) => {
    const world = await world_of({ signature: { key }, webhook_fields: { secret_from: 'server' } });
    const { secret: _, ...body } = webhook;
    expect((await created(world, body)).secret).toMatch(form);
  });

  test('of several signatures the valid one stands anywhere', async () => {
    const world = await world_of({ signature: { separator: ' ', count: 3 } });
    await created(world);
    for (let index = 0; index < 12; index++) await run(world);
    const scheme: SignatureScheme = { prefix: '', encoding: 'hex', key: 'utf8', separator: ' ' };
    const places = world.sent.map(({ body, headers }) => {
      const seen = verify(Buffer.from(body), headers['service-signature'], secret, scheme);
      return seen.valid ? seen.signature_index : undefined;
    });
    expect([...new Set(places)].sort()).toEqual([0, 1, 2]);
  });

  test('events.signature for webhooks alone', async () => {
    const world = await world_of({ for: { createWebhook: { signature: { prefix: 'v1=' } } } });
    await created(world);
    await run(world, { callback_url });
    const signed = world.sent.map(({ url, headers }) => [url, headers['service-signature']!.startsWith('v1=')]);
    expect(Object.fromEntries(signed)).toEqual({ [callback_url]: false, [webhook.url]: true });
  });
});

describe('the payload', () => {
  test.each<[string, Events['payload_layout'], (run_id: string) => object, string[]]>([
    ['reference', {}, (run_id) => ({ event: 'run.completed', delivery: { id: expect.any(String) }, run_id }), ['run']],
    ['event', { event: '/meta/event' }, () => ({ meta: { event: 'run.completed' } }), ['delivery', 'run_id', 'run']],
    ['delivery_id', { delivery_id: '/id' }, (run_id) => ({ id: expect.any(String), run_id }), ['event', 'run']],
    ['run_id', { run_id: '/data/run_id' }, (run_id) => ({ data: { run_id } }), ['event', 'delivery', 'run']],
    ['run_id in the run', { run_id: '/run/id' }, (run_id) => ({ run: { id: run_id, cost: expect.any(String) } }), []],
    ['run', { run: '/data/run' }, (run_id) => ({ data: { run: { id: run_id } } }), ['event', 'delivery', 'run_id']],
    ['run null', { run: null }, (run_id) => ({ run_id }), ['event', 'delivery']],
  ])('events.payload_layout %s', async (_, payload_layout, expected, kept) => {
    const world = await world_of({ payload_layout });
    await created(world);
    const run_id = await run(world, { callback_url });
    expect(world.sent).toHaveLength(2);
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    const { items } = (await world.ask('reader', 'GET /v1/webhooks/event-types')).json;
    for (const body of bodies(world)) {
      expect(body).toMatchObject(expected(run_id));
      expect(Object.keys(body)).toEqual(expect.arrayContaining(kept));
      if (payload_layout!.run === null) expect(JSON.stringify(body)).not.toContain('"input"');
      // The event types say the same.
      const fitting = items.filter(({ schema }: { schema: object }) => ajv.compile(schema)(body));
      expect(fitting.map(({ code }: { code: string }) => code)).toEqual(['run.completed']);
    }
  });

  test.each<[string, NonNullable<Events['payload_on_repeat']>, object[]]>([
    ['nothing', [], [{}, {}]],
    ['attempt_number', ['attempt_number'], [{ attempt_number: 1 }, { attempt_number: 2 }]],
    ['sent_at', ['sent_at'], [{ sent_at: expect.any(String) }, { sent_at: expect.any(String) }]],
    [
      'both',
      ['attempt_number', 'sent_at'],
      [{ attempt_number: 1 }, { attempt_number: 2, sent_at: expect.any(String) }],
    ],
  ])('events.payload_on_repeat %s', async (_, payload_on_repeat, expected) => {
    const world = await receiving({ payload_on_repeat }, 500, 200);
    await created(world);
    await run(world, {}, 10_000);
    expect(bodies(world)).toMatchObject(expected);
    const [first, second] = world.sent as [OutgoingEvent, OutgoingEvent];
    expect(first.body === second.body).toBe(Object.keys(expected[0]!).length === 0);
    for (const { body, headers } of [first, second])
      expect(verify(Buffer.from(body), headers['service-signature'], secret)).toMatchObject({ valid: true });
    const [one, other] = bodies(world);
    expect(other.delivery).toEqual(one.delivery);
    if ('sent_at' in one) expect(Date.parse(other.sent_at) - Date.parse(one.sent_at)).toBe(1_000);
  });

  test.each([
    ['attempt', false, false],
    ['delivery', true, false],
    ['delivery_id', true, true],
  ] as const)('events.request_id %s', async (request_id, is_one, is_delivery) => {
    const world = await receiving({ request_id }, 500, 200);
    const { id } = await created(world);
    await run(world, {}, 10_000);
    const [first, second] = world.sent.map(({ headers }) => headers['service-request-id']);
    expect(first === second).toBe(is_one);
    const [delivery] = await deliveries(world, id);
    expect(first === delivery.id).toBe(is_delivery);
    expect(delivery.attempts.map((attempt: { request_id: string }) => attempt.request_id)).toEqual([first, second]);
  });
});

describe('events.callback_timeout', () => {
  test.each([
    [5, true, [0, 6_000, 13_000]],
    [2, true, [0, 3_000, 7_000]],
    [2, false, [0]],
  ] as const)('events.callback_timeout %d s, counts %s', async (timeout_s, counts_as_network_error, expected) => {
    const times: number[] = [];
    const choices = { events: { callback_timeout: { timeout_s, counts_as_network_error } } };
    const world = await testWorld({ choices }, (parts) => ({
      ...parts,
      send: () => {
        times.push(parts.clock.now_ms());
        return new Promise(() => {});
      },
    }));
    await run(world, { callback_url }, 60_000);
    expect(times.map((time) => time - times[0]!)).toEqual(expected);
  });
});

test.each([
  ['binding', [1_000, 2_000]],
  ['estimate', [1_500, 3_000]],
] as const)('events.next_retry_at %s', async (next_retry_at, expected) => {
  const world = await receiving({ next_retry_at, webhook_schedule: { attempts: 3 } }, 500);
  const { id } = await created(world);
  await run(world, {}, 3 * 3_600_000);
  const [{ attempts }] = await deliveries(world, id);
  const waits = attempts.map((one: { created_at: string; next_retry_at: string | null }) =>
    one.next_retry_at === null ? null : Date.parse(one.next_retry_at) - Date.parse(one.created_at),
  );
  expect(waits).toEqual([...expected, null]);
  expect(await gaps({ next_retry_at, webhook_schedule: { attempts: 3 } }, 500)).toEqual([1_000, 2_000]);
});

describe('events.webhook_schedule', () => {
  test.each<[string, NonNullable<Events['webhook_schedule']>, number[]]>([
    ['reference', {}, [1_000, 2_000, 4_000, 8_000]],
    ['attempts 2', { attempts: 2 }, [1_000]],
    ['attempts 7', { attempts: 7 }, [1_000, 2_000, 4_000, 8_000, 16_000, 32_000]],
    ['first_retry_s', { first_retry_s: 0.5, attempts: 3 }, [500, 1_000]],
    ['factor', { factor: 3, attempts: 4 }, [1_000, 3_000, 9_000]],
    ['cap_s', { cap_s: 3 }, [1_000, 2_000, 3_000, 3_000]],
  ])('events.webhook_schedule %s', async (_, webhook_schedule, expected) => {
    expect(await gaps({ webhook_schedule }, 500)).toEqual(expected);
  });

  test('events.webhook_schedule timeout_s', async () => {
    const schedule = { timeout_s: 2, attempts: 2 };
    expect(await gaps({ webhook_schedule: schedule }, undefined, 200)).toEqual([3_000]);
  });

  test.each([
    ['none', 1],
    ['equal', 0.5],
    ['full', 0],
  ] as const)('events.webhook_schedule jitter %s', async (jitter, least) => {
    const whole = [1_000, 2_000, 4_000, 8_000];
    const waited = await gaps({ webhook_schedule: { jitter } }, 500);
    expect(waited).toHaveLength(whole.length);
    for (const [index, gap] of waited.entries()) {
      expect(gap).toBeGreaterThanOrEqual(whole[index]! * least);
      expect(gap).toBeLessThanOrEqual(whole[index]!);
    }
    expect(waited.every((gap, index) => gap === whole[index])).toBe(jitter === 'none');
  });
});

describe('events.receiver_answers', () => {
  const elsewhere = 'http://other.test/hook?b=1';

  test.each([
    ['not_followed', [webhook.url, webhook.url], [false, true]],
    ['followed', [webhook.url, elsewhere], [true]],
  ] as const)('events.receiver_answers redirect %s', async (redirect, urls, succeeded) => {
    const world = await receiving({ receiver_answers: { redirect } }, { status: 302, location: elsewhere }, 200);
    const { id } = await created(world);
    await run(world, {}, 10_000);
    expect(world.sent.map(({ url }) => url)).toEqual(urls);
    const [first, second] = world.sent as [OutgoingEvent, OutgoingEvent];
    expect(second.body).toBe(first.body);
    const [{ attempts }] = await deliveries(world, id);
    expect(attempts.map((attempt: { succeeded: boolean }) => attempt.succeeded)).toEqual(succeeded);
  });

  test('no more than five redirects of one attempt are followed', async () => {
    const choices: Events = { receiver_answers: { redirect: 'followed' }, webhook_schedule: { attempts: 2 } };
    const world = await receiving(choices, { status: 307, location: '/again' });
    const { id } = await created(world);
    await run(world, {}, 60_000);
    expect(world.sent).toHaveLength(2 * 6);
    expect((await deliveries(world, id))[0].attempts).toMatchObject([{ status_code: '307' }, { status_code: '307' }]);
  });

  test.each([
    ['network_error', [false, true]],
    ['success', [true]],
  ] as const)('events.receiver_answers cut_after_2xx %s', async (cut_after_2xx, succeeded) => {
    const cut = { kind: 'failed', reason: 'network', message: 'cut', status: 200 } as const;
    const world = await receiving({ receiver_answers: { cut_after_2xx } }, cut, 200);
    const { id } = await created(world);
    await run(world, {}, 10_000);
    const [{ attempts }] = await deliveries(world, id);
    expect(attempts.map((attempt: { succeeded: boolean }) => attempt.succeeded)).toEqual(succeeded);
  });

  test.each([
    ['ignored', '20', [1_000]],
    ['obeyed', '20', [20_000]],
    ['obeyed', 'Mon, 05 Jan 2026 09:31:00 GMT', [expect.toSatisfy((gap: number) => gap > 50_000 && gap < 60_000)]],
    ['obeyed', '999999', [3_600_000]],
  ] as const)('events.receiver_answers retry_after %s: %s', async (retry_after, asked, expected) => {
    const busy = { status: 503, retry_after: asked };
    expect(await gaps({ receiver_answers: { retry_after } }, busy, 200)).toEqual(expected);
  });

  test('a callback is repeated when it must be, whatever its receiver asks for', async () => {
    const busy = { status: 503, retry_after: '20' };
    const world = await receiving({ receiver_answers: { retry_after: 'obeyed' } }, busy);
    await run(world, { callback_url }, 10_000);
    expect(world.sent).toHaveLength(3);
  });

  test.each([
    ['ignored', 1],
    ['obeyed', 0],
  ] as const)('events.receiver_answers gone %s', async (gone, repeats) => {
    expect(await gaps({ receiver_answers: { gone } }, 410, 200)).toHaveLength(repeats);
    expect(await gaps({ receiver_answers: { gone } }, 404, 200)).toHaveLength(1);
  });
});
