/** For what is bundled: all tables of mutants in one piece, and all of permitted servers. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

/** The sources load each table by itself; a file for each would be half of the package. */
export const tables_at_once: Plugin = {
  name: 'tables-at-once',
  setup({ onLoad }) {
    onLoad({ filter: /\/(mutants|permitted)\/generated\/tables\.ts$/ }, ({ path }) => {
      const imports: string[] = [];
      const tables = readFileSync(path, 'utf8').replaceAll(/import\(('[^']+')\)/g, (_, file: string) => {
        imports.push(`import * as table_${imports.length} from ${file};`);
        return `Promise.resolve(table_${imports.length - 1})`;
      });
      return { contents: [...imports, tables].join('\n'), loader: 'ts' };
    });
  },
};
