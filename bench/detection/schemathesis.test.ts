import { expect, it } from 'vitest';
import { keysOf, operationOf } from './schemathesis.ts';

const scenario = (failure: object | null, status = 200) =>
  JSON.stringify({
    ScenarioFinished: {
      phase: 'examples',
      recorder: {
        label: 'GET /v1/assets',
        cases: { a1: { value: { method: 'GET', path: '/v1/assets', id: 'a1' } } },
        checks: {
          a1: [
            { name: 'not_a_server_error', status: 'success' },
            ...(failure ? [{ name: 'x', status: 'failure', failure_info: { failure } }] : []),
          ],
        },
        interactions: { a1: { response: { status_code: status } } },
      },
    },
  });

it.each<[string, { failure: object | null; status?: number; keys: string[] }]>([
  ['nothing failed', { failure: null, keys: [] }],
  [
    'an input refused',
    { failure: { code: 'ST202', operation: 'GET /v1/assets' }, status: 422, keys: ['ST202 GET /v1/assets 422'] },
  ],
  [
    'a schema broken, and which part of it',
    {
      failure: {
        code: 'ST108',
        operation: 'GET /v1/assets',
        message:
          '7 is not of type "string"\n\nSchema at /components/schemas/Asset/properties/name:\n\n    {}\n\nValue: 7',
      },
      keys: ['ST108 GET /v1/assets 200 /components/schemas/Asset/properties/name'],
    },
  ],
  ['an operation that the failure does not name', { failure: { code: 'ST101' }, keys: ['ST101 GET /v1/assets 200'] }],
])('%s', (_, { failure, status, keys }) => {
  expect(keysOf(scenario(failure, status))).toEqual(keys);
});

it.each(['{"EngineStarted":{"id":"e1"}}', '{"PhaseFinished":{"status":"failure"}}', ''])('no scenario: %s', (line) => {
  expect(keysOf(line)).toEqual([]);
});

it('a scenario that sent nothing', () => {
  expect(keysOf('{"ScenarioFinished":{"recorder":{"label":"GET /v1/runs/{id}"}}}')).toEqual([]);
});

it('a problem leads back to its operation', () => {
  expect(operationOf('ST202 GET /v1/runs/{id} 422')).toEqual({ method: 'GET', path: '/v1/runs/{id}' });
  expect(operationOf('ST202 Stateful tests 422')).toBeUndefined();
});
