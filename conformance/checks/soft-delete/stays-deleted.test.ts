import { describe, expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { staysDeleted } from './stays-deleted.ts';

const live = { id: 'a1', created_at: '2026-01-05T09:29:00.000Z', deleted_at: null, deleted_by: null };
const marked = { ...live, deleted_at: '2026-01-05T09:30:00.000Z', deleted_by: 'u1' };

describe('an asset', () => {
  const asset = { case: { record: 'asset', by: 'owner', deleter: 'owner', again: ['owner'] } } as const;
  const read = (step: string, body?: object) => answered(step, 'getAsset', body ? 200 : 404, body);
  const begin = [read('before', live), answered('delete', 'deleteAsset', 204)];
  const history = (again: number, first: object | undefined, last: object | undefined) => [
    ...begin,
    read('after/1', first),
    answered('again/1', 'deleteAsset', again),
    read('last', last),
  ];

  it.each([
    ['the same marks', history(204, marked, marked), 'satisfied'],
    [
      'the same instant, written otherwise',
      history(200, marked, { ...marked, deleted_at: '2026-01-05T09:30:00+00:00' }),
      'satisfied',
    ],
    ['a 404 for the second', history(404, undefined, undefined), 'satisfied'],
    ['a 410 for its read', [...begin, answered('after/1', 'getAsset', 410, 'gone')], 'satisfied'],
    ['nothing but its marks', history(204, { ...marked, created_at: null }, marked), 'satisfied'],
    ['a later time', history(204, marked, { ...marked, deleted_at: '2026-01-05T09:31:00Z' }), ['deleted-at-moved']],
    ['another deleter', history(204, marked, { ...marked, deleted_by: 'u2' }), ['deleted-by-changed']],
    ['live again', history(204, marked, live), ['live-again']],
    ['live again after a refusal', history(404, undefined, live), ['live-again']],
    ['never deleted', history(204, live, live), ['still-live']],
    ['shown without the fields', history(204, { id: 'a1' }, { id: 'a1' }), ['still-live']],
    ['deleted by nobody', history(404, { ...marked, deleted_by: null }, undefined), ['no-deleted-by']],
    ['another record', history(404, { ...marked, id: 'a2' }, undefined), ['another-record']],
    ['live in another way', [...history(204, marked, marked), read('after/2', live)], ['still-live']],
    ['an error on the way', history(500, marked, marked), 'stopped'],
    ['not there before', [read('before'), ...history(404, undefined, undefined).slice(1)], 'stopped'],
    ['not deletable', [begin[0]!, answered('delete', 'deleteAsset', 403), read('after/1', live)], 'stopped'],
  ] as const)('is read with %s', (_, exchanges, outcome) => {
    expect(outcomeOf(staysDeleted, written(exchanges, asset))).toEqual(outcome);
  });

  it.each([
    ['its read', { read: 'shown' }, history(404, undefined, undefined), ['not-as-declared']],
    ['its read', { read: 'not_found' }, history(404, marked, marked), ['not-as-declared']],
    ['a second delete', { second: 'not_found' }, history(204, marked, marked), ['not-as-declared']],
    ['a second delete', { second: 'not_found' }, history(404, marked, marked), 'satisfied'],
  ] as const)('holds a target to what it declares of %s', (_, deletion, exchanges, outcome) => {
    const facts = { choices: { deletion: { ...deletion } } };
    expect(outcomeOf(staysDeleted, written(exchanges, { ...asset, facts }))).toEqual(outcome);
  });

  it.each(['comes again', 'comes late'] as const)('is not brought back by a file that %s', (file) => {
    const put = answered('put', 'createAssetUpload', 200);
    const late = (last?: object) =>
      written([put, ...begin, read('after/1', marked), read('last', last)], { case: { ...asset.case, file } });
    expect(outcomeOf(staysDeleted, late(marked))).toBe('satisfied');
    expect(outcomeOf(staysDeleted, late(live))).toEqual(['live-after-late-file']);
  });

  const byUser = { case: { record: 'asset', by: 'owner', deleter: 'human', again: [], at_length: true } } as const;
  const told = (after: object | undefined, later = '2026-01-05T09:30:02.000Z') => [
    answered('me', 'getMe', 200, { id: 'u1' }, { principal: 'human' }),
    ...begin,
    read('after/1', after),
    read('later', { id: 'a2', created_at: later }),
  ];
  it.each([
    ['who and when', told({ ...marked, deleted_by: 'U1' }), 'satisfied'],
    ['nothing, by a refusal', told(undefined), 'satisfied'],
    ['a time cut to the second', told({ ...marked, deleted_at: '2026-01-05T09:28:59Z' }), 'satisfied'],
    ['a clock that stands still', told({ ...marked, deleted_at: live.created_at }, live.created_at), 'satisfied'],
    ['times without an offset', told({ ...marked, deleted_at: '2026-01-05T09:30:01' }), 'satisfied'],
    ['another user', told({ ...marked, deleted_by: 'u2' }), ['another-deleter']],
    ['a time before its creation', told({ ...marked, deleted_at: '2026-01-05T08:30:01Z' }), ['deleted-before-created']],
    ['the future', told({ ...marked, deleted_at: '2026-01-05T11:30:01Z' }), ['deleted-in-the-future']],
  ] as const)('that a user deleted tells %s', (_, exchanges, outcome) => {
    expect(outcomeOf(staysDeleted, written(exchanges, byUser))).toEqual(outcome);
  });
});

describe('a folder', () => {
  const case_of_folder = { case: { record: 'folder', by: 'owner', deleter: 'owner', again: [] } } as const;
  const folder = { id: 'f1', name: 'x' };
  const gone = { ...folder, deleted_at: '2026-01-05T09:30:00Z' };
  const read = (step: string, body?: object) => answered(step, 'getAssetFolder', body ? 200 : 404, body);
  const begin = [read('before', folder), answered('delete', 'deleteAssetFolder', 204)];

  it.each([
    ['refused', [...begin, read('after/1'), read('last')], 'satisfied'],
    ['marked, and no place for by whom', [...begin, read('after/1', gone), read('last', gone)], 'satisfied'],
    ['marked by nobody', [...begin, read('after/1', { ...gone, deleted_by: null })], ['marked-by-nobody']],
    ['a place for a mark, and none', [...begin, read('after/1', { ...folder, deleted_at: null })], ['not-marked']],
    ['shown as before: no field could tell', [...begin, read('after/1', folder), read('last', folder)], 'stopped'],
    ['refused and back', [...begin, read('after/1'), read('last', folder)], ['live-again']],
    ['marked and back', [...begin, read('after/1', gone), read('last', folder)], ['live-again']],
    ['renamed', [...begin, read('after/1', { ...gone, name: 'x (deleted)' }), read('last', gone)], 'satisfied'],
    ['not deletable', [begin[0]!, answered('delete', 'deleteAssetFolder', 403), read('after/1', folder)], 'stopped'],
  ] as const)('is %s', (_, exchanges, outcome) => {
    expect(outcomeOf(staysDeleted, written(exchanges, case_of_folder))).toEqual(outcome);
  });

  it('holds a target to what it declares', () => {
    const facts = { choices: { deletion: { read: 'shown' as const } } };
    const unmarked = written([...begin, read('after/1', folder)], { ...case_of_folder, facts });
    expect(outcomeOf(staysDeleted, unmarked)).toEqual(['not-as-declared']);
  });
});
