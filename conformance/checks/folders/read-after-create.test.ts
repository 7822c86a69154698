import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { folderReadBack } from './read-after-create.ts';

const folder = { id: 'f1', name: 'mrk1x', created_at: '2026-01-05T09:30:00Z' };
const created = (body: object) => answered('create/1', 'createAssetFolder', 201, body, { sent: { name: 'mrk1x' } });
const read = (body?: object) => answered('read/1', 'getAssetFolder', body ? 200 : 404, body);

it.each([
  ['the same', [created(folder), read(folder)], 'satisfied'],
  [
    'the same time, written otherwise',
    [created(folder), read({ ...folder, created_at: '2026-01-05T09:30:00.000Z' })],
    'satisfied',
  ],
  [
    'a name that was made unique',
    [created({ ...folder, name: 'MRK1X (2)' }), read({ ...folder, name: 'MRK1X (2)' })],
    'satisfied',
  ],
  ['an update since', [created({ ...folder, updated_at: 1 }), read({ ...folder, updated_at: 2 })], 'satisfied'],
  ['nothing', [created(folder), read()], ['not-readable']],
  ['another name', [created({ ...folder, name: 'Spring' }), read({ ...folder, name: 'Spring' })], ['another-name']],
  ['another record', [created(folder), read({ ...folder, id: 'f2' })], ['value-changed']],
  ['a later creation', [created(folder), read({ ...folder, created_at: '2026-01-05T09:31:00Z' })], ['value-changed']],
] as const)('a folder reads back as %s', (_, exchanges, outcome) => {
  expect(outcomeOf(folderReadBack, written(exchanges, { case: { names: ['x'], by: 'owner' } }))).toEqual(outcome);
});

it.each([
  ['a live one', folder, 'satisfied'],
  ['the deleted one', { ...folder, deleted_at: '2026-01-05T09:31:00Z' }, ['deleted-at-once']],
  ['nothing', undefined, ['not-readable']],
] as const)('a folder by the name of a deleted one reads back as %s', (_, body, outcome) => {
  const row = { by: 'owner', names: ['x'], again: true };
  expect(outcomeOf(folderReadBack, written([created(folder), read(body)], { case: row }))).toEqual(outcome);
});

it.each([
  ['in capitals', 'mrk1süß', 'MRK1SÜSS'],
  ['with marks apart', 'mrk1süß', 'mrk1süß'.normalize('NFD')],
])('a name may be kept %s', (_, name, kept) => {
  const made = answered('create/1', 'createAssetFolder', 201, { ...folder, name: kept }, { sent: { name } });
  const evidence = written([made, read({ ...folder, name: kept })], { case: { names: ['x'], by: 'owner' } });
  expect(outcomeOf(folderReadBack, evidence)).toBe('satisfied');
});

it.each([
  ['is taken', 201, 'satisfied'],
  ['is refused', 415, ['charset-refused']],
] as const)('a body that is labelled with its charset %s', (_, status, outcome) => {
  const second = { ...folder, id: 'f2' };
  const labelled = answered('create/2', 'createAssetFolder', status, second, { sent: { name: 'mrk1x' } });
  const reads = status === 201 ? [read(folder), answered('read/2', 'getAssetFolder', 200, second)] : [];
  const row = { by: 'owner', names: ['x', 'x'], labelled: true };
  expect(outcomeOf(folderReadBack, written([created(folder), labelled, ...reads], { case: row }))).toEqual(outcome);
});

it.each<[string, number[], number, string | string[]]>([
  ['each time', [500, 500, 500], 201, ['server-error']],
  ['once', [500, 201], 201, 'stopped'],
  ['whatever it is', [500, 500, 500], 500, 'stopped'],
])('the name of a deleted folder meets with an error of the server %s', (_, statuses, other, outcome) => {
  const make = (step: string, status: number) => answered(step, 'createAssetFolder', status, { id: 'f' });
  const evidence = [
    make('create-gone', 201),
    make('create/1', 500),
    ...statuses.map((status) => make('attempt', status)),
    make('create-other', other),
  ];
  const row = { by: 'owner', names: ['gone'], again: true };
  expect(outcomeOf(folderReadBack, written(evidence, { case: row }))).toEqual(outcome);
});
