/** Deliveries to receivers behind real sockets, on a clock that is stepped. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { timestampOf, virtual_start_ms } from './clock.ts';
import { type EngineTestWorld, engineWorld } from './engine.support.ts';
import { createSender } from './send.ts';

/** End of the runs of these tests: 200 ms in the queue, and 1 s under way. */
const end_ms = 1_200;

const ample_patience_ms = 10_000;

/** A world that is one millisecond before the end of a run, with a receiver for its callback. */
async function almostEnded(answer: RequestListener, patience_ms: number) {
  const world = await engineWorld({ patience_ms });
  const { clock } = world.parts;
  const met_ms: number[] = [];
  const server = createServer((request, response) => {
    met_ms.push(clock.now_ms() - virtual_start_ms - end_ms);
    request.resume().on('end', () => answer(request, response));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const sender = createSender(clock);
  onTestFinished(async () => {
    await sender.close();
    server.closeAllConnections();
    server.close();
  });
  world.parts.send = sender.send;
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`;
  await dispatchTo(world, url);
  await world.advance(end_ms - 1);
  return { world, url, met_ms };
}

async function dispatchTo(world: EngineTestWorld, callback_url: string): Promise<void> {
  const { record: model } = await world.model();
  await world.dispatch({ model }, { callback_url });
}

test('a receiver meets the attempts at their times, and nothing a millisecond before', async () => {
  const { world, met_ms } = await almostEnded((_request, response) => response.writeHead(500).end(), ample_patience_ms);
  const met: number[][] = [];
  for (const step of [0, 1, 999, 1, 1_999, 1, 3_600_000]) {
    await world.advance(step);
    met.push([...met_ms]);
  }
  expect(met).toEqual([[], [0], [0], [0, 1_000], [0, 1_000], [0, 1_000, 3_000], [0, 1_000, 3_000]]);
  expect(world.parts.deliveries.inFlight()).toEqual([]);
});

test('one that hangs keeps the clock no longer than patience lasts, is told of, and is cut by the clock', async () => {
  const cut = Promise.withResolvers<void>();
  const { world, url, met_ms } = await almostEnded((request) => request.socket.on('close', cut.resolve), 40);
  const { deliveries, store, timers } = world.parts;
  const began_ms = performance.now();
  await world.advance(1 + 4_999);
  expect(performance.now() - began_ms).toBeLessThan(2_000);
  const [pending] = await store.pendingDeliveries();
  const since = timestampOf({ now_ms: () => virtual_start_ms + end_ms });
  const flight = { delivery_id: pending!.id, attempt: 1, url, channel: 'callback', since, wholly_sent: true };
  expect([deliveries.inFlight(), timers.next_due_ms()]).toEqual([[flight], virtual_start_ms + end_ms + 5_000]);
  expect(pending!.attempts).toEqual([]);

  await world.advance(1);
  await cut.promise;
  expect(deliveries.inFlight()).toEqual([]);
  const [after] = await store.pendingDeliveries();
  expect(after!.attempts).toMatchObject([{ status_code: null, succeeded: false, created_at: since }]);
  await world.advance(1_000);
  expect(deliveries.inFlight()).toMatchObject([{ attempt: 2 }]);
  expect(met_ms).toEqual([0, 6_000]);
});

test('an answer that is awaited within patience is recorded at the time of its attempt', async () => {
  const { world } = await almostEnded((_request, response) => {
    setTimeout(() => response.writeHead(503).end(), 30);
  }, ample_patience_ms);
  await world.advance(1);
  const [pending] = await world.parts.store.pendingDeliveries();
  expect(pending!.attempts).toMatchObject([{ status_code: '503', response_time_ms: 0 }]);
});

test('what is not wholly sent is waited for beyond patience, and told of as such', async () => {
  const world = await engineWorld({ patience_ms: 20 });
  const log: unknown[] = [];
  const noteFlight = () => log.push(world.parts.deliveries.inFlight().map(({ wholly_sent }) => wholly_sent));
  world.parts.send = async ({ onSending }) => {
    const [oneSent, otherSent] = [onSending!(), onSending!()];
    noteFlight();
    setTimeout(() => {
      oneSent();
      oneSent();
      noteFlight();
    }, 10);
    setTimeout(() => {
      otherSent();
      noteFlight();
    }, 60);
    return new Promise(() => {});
  };
  await dispatchTo(world, 'http://receiver.test/callback');
  await world.advance(end_ms);
  expect(log).toEqual([[false], [false], [true]]);
});
