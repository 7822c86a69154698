/** For what is bundled: the clauses as JSON, which is read at once. */
import type { Plugin } from 'esbuild';
import { clausesFile } from '../src/contract/clauses-file.ts';

export const clauses_as_json: Plugin = {
  name: 'clauses-as-json',
  setup({ onLoad }) {
    onLoad({ filter: /\/src\/contract\/clauses-file\.ts$/ }, () => ({
      contents: `const json = ${JSON.stringify(JSON.stringify(clausesFile()))};
        export function clausesFile() {
          return JSON.parse(json);
        }`,
    }));
  },
};
