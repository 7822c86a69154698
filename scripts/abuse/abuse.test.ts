/** The abuse finds servers that grow and that fail; `npm run prove -- abuse` shows that ours does neither. */
import { expect, it } from 'vitest';
import { abuse } from './abuse.ts';

it.each([
  ['leaks', /^heap grew by \d+ MiB/],
  ['breaks', /: was answered 500: .*GET \/v1\/asset-folders\//],
])('a server that %s is found out', async (mutant, problem) => {
  const { problems } = await abuse({ count: 1_500, seed: 3, mutant });
  expect(problems).toContainEqual(expect.stringMatching(problem));
});
