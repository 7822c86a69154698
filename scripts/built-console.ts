/** For what is bundled: the console, built. */
import type { Plugin } from 'esbuild';
import { buildConsole } from '../src/console/build.ts';
import { licences } from './licences.ts';

/** Its files in the package, by name. */
export const console_file = 'dist/console.json';

/** The files, with the licences of what stands in them. */
export async function packagedConsole(): Promise<string> {
  let inputs: readonly string[] = [];
  const files = await buildConsole((paths) => {
    inputs = paths;
  });
  const named = [...files].map(([name, { type, text }]) => {
    return [name, { type, text: name.endsWith('.js') ? text + licences(inputs) : text }];
  });
  return JSON.stringify(Object.fromEntries(named));
}

/** In the package they are read when somebody asks for the page. */
export const console_beside: Plugin = replacing(
  () => `import { readFileSync } from 'node:fs';
    import { projectFile } from '../contract/project-file.ts';
    export async function consoleFiles() {
      const files = JSON.parse(readFileSync(projectFile('${console_file}'), 'utf8'));
      return new Map(Object.entries(files));
    }`,
);

/** In a bundle of one file they stand in the code. */
export const console_inside: Plugin = replacing(
  async () => `const files = ${await packagedConsole()};
    export async function consoleFiles() {
      return new Map(Object.entries(files));
    }`,
);

function replacing(contents: () => string | Promise<string>): Plugin {
  return {
    name: 'built-console',
    setup({ onLoad }) {
      onLoad({ filter: /\/src\/console\/files\.ts$/ }, async ({ path }) => ({
        contents: await contents(),
        resolveDir: path.replace(/\/files\.ts$/, ''),
        loader: 'ts',
      }));
    },
  };
}
