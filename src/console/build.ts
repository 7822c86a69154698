/** Builds the console by esbuild: one script and one style sheet, with all that they import. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { build } from 'esbuild';
import { projectFile } from '../contract/project-file.ts';

/** By the name under which the page asks for each; `console.html` is the page itself. */
export type ConsoleFiles = ReadonlyMap<string, { type: string; text: string }>;

const types = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

/** @param onInputs is told what stands in the script, by paths below the root */
export async function buildConsole(onInputs?: (paths: readonly string[]) => void): Promise<ConsoleFiles> {
  const folder = projectFile('src/console');
  const { outputFiles, metafile } = await build({
    absWorkingDir: projectFile('.'),
    entryPoints: { console: 'src/console/page.tsx', 'console-style': 'src/console/style.css' },
    metafile: true,
    outdir: folder,
    ...{ bundle: true, minify: true, format: 'esm', platform: 'browser', target: 'es2022', charset: 'utf8' },
    ...{ jsx: 'automatic', jsxImportSource: 'preact', write: false, legalComments: 'none', logLevel: 'warning' },
  });
  onInputs?.(Object.keys(metafile.inputs));
  const page = readFileSync(`${folder}/console.html`, 'utf8');
  return new Map([
    ['console.html', { type: types.html, text: page }],
    ...outputFiles.map(({ path, text }) => {
      const name = basename(path);
      return [name, { type: types[name.endsWith('.css') ? 'css' : 'js'], text }] as const;
    }),
  ]);
}
