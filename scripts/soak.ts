/**
 * The large counts, too long for CI: `npm run soak`, or `npm run soak -- suite mutants` for these parts alone; every
 * count has an option of its name (`--variants 20`). What came of a part is written to docs/soak.json as soon as it is
 * done, with the commit and the machine that it ran on; the other parts keep what they had.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { headCommit } from './runs/head-commit.ts';
import { thisMachine } from './runs/machine.ts';
import { oneOf, readArguments, wholeNumber } from './runs/read-arguments.ts';
import { type CountName, parts, type SoakPlan, usual_counts } from './soak/parts.ts';

const names = Object.keys(usual_counts) as CountName[];
const { counts, wanted } = readArguments(
  {
    options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
    allowPositionals: true,
  },
  ({ values, positionals }) => {
    const countOf = (name: CountName) => {
      const given = values[name];
      return given === undefined ? usual_counts[name] : wholeNumber(`--${name}`, given);
    };
    return {
      counts: Object.fromEntries(names.map((name) => [name, countOf(name)])) as SoakPlan['counts'],
      wanted: positionals.map((name) => oneOf('part', name, Object.keys(parts))),
    };
  },
);

const file = new URL('../docs/soak.json', import.meta.url);
const commit = headCommit();
const plan: SoakPlan = {
  counts,
  // Seeds that nobody chose: from the commit's own hash.
  seedsOf: (count) =>
    Array.from(
      { length: count },
      (_, index) => createHash('sha256').update(`${commit} ${index}`).digest().readUInt32BE(0) >>> 1,
    ),
  commit,
  tell: (line) => process.stderr.write(`${line}\n`),
};

let problems = 0;
for (const name of wanted.length > 0 ? wanted : Object.keys(parts)) {
  const began = performance.now();
  const result = await parts[name]!(plan);
  const seconds = Math.round((performance.now() - began) / 1000);
  keep(name, { commit, machine: thisMachine(), seconds, ...result });
  problems += result.problems.length;
  process.stdout.write(`${name}: ${result.problems.length} problems, ${seconds} s\n`);
  for (const line of result.problems) process.stdout.write(`  ${line}\n`);
}
process.exitCode = problems > 0 ? 1 : 0;

function keep(name: string, result: object): void {
  const earlier = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {};
  writeFileSync(file, `${JSON.stringify({ ...earlier, [name]: result }, null, 2)}\n`);
}
