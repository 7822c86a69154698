/**
 * Makes `src/generated` from `openapi/` and the catalog of choices, `fixtures/choices` from the latter, and
 * lists of the tables of mutants and permitted servers, and of their helpers, from their folders: `npm run generate`.
 * With `--check` it changes nothing, and fails when what is committed is not what these give.
 */
import { fileURLToPath } from 'node:url';
import { artefacts, choicesArtefacts, controlArtefacts } from './generate/artefacts.ts';
import { controlDocument, serviceDocument } from './generate/bundle.ts';
import { differences, writeFolder } from './generate/folder.ts';
import { tableLists } from './generate/tables.ts';
import { readArguments } from './runs/read-arguments.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

async function main(): Promise<number> {
  const { check } = readArguments({ options: { check: { type: 'boolean', default: false } } }, ({ values }) => values);
  const document = await serviceDocument(path('../openapi/'));
  const control = await controlDocument(path('../openapi/'), document);
  const { generated, fixtures } = await choicesArtefacts(document);
  const wanted = new Map([...(await artefacts(document)), ...(await controlArtefacts(control)), ...generated]);
  const folders: [string, ReadonlyMap<string, string>][] = [
    ['src/generated', wanted],
    ['fixtures/choices', fixtures],
    ...tableLists(path('../conformance')),
  ];
  const are_right: boolean[] = [];
  for (const [folder, files] of folders) are_right.push(await made(folder, files, check));
  return check && are_right.includes(false) ? 1 : 0;
}

/** Writes a folder, or only compares it, and says what differed. @returns whether nothing did */
async function made(folder: string, wanted: ReadonlyMap<string, string>, check: boolean): Promise<boolean> {
  const place = path(`../${folder}`);
  const found = await (check ? differences : writeFolder)(place, wanted);
  for (const { file, why } of found) {
    const outcome = why === 'surplus' ? 'removed' : 'written';
    console.error(`${folder}/${file}${check ? ` is ${why}: run npm run generate` : `: ${outcome}`}`);
  }
  if (found.length === 0) console.error(`${folder} is up to date`);
  return found.length === 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
