import { afterAll, beforeAll, expect, it } from 'vitest';
import { chooseChecks } from '../../cli/conformance-checks.ts';
import { allChecks } from '../checks/all.ts';
import { checkReport } from '../reports/read-report.ts';
import { failed, passed, written } from '../testing/written-report.support.ts';
import { knownStates } from '../verdicts/known-failures.ts';
import { parseKnownFailures } from '../verdicts/known-failures-file.ts';
import { currentCheck } from './current-check.ts';
import { renamed_checks } from './renamed-checks.ts';

const real = [...renamed_checks];
const table = renamed_checks as Map<string, string>;
beforeAll(() => {
  table.set('lists/old-ties', 'pagination/older-ties').set('pagination/older-ties', 'pagination/ties');
});
afterAll(() => {
  table.delete('lists/old-ties');
  table.delete('pagination/older-ties');
});

it('the ids that are renamed lead to checks, and no check has one of them', () => {
  const ids = new Set(allChecks.map(({ id }) => id));
  expect(real.filter(([old]) => ids.has(old))).toEqual([]);
  expect(real.filter(([old]) => !ids.has(currentCheck(old)))).toEqual([]);
});

it('an id is followed through all its names', () => {
  expect(['lists/old-ties', 'pagination/older-ties', 'pagination/*'].map(currentCheck)).toEqual([
    'pagination/ties',
    'pagination/ties',
    'pagination/*',
  ]);
});

it('--check takes the old id', () => {
  expect(chooseChecks({ check: ['lists/old-ties'] }).map(({ id }) => id)).toEqual(['pagination/ties']);
});

it('an entry of known failures holds under the old id', () => {
  const text = 'known_failures:\n  - { check: lists/old-ties, reason: r }\n';
  const entries = parseKnownFailures({ name: 'f', text }, allChecks);
  const run = {
    implementation: null,
    seed: 1,
    gate: { gate: 'declared', strict: false },
    today: '2026-01-01',
  } as const;
  expect(knownStates([failed('pagination/ties')], { ...run, entries })).toMatchObject([{ state: 'holds' }]);
});

it('a stored report is read as if it had the new id', () => {
  const { report } = written('a', [failed('lists/old-ties'), passed('a/b', { first_try: 'lists/old-ties' })]);
  const read = checkReport('a', JSON.parse(JSON.stringify(report)));
  expect(read.findings[0]!.checks).toEqual(['pagination/ties']);
  expect(read.verdicts).toMatchObject([{ check: 'pagination/ties' }, { check: 'a/b', first_try: 'lists/old-ties' }]);
});
