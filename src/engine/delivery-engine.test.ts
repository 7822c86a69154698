import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validateSchema } from '../contract/validators.ts';
import { database_away } from '../store/disk-trouble.ts';
import { verify } from '../webhooks/verify.ts';
import {
  type EngineTestWorld,
  type EngineWorldOptions,
  engineWorld,
  type ScriptedAnswer,
  type Sent,
} from './engine.support.ts';

const callback_url = 'http://receiver.test/callback';
const hook_url = 'http://receiver.test/hook';

/** End of the runs of these tests: 200 ms in the queue, and 1 s under way. */
const end_ms = 1_200;

/** A run that ends at `end_ms`, and the attempts that followed. */
async function endedRun(options: EngineWorldOptions & { callback?: boolean; hook?: boolean; watch_ms?: number }) {
  const { callback = false, hook = false, watch_ms = 60_000 } = options;
  const world = await engineWorld(options);
  if (hook) await world.webhook(hook_url, 'run.completed', 'run.failed');
  const { record: model } = await world.model();
  const run = await world.dispatch({ model }, callback ? { callback_url } : {});
  await world.advance(end_ms + watch_ms);
  return { world, run };
}

const timesOf = (sent: readonly Sent[]) => sent.map(({ at_ms }) => at_ms - end_ms);

/** Answers in turn, the last one ever after. */
function script(...answers: ScriptedAnswer[]): () => ScriptedAnswer {
  let next = 0;
  return () => answers[Math.min(next++, answers.length - 1)];
}

describe('the times of attempts', () => {
  test.each<[string, 'callback' | 'hook', ScriptedAnswer[], number[]]>([
    ['a callback that is taken', 'callback', [200], [0]],
    ['a callback that is refused', 'callback', [404], [0]],
    ['a callback that is redirected', 'callback', [302], [0]],
    ['a callback that fails', 'callback', [500], [0, 1_000, 3_000]],
    ['a callback that meets network errors', 'callback', ['network'], [0, 1_000, 3_000]],
    ['a callback that is taken at last', 'callback', [503, 'network', 204], [0, 1_000, 3_000]],
    ['a callback that is refused the second time', 'callback', [503, 410], [0, 1_000]],
    ['a callback that is never answered', 'callback', [undefined], [0, 6_000, 13_000]],
    ['a webhook that is taken', 'hook', [299], [0]],
    ['a webhook that fails in every way', 'hook', [302, 404, 'network', 500, 200], [0, 1_000, 3_000, 7_000, 15_000]],
    ['a webhook that never takes it', 'hook', [400], [0, 1_000, 3_000, 7_000, 15_000]],
    ['a webhook that hangs once', 'hook', [undefined, 200], [0, 6_000]],
  ])('%s', async (_name, channel, answers, expected) => {
    const { world } = await endedRun({ [channel]: true, answer: script(...answers) });
    expect(timesOf(world.sent)).toEqual(expected);
    expect(await world.parts.store.pendingDeliveries()).toEqual([]);
    expect(world.parts.timers.next_due_ms()).toBeUndefined();
  });

  test('an attempt is made at its time and not a millisecond before', async () => {
    const { world } = await endedRun({ callback: true, answer: script(500), watch_ms: 0 });
    const counts = [world.sent.length];
    for (const step of [999, 1, 1_999, 1]) {
      await world.advance(step);
      counts.push(world.sent.length);
    }
    expect(counts).toEqual([1, 1, 2, 2, 3]);
  });

  test('any script of answers brings at most three callbacks, and none after one that is final', async () => {
    const answer = fc.oneof(
      fc.integer({ min: 200, max: 599 }),
      fc.constantFrom<ScriptedAnswer[]>('network', 'timeout', undefined, 200, 500),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(answer, { minLength: 1, maxLength: 5 }), async (answers) => {
        const { world } = await endedRun({ callback: true, answer: script(...answers) });
        const padded = [0, 1, 2].map((index) => answers[Math.min(index, answers.length - 1)]);
        const final = padded.findIndex((one) => typeof one === 'number' && one < 500);
        expect(world.sent).toHaveLength(final < 0 ? 3 : final + 1);
      }),
      { numRuns: 30 },
    );
  });
});

