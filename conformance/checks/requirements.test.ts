/**
 * A gate that names its requirements counts on this: an id means one check for good, and no check counts for a version
 * that had it not. A check that is added belongs into the snapshot with its version; one that goes or is renamed, and one
 * that is dated back, is a change for every gate. Meant: `npx vitest -u` with this file.
 */
import { expect, it } from 'vitest';
import { isVersion } from '../verdicts/requirements.ts';
import { allChecks } from './all.ts';

it('ids of checks and the versions that brought them stay what they are', async () => {
  const lines = allChecks.map(({ id, since }) => `${id} ${since}`).toSorted();
  expect(new Set(allChecks.map(({ id }) => id)).size).toBe(lines.length);
  expect(allChecks.filter(({ since }) => !isVersion(since))).toEqual([]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('requirements.snapshot.txt');
});
