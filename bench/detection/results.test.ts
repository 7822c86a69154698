import { expect, it } from 'vitest';
import { pageOf } from './page.ts';
import { type Detection, median, resumed } from './results.ts';

const tool = (name: string, baseline: string[] = []) => ({ name, version: '1', settings: 'as it is', baseline });
const trial = (at_s?: number) => ({ stretch: 1, ...(at_s !== undefined && { found: { key: 'k', at_s } }) });
const mutant = (id: string, by: Record<string, ReturnType<typeof trial>>) => ({ id, mistake: 'm', clauses: ['c'], by });

const detection: Detection = {
  kit_version: '1',
  document_version: '1',
  commit: 'abc',
  started_at: '2026-01-01T00:00:00Z',
  finished_at: '2026-01-01T01:00:00Z',
  machine: { cores: 2, memory_gib: 24, node: 'v24' },
  seed: 's',
  budget_s: 20,
  baselines: 3,
  mutants_known: 600,
  mutants_sampled: 3,
  tools: [tool('model-run-kit'), tool('Other', ['x', 'y'])],
  absent: [{ name: 'Third', why: 'Third is not installed: get it.' }],
  mutants: [
    mutant('lists/sort--a', { 'model-run-kit': trial(3), Other: trial() }),
    mutant('lists/sort--b', { 'model-run-kit': trial(1), Other: trial(9) }),
    mutant('schema/getRun--c', { 'model-run-kit': trial(), Other: trial(4) }),
  ],
};

it('the table counts finds, false reports and those not there', () => {
  const page = pageOf(detection);
  expect(page).toContain('| model-run-kit 1 | 2 of 3 | 0 | 3.0 s |');
  expect(page).toContain('| Other 1 | 2 of 3 | 2 | 9.0 s |');
  expect(page).toContain('Third was left out. Third is not installed: get it.');
  expect(page).toContain('| lists | 2 | 2 | 1 |');
  expect(page).toContain('`schema/getRun--c`: found by Other');
});

it('a tool that could not work is told, and did not find', () => {
  const broken = { ...detection, mutants: [mutant('a/b--c', { 'model-run-kit': trial(1) })] };
  broken.mutants[0]!.by.Other = Object.assign(trial(), { error: 'it never began' });
  expect(pageOf(broken)).toContain('| Other 1 | 0 of 1 (1 times it could not work) | 2 | – |');
});

it.each<[string, Partial<Detection>, boolean]>([
  ['the same', {}, true],
  ['a larger sample', { mutants_sampled: 40 }, true],
  ['another budget', { budget_s: 10 }, false],
  ['another commit', { commit: 'def' }, false],
])('a run goes on where one stopped: %s', (_, changed, is) => {
  expect(resumed({ ...detection, ...changed }, detection.tools, detection) !== undefined).toBe(is);
});

it('no run goes on with other tools', () => {
  expect(resumed(detection, [tool('model-run-kit'), { ...tool('Other'), version: '2' }], detection)).toBeUndefined();
  expect(resumed(detection, [...detection.tools, tool('Third')], detection)).toBeUndefined();
});

it.each<[number[], number | undefined]>([
  [[], undefined],
  [[3, 1, 2], 2],
])('the median of %j', (values, middle) => {
  expect(median(values)).toBe(middle);
});
