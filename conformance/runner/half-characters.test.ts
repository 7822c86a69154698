/** Text of a target that is none, such as half of a surrogate pair, is no fault of the kit where it is asked for again. */
import { expect, it } from 'vitest';
import { testCheck, testSession } from '../testing/test-session.support.ts';
import { runCheck } from './run-check.ts';

it.each([
  ['a filter', { operation: 'listAssets', query: { filter: [{ field: 'name', operator: 'eq', value: '\ud800' }] } }],
  ['a parameter', { operation: 'listAssets', query: { limit: '\ud800' } }],
  ['a path', { operation: 'getAsset', path: { id: 'a\udc00' } }],
] as const)('in %s', async (_, draft) => {
  const session = testSession(() => ({ status: 200, body: {} }));
  const check = testCheck({ run: async (ctx) => void (await ctx.call('owner', draft as never, 'step')) });
  const { fault, stop } = await runCheck(session, check, { seed: 7 });
  expect(fault).toBeUndefined();
  expect(stop).toMatchObject({ verdict: 'could-not-run', reason: expect.stringContaining('half of a character') });
  expect(session.http.sent).toBe(0);
});
