/**
 * Bundles to `dist` what the command and the entry points take in, with the code that several of them share in chunks, and
 * writes the types of the entry points, and the document for generators. The data files that the code reads are shipped
 * from where they stand (`files` in package.json).
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import ts from 'typescript';
import { bundledDocument } from '../src/contract/document.ts';
import { publishedDocument } from '../src/contract/published.ts';
import { entry_sources } from './entries.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = join(root, 'dist');

/** The sources load each table of mutants by itself; a file for each would be a third of the package. */
const mutants_at_once: Plugin = {
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

rmSync(out, { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: ['cli/main.ts', ...entry_sources],
  outdir: out,
  outbase: '.',
  chunkNames: 'chunks/[name]-[hash]',
  ...{ bundle: true, splitting: true, format: 'esm', platform: 'node', target: 'node20', packages: 'external' },
  plugins: [mutants_at_once],
  logLevel: 'warning',
});
cpSync(join(root, 'cli/launch.js'), join(out, 'cli/launch.js'));
writeTypes();
writeFileSync(join(out, 'openapi.json'), `${JSON.stringify(publishedDocument(bundledDocument()), null, 2)}\n`);

/** Types for those who import the package, and for nothing else. */
function writeTypes(): void {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const program = ts.createProgram(
    entry_sources.map((file) => join(root, file)),
    {
      ...{ ...options, noEmit: false, declaration: true, emitDeclarationOnly: true },
      ...{ rewriteRelativeImportExtensions: true, rootDir: root, outDir: out },
    },
  );
  const problems = [...ts.getPreEmitDiagnostics(program), ...program.emit().diagnostics];
  if (problems.length === 0) return;
  const host = { getCanonicalFileName: String, getCurrentDirectory: () => root, getNewLine: () => '\n' };
  throw new Error(ts.formatDiagnostics(problems, host));
}
