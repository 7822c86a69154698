import { expect, it } from 'vitest';
import { testSession } from '../testing/test-session.support.ts';
import type { OutgoingRequest } from './http.ts';
import { openCase } from './open-case.ts';

const folder = (name: string) => ({ operation: 'createAssetFolder', body: { name } }) as const;

/** Takes so many folders; @param refuses what it would refuse whatever there is */
function folderTarget(most: number, status: number, refuses: (asked: OutgoingRequest) => boolean = () => false) {
  const names: string[] = [];
  const session = testSession((asked) => {
    const { name } = JSON.parse(String(asked.body)) as { name: string };
    if (refuses(asked) || names.length >= most) return { status, body: { code: 'no', message: 'No.', errors: [] } };
    names.push(name);
    return { status: 201, body: { id: `folder-${names.length}`, name } };
  });
  return { session, names, context: openCase(session, 'folders/test').context };
}

it.each([403, 409, 413])(
  'what was taken before and is refused with %i now ends the case, at once the next time',
  async (status) => {
    const { session, names, context } = folderTarget(2, status);
    for (const name of ['a', 'b']) await context.call('owner', folder(name), 'create');
    const seen = `POST /v1/asset-folders refuses with ${status} what it took 2 times before`;
    const stop = { verdict: 'inconclusive', reason: expect.stringContaining(seen), budget: true };
    for (const name of ['c', 'd']) {
      await expect(context.call('owner', folder(name), 'create')).rejects.toMatchObject({ stop });
    }
    expect([names, session.http.sent]).toEqual([['a', 'b'], 5]);
  },
);

it('another refusal stands, and is tried out once', async () => {
  const { session, context } = folderTarget(9, 403, ({ body }) => String(body).includes('bad'));
  await context.call('owner', folder('a'), 'create');
  for (const name of ['bad', 'worse than bad']) {
    expect((await context.call('owner', folder(name), 'create')).received?.status).toBe(403);
  }
  expect(session.http.sent).toBe(4);
});

it.each([
  ['nothing was taken before', 0, 409, 'owner'],
  ['the status says something else', 1, 422, 'owner'],
  ['it was taken from somebody else', 1, 403, 'outsider'],
] as const)('a refusal stands where %s', async (_, most, status, caller) => {
  const { context } = folderTarget(most, status);
  if (most > 0) await context.call('owner', folder('a'), 'create');
  expect((await context.call(caller, folder('b'), 'create')).received?.status).toBe(status);
});

it('a refusal of a file whose name is taken stands: what was taken before is asked for under a new name', async () => {
  const names: string[] = [];
  const session = testSession(({ body }) => {
    const { filename } = JSON.parse(String(body)) as { filename: string };
    if (names.includes(filename)) return { status: 409, body: { code: 'taken', message: 'No.', errors: [] } };
    names.push(filename);
    return { status: 201, body: { asset_id: filename, upload_url: 'http://storage.example/put' } };
  });
  const { context } = openCase(session, 'uploads/test');
  const file = {
    operation: 'createAssetUpload',
    body: { filename: 'a.txt', mime_type: 'text/plain', size_bytes: 1 },
  } as const;
  await context.call('owner', file, 'create');
  expect((await context.call('owner', file, 'create')).received?.status).toBe(409);
  expect(names).toEqual(['a.txt', expect.stringMatching(/^\w+\.txt$/)]);
});
