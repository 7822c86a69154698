/**
 * Proves openapi/clauses.yaml complete against the specification. Prints a problem a line and exits with 1, or prints
 * nothing. The specification's text is not ours and not in the project: where it does not stand beside the checkout,
 * its committed list of units takes its place.
 *
 *   scripts/clauses.ts                   check
 *   scripts/clauses.ts --units           print every unit with its anchor and words
 *   scripts/clauses.ts --write-units     write openapi/specification-units.json
 *   … --specification FILE               read the specification from there
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { clauseProblems, freshnessProblems } from './clause-problems.ts';
import { specificationUnits, type UnitList, unitList } from './specification-units.ts';

const clausesFile = new URL('../openapi/clauses.yaml', import.meta.url);
const unitsFile = new URL('../openapi/specification-units.json', import.meta.url);

/** Runs one command; problems and units go to stdout, talk to stderr. Returns the exit code. */
export function main(args: readonly string[]): number {
  const { values } = parseArgs({
    args: [...args],
    options: {
      units: { type: 'boolean', default: false },
      'write-units': { type: 'boolean', default: false },
      specification: {
        type: 'string',
        default: fileURLToPath(new URL('../../shared/interface-spec.md', import.meta.url)),
      },
    },
  });
  const specification = existsSync(values.specification) ? readFileSync(values.specification, 'utf8') : undefined;
  if (specification === undefined && (values.units || values['write-units'])) {
    process.stderr.write(`no specification at ${values.specification}\n`);
    return 2;
  }
  if (specification !== undefined && values.units) {
    for (const unit of specificationUnits(specification)) print(`${unit.anchor} ${unit.text}`);
    return 0;
  }
  if (specification !== undefined && values['write-units']) {
    writeFileSync(unitsFile, `${JSON.stringify(unitList(specification), null, 2)}\n`);
    return 0;
  }
  return check(specification);
}

function check(specification: string | undefined): number {
  const committed = JSON.parse(readFileSync(unitsFile, 'utf8')) as UnitList;
  if (specification === undefined) {
    process.stderr.write('the specification is not here: its committed list of units is taken as it is\n');
  }
  const problems = [
    ...problemsOf(readFileSync(clausesFile, 'utf8'), committed.units),
    ...(specification === undefined ? [] : freshnessProblems(committed, unitList(specification))),
  ];
  for (const problem of problems) print(problem);
  return problems.length === 0 ? 0 : 1;
}

function problemsOf(text: string, units: readonly string[]): string[] {
  let document: unknown;
  try {
    document = parse(text);
  } catch (error) {
    return [`openapi/clauses.yaml: ${String(error).split('\n')[0]}`];
  }
  return clauseProblems(document, { units });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

if (import.meta.main) process.exitCode = main(process.argv.slice(2));
