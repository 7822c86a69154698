import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { otherFolders } from './other-folders.ts';

const folder = { id: 'f2', name: 'x' };
const read = (step: string, body?: object) => answered(step, 'getAssetFolder', body ? 200 : 404, body);
const deletion = answered('delete', 'deleteAssetFolder', 204);

it.each([
  ['as it was', [read('before/1', folder), deletion, read('after/1', folder)], 'satisfied'],
  ['gone', [read('before/1', folder), deletion, read('after/1')], ['other-gone']],
  [
    'marked',
    [read('before/1', folder), deletion, read('after/1', { ...folder, deleted_at: '2026-01-05T09:30:00Z' })],
    ['other-gone'],
  ],
  ['renamed', [read('before/1', folder), deletion, read('after/1', { ...folder, name: 'y' })], ['other-changed']],
  ['never there', [read('before/1'), deletion, read('after/1')], 'stopped'],
] as const)('%s', (_, exchanges, outcome) => {
  expect(outcomeOf(otherFolders, written(exchanges, { case: { folders: 2, index: 1 } }))).toEqual(outcome);
});

it.each([
  ['kept', read('after/1', folder), 'satisfied'],
  ['gone', read('after/1'), ['other-gone']],
] as const)('what a user made is %s', (_, after, outcome) => {
  const evidence = written([read('before/1', folder), deletion, after], {
    case: { folders: 2, index: 1, by: 'human' as const },
  });
  expect(outcomeOf(otherFolders, evidence)).toEqual(outcome);
});

it('says nothing of users who may not delete what they made', () => {
  const refused = answered('delete', 'deleteAssetFolder', 403);
  const evidence = written([read('before/1', folder), refused, read('after/1', folder)], {
    case: { folders: 2, index: 1, by: 'human' as const },
  });
  expect(outcomeOf(otherFolders, evidence)).toBe('stopped');
});
