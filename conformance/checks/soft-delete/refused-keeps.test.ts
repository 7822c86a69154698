import { expect, it } from 'vitest';
import { answered, bare_facts, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { refusedKeeps } from './refused-keeps.ts';

const live = { id: 'a1' };
const marked = { id: 'a1', deleted_at: '2026-01-05T09:30:00Z', deleted_by: 'u1' };
const read = (step: string, body?: object) => answered(step, 'getAsset', body ? 200 : 404, body);
const history = (attempt: number, kept: object | undefined, after: object | undefined) => [
  read('before', live),
  answered('attempt', 'deleteAsset', attempt, undefined, { principal: 'outsider' }),
  read('kept', kept),
  answered('delete', 'deleteAsset', kept ? 204 : 404),
  read('after', after),
];

it.each([
  ['refused, and kept', history(404, live, marked), 'satisfied'],
  ['answered as done, and kept', history(204, live, undefined), 'satisfied'],
  ['refused, and deleted', history(403, marked, marked), ['refused-and-deleted']],
  ['refused, and gone', history(404, undefined, undefined), ['refused-and-deleted']],
  ['not even refused', history(204, marked, marked), ['deleted-by-anybody']],
  ['nothing can be deleted', history(404, live, live), ['still-live']],
  ['an error of the server', history(500, live, marked), 'stopped'],
] as const)('%s', (_, exchanges, outcome) => {
  const evidence = written(exchanges, { case: { record: 'asset', by: 'outsider' } });
  expect(outcomeOf(refusedKeeps, evidence)).toEqual(outcome);
});

it('finds a second attempt of a reader done that was refused', () => {
  const tried = (again: number, kept: object) => {
    const [before, first, ...rest] = history(403, kept, marked);
    return [before!, first!, answered('again', 'deleteAsset', again, undefined, { principal: 'reader' }), ...rest];
  };
  const outcome = (again: number, kept: object) =>
    outcomeOf(refusedKeeps, written(tried(again, kept), { case: { record: 'asset', by: 'reader' } }));
  expect(outcome(403, live)).toBe('satisfied');
  expect(outcome(403, marked)).toEqual(['refused-and-deleted']);
});

const misplaced = (status: number, kept: object | undefined, deletion: number, after: object | undefined) => [
  ...history(404, live, marked).slice(0, 3),
  answered('misplaced', 'deleteAsset', status),
  ...(status === 204 ? [] : [read('kept-misplaced', kept)]),
  answered('delete', 'deleteAsset', deletion),
  read('after', after),
];

it.each([
  ['refused, and kept', misplaced(403, live, 204, undefined), 'satisfied'],
  ['refused, and deleted', misplaced(403, marked, 204, marked), ['refused-and-deleted']],
  ['refused, and gone', misplaced(404, undefined, 404, undefined), ['refused-and-deleted']],
  ['taken without regard to it', misplaced(204, undefined, 404, undefined), 'satisfied'],
  ['taken without an effect, and the next one too', misplaced(204, undefined, 404, live), 'satisfied'],
  ['refused and kept, and nothing can be deleted', misplaced(403, live, 404, live), 'stopped'],
] as const)('a deletion by the owner that names another organization is %s', (_, exchanges, outcome) => {
  const evidence = written(exchanges, { case: { record: 'asset', by: 'outsider' } });
  expect(outcomeOf(refusedKeeps, evidence)).toEqual(outcome);
});

it('leaves out whom the target file does not name, and folders that are not claimed', () => {
  const operations = bare_facts.operations.filter((id) => !id.includes('Folder'));
  const source = refusedKeeps.cases({ ...bare_facts, operations, principals: { owner: { kind: 'api_key' } } });
  expect(source.kind === 'table' && source.table).toEqual([
    { record: 'asset', by: 'nobody' },
    { record: 'asset', by: 'unknown' },
  ]);
});
