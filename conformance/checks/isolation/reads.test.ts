import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../runner/written-evidence.ts';
import { isolatedReads } from './reads.ts';

const ours = answered('ours', 'getAsset', 200, { id: 'a1', name: 'unguessable' });
const theirs = answered('theirs', 'getAsset', 200, { id: 'b1' }, { principal: 'outsider' });
const attempt = (status: number, body?: unknown) =>
  answered('attempt', 'getAsset', status, body, { principal: 'outsider' });

it.each([
  ['refused', [ours, theirs, attempt(404, { code: 'not_found', message: 'No.' })], 'satisfied'],
  ['refused with another status', [ours, theirs, attempt(403)], 'satisfied'],
  ['shown', [ours, theirs, attempt(200, { id: 'a1' })], ['foreign-read']],
  ['refused by its name', [ours, theirs, attempt(403, { message: 'unguessable is not yours' })], ['foreign-told']],
  ['refused like everything', [ours, answered('theirs', 'getAsset', 403), attempt(403)], 'stopped'],
  ['not there', [answered('ours', 'getAsset', 404), theirs, attempt(404)], 'stopped'],
] as const)('a foreign asset is %s', (_, exchanges, outcome) => {
  expect(outcomeOf(isolatedReads, written(exchanges, { case: { record: 'asset', embed: false } }))).toEqual(outcome);
});
