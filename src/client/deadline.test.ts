import { getEventListeners } from 'node:events';
import { expect, it } from 'vitest';
import { clientOf } from './client.support.ts';

it('many calls with one signal hang one listener on it, and all end with it', async () => {
  const { client, sent } = clientOf(() => new Promise(() => {}));
  const control = new AbortController();
  const calls = Array.from({ length: 50 }, () => client.getMe({}, { signal: control.signal }));
  await new Promise(setImmediate);
  expect(sent).toHaveLength(50);
  expect(getEventListeners(control.signal, 'abort')).toHaveLength(1);
  control.abort('enough');
  const all = await Promise.allSettled(calls);
  expect(new Set(all.map((one) => one.status === 'rejected' && one.reason))).toEqual(new Set(['enough']));
});
