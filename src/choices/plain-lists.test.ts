import { expect, it } from 'vitest';
import { MissingChoice } from './dialect-errors.ts';
import { readListForm } from './plain-lists.ts';

const schema = { type: 'object' };
const untold = {};

it.each([
  ['listWebhookDeliveries', [{ id: 1 }], [{ id: 1 }]],
  ['listWebhookDeliveries', { deliveries: [{ id: 1 }], total: 1 }, [{ id: 1 }]],
  ['listWebhookDeliveries', { deliveries: [{ id: 1 }], items: 1 }, [{ id: 1 }]],
  ['listAllDeliveries', { data: { count: 1, deliveries: [{ id: 1 }] } }, [{ id: 1 }]],
  ['listAllDeliveries', { data: { deliveries: [{ id: 1 }] }, _links: {}, $type: 'list' }, [{ id: 1 }]],
  ['listAllDeliveries', { links: [{ href: '/' }], deliveries: [{ id: 1 }] }, [{ id: 1 }]],
  ['listAllDeliveries', { links: [{ id: 'self' }], deliveries: [{ id: 1, attempts: [] }] }, [{ id: 1, attempts: [] }]],
  ['listAllDeliveries', { links: [{ href: '/' }], deliveries: [] }, []],
  ['listAllDeliveries', { callbacks: [], deliveries: [] }, []],
  ['listEventTypes', { events: [{ code: 'a.b' }] }, [{ code: 'a.b' }]],
  ['listEventTypes', { 'run.failed': schema }, [{ code: 'run.failed', schema }]],
  ['listEventTypes', { event_types: { 'run.failed': schema } }, [{ code: 'run.failed', schema }]],
  [
    'listEventTypes',
    { 'run.failed': schema, 'of.old': null, $type: [{ id: null }], length: 1 },
    [{ code: 'run.failed', schema }],
  ],
  [
    'listEventTypes',
    { 'run.failed': { ...schema, allOf: [{ type: 'object' }] } },
    [{ code: 'run.failed', schema: { ...schema, allOf: [{ type: 'object' }] } }],
  ],
  ['listAllDeliveries', { one: [{}], other: [{}] }, undefined],
  ['listAllDeliveries', {}, undefined],
  ['listAssets', { assets: [{ id: 1 }] }, undefined],
] as const)('the items of %s in %j', (operation, body, items) => {
  expect((readListForm(untold, operation, body) as { items?: unknown }).items).toEqual(items);
});

const two_lists = { failed: [{ id: 1 }], delivered: [{ id: 2 }] };

it('asks which form it is where two lists look like the one that was asked for', () => {
  expect(() => readListForm(untold, 'listAllDeliveries', two_lists)).toThrow(MissingChoice);
});

it('finds no list among two where the form is told', () => {
  const told = { events: { delivery_lists: { answer: 'array' } } } as const;
  expect(readListForm(told as never, 'listAllDeliveries', two_lists)).toBe(two_lists);
});

it('knows an item by the fields that the choices place elsewhere', () => {
  const told = { events: { answer_pointers: { attempts: '/tries' } } };
  const body = { links: [{ id: 'self', attempts: 3 }], deliveries: [{ id: 1, tries: [], attempts: 1 }] };
  expect(readListForm(told as never, 'listAllDeliveries', body)).toMatchObject({ items: body.deliveries });
});
