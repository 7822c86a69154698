/** Worth of cases, in a file that fits the lists of today: `tsx scripts/case-worth.ts CHECK…` makes it anew. */

import { beforeAll, expect, it } from 'vitest';
import { startEmbedded } from '../cli/embedded.ts';
import { allChecks } from '../conformance/checks/all.ts';
import { allMutants } from '../conformance/mutants/all.ts';
import { bestCases, bestScenarios, caseName, worthOfCheck } from '../conformance/runner/case-worth.ts';
import { createSession } from '../conformance/runner/create-session.ts';
import { drawInputs } from '../conformance/runner/draw-inputs.ts';
import { default_seed } from '../conformance/runner/run.ts';
import worth from '../conformance/runner/worth.json' with { type: 'json' };
import type { Check } from '../conformance/suite/check.ts';
import type { Facts } from '../conformance/suite/evidence.ts';
import { seedFor } from '../src/choices/seed-for.ts';
import { document_version } from '../src/contract/document-version.ts';

let facts: Facts;

beforeAll(async () => {
  const { target, close } = await startEmbedded({ clock: 'virtual' });
  const run = { target, checks: [], seed: default_seed, kit_version: '0', document_version, replay_options: '' };
  const session = await createSession(run, new Date().toISOString());
  ({ facts } = session);
  await session.close();
  await close();
});

function casesOf({ id, cases, wave }: Check): string[] {
  return drawInputs(cases(facts), seedFor(default_seed, wave?.draws ?? id), {}).map(({ input }) => caseName(input));
}

it('each check with mutants is there, and no other; of all mutants few are too new to be counted', () => {
  const counts = Object.entries(Object.groupBy(allMutants, ({ check }) => check));
  expect(Object.keys(worth.checks).toSorted()).toEqual(counts.map(([id]) => id).toSorted());
  const off = counts.map(([id, own]) => Math.abs(worthOfCheck(id) - own!.length));
  expect(off.reduce((sum, one) => sum + one, 0)).toBeLessThan(allMutants.length * 0.05);
});

it('each case is one that its check has, those first that find most, and no more than there are mutants', () => {
  const unknown: string[] = [];
  for (const check of allChecks.filter(({ wave }) => !wave)) {
    const cases = new Set(casesOf(check));
    for (const name of bestCases(check.id)) if (!cases.has(name)) unknown.push(`${check.id}: ${name}`);
  }
  expect(unknown).toEqual([]);
  for (const { mutants, cases } of Object.values(worth.checks) as { mutants: number; cases: [number, string][] }[]) {
    const found = cases.map(([count]) => count);
    expect(found).toEqual(found.toSorted((a, b) => b - a));
    expect(found.reduce((all, one) => all + one, 0)).toBeLessThanOrEqual(mutants);
  }
});

it('most mutants of checks that are by acts are found by a case that is known', () => {
  const acting = allChecks.filter(({ id, wave }) => !wave && id in worth.checks);
  const all = Object.entries(worth.checks as unknown as Record<string, { mutants: number; cases: [number, string][] }>);
  const own = all.filter(([id]) => acting.some((check) => check.id === id)).map(([, one]) => one);
  const mutants = own.reduce((sum, one) => sum + one.mutants, 0);
  const found = own.reduce((sum, { cases }) => sum + cases.reduce((count, [kills]) => count + kills, 0), 0);
  expect(found / mutants).toBeGreaterThan(0.9);
});

it('each scenario is one that a check by waves has', () => {
  const all = new Set(allChecks.filter(({ wave }) => wave).flatMap(casesOf));
  expect(bestScenarios().filter((name) => !all.has(name))).toEqual([]);
});
