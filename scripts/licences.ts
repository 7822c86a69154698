/** Licences of packages whose code stands in a file of ours. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A comment with those of the packages whose files are among the inputs, as they ask for. */
export function licences(inputs: readonly string[]): string {
  const folders = new Set(inputs.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+\//.exec(path) ?? []));
  const texts = [...folders].toSorted().map((folder) => {
    const { name, license, author } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    const [file] = globSync(join(root, folder, '{LICENSE,LICENCE,license}*'));
    // Some name their licence without its text.
    const by = typeof author === 'object' ? author.name : author;
    const text = file === undefined ? [license, by].filter(Boolean).join(', ') : readFileSync(file, 'utf8').trim();
    return `${name}\n\n${text}`;
  });
  return `/*\nIt holds code of other packages:\n\n${texts.join('\n\n---\n\n').replaceAll('*/', '* /')}\n*/\n`;
}
