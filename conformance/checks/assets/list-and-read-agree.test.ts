import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { listAndReadAgree } from './list-and-read-agree.ts';

const id = 'aaaaaaaa-0000-4000-8000-00000000000a';
const asset = { id, name: 'kite.png', size_bytes: 5, folder_id: null, created_at: '2026-01-05T10:00:00.000Z' };
const read = (record: unknown, status = 200) => answered(`read/${id}`, 'getAsset', status, record, { path: { id } });
const list = (...items: unknown[]) => answered('list/1', 'listAssets', 200, { items, next: null });

it.each([
  ['the same', list(asset), read(asset), 'satisfied'],
  ['another URL', list({ ...asset, url: 'a' }), read({ ...asset, url: 'b' }), 'satisfied'],
  ['fewer fields', list({ id, name: 'kite.png' }), read(asset), 'satisfied'],
  ['the same moment otherwise', list({ ...asset, created_at: '2026-01-05T10:00:00+00:00' }), read(asset), 'satisfied'],
  [
    'the id in capital letters',
    list({ ...asset, id: id.toUpperCase() }),
    read({ ...asset, id: id.toUpperCase() }),
    'satisfied',
  ],
  ['another size', list({ ...asset, size_bytes: 6 }), read(asset), ['fields-differ']],
  ['another moment', list({ ...asset, created_at: '2026-01-05T10:00:01Z' }), read(asset), ['fields-differ']],
  ['a value instead of none', list({ ...asset, folder_id: id }), read(asset), ['fields-differ']],
  [
    'none of a user’s names where the read says null',
    list({ ...asset, created_by_user: { id } }),
    read({ ...asset, created_by_user: { id, first_name: null } }),
    'satisfied',
  ],
  [
    'fewer fields of a user',
    list({ ...asset, created_by_user: { id } }),
    read({ ...asset, created_by_user: { id, first_name: 'Ada' } }),
    'satisfied',
  ],
  [
    'none of what the members of a user hold where the read says null',
    list({ ...asset, created_by_user: { id, teams: [{ id: 't', lead: {} }] } }),
    read({ ...asset, created_by_user: { id, teams: [{ id: 't', lead: { name: null } }] } }),
    'satisfied',
  ],
  [
    'another member of a user',
    list({ ...asset, created_by_user: { id, teams: [{ id: 't' }] } }),
    read({ ...asset, created_by_user: { id, teams: [{ id: 'u' }] } }),
    ['fields-differ'],
  ],
  [
    'no name of a user who has one',
    list({ ...asset, created_by_user: { id, first_name: null } }),
    read({ ...asset, created_by_user: { id, first_name: 'Ada' } }),
    ['fields-differ'],
  ],
  [
    'another name of a user',
    list({ ...asset, created_by_user: { id, first_name: 'Ada' } }),
    read({ ...asset, created_by_user: { id, first_name: 'Eve' } }),
    ['fields-differ'],
  ],
  ['nothing of it', list(), read(asset), 'stopped'],
  ['what cannot be read', list(asset), read({ code: 'x', message: 'y' }, 404), 'stopped'],
] as const)('the list shows %s', (_, listed, alone, outcome) => {
  const evidence = written([listed, alone], { case: { embed: false }, notes: { data: { assets: [{ id }] } } });
  expect(outcomeOf(listAndReadAgree, evidence)).toEqual(outcome);
});
