/**
 * The lists of the tables of mutants and of permitted servers. A table stands at the path of its check, so that the list
 * follows from the folder. It is written out so that each table is typed, and found by a text search.
 */
import { globSync } from 'node:fs';
import { helperIndex } from './helpers.ts';

const heading =
  '// generated from the folders of conformance by scripts/generate.ts; do not edit, run `npm run generate`\n';

/** @param conformance the folder of the suite @returns text by file name, by folder */
export function tableLists(conformance: string): [folder: string, ReadonlyMap<string, string>][] {
  const ids = (room: string) => tablesIn(`${conformance}/${room}`);
  return [
    [
      'conformance/mutants/generated',
      new Map([
        ['helpers.md', helperIndex(conformance)],
        ['tables.ts', heading + mutantTables(ids('mutants'))],
      ]),
    ],
    ['conformance/permitted/generated', new Map([['tables.ts', heading + permittedTables(ids('permitted'))]])],
  ];
}

/** The ids of the checks that a folder has a table for. Files of helpers do not bear the name of a check. */
function tablesIn(folder: string): string[] {
  const checks = new Set(globSync('*/*.ts', { cwd: `${folder}/../checks` }));
  // The checks of single operations have no file of their own; what any operation may do otherwise has no check.
  const of_no_check = /^(requests|schema|everywhere)\//;
  return globSync('*/*.ts', { cwd: folder })
    .filter((file) => checks.has(file) || of_no_check.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .toSorted();
}

function mutantTables(ids: readonly string[]): string {
  return `import type { Mutant } from '../mutant.ts';

/** Loads the mutants that a check must kill, by the check's id. */
export const mutantTables: Readonly<Record<string, () => Promise<{ mutants: readonly Mutant[] }>>> = {
${rows(ids)}
};
`;
}

function permittedTables(ids: readonly string[]): string {
  return `import type { PermittedServer } from '../permitted.ts';

/** Loads the servers that a check must pass, by the check's id. */
export const permittedTables: Readonly<Record<string, () => Promise<{ permitted: readonly PermittedServer[] }>>> = {
${rows(ids)}
};
`;
}

function rows(ids: readonly string[]): string {
  return ids.map((id) => `  '${id}': () => import('../${id}.ts'),`).join('\n');
}
