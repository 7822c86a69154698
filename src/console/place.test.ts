import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Around, type Filters, filter_names, fitting, placeOf, queryOf, views } from './place.ts';
import type { Delivery, LoggedRequest, Run } from './records.ts';

test('every place comes back from its URL', () => {
  const text = fc
    .string({ minLength: 1 })
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const filters = fc.record(Object.fromEntries(filter_names.map((name) => [name, text])), {
    requiredKeys: [],
    noNullPrototype: true,
  });
  const places = fc.record(
    { view: fc.constantFrom(...views), filters, open: text },
    { requiredKeys: ['view', 'filters'], noNullPrototype: true },
  );
  fc.assert(fc.property(places, (place) => void expect(placeOf(queryOf(place))).toEqual(place)));
});

test.each(['', '?view=nothing', '?status=&text=+'])('%j is the list of runs', (query) => {
  expect(placeOf(query)).toEqual({ view: 'runs', filters: {} });
});

const run = {
  id: 'run-1',
  name: 'trial/spark',
  request_id: 'request-1',
  status: 'failed',
  failure_code: 'content_policy',
} as Run;
const request = {
  ...{
    id: 'request-1',
    operation: 'dispatchModelRun2',
    status: 202,
    principal: 'owner',
    path: '/v1/models/trial/spark/runs',
  },
} as LoggedRequest;
const delivery = { id: 'delivery-1', run_id: 'run-1', event: 'run.failed', next_attempt_at: null } as Delivery;
const refused = { ...delivery, attempts: [{ status_code: '503', succeeded: false }] } as unknown as Delivery;

const around: Around = {
  runs: new Map([[run.id, run]]),
  run_of_request: new Map([['request-1', run.id]]),
  requests: new Map([[request.id, request]]),
  clock: { in_flight: [] },
};

const fits = { runs: run, requests: request, deliveries: refused };

test.each<[keyof typeof fits, Filters]>([
  ['runs', { status: 'failed' }],
  ['runs', { operation: 'trial/' }],
  ['runs', { operation: 'dispatchmodel' }],
  ['runs', { principal: 'owner', text: 'CONTENT_' }],
  ['runs', { run: 'run-1' }],
  ['requests', { status: '2' }],
  ['requests', { run: 'run-1', operation: 'dispatchModelRun2' }],
  ['deliveries', { status: 'given up' }],
  ['deliveries', { status: '503' }],
  ['deliveries', { principal: 'owner', operation: 'run.failed' }],
])('one of the %s fits %j, and no other', (list, filters) => {
  expect(fitting(list, [fits[list]], filters, around)).toEqual([fits[list]]);
  for (const [name, value] of Object.entries(filters))
    expect(fitting(list, [fits[list]], { ...filters, [name]: `${value}?` }, around), name).toEqual([]);
});

test('a delivery that is under way is so, whatever came before', () => {
  const in_flight = [{ delivery_id: delivery.id }] as Around['clock']['in_flight'];
  expect(fitting('deliveries', [refused], { status: 'under' }, { ...around, clock: { in_flight } })).toHaveLength(1);
});
