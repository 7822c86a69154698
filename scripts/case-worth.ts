/**
 * Writes `conformance/runner/worth.json`: how many mutants each check is there for, and which of its cases find most of
 * them. Where a target takes few requests or few runs, these come first. All mutants meet all cases of their checks, which
 * takes some ten minutes; with ids of checks, those of these checks alone, and what is known of the others stays.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allChecks } from '../conformance/checks/all.ts';
import { allMutants } from '../conformance/mutants/all.ts';
import type { CaseWorths } from '../conformance/runner/case-worth.ts';
import { idOf, oneOf, readArguments } from './runs/read-arguments.ts';
import { sideBySide } from './runs/side-by-side.ts';
import { inOrderOfWorth } from './runs/worth-order.ts';

const file = fileURLToPath(new URL('../conformance/runner/worth.json', import.meta.url));
const tasks = new URL('./runs/mutant-tasks.ts', import.meta.url);

const chosen = readArguments({ allowPositionals: true }, ({ positionals }) =>
  positionals.map((id) => oneOf('check', id, allChecks, idOf)),
);
const with_mutants = allChecks.filter(({ id }) => allMutants.some(({ check }) => check === id));
// All scenarios of deliveries compete for the same runs.
const has_waves = chosen.some(({ wave }) => wave);
const tried =
  chosen.length === 0 ? with_mutants : with_mutants.filter((one) => chosen.includes(one) || (has_waves && one.wave));
const known = JSON.parse(readFileSync(file, 'utf8')) as CaseWorths;

const mutants = allMutants.filter(({ check }) => tried.some(({ id }) => id === check));
const kills = new Map<string, string[]>();
for await (const cases of sideBySide<string, string[]>(tasks, 'kills', mutants.map(idOf))) {
  const { id } = mutants[kills.size]!;
  kills.set(id, cases);
  console.error(`${kills.size} of ${mutants.length}: ${id}: ${cases.length} cases`);
}
const killsOf = (checks: readonly (typeof tried)[number][]) =>
  mutants.filter(({ check }) => checks.some(({ id }) => id === check)).map(({ id }) => kills.get(id)!);

const checks: CaseWorths['checks'] = {};
for (const check of with_mutants) {
  const count = allMutants.filter((mutant) => mutant.check === check.id).length;
  const is_tried = tried.includes(check);
  if (!is_tried && !known.checks[check.id]) throw new Error(`${check.id}: nobody has tried it: name it too`);
  const cases = check.wave ? [] : is_tried ? inOrderOfWorth(killsOf([check])) : known.checks[check.id]!.cases;
  checks[check.id] = { mutants: count, cases };
}
const by_waves = tried.filter(({ wave }) => wave);
const scenarios = by_waves.length > 0 ? inOrderOfWorth(killsOf(by_waves)) : known.scenarios;

const lines = Object.entries(checks).map(([id, worth]) => `${JSON.stringify(id)}: ${JSON.stringify(worth)}`);
const rows = scenarios.map((one) => JSON.stringify(one));
writeFileSync(file, `{\n"checks": {\n${lines.join(',\n')}\n},\n"scenarios": [\n${rows.join(',\n')}\n]\n}\n`);
