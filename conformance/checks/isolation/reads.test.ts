import { expect, it } from 'vitest';
import type { OperationId } from '../../../src/contract/operations.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { isolatedReads } from './reads.ts';

const ours = answered('ours', 'getAsset', 200, { id: 'a1', name: 'unguessable' });
const theirs = answered('theirs', 'getAsset', 200, { id: 'b1' }, { principal: 'outsider' });
const attempt = (status: number, body?: unknown) =>
  answered('attempt', 'getAsset', status, body, { principal: 'outsider' });
const byHeader = (status: number, body?: unknown) =>
  answered('by-header', 'getAsset', status, body, { principal: 'outsider', organization: 'o1' });

it.each([
  ['refused', [ours, theirs, attempt(404, { code: 'not_found', message: 'No.' })], 'satisfied'],
  ['refused with another status', [ours, theirs, attempt(403)], 'satisfied'],
  ['shown', [ours, theirs, attempt(200, { id: 'a1' })], ['foreign-read']],
  ['refused by its name', [ours, theirs, attempt(403, { message: 'unguessable is not yours' })], ['foreign-name-told']],
  ['refused, by the header too', [ours, theirs, attempt(404), byHeader(403)], 'satisfied'],
  ['shown by the header', [ours, theirs, attempt(404), byHeader(200, { id: 'a1' })], ['foreign-read']],
  ['refused like everything', [ours, answered('theirs', 'getAsset', 403), attempt(403)], 'stopped'],
  ['not there', [answered('ours', 'getAsset', 404), theirs, attempt(404)], 'stopped'],
] as const)('a foreign asset is %s', (_, exchanges, outcome) => {
  expect(outcomeOf(isolatedReads, written(exchanges, { case: { record: 'asset', embed: false } }))).toEqual(outcome);
});

it.each([
  ['refused to all', [answered('ours', 'getAsset', 404), theirs, attempt(404)], 'stopped'],
  ['refused to others', [ours, theirs, attempt(404)], 'satisfied'],
  ['shown to others', [ours, theirs, attempt(200, { id: 'a1' })], ['foreign-deleted-read']],
] as const)('a deleted asset is %s', (_, exchanges, outcome) => {
  const evidence = written(exchanges, { case: { record: 'deleted asset', embed: false } });
  expect(outcomeOf(isolatedReads, evidence)).toEqual(outcome);
});

const item = { id: 'i1' };
const other = (step: string, operation: OperationId, status: number, body: object) =>
  answered(step, operation, status, body, { principal: step === 'ours' ? 'owner' : 'outsider' });

it.each<[string, OperationId, object, string | string[]]>([
  ['a page', 'listBatchItems', { items: [item] }, ['foreign-read']],
  ['an empty page', 'listBatchItems', { items: [] }, 'satisfied'],
  ['a run', 'getRun', { id: 'r1' }, ['foreign-read']],
])('what is another’s is shown as %s', (_, operation, body, outcome) => {
  const shown = operation === 'getRun' ? { id: 'r1' } : { items: [item] };
  const record = operation === 'getRun' ? 'run' : 'batch';
  const exchanges = [other('ours', operation, 200, shown), theirs, other('attempt', operation, 200, body)];
  expect(outcomeOf(isolatedReads, written(exchanges, { case: { record, embed: false } }))).toEqual(outcome);
});

it.each([
  ['two organizations', 'o1', 'o2', 'b1', 'satisfied'],
  ['nobody', null, null, 'b1', 'satisfied'],
  ['one organization', 'o1', 'O1', 'b1', ['one-organization']],
  ['both', 'o1', 'o1', 'A1', ['shared-record']],
] as const)('assets belong to %s', (_, one, two, id, outcome) => {
  const read = (step: string, principal: string, path: { id: string }, org_id: string | null) =>
    answered(step, 'getAsset', 200, { id: path.id, org_id }, { principal, path });
  const exchanges = [read('ours', 'owner', { id: 'a1' }, one), read('theirs', 'outsider', { id }, two), attempt(404)];
  expect(outcomeOf(isolatedReads, written(exchanges, { case: { record: 'asset', embed: false } }))).toEqual(outcome);
});
