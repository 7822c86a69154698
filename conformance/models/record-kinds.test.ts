import { expect, it } from 'vitest';
import { type OperationId, operations } from '../../src/contract/operations.ts';
import { record_kinds } from './record-kinds.ts';

const kinds: readonly { read?: string; remove?: string; deletion?: object }[] = Object.values(record_kinds);
const ids = Object.keys(operations) as OperationId[];
const deletions = ids.filter((id) => operations[id].method === 'DELETE');
const readOf = (id: OperationId) =>
  ids.find((one) => operations[one].method === 'GET' && operations[one].path === operations[id].path);

it('has a row for each kind that the document can delete', () => {
  expect(kinds.flatMap(({ remove }) => remove ?? [])).toEqual(expect.arrayContaining(deletions));
});

it('has the deletion of each kind that can be read, too', () => {
  const readable = deletions.filter((id) => readOf(id) !== undefined);
  expect(kinds.filter(({ deletion }) => deletion).map(({ remove }) => remove)).toEqual(readable);
  for (const id of readable) expect(kinds.find(({ remove }) => remove === id)?.read).toBe(readOf(id));
});