describe('what an attempt carries', () => {
  test('the same bytes and delivery each time, and a request id of its own', async () => {
    const { world, run } = await endedRun({ callback: true, hook: true, answer: script(500) });
    for (const url of [callback_url, hook_url]) {
      const sent = world.sent.filter((one) => one.url === url);
      expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
      expect(sent[0]!.payload).toMatchObject({ event: 'run.completed', run_id: run.id });
      expect(validateSchema('reference', 'RunCompletedPayload', sent[0]!.payload)).toEqual([]);
    }
    expect(new Set(world.sent.map(({ payload }) => payload.delivery.id)).size).toBe(2);
    const request_ids = world.sent.map(({ headers }) => headers['service-request-id']);
    expect(new Set(request_ids).size).toBe(8);
  });

  test('the run as it reads at its end, with URLs that name its files', async () => {
    const { world, run } = await endedRun({ callback: true });
    const { payload } = world.sent[0]!;
    const { record } = await world.run(run.id);
    const image = record.output!.image as { url: string };
    const signed = expect.stringMatching(`^http://storage\\.test/${image.url}\\?X-Amz-`);
    expect(payload.run).toEqual({ ...record, output: { image: { ...image, url: signed } } });
    expect([payload.created_at, payload.delivery.created_at]).toEqual([record.completed_at, record.completed_at]);
  });

  test.each([
    ['with its secret', 'a secret of the organization', true],
    ['with an empty one, which is one too', '', true],
    ['without one', null, false],
  ])('a callback is signed by the organization: %s', async (_name, callback_secret, is_signed) => {
    const { world } = await endedRun({ callback: true, hook: true, callback_secret });
    const of = (url: string) => world.sent.find((one) => one.url === url)!;
    const { headers } = of(callback_url);
    expect('service-signature' in headers).toBe(is_signed);
    const isValid = (sent: Sent, secret: string) =>
      verify(Buffer.from(sent.body), sent.headers['service-signature'], secret).valid;
    if (callback_secret !== null) expect(isValid(of(callback_url), callback_secret)).toBe(true);
    expect(isValid(of(hook_url), `secret of ${hook_url}`)).toBe(true);
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'model-run-kit' });
  });
});

describe('what is recorded', () => {
  test('each attempt with its answer and the time of the next', async () => {
    const { world } = await endedRun({ hook: true, answer: script(undefined, 500, 200) });
    const { items } = await deliveriesOf(world);
    expect(items).toHaveLength(1);
    const [delivery] = items;
    expect(validateSchema('reference', 'Delivery', delivery)).toEqual([]);
    const at = (after_ms: number) => new Date(Date.UTC(2026, 0, 5, 9, 30) + end_ms + after_ms).toISOString();
    const request_ids = world.sent.map(({ headers }) => headers['service-request-id']);
    const unanswered = { status_code: null, response_time_ms: null, response_body: null };
    expect(delivery!.attempts).toEqual([
      { request_id: request_ids[0], ...unanswered, succeeded: false, next_retry_at: at(6_000), created_at: at(0) },
      {
        ...{ request_id: request_ids[1], status_code: '500', response_time_ms: 0, response_body: 'is 500' },
        ...{ succeeded: false, next_retry_at: at(8_000), created_at: at(6_000) },
      },
      {
        ...{ request_id: request_ids[2], status_code: '200', response_time_ms: 0, response_body: 'is 200' },
        ...{ succeeded: true, next_retry_at: null, created_at: at(8_000) },
      },
    ]);
  });

  test('a callback is in no list', async () => {
    const { world } = await endedRun({ callback: true });
    expect((await deliveriesOf(world)).items).toEqual([]);
    expect(world.sent).toHaveLength(1);
  });
});

describe('who is told', () => {
  test.each([
    ['completed', 'run.completed'],
    ['failed', 'run.failed'],
    ['canceled', 'run.cancelled'],
  ] as const)('a run that is %s brings %s, to those that want it', async (ends, event) => {
    const world = await engineWorld();
    for (const one of ['run.completed', 'run.failed', 'run.cancelled'] as const) {
      await world.webhook(`http://receiver.test/${one}`, one);
    }
    await world.webhook('http://receiver.test/nothing');
    const { record: model } = await world.model({ ends });
    await world.dispatch({ model }, { callback_url });
    await world.advance(end_ms);
    expect(world.sent.map(({ url }) => url)).toEqual([callback_url, `http://receiver.test/${event}`]);
    expect(world.sent.map(({ payload }) => payload.event)).toEqual([event, event]);
    expect(world.sent.map(({ payload }) => payload.run.status_code)).toEqual([ends, ends]);
  });

  test('a run without a callback, of an organization without webhooks, tells nobody', async () => {
    const { world } = await endedRun({});
    expect(world.sent).toEqual([]);
  });
});

