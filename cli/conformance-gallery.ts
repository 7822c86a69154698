/** `conformance gallery`: one page of published statements, and a badge for each. */
import { join } from 'node:path';
import { badgeNames, badgeOf, type NamedStatement, renderGallery } from '../conformance/reports/gallery.ts';
import { readStatement } from '../conformance/reports/read-statement.ts';
import { counted } from '../src/input/counted.ts';
import { writeInto } from './output.ts';
import { kit_version } from './version.ts';

export interface GalleryOptions {
  out?: string;
}

/** @throws InputError naming the file that is no statement, or cannot be written */
export function conformanceGallery(files: readonly string[], { out }: GalleryOptions): void {
  const all = files.map((name): NamedStatement => ({ name, statement: readStatement(name) }));
  const page = renderGallery(all, kit_version);
  if (out === undefined) {
    process.stdout.write(page);
    return;
  }
  writeInto(out, 'index.html', page);
  const badges = join(out, 'badges');
  for (const [at, name] of badgeNames(all).entries())
    writeInto(badges, `${name}.json`, `${JSON.stringify(badgeOf(all[at]!, kit_version))}\n`);
  process.stderr.write(`${counted(files.length, 'statement')}: ${join(out, 'index.html')}, badges in ${badges}\n`);
}
