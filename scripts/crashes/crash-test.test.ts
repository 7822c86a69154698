/** The crash test finds servers that lose what they acknowledged; `npm run prove -- crashes` shows that ours does not. */
import { expect, it } from 'vitest';
import { crashTest } from './crash-test.ts';

/** Each kill takes a start of the server, which takes seconds on a busy machine. */
const patience_ms = 180_000;

it.each([
  ['acknowledges-early', /^folder .*is answered 404|^the deletion of a folder was answered 404/],
  ['half-a-file', /^upload .*its file is not whole|^a file was answered/],
  ['forgets-deliveries', /^delivery .* was pending and never came/],
])('a server that %s is found out', { timeout: patience_ms }, async (mutant, problem) => {
  const { problems } = await crashTest({ kills: 10, seed: 3, mutant, moments: ['writing'], patience_ms: 2_000 });
  expect(problems).toContainEqual(expect.stringMatching(problem));
});
