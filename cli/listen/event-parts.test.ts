import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exampleEvent } from '../../conformance/receivers/example-event.ts';
import { eventParts } from './event-parts.ts';

const layout = { event: '/type', delivery_id: '/id', run_id: '/data/run/id', run: '/data/run' } as const;
const ids = { delivery_id: 'a-delivery', run_id: 'a-run' };

it.each([{}, { events: { payload_layout: layout } }, { events: { payload_layout: { run: null } } }])(
  'finds the parts of an example where %j has them',
  (choices) => {
    const body = exampleEvent('run.failed', ids, choices);
    expect(eventParts(body, choices)).toEqual({ event: 'run.failed', ...ids });
  },
);

it('finds the parts in a list', () => {
  const body = Buffer.from(JSON.stringify([{ event: 'run.failed', run_id: 'a-run' }]));
  const payload_layout = { event: '/0/event', delivery_id: '/0/delivery/id', run_id: '/0/run_id' };
  expect(eventParts(body, { events: { payload_layout } })).toEqual({
    event: 'run.failed',
    delivery_id: null,
    run_id: 'a-run',
  });
});

it('lays an example out as the choices say', () => {
  const body = JSON.parse(exampleEvent('run.cancelled', ids, { events: { payload_layout: layout } }).toString());
  expect(body).toMatchObject({ type: 'run.cancelled', id: 'a-delivery', data: { run: { id: 'a-run' } } });
  expect(body).not.toHaveProperty('event');
});

it('takes any bytes, and says nothing that is no text', () => {
  const hostile = fc.oneof(
    fc.json(),
    fc.jsonValue().map((value) => JSON.stringify({ event: value, delivery: value })),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.uint8Array(),
        hostile.map((text) => Buffer.from(text)),
      ),
      (body) => {
        for (const choices of [{}, { events: { payload_layout: layout } }]) {
          const parts = Object.values(eventParts(body, choices));
          expect(parts.every((part) => part === null || typeof part === 'string')).toBe(true);
        }
      },
    ),
  );
});