describe('one receiver and others', () => {
  test('one that hangs delays no other', async () => {
    const answer = ({ url }: Sent): ScriptedAnswer => (url === hook_url ? undefined : 500);
    const { world } = await endedRun({ callback: true, hook: true, answer });
    expect(timesOf(world.sent.filter(({ url }) => url === callback_url))).toEqual([0, 1_000, 3_000]);
    expect(timesOf(world.sent.filter(({ url }) => url === hook_url))).toEqual([0, 6_000, 13_000, 22_000, 35_000]);
  });

  test('one gets no more at once than the bound, and the rest afterwards', async () => {
    const world = await engineWorld({
      bounds: { receiver: 3, origin: 100 },
      answer: ({ at_ms }) => (at_ms < end_ms + 5_000 ? undefined : 200),
    });
    const { record: model } = await world.model();
    for (let count = 0; count < 7; count++) await world.dispatch({ model }, { callback_url });
    await world.advance(end_ms);
    expect(world.sent).toHaveLength(3);
    await world.advance(5_000);
    expect(timesOf(world.sent).slice(3)).toEqual([5_000, 5_000, 5_000, 5_000]);
    await world.advance(1_000);
    expect(timesOf(world.sent).slice(7)).toEqual([6_000, 6_000, 6_000]);
  });
});

test('what was pending when the world stopped goes on in the next', async () => {
  const { world } = await endedRun({ callback: true, answer: script(500), watch_ms: 500 });
  expect(world.sent).toHaveLength(1);
  world.parts.timers.close();
  const { store, clock } = world.parts;
  const next = await engineWorld({ store, start_ms: clock.now_ms(), answer: script(500) });
  await next.parts.deliveries.resume();
  await next.advance(60_000);
  expect(next.sent.map(({ at_ms }) => at_ms)).toEqual([500, 2_500]);
  expect(next.sent[0]!.body).toBe(world.sent[0]!.body);
});

test('what is on its way already is not sent again', async () => {
  const { world } = await endedRun({ callback: true, answer: script(undefined, 500), watch_ms: 500 });
  await world.parts.deliveries.resume();
  await world.advance(5_000);
  await world.parts.deliveries.resume();
  await world.advance(60_000);
  expect(timesOf(world.sent)).toEqual([0, 6_000, 8_000]);
});

test('what was recorded while pending deliveries were read is not sent again', async () => {
  const read = Promise.withResolvers<void>();
  const { world } = await endedRun({ callback: true, answer: script(500, 200), watch_ms: 0 });
  expect(timesOf(world.sent)).toEqual([0]);
  const { store, deliveries } = world.parts;
  const before = await store.pendingDeliveries();
  expect(before).toHaveLength(1);
  store.claimDeliveries = () => read.promise.then(() => before);
  const resumed = deliveries.resume();
  await world.advance(60_000);
  expect(timesOf(world.sent)).toEqual([0, 1_000]);
  read.resolve();
  await resumed;
  await world.advance(60_000);
  expect(timesOf(world.sent)).toEqual([0, 1_000]);
});

test('what is overdue after a long stop goes out at once', async () => {
  const { world } = await endedRun({ callback: true, answer: script(500), watch_ms: 500 });
  world.parts.timers.close();
  const { store, clock } = world.parts;
  const next = await engineWorld({ store, start_ms: clock.now_ms() + 86_400_000 });
  await next.parts.deliveries.resume();
  await next.parts.timers.settled();
  expect(next.sent.map(({ at_ms }) => at_ms)).toEqual([0]);
});

test('one that the database kept from being begun goes out when it is back', async () => {
  const world = await engineWorld();
  let is_away = true;
  world.parts.store.mayAttempt = async () => {
    if (is_away) throw Object.assign(new Error('away'), { code: database_away });
    return true;
  };
  const { record: model } = await world.model();
  await world.dispatch({ model }, { callback_url });
  await world.advance(end_ms + 3_000);
  expect(world.failures.splice(0).length).toBeGreaterThan(1);
  expect(world.sent).toEqual([]);
  is_away = false;
  await world.advance(1_000);
  expect(world.sent).toHaveLength(1);
});

test('a send that throws has met a network error', async () => {
  const world = await engineWorld();
  world.parts.send = () => Promise.reject(new TypeError('fetch failed'));
  const { record: model } = await world.model();
  await world.dispatch({ model }, { callback_url });
  await world.advance(end_ms);
  const [pending] = await world.parts.store.pendingDeliveries();
  expect(pending!.attempts).toMatchObject([{ status_code: null, succeeded: false }]);
});

function deliveriesOf({ parts, organization_id }: EngineTestWorld) {
  const all = { collection: 'deliveries', organization: organization_id, conditions: [], sort: [] } as const;
  return parts.store
    .list<{ attempts: object[] }>({ ...all, page_size: 100, backward: false, deleted: 'left_out' })
    .then(({ rows }) => ({ items: rows }));
}
