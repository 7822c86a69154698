import { expect, it } from 'vitest';
import { refuseUnproven } from './conformance-checks.ts';
import { kit } from './kit.support.ts';
import { kit_version } from './version.ts';

const gate = (...words: string[]) => kit('conformance', '--check', 'pagination/envelope', ...words);

it.each([
  ['0.1.0', 0],
  // All checks came later, so that nothing decides.
  ['0.0.9', 3],
])('requirements of %s come to exit code %i', async (version, want) => {
  const { code, stdout } = await gate('--requirements', version);
  expect(code).toBe(want);
  expect(stdout.includes('newer than the requirements')).toBe(want !== 0);
});

it.each(['1', 'v1.0.0', '1.0.0-rc.1', 'newest'])('%s is refused in one line', async (version) => {
  const { code, stdout, stderr } = await gate('--requirements', version);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(/^.*--requirements.*such as 1\.0\.0\.\n/);
});

it('requirements above the own version are refused, with what to do', async () => {
  const { code, stdout, stderr } = await gate('--requirements', '9.9.9');
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(
    `This kit is ${kit_version}, and does not have the checks of 9.9.9; name a version up to its own`,
  );
});

it('an area and a check that have no check in common are refused in one line', async () => {
  const { code, stdout, stderr } = await gate('--area', 'retry');
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toBe(
    'model-run-kit: --area retry --check pagination/envelope: no check is of both; leave one of them out\n',
  );
});

it('a clause that no check is about cannot be required', () => {
  // A permission: no value can break it.
  const target = { require: { clauses: ['pagination.*', 'types.values-of-their-own'] } };
  expect(() => refuseUnproven(target)).toThrow('require.clauses: no check is about types.values-of-their-own; see: ');
  expect(() => refuseUnproven({ require: { clauses: ['pagination.*'] } })).not.toThrow();
});
