import { expect, it } from 'vitest';
import type { Asker, Draft } from './asker.ts';
import { askFolders } from './asset-questions.ts';
import { createFindings } from './findings.ts';

const folder = { id: 'b2f4c6d8-1a3c-4e5f-8a7b-9c0d1e2f3a4b', org_id: '9d31ec21-5b89-4217-bc94-b8636ffcd596' };

/** Finding about a server that answers reads of a deleted folder so, and a second deletion with this status. */
async function saidOf(read: object | undefined, second: number) {
  let deletions = 0;
  const answered = (status: number, record?: object) => ({
    ...{ line: '', status, reply: { outcome: status < 300 ? 'success' : 'refusal', record } },
  });
  const asker = {
    prefix: 'init',
    async ask({ operation }: Draft) {
      if (operation === 'createAssetFolder') return answered(201, folder);
      if (operation === 'getAssetFolder') return read ? answered(200, read) : answered(404);
      return deletions++ === 0 ? answered(204) : answered(second);
    },
  } as unknown as Asker;
  const findings = createFindings();
  await askFolders(asker, findings, ['owner']);
  return { ...findings.choices().deletion?.for, doubts: findings.doubts.length };
}

const [shown, unknown] = [{ getAssetFolder: { read: 'shown' } }, { getAssetFolder: { read: 'not_found' } }];

it.each([
  ['marked', { ...folder, deleted_at: '2026-01-01T00:00:00Z' }, 204, { ...shown, second: 'success' }, 0],
  ['unknown', undefined, 404, { ...unknown, second: 'not_found' }, 0],
  ['read as before, which may be a fault', folder, 204, {}, 1],
] as const)('a deleted folder is %s', async (_, read, status, { second, ...want }: { second?: string }, doubts) => {
  const deletion = second === undefined ? {} : { deleteAssetFolder: { second } };
  expect(await saidOf(read, status)).toEqual({ ...want, ...deletion, doubts });
});
