/** A cursor URL that leads to no page: what was seen before it counts, and what hangs on it is no pass. */
import { expect, it } from 'vitest';
import { walk } from '../acts/walk.ts';
import { fakeTargetFile, testCheck, testSession } from '../testing/test-session.support.ts';
import { runCheck } from './run-check.ts';

const walking = (is_right: boolean) =>
  testCheck({
    async run(ctx) {
      await walk(ctx, { caller: 'owner', request: { operation: 'listAssets' }, step: 'walk' });
    },
    judge: (_, tally) => tally.holds(is_right, 'seen', { expected: 1, actual: 2 }),
  });

/** @param next as every page names it */
function listing(status: number, next = 'http://target.test/elsewhere?cursor=2') {
  const asked: string[] = [];
  const session = testSession(
    ({ url }) => {
      asked.push(url);
      const body = { items: [], first: null, previous: null, next };
      return url.includes('/v1/assets') ? { status: 200, body } : { status, body: { detail: 'no' } };
    },
    { ...fakeTargetFile, base_url: 'http://target.test/api' },
  );
  return { session, asked };
}

it.each([
  [404, 'could-not-run', 'a cursor URL of listAssets is answered 404 (walk/2)'],
  [400, 'could-not-run', 'a cursor URL of listAssets is answered 400 (walk/2)'],
  [500, 'inconclusive', 'a cursor URL of listAssets is answered 500 (walk/2)'],
])('answered %i it is %s', async (status, verdict, reason) => {
  const { session, asked } = listing(status);
  const { stop, cases } = await runCheck(session, walking(true), { seed: 1 });
  expect([stop, cases]).toEqual([{ verdict, reason, operation: 'listAssets' }, 0]);
  expect(asked.slice(0, 2)).toEqual(['http://target.test/api/v1/assets', 'http://target.test/elsewhere?cursor=2']);
});

it('a fault that was seen before it stays one', async () => {
  const { failing } = await runCheck(listing(404).session, walking(false), { seed: 1 });
  expect(failing?.mismatches).toMatchObject([{ code: 'seen' }]);
});

it('at another origin nothing is requested', async () => {
  const { session, asked } = listing(200, 'http://other.test/v1/assets?cursor=2');
  const { stop } = await runCheck(session, walking(true), { seed: 1 });
  expect(stop).toMatchObject({ verdict: 'could-not-run', reason: expect.stringContaining('network.cursor_origins') });
  expect(asked).toEqual(['http://target.test/api/v1/assets']);
});
