import { expect, onTestFinished, test } from 'vitest';
import { startDeliveryReceiver } from './delivery-receiver.ts';

test('refuses some deliveries, and none of them twice', async () => {
  const receiver = await startDeliveryReceiver();
  onTestFinished(() => receiver.close());
  const post = async (id: string) => {
    const body = JSON.stringify({ run_id: 'run', delivery: { id } });
    return (await fetch(`${receiver.url}/callback`, { method: 'POST', body })).status;
  };
  const others = async (first: number) => {
    for (let other = first; other < first + 9; other++) await post(`other-${other}`);
  };
  await others(0);
  expect(await post('tenth')).toBe(503);
  expect(receiver.ids).not.toContain('tenth');
  await others(9);
  expect(await post('tenth')).toBe(204);
  expect(receiver.of('run', '/callback')).toContain('tenth');
});
