import { describe, expect, test } from 'vitest';
import { type EngineTestWorld, type EngineWorldOptions, engineWorld } from '../../engine/engine.support.ts';
import { createRandom } from '../../engine/random.ts';
import { verify } from '../../webhooks/verify.ts';
import { createFaultBook, type Fault, type FaultBook } from '../fault-book.ts';
import { testWorld } from '../worlds/world.support.ts';
import { withDeliveryFaults } from './delivery-faults.ts';

const hook = 'http://hooks.example/a';

async function faultyWorld(options: EngineWorldOptions = {}): Promise<EngineTestWorld & { faults: FaultBook }> {
  const world = Object.assign(await engineWorld(options), { faults: createFaultBook(createRandom('faults')) });
  Object.assign(world, { parts: withDeliveryFaults(world, world.parts) });
  await world.webhook(hook, 'run.completed');
  return world;
}

/** Lets runs of a second each end, one after another, each with its number as the callback's path. */
async function endRuns(world: EngineTestWorld, count: number, callback = 'http://calls.example'): Promise<void> {
  const model = (await world.model({ takes_ms: 1 })).record;
  for (let run = 0; run < count; run++) {
    await world.dispatch({ model }, { callback_url: `${callback}/${run}` });
    await world.advance(1_000);
  }
}

const urls = (world: EngineTestWorld) => world.sent.map(({ url }) => url);

describe('a duplicate', () => {
  test('leaves in so many copies, the same to the byte, and counts as one attempt', async () => {
    const world = await faultyWorld();
    world.faults.add({ kind: 'duplicate', copies: 2, channel: 'webhook' });
    await endRuns(world, 1);
    const hooks = world.sent.filter(({ url }) => url === hook);
    expect(world.sent).toHaveLength(4);
    expect(new Set(hooks.map(({ headers, body }) => JSON.stringify([headers, body]))).size).toBe(1);
    const [delivery] = (await world.parts.store.list<{ attempts: unknown[] }>(deliveries(world))).rows;
    expect(delivery!.attempts).toHaveLength(1);
  });

  test('that is never answered holds up nobody', async () => {
    let sent = 0;
    const world = await faultyWorld({ answer: () => (sent++ === 0 ? undefined : 200) });
    world.faults.add({ kind: 'duplicate', copies: 1, url: 'http://calls.example/' });
    await endRuns(world, 1);
    expect(urls(world).sort()).toEqual(['http://calls.example/0', 'http://calls.example/0', hook]);
    await world.advance(60_000);
    expect(world.sent).toHaveLength(3);
  });
});

describe('a delay', () => {
  test('makes the first attempt that much later, by the clock of the world', async () => {
    const world = await faultyWorld({ answer: ({ at_ms }) => (at_ms < 62_000 ? 500 : 200) });
    world.faults.add({ kind: 'delay', ms: 60_000, channel: 'callback', times: 1 });
    await endRuns(world, 1);
    const ended_ms = world.sent[0]!.at_ms;
    expect(urls(world)).toEqual([hook]);
    await world.advance(ended_ms + 60_000 - 1_001);
    expect(urls(world).filter((url) => url !== hook)).toEqual([]);
    await world.advance(10_000);
    const calls = world.sent.filter(({ url }) => url !== hook);
    // The repeats keep to the rule of their channel.
    expect(calls.map(({ at_ms }) => at_ms - ended_ms)).toEqual([60_000, 61_000, 63_000]);
  });
});

describe('a reordered delivery', () => {
  const reorder: Fault = { kind: 'reorder', channel: 'callback' };
  const only = async (options?: EngineWorldOptions) => {
    const world = Object.assign(await engineWorld(options), { faults: createFaultBook(createRandom('faults')) });
    Object.assign(world, { parts: withDeliveryFaults(world, world.parts) });
    return world;
  };
  const paths = (world: EngineTestWorld) => urls(world).map((url) => new URL(url).pathname.slice(1));

  test('leaves right after the next one', async () => {
    const world = await only();
    world.faults.add({ ...reorder, within_ms: 60_000 });
    await endRuns(world, 4);
    expect(paths(world)).toEqual(['1', '0', '3', '2']);
    expect(world.faults.list()[0]!.used).toBe(2);
  });

  test('waits no longer than it may', async () => {
    const world = await only();
    world.faults.add({ ...reorder, within_ms: 5_000, times: 1 });
    await endRuns(world, 1);
    expect(paths(world)).toEqual([]);
    await world.advance(4_201);
    expect(paths(world)).toEqual(['0']);
    await endRuns(world, 1);
    expect(paths(world)).toEqual(['0', '0']);
  });

  test('lets the next one be answered first', async () => {
    const answer = Promise.withResolvers<number>();
    const world = await only({ answer: ({ url }) => (url.endsWith('/1') ? answer.promise : 200) });
    world.faults.add({ ...reorder, within_ms: 60_000 });
    await endRuns(world, 2);
    expect(paths(world)).toEqual(['1']);
    answer.resolve(200);
    await expect.poll(() => paths(world)).toEqual(['1', '0']);
  });
});

