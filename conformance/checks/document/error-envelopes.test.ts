import { expect, test } from 'vitest';
import { type OperationId, operationIds } from '../../../src/contract/operations.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { errorEnvelopes } from './error-envelopes.ts';

const envelope = { code: 'not_found', message: 'No such thing.', errors: [] };
const refused = (operation: OperationId, body: object, status = 404) =>
  answered(`refused/${operation}`, operation, status, body, { principal: 'owner' });
const judged = (bad: number, body: object, status?: number) =>
  outcomeOf(
    errorEnvelopes,
    written(operationIds.slice(0, 17).map((id, at) => refused(id, at < bad ? body : envelope, status))),
  );

const id = 'aaaaaaaa-0000-4000-8000-00000000000a';
const read = ['getAsset', 'getAssetFolder', 'getRun'] as const;
const unknown = (body: unknown, bad: number, shown: number = read.length) =>
  outcomeOf(
    errorEnvelopes,
    written([
      ...read.map((one, at) => answered(`refused/${one}`, one, 404, at < bad ? body : envelope)),
      ...read.slice(0, shown).map((one) => answered(`shown/${one}`, one, 200, { id })),
    ]),
  );

test.each<[string, unknown, unknown]>([
  ['all with the envelope', judged(0, {}), 'satisfied'],
  ['thirteen of 27 without', judged(13, { error: 'no' }), 'satisfied'],
  ['fourteen of 27 without', judged(14, { error: 'no' }), ['most-without-envelope']],
  ['problem+json on most', judged(17, { type: 'about:blank', title: 'no', detail: 'no' }), ['most-without-envelope']],
  ['unknown records on three routes', unknown({ error: 'not found' }, 3), ['unknown-without-envelope']],
  ['a page of a framework there', unknown('<h1>Not found</h1>', 3), ['unknown-without-envelope']],
  ['on two of them', unknown({ error: 'not found' }, 2), 'satisfied'],
  ['where one shows no other record', unknown({ error: 'not found' }, 3, 2), 'satisfied'],
  ['problem+json there', unknown({ type: 'about:blank', title: 'Not found' }, 3), 'satisfied'],
  ['the other envelope', judged(17, { detail: [{ loc: [], msg: 'no' }] }), 'satisfied'],
  ['a gateway on all', judged(17, { error: 'no' }, 401), 'stopped'],
])('%s', (_, outcome, expected) => {
  expect(outcome).toEqual(expected);
});
