import { expect, it } from 'vitest';
import { failureReader, operationOf } from './specmatic.ts';

const keysOf = (log: string) => log.split('\n').flatMap(failureReader());

it('a status that was not expected, told once though it stands in the summary too', () => {
  const block = `Reason:
Testing scenario "Set it. Response: It is set."
API: PATCH /v1/billing/balance -> 200

  >> RESPONSE.STATUS
  
      R0002: HTTP status mismatch
      Summary: The HTTP status code does not match
  
      Specification expected status 200 but response contained status 409
`;
  const log = `Scenario: PATCH /v1/billing/balance -> 200 with the request from the example 'checked' has FAILED
${block}
Scenario: GET /v1/health -> 200 with the request from the example 'alive' has SUCCEEDED

Unsuccessful Scenarios:
  "Scenario: PATCH /v1/billing/balance -> 200 with the request from the example 'checked' FAILED"
${block}`;
  expect(keysOf(log)).toEqual(['PATCH /v1/billing/balance -> 200 RESPONSE.STATUS R0002 409']);
});

it('a body that breaks the schema in several places, of a generated test', () => {
  const log = `+ve  Scenario: GET /v1/assets -> 200 with a request where limit is set to 7 has FAILED
Reason:
Testing scenario "List them. Response: One page."

  >> RESPONSE.BODY.items[3].name
  
      R1001: Type mismatch
      Summary: The value type does not match

  >> RESPONSE.BODY.next
  
      R2001: Missing required property
      Summary: A property is missing
`;
  expect(keysOf(log)).toEqual([
    '+ve GET /v1/assets -> 200 RESPONSE.BODY.items[*].name R1001',
    '+ve GET /v1/assets -> 200 RESPONSE.BODY.next R2001',
  ]);
});

it('no connection', () => {
  const log = `-ve  Scenario: GET /v1/health -> 4xx was ABORTED
Reason:
Cannot connect to server at: http://127.0.0.1:4711
Reason: Connection refused`;
  expect(keysOf(log)).toEqual(['-ve GET /v1/health -> 4xx Cannot connect to server at: http://#.#.#.#:#']);
});

it('what is written of other things is no problem', () => {
  const log = `Scenario: GET /v1/health -> 200 has SUCCEEDED
      R0002: HTTP status mismatch
      Summary: something
--------------------
  Skipping Scenario: GET /v1/health -> 422
  T00002: Examples Required
  Summary: This operation requires examples to run`;
  expect(keysOf(log)).toEqual([]);
});

it('a problem leads back to its operation', () => {
  const path = '/v1/batches/{batch_id}/items/{id}';
  const said = '/v1/batches/(batch_id:Uuid)/items/(id:Uuid)';
  expect(operationOf(`+ve GET ${said} -> 200 RESPONSE.STATUS R0002 403`)).toEqual({ method: 'GET', path });
  expect(operationOf(`GET ${said} -> 200 RESPONSE.STATUS R0002 403`)).toEqual({ method: 'GET', path });
});
