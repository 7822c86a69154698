import { describe, expect, it } from 'vitest';
import type { RequestDraft } from '../suite/context.ts';
import { fakeTargetFile, testSession } from '../testing/test-session.support.ts';
import { openCase } from './open-case.ts';

/** @param statuses of the answers, one after the other; the last one stays */
async function asked(draft: RequestDraft, statuses: number[], asker = 'test') {
  const waiting = [...statuses];
  const session = testSession(
    () => ({ status: waiting.length > 1 ? waiting.shift()! : waiting[0]!, body: { id: 'b1' } }),
    { ...fakeTargetFile, asked_twice: true },
  );
  const { context, exchanges } = openCase(session, asker);
  const found = await context.call('owner', draft, 'step');
  return { found: found.received?.status, steps: exchanges.map(({ step }) => step) };
}

const read = { operation: 'getAsset' as const, path: { id: 'a1' } };
const creation = { operation: 'createAssetFolder' as const, body: { name: 'one' } };
const deletion = { operation: 'deleteAsset' as const, path: { id: 'a1' } };

describe('what is asked twice', () => {
  it.each([
    ['a read', read, [200, 404], 404],
    ['a read that is refused', read, [404, 200], 200],
    ['a creation that is refused', creation, [422, 201], 201],
    ['a deletion that is refused', deletion, [403, 204], 204],
  ])('is %s, and the second answer counts', async (_, draft, statuses, counts) => {
    expect(await asked(draft, statuses)).toEqual({ found: counts, steps: ['first asking: step', 'step'] });
  });

  it.each([
    ['a creation that is done', creation, [201, 422], 201],
    ['a deletion that is done', deletion, [204, 404], 204],
    ['a conflict, which may be meant when it is asked again', creation, [409, 201], 409],
  ])('is not %s', async (_, draft, statuses, counts) => {
    expect(await asked(draft, statuses)).toEqual({ found: counts, steps: ['step'] });
  });

  it('is nothing of what is cleaned up', async () => {
    expect(await asked(deletion, [404, 204], 'clean-up')).toEqual({ found: 404, steps: ['step'] });
  });
});

it('a user in the place of the owner names its organization, with a cursor URL too', async () => {
  const headers: (string | undefined)[] = [];
  const session = testSession((request) => {
    headers.push(request.headers['x-organization-id']);
    return { status: 200, body: { items: [] } };
  });
  session.facts.principals.owner = { kind: 'user', organization: { id: 'o1' } };
  const { context } = openCase(session, 'test');
  const page = await context.call('owner', { operation: 'listAssets' }, 'page');
  await context.follow('owner', 'http://target.test/v1/assets?cursor=2', page, 'next');
  await context.call('outsider', { operation: 'listAssets' }, 'theirs');
  await context.call('owner', { operation: 'listAssets', organization: 'o2' }, 'elsewhere');
  expect(headers).toEqual(['o1', 'o1', undefined, 'o2']);
  expect(page.request).not.toHaveProperty('organization');
});
