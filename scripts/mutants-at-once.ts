/** For what is bundled: all tables of mutants in one piece. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

/** The sources load each table of mutants by itself; a file for each would be a third of the package. */
export const mutants_at_once: Plugin = {
  name: 'mutants-at-once',
  setup({ onLoad }) {
    onLoad({ filter: /\/mutants\/generated\/tables\.ts$/ }, ({ path }) => {
      const imports: string[] = [];
      const tables = readFileSync(path, 'utf8').replaceAll(/import\(('[^']+')\)/g, (_, file: string) => {
        imports.push(`import * as table_${imports.length} from ${file};`);
        return `Promise.resolve(table_${imports.length - 1})`;
      });
      return { contents: [...imports, tables].join('\n'), loader: 'ts' };
    });
  },
};
