/**
 * The lists of the tables of mutants and of permitted servers. A table stands at the path of its check, so that the list
 * follows from the folder; it is written out, since what is listed is typed and found by whoever searches.
 */
import { globSync } from 'node:fs';

const heading =
  '// generated from the folders of conformance by scripts/generate.ts; do not edit, run `npm run generate`\n';

/** @param conformance the folder of the suite @returns text by file name */
export function tableLists(conformance: string): Map<string, string> {
  return new Map([
    ['mutant-tables.ts', heading + mutantTables(tablesIn(`${conformance}/mutants`))],
    ['permitted-tables.ts', heading + permittedTables(tablesIn(`${conformance}/permitted`))],
  ]);
}

/** The ids of the checks that a folder has a table for. Files of helpers do not bear the name of a check. */
function tablesIn(folder: string): string[] {
  const checks = new Set(globSync('*/*.ts', { cwd: `${folder}/../checks` }));
  const of_operations = /^(requests|schema)\//;
  return globSync('*/*.ts', { cwd: folder })
    .filter((file) => checks.has(file) || of_operations.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .toSorted();
}

function mutantTables(ids: readonly string[]): string {
  return `import type { Mutant } from '../mutants/mutant.ts';

/** Loads the mutants that a check must kill, by the check's id. */
export const mutantTables: Readonly<Record<string, () => Promise<{ mutants: readonly Mutant[] }>>> = {
${rows(ids, 'mutants')}
};
`;
}

function permittedTables(ids: readonly string[]): string {
  return `import type { PermittedServer } from '../permitted/permitted.ts';

/** Loads the servers that a check must pass, by the check's id. */
export const permittedTables: Readonly<Record<string, () => Promise<{ permitted: readonly PermittedServer[] }>>> = {
${rows(ids, 'permitted')}
};
`;
}

function rows(ids: readonly string[], room: string): string {
  return ids.map((id) => `  '${id}': () => import('../${room}/${id}.ts'),`).join('\n');
}
