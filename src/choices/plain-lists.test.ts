import { expect, it } from 'vitest';
import { readListForm } from './plain-lists.ts';

const schema = { type: 'object' };

it.each([
  ['listWebhookDeliveries', [{ id: 1 }], [{ id: 1 }]],
  ['listWebhookDeliveries', { deliveries: [{ id: 1 }], total: 1 }, [{ id: 1 }]],
  ['listAllDeliveries', { data: { count: 1, deliveries: [{ id: 1 }] } }, [{ id: 1 }]],
  ['listEventTypes', { events: [{ code: 'a.b' }] }, [{ code: 'a.b' }]],
  ['listEventTypes', { 'run.failed': schema }, [{ code: 'run.failed', schema }]],
  ['listEventTypes', { event_types: { 'run.failed': schema } }, [{ code: 'run.failed', schema }]],
  ['listAllDeliveries', { one: [{}], other: [{}] }, undefined],
  ['listAllDeliveries', {}, undefined],
  ['listAssets', { assets: [{ id: 1 }] }, undefined],
] as const)('the items of %s in %j', (operation, body, items) => {
  expect((readListForm(operation, body) as { items?: unknown }).items).toEqual(items);
});
