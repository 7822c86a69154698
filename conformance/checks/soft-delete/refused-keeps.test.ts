import { expect, it } from 'vitest';
import { answered, bare_facts, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { refusedKeeps } from './refused-keeps.ts';

const live = { id: 'a1' };
const marked = { id: 'a1', deleted_at: '2026-01-05T09:30:00Z', deleted_by: 'u1' };
const read = (step: string, body?: object) => answered(step, 'getAsset', body ? 200 : 404, body);
const attempt = (number: number, status: number, organization?: string) =>
  answered(`attempt/${number}`, 'deleteAsset', status, undefined, {
    principal: 'outsider',
    ...(organization !== undefined && { organization }),
  });
const history = (attempts: readonly ReturnType<typeof attempt>[], kept: object | undefined, after?: object) => [
  read('before', live),
  ...attempts,
  read('kept', kept),
  answered('delete', 'deleteAsset', kept ? 204 : 404),
  read('after', after),
];
const refused = [attempt(1, 404), attempt(2, 404)];

it.each([
  ['refused, and kept', history(refused, live, marked), 'satisfied'],
  ['answered as done, and kept', history([attempt(1, 204)], live), 'satisfied'],
  ['refused, and deleted', history(refused, marked, marked), ['refused-and-deleted']],
  ['refused, and gone', history(refused, undefined), ['refused-and-deleted']],
  ['not even refused', history([attempt(1, 204)], marked, marked), ['deleted-by-anybody']],
  ['refused at first alone', history([attempt(1, 403), attempt(2, 204)], undefined), ['deleted-by-anybody']],
  ['done by the name in the header', history([...refused, attempt(3, 204, 'o1')], undefined), ['foreign-deleted']],
  ['refused for the name in the header', history([attempt(1, 403, 'o1')], undefined), ['refused-and-deleted']],
  ['nothing that is ever done', history(refused, live, live), ['still-live']],
  ['an error of the server', history([attempt(1, 500)], live, marked), 'stopped'],
  [
    'of a record that nobody can delete',
    [...history(refused, live).slice(0, 4), answered('delete', 'deleteAsset', 403)],
    'stopped',
  ],
] as const)('an attempt is %s', (_, exchanges, outcome) => {
  const evidence = written(exchanges, { case: { record: 'asset', by: 'outsider' } });
  expect(outcomeOf(refusedKeeps, evidence)).toEqual(outcome);
});

it('says nothing of folders that are read behind their deletion as before it', () => {
  const readFolder = (step: string) => answered(step, 'getAssetFolder', 200, { id: 'f1' });
  const exchanges = [
    readFolder('before'),
    answered('attempt/1', 'deleteAssetFolder', 401),
    readFolder('kept'),
    answered('delete', 'deleteAssetFolder', 204),
    readFolder('after'),
  ];
  expect(outcomeOf(refusedKeeps, written(exchanges, { case: { record: 'folder', by: 'nobody' } }))).toBe('stopped');
});

it('leaves out whom the target file does not name, and folders that are not claimed', () => {
  const operations = bare_facts.operations.filter((id) => !id.includes('Folder'));
  const source = refusedKeeps.cases({ ...bare_facts, operations, principals: { owner: { kind: 'api_key' } } });
  expect(source.kind === 'table' && source.table).toEqual([
    { record: 'asset', by: 'nobody' },
    { record: 'asset', by: 'unknown' },
    { record: 'asset', by: 'altered' },
  ]);
});
