/**
 * A gate that names its requirements counts on this: an id means one check for good, a code one way to fail, and neither
 * counts for a version that had it not. A check that is added belongs into the snapshot with its version; one that goes or is renamed, and one
 * that is dated back, is a change for every gate. Meant: `npx vitest -u` with this file.
 */
import { expect, it } from 'vitest';
import { type Check, sinceOf } from '../suite/check.ts';
import { isLater, isVersion } from '../verdicts/requirements.ts';
import { allChecks } from './all.ts';

it('ids of checks, their codes and the versions that brought them stay what they are', async () => {
  const lines = allChecks.map((check) => `${check.id} ${check.since}: ${codesOf(check)}`).toSorted();
  expect(new Set(allChecks.map(({ id }) => id)).size).toBe(lines.length);
  expect(allChecks.filter(({ since }) => !isVersion(since))).toEqual([]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('requirements.snapshot.txt');
});

it('a code is as old as its check, or younger', () => {
  const codes = allChecks.flatMap((check) => Object.keys(check.codes).map((code) => [check, code] as const));
  expect(codes.filter(([check, code]) => !isVersion(sinceOf(check, code)))).toEqual([]);
  expect(codes.filter(([check, code]) => isLater(check.since, sinceOf(check, code)))).toEqual([]);
});

function codesOf(check: Check): string {
  const codes = Object.keys(check.codes).toSorted();
  return codes
    .map((code) => (sinceOf(check, code) === check.since ? code : `${code} ${sinceOf(check, code)}`))
    .join(', ');
}
