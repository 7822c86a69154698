import { expect, test } from 'vitest';
import type { SendResult } from '../../../src/engine/sending.ts';
import { testWorld } from '../../../src/server/worlds/world.support.ts';
import { nameOf } from '../machine-fault.ts';
import { deliveryFaults } from './delivery-faults.ts';
import { wrappedDelivery } from './wrapped-delivery.ts';

const callback_url = 'http://receiver.example/callback';

/** The callbacks of one run whose receiver answers with a status, as they leave. */
async function callbacks(place: string, operator: string, status: number, only?: string) {
  const { wrap, isMet } = wrappedDelivery({
    kind: 'delivery',
    operation: 'callback',
    place,
    operator,
    ...(only && { only }),
  });
  const sent: { at_ms: number; body: string; headers: Readonly<Record<string, string>> }[] = [];
  const world = await testWorld({}, (parts) =>
    wrap({
      ...parts,
      async send({ url, body, headers }): Promise<SendResult> {
        if (url.startsWith(callback_url.slice(0, -1))) sent.push({ at_ms: parts.clock.now_ms(), body, headers });
        return { kind: 'answered', status, body: '', took_ms: 0 };
      },
    }),
  );
  await world.ask('owner', 'POST /v1/models/trial/spark/runs', { body: { prompt: 'x', callback_url } });
  await world.advance(3_600_000);
  const gaps = sent.slice(1).map(({ at_ms }, index) => at_ms - sent[index]!.at_ms);
  return { sent, gaps, isMet };
}

test('each fault has a name of its own', () => {
  const names = deliveryFaults().map(nameOf);
  expect(new Set(names).size).toBe(names.length);
});

test('every fault can be put into a sender', async () => {
  await testWorld({}, (parts) => {
    for (const fault of deliveryFaults()) wrappedDelivery(fault).wrap(parts);
    return parts;
  });
});

test.each([
  ['attempts', 'one-more', 500, [1_000, 2_000, 4_000]],
  ['attempts', 'one-less', 500, [1_000]],
  ['gap', 'sooner', 500, [500, 1_000]],
  ['gap', 'first-later', 500, [1_500, 2_000]],
  ['gap', 'second-later', 500, [1_000, 3_000]],
  ['outcome 4xx', 'turned', 404, [1_000, 2_000]],
  ['outcome 5xx', 'turned', 500, []],
  ['answer 5xx', 'as-4xx', 500, []],
  ['answer 4xx', 'as-network', 404, [1_000, 2_000]],
])('%s %s, answered %i', async (place, operator, status, gaps) => {
  expect((await callbacks(place, operator, status)).gaps).toEqual(gaps);
});

test('a repeat has another body, and the first attempt its own', async () => {
  const { sent, isMet } = await callbacks('body', 'altered', 500, 'on-repeat');
  const [first, ...repeats] = sent.map(({ body }) => body);
  expect(repeats).toEqual([`${first} `, `${first} `]);
  expect(isMet()).toBe(true);
});

test('the secret of nobody signs', async () => {
  const [right, wrong] = [await callbacks('gap', 'later', 200), await callbacks('secret', 'constant', 200)];
  const signatureOf = ({ sent: [one] }: typeof right) => one!.headers['service-signature'];
  expect(signatureOf(wrong)).toBeTypeOf('string');
  expect(signatureOf(wrong)).not.toBe(signatureOf(right));
});

test('a fault of one event leaves others alone', async () => {
  expect((await callbacks('delivery', 'missing', 200, 'run.failed')).sent).toHaveLength(1);
  expect((await callbacks('delivery', 'missing', 200, 'run.completed')).sent).toHaveLength(0);
});
