import { expect, it } from 'vitest';
import { execute } from '../../runner/run-check.ts';
import { testSession } from '../../testing/test-session.support.ts';
import { unknownNames } from './unknown.ts';

it('a probe that is lost on the way shows nothing of the target', async () => {
  const page = { items: [], next: null, previous: null, first: null };
  const session = testSession(({ url }) =>
    url.includes('no_such_field') || url.includes('no-such-parameter') ? 'timeout' : { status: 200, body: page },
  );
  const { outcome } = await execute(session, unknownNames, { operation: 'listAssetTypes' });
  expect(outcome).toMatchObject({ kind: 'stopped', stop: { verdict: 'inconclusive', silent: true } });
});
