import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { folderDeleted } from './folder-deleted.ts';

const folder = { id: 'f1', name: 'x' };
const marked = { ...folder, deleted_at: '2026-01-05T09:30:00Z' };
const begin = [answered('before', 'getAssetFolder', 200, folder), answered('delete', 'deleteAssetFolder', 204)];
const read = (step: string, status: number, body?: object) => answered(step, 'getAssetFolder', status, body);

const drawn = { reads: 1, again: false };

it.each([
  ['refused', [...begin, read('after/1', 404)], 'satisfied'],
  ['marked, and no place for by whom', [...begin, read('after/1', 200, marked)], 'satisfied'],
  ['marked by nobody', [...begin, read('after/1', 200, { ...marked, deleted_by: null })], ['marked-by-nobody']],
  ['a place for a mark, and none', [...begin, read('after/1', 200, { ...folder, deleted_at: null })], ['not-marked']],
  ['shown as before: no field could tell', [...begin, read('after/1', 200, folder)], 'satisfied'],
  ['refused and back', [...begin, read('after/1', 404), read('after/2', 200, folder)], ['live-again']],
  ['marked and back', [...begin, read('after/1', 200, marked), read('after/2', 200, folder)], ['live-again']],
  ['renamed by its deletion', [...begin, read('after/1', 200, { ...marked, name: 'x (deleted)' })], 'satisfied'],
  ['not deletable', [begin[0]!, answered('delete', 'deleteAssetFolder', 403), read('after/1', 200, folder)], 'stopped'],
] as const)('%s', (_, exchanges, outcome) => {
  expect(outcomeOf(folderDeleted, written(exchanges, { case: drawn }))).toEqual(outcome);
});

it('holds a target to what it declares', () => {
  const facts = { choices: { deletion: { read: 'shown' as const } } };
  const unmarked = written([...begin, read('after/1', 200, folder)], { case: drawn, facts });
  expect(outcomeOf(folderDeleted, unmarked)).toEqual(['not-as-declared']);
});

it.each([
  ['before the next one is made', '2026-01-05T09:30:05Z', 'satisfied'],
  ['in the same second', '2026-01-05T09:30:10.900Z', 'satisfied'],
  ['hours later', '2026-01-05T11:30:05Z', ['deleted-in-the-future']],
  ['before it was made', '2026-01-05T07:30:05Z', ['deleted-before-created']],
] as const)('a folder says that it was deleted %s', (_, deleted_at, outcome) => {
  const made = { ...folder, created_at: '2026-01-05T09:30:00Z' };
  const exchanges = [
    answered('before', 'getAssetFolder', 200, made),
    begin[1]!,
    read('after/1', 200, { ...made, deleted_at }),
    answered('create-other', 'createAssetFolder', 201, { ...folder, id: 'f2', created_at: '2026-01-05T09:30:10Z' }),
  ];
  expect(outcomeOf(folderDeleted, written(exchanges, { case: drawn }))).toEqual(outcome);
});
