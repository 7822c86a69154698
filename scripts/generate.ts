/**
 * Makes `src/generated` from `openapi/`: `npm run generate`. With `--check` it changes nothing, and fails when what is
 * committed is not what the document gives.
 */
import { fileURLToPath } from 'node:url';
import { artefacts, controlArtefacts } from './generate/artefacts.ts';
import { controlDocument, serviceDocument } from './generate/bundle.ts';
import { differences, writeFolder } from './generate/folder.ts';
import { readArguments } from './runs/read-arguments.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const folder = path('../src/generated');

async function main(): Promise<number> {
  const { check } = readArguments({ options: { check: { type: 'boolean', default: false } } }, ({ values }) => values);
  const document = await serviceDocument(path('../openapi/'));
  const control = await controlDocument(path('../openapi/'), document);
  const wanted = new Map([...(await artefacts(document)), ...(await controlArtefacts(control))]);

  if (!check) {
    const changed = await writeFolder(folder, wanted);
    const outcome = changed.map(
      ({ file, why }) => `src/generated/${file}: ${why === 'surplus' ? 'removed' : 'written'}`,
    );
    console.error(outcome.length === 0 ? 'src/generated is up to date' : outcome.join('\n'));
    return 0;
  }
  const wrong = await differences(folder, wanted);
  for (const { file, why } of wrong) console.error(`src/generated/${file} is ${why}: run npm run generate`);
  if (wrong.length === 0) console.error('src/generated is up to date');
  return wrong.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