describe('a bad signature', () => {
  const signatureOf = (world: EngineTestWorld) => world.sent.find(({ url }) => url === hook)!;
  const judged = ({ body, headers }: { body: string; headers: Readonly<Record<string, string>> }) =>
    verify(Buffer.from(body), headers['service-signature'] ?? '', `secret of ${hook}`).valid;

  test.each(['wrong_key', 'other_body', 'truncated'] as const)('%s is refused by whoever looks', async (how) => {
    const world = await faultyWorld();
    world.faults.add({ kind: 'bad_signature', how, times: 1 });
    await endRuns(world, 2);
    const [bad, good] = world.sent.filter(({ url }) => url === hook);
    expect([judged(bad!), judged(good!)]).toEqual([false, true]);
    expect(bad!.headers['service-signature']).toMatch(how === 'truncated' ? /^[\da-f]{32}$/ : /^[\da-f]{64}$/);
    // A receiver that reads before it verifies sees nothing wrong.
    expect(bad!.payload).toMatchObject({ event: 'run.completed' });
    // The callback has no secret here, so that there is nothing to spoil, and nothing counts.
    expect(world.faults.list()[0]!.used).toBe(1);
  });

  test('missing is no header at all', async () => {
    const world = await faultyWorld();
    world.faults.add({ kind: 'bad_signature', how: 'missing' });
    await endRuns(world, 1);
    expect(Object.keys(signatureOf(world).headers)).not.toContain('service-signature');
    expect(Object.keys(signatureOf(world).headers)).toContain('service-request-id');
  });

  test('of a body that differs in white space alone is found only over the raw bytes', async () => {
    const world = await faultyWorld();
    world.faults.add({ kind: 'bad_signature', how: 'other_body' });
    await endRuns(world, 1);
    const { body, headers } = signatureOf(world);
    const again = { body: JSON.stringify(JSON.parse(body)), headers };
    expect([judged({ body, headers }), judged(again)]).toEqual([false, true]);
  });
});

test('a signature under a wrong key is spelt as the world spells its own', async () => {
  const signature = { prefix: 'v1=', encoding: 'base64', separator: ', ', count: 2 } as const;
  const world = await testWorld({ choices: { events: { signature }, records: { header_prefix: 'X-Acme-' } } });
  world.faults.add({ kind: 'bad_signature', how: 'wrong_key', times: 1, channel: 'webhook' });
  const secret = 'example-signing-secret-1';
  const body = { name: 'a', url: hook, secret, event_types: ['run.completed'] };
  await world.ask('owner', 'POST /v1/webhooks', { body });
  for (let run = 0; run < 2; run++) {
    await world.ask('owner', 'POST /v1/models/trial/spark/runs', { body: { prompt: 'x' } });
    await world.advance(2_000);
  }
  const scheme = { ...signature, key: 'utf8' } as const;
  const judged = world.sent.map((event) => {
    const header = event.headers['x-acme-signature']!;
    expect(header).toMatch(/^v1=[\w+/]{43}=, v1=[\w+/]{43}=$/);
    return verify(Buffer.from(event.body), header, secret, scheme).valid;
  });
  expect(judged).toEqual([false, true]);
});

test('faults meet the deliveries of a world whatever stands in for `send`, and not those after a reset', async () => {
  const world = await testWorld();
  const dispatch = async () => {
    const body = { prompt: 'x', callback_url: 'http://127.0.0.1:4020/callback' };
    await world.ask('owner', 'POST /v1/models/trial/spark/runs', { body });
    await world.advance(2_000);
  };
  world.faults.add({ kind: 'duplicate', copies: 1 });
  await dispatch();
  expect(world.sent).toHaveLength(2);
  world.faults.clear();
  world.faults.add({ kind: 'delay', ms: 5_000 });
  await dispatch();
  await world.reset();
  await world.advance(60_000);
  expect(world.sent).toHaveLength(2);
});

function deliveries({ organization_id }: EngineTestWorld) {
  return {
    ...{ collection: 'deliveries' as const, organization: organization_id, conditions: [], page_size: 10 },
    ...{ sort: [{ field: 'created_at', direction: 'asc' as const }], backward: false, deleted: 'left_out' as const },
  };
}
