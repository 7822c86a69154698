/** A database that does not answer for a while: callers are told to come again, and what waits goes on by itself. */
import { expect, test, vi } from 'vitest';
import { database_away } from '../../store/disk-trouble.ts';
import { deleteWebhook } from '../control/acts.ts';
import { errorReply } from '../control/control-reply.ts';
import type { WrapParts } from '../parts.ts';
import { testWorld } from './world.support.ts';

const lost = () => Object.assign(new Error('the database does not answer'), { code: database_away });

/** Its store answers while it is not away. */
function awayStore() {
  const state = { is_away: false };
  const wrap: WrapParts = (parts) => ({
    ...parts,
    store: new Proxy(parts.store, {
      get(store, name, receiver) {
        const value = Reflect.get(store, name, receiver);
        if (typeof value !== 'function' || !state.is_away) return value;
        return async () => {
          throw lost();
        };
      },
    }),
  });
  return { state, wrap };
}

test('requests, to storage and to the control interface too, are answered with 503 and the time to wait', async () => {
  const { state, wrap } = awayStore();
  const world = await testWorld({}, wrap);
  const file = { filename: 'a.txt', mime_type: 'text/plain', size_bytes: 1 };
  const { upload_url } = (await world.ask('owner', 'POST /v1/asset-uploads', { body: file })).json;
  state.is_away = true;
  const answer = await world.ask('owner', 'GET /v1/assets?limit=1');
  const put = await world.fetch(
    new Request(upload_url, { method: 'PUT', body: 'a', headers: { 'content-type': 'text/plain' } }),
  );
  const control = errorReply(lost(), (fault) => world.failures.push(fault));
  expect([answer.status, put.status, control.status]).toEqual([503, 503, 503]);
  expect([answer.headers.get('retry-after'), put.headers.get('retry-after'), control.headers['retry-after']]).toEqual([
    '1',
    '1',
    '1',
  ]);
  expect(world.failures.splice(0).map(String)).toEqual(Array(3).fill('Error: the database does not answer'));
  state.is_away = false;
  expect((await world.ask('owner', 'GET /v1/assets?limit=1')).status).toBe(200);
});

test('a run and its event wait, and go on when it is back', async () => {
  const { state, wrap } = awayStore();
  const world = await testWorld({}, wrap);
  const body = { prompt: 'a boat', callback_url: 'https://example.com/hooks' };
  const { run_id: id } = (await world.ask('owner', 'POST /v1/models/trial/spark/runs', { body })).json;
  state.is_away = true;
  await world.advance(60_000);
  expect(world.failures.splice(0).length).toBeGreaterThan(10);
  state.is_away = false;
  await world.advance(60_000);
  expect((await world.ask('owner', `GET /v1/runs/${id}`)).json.status_code).toBe('completed');
  expect(world.sent.length).toBe(1);
});

test('a webhook whose deletion came to nothing still gets its events', async () => {
  const world = await testWorld();
  const webhook = { name: 'x', url: 'https://example.com/hooks', secret: '0123456789abcdef' };
  const body = { ...webhook, event_types: ['run.completed'] };
  const { id } = (await world.ask('owner', 'POST /v1/webhooks', { body })).json;
  vi.spyOn(world.parts.store, 'deleteWebhook').mockRejectedValueOnce(lost());
  await expect(deleteWebhook(world, id)).rejects.toThrow('does not answer');
  await world.ask('owner', 'POST /v1/models/trial/spark/runs', { body: { prompt: 'a boat' } });
  await world.advance(60_000);
  expect(world.sent.map(({ url }) => url)).toEqual([webhook.url]);
});
