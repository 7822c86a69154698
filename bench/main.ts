/**
 * Figures on whatever machine this is, and ratios of one run, which say something on another: `npm run bench`, or
 * `npm run bench -- server growth` for parts of it; `--quick` for seconds instead of minutes. Writes
 * `bench/results.json`, where parts that are not named stay as they were, and prints a table. `--compare FILE` prints what moved beyond the noise since that one;
 * with `--bound 2`, exits 1 where a figure of it is more than two times worse, or is not measured.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { headCommit } from '../scripts/runs/head-commit.ts';
import { thisMachine } from '../scripts/runs/machine.ts';
import { oneOf, readArguments, refuse, wholeNumber } from '../scripts/runs/read-arguments.ts';
import { beyond, change, moved, pairs } from './compare.ts';
import type { Figure, Measured, Pace, Part, Results } from './figure.ts';
import { tableOf } from './table.ts';

const parts: Record<string, () => Promise<Part>> = {
  server: async () => (await import('./server.ts')).server,
  growth: async () => (await import('./growth.ts')).growth,
  runs: async () => (await import('./runs.ts')).runs,
  deliveries: async () => (await import('./deliveries.ts')).deliveries,
  shared: async () => (await import('./shared.ts')).shared,
  suite: async () => (await import('./suite.ts')).suite,
  start: async () => (await import('./start.ts')).start,
  worlds: async () => (await import('./worlds.ts')).worlds,
  interceptors: async () => (await import('./interceptors.ts')).interceptors,
  gate: async () => (await import('./gate.ts')).gate,
};
const results_file = fileURLToPath(new URL('results.json', import.meta.url));

const { names, quick, rounds, base, bound } = readArguments(
  {
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '3' },
      compare: { type: 'string' },
      bound: { type: 'string' },
    },
  },
  ({ positionals, values }) => ({
    names: positionals.map((name) => oneOf('part', name, Object.keys(parts))),
    quick: values.quick,
    rounds: wholeNumber('--rounds', values.rounds),
    base: values.compare === undefined ? undefined : (JSON.parse(readFileSync(values.compare, 'utf8')) as Results),
    bound: values.bound === undefined ? undefined : wholeNumber('--bound', values.bound),
  }),
);

const pace: Pace = { quick, rounds, seconds: 1 };
const figures: Figure[] = [];
for (const name of names.length > 0 ? names : Object.keys(parts)) {
  process.stderr.write(`${name} …\n`);
  const load_before = loadavg()[0]!;
  const own = await (await parts[name]!())(pace).catch(refuse);
  keep(name, {
    ...{ date: new Date().toISOString(), commit: headCommit(), machine: thisMachine() },
    ...{ load: [load_before, loadavg()[0]!], quick, figures: own },
  });
  figures.push(...own);
}
process.stdout.write(`${tableOf(figures)}\n`);
if (base) compareWith(Object.values(base).flatMap(({ figures }) => figures));

function keep(name: string, measured: Measured): void {
  const others: Results = existsSync(results_file) ? JSON.parse(readFileSync(results_file, 'utf8')) : {};
  writeFileSync(results_file, `${JSON.stringify({ ...others, [name]: measured }, null, 2)}\n`);
}

function compareWith(before: readonly Figure[]): void {
  const found = pairs(before, figures);
  const lines = bound === undefined ? moved(before, figures) : found.map((pair) => change(pair.before, pair.after));
  process.stdout.write(`\n${lines.length > 0 ? lines.join('\n') : 'nothing moved beyond the noise'}\n`);
  const refused = bound === undefined ? [] : beyond(bound, before, figures);
  for (const line of refused) process.stdout.write(`${line}\n`);
  if (refused.length > 0) process.exitCode = 1;
}
