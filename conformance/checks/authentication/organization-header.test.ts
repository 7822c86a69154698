import { expect, it } from 'vitest';
import type { Exchange } from '../../suite/exchange.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { organizationHeader } from './organization-header.ts';

const theirs = { id: 'b1', org_id: 'o2' };
const marked = { ...theirs, deleted_at: '2026-01-05T09:30:00Z' };
const begin = [
  answered('before', 'getAsset', 200, theirs, { principal: 'outsider' }),
  answered('own', 'listAssets', 200, { items: [] }),
];
const kept = (body?: object) => answered('kept', 'getAsset', body ? 200 : 404, body, { principal: 'outsider' });
const made = (status: number) =>
  answered('made', 'getAsset', status, { id: 'b2', org_id: 'o2' }, { principal: 'outsider' });
const data = { mime_type: 'x/y', assets: [{ id: 'b1' }] };

it.each<[string, string, Exchange[], string | string[]]>([
  ['a refused read', 'getAsset', [answered('attempt', 'getAsset', 403), kept(theirs)], 'satisfied'],
  ['a foreign record', 'getAsset', [answered('attempt', 'getAsset', 200, theirs), kept(theirs)], ['foreign-read']],
  [
    'an own list',
    'listAssets',
    [answered('attempt', 'listAssets', 200, { items: [{ id: 'a1' }] }), kept(theirs)],
    'satisfied',
  ],
  [
    'a foreign list',
    'listAssets',
    [answered('attempt', 'listAssets', 200, { items: [{ id: 'B1' }] }), kept(theirs)],
    ['foreign-listed'],
  ],
  ['a refused delete', 'deleteAsset', [answered('attempt', 'deleteAsset', 404), kept(theirs)], 'satisfied'],
  ['a foreign delete', 'deleteAsset', [answered('attempt', 'deleteAsset', 204), kept(marked)], ['foreign-deleted']],
  [
    'an own asset',
    'createAssetUpload',
    [answered('attempt', 'createAssetUpload', 201), kept(theirs), made(404)],
    'satisfied',
  ],
  [
    'a foreign asset',
    'createAssetUpload',
    [answered('attempt', 'createAssetUpload', 201), kept(theirs), made(200)],
    ['foreign-created'],
  ],
  [
    'an own workflow',
    'createGraphWorkflow',
    [answered('attempt', 'createGraphWorkflow', 201, { id: 'w1', org_id: 'o1' }), kept(theirs)],
    'satisfied',
  ],
  [
    'a workflow of no organization',
    'createGraphWorkflow',
    [answered('attempt', 'createGraphWorkflow', 201, { id: 'w1' }), kept(theirs)],
    'satisfied',
  ],
  [
    'a foreign workflow',
    'createGraphWorkflow',
    [answered('attempt', 'createGraphWorkflow', 201, { id: 'w1', org_id: 'O2' }), kept(theirs)],
    ['foreign-created'],
  ],
])('%s', (_, operation, exchanges, outcome) => {
  const evidence = written([...begin, ...exchanges], { case: { operation }, notes: { data } });
  expect(outcomeOf(organizationHeader, evidence)).toEqual(outcome);
});

it('proves nothing where the owner is refused anyway', () => {
  const exchanges = [begin[0]!, answered('own', 'listAssets', 403), answered('attempt', 'getAsset', 403), kept(theirs)];
  const evidence = written(exchanges, { case: { operation: 'getAsset' }, notes: { data } });
  expect(outcomeOf(organizationHeader, evidence)).toBe('stopped');
});
