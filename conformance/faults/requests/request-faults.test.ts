import { expect, test } from 'vitest';
import { operations } from '../../../src/contract/operations.ts';
import { nameOf } from '../machine-fault.ts';
import { requestFaults, tried_operations } from './request-faults.ts';

const faults = requestFaults();
const placesOf = (operation: string) => [
  ...new Set(faults.filter((fault) => fault.operation === operation).map(({ place }) => place)),
];

test('each fault has a name of its own', () => {
  expect(new Set(faults.map(nameOf)).size).toBe(faults.length);
});

test.each(tried_operations.filter((id) => id !== 'getHealth'))('%s has faults in all that it takes', (id) => {
  const { query_parameters, path_parameters, request, method } = operations[id];
  const places = placesOf(id);
  expect(places).toEqual(expect.arrayContaining(query_parameters.map((name) => `query ${name}`)));
  expect(places.includes('refusal not_found')).toBe(path_parameters.length > 0);
  expect(places.some((place) => place.startsWith('body '))).toBe(request !== undefined);
  expect(places.includes('effect')).toBe(method !== 'GET');
});

test('a body is broken field by field, and at the bounds that the document gives', () => {
  expect(placesOf('createAssetUpload').filter((place) => place.startsWith('body '))).toEqual([
    'body filename',
    'body mime_type',
    'body size_bytes',
  ]);
  const at_bounds = faults.filter(
    ({ place, operator, only }) => place === 'body size_bytes' && operator.endsWith('-bound') && only === undefined,
  );
  expect(at_bounds.map(({ operator }) => operator)).toEqual([
    'beyond-bound',
    'refused-at-lower-bound',
    'refused-at-upper-bound',
  ]);
  expect(placesOf('dispatchModelRun2')).toContain('body (inputs)');
});

test.each([
  ['getAsset', 'query embed', 'cut', ['api-keys', 'reader', 'second-organization', 'user-tokens']],
  ['createWebhook', 'body url', 'cut', ['api-keys', 'second-organization', 'user-tokens']],
  ['getAsset', 'refusal not_found', 'html', []],
  ['deleteAsset', 'effect', 'undone-in-a-day', ['api-keys', 'second-organization', 'user-tokens']],
  ['getModelText', 'refusal not_found', 'taken', ['after-first', 'after-first-of-each', 'after-third']],
])('%s has faults of its %s, %s, for these alone: %j', (operation, place, operator, expected) => {
  const found = faults.filter((one) => one.operation === operation && one.place === place && one.operator === operator);
  expect(found.flatMap(({ only }) => only ?? []).toSorted()).toEqual(expected);
});
