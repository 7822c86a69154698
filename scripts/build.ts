/**
 * Bundles to `dist` what the command and the entry points take in, with the code that several of them share in chunks, and
 * writes the types of the entry points, the document for generators, and the list of what is installed with it. The data files that the code reads are shipped
 * from where they stand (`files` in package.json).
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import ts from 'typescript';
import { bundledDocument } from '../src/contract/document.ts';
import { publishedDocument } from '../src/contract/published.ts';
import { swagger_licences, swaggerFile } from '../src/server/reference/swagger-files.ts';
import { console_file, packagedConsole } from './built-console.ts';
import { bundling, node_check } from './bundling.ts';
import { entry_sources } from './entries.ts';
import { sbomOf } from './supply/sbom.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = join(root, 'dist');

rmSync(out, { recursive: true, force: true });
await bundle();
checkNodeFirst();
cpSync(join(root, 'cli/launch.js'), join(out, 'cli/launch.js'));
writeTypes();
writeLicences();
writeFileSync(join(root, console_file), await packagedConsole());
writeFileSync(join(out, 'openapi.json'), `${JSON.stringify(publishedDocument(bundledDocument()), null, 2)}\n`);
writeFileSync(join(out, 'sbom.json'), `${JSON.stringify(sbomOf(), null, 2)}\n`);

/**
 * Chunks are `.mjs`: Node.js then looks for no package.json to know what a file is, a twentieth of the start of `serve`.
 */
async function bundle(): Promise<void> {
  const { outputFiles } = await build({ ...bundling, outdir: out, write: false });
  const chunks = join(out, 'chunks/');
  const names = outputFiles.flatMap(({ path }) => (path.startsWith(chunks) ? [basename(path)] : []));
  for (const { path, text } of outputFiles) {
    const file = path.startsWith(chunks) ? asModule(path) : path;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      names.reduce((all, name) => all.replaceAll(`/${name}"`, `/${asModule(name)}"`), text),
    );
  }
}

function asModule(file: string): string {
  return file.replace(/\.js$/, '.mjs');
}

function checkNodeFirst(): void {
  for (const source of entry_sources) {
    if (!readFileSync(join(root, source), 'utf8').includes(basename(node_check))) continue;
    const file = join(out, compiled(source));
    const check = relative(dirname(file), join(out, compiled(node_check)));
    writeFileSync(file, `import './${check}';\n${readFileSync(file, 'utf8')}`);
  }
}

/** Of code that stands inside what is bundled. */
function writeLicences(): void {
  const folder = join(out, 'licences/swagger-ui');
  mkdirSync(folder, { recursive: true });
  for (const name of swagger_licences) writeFileSync(join(folder, name), swaggerFile(name));
}

function compiled(source: string): string {
  return source.replace(/\.ts$/, '.js');
}

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
  const declarations = new Map<string, string>();
  const { diagnostics } = program.emit(undefined, (file, text) => declarations.set(file, text));
  const problems = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
  if (problems.length > 0) {
    const host = { getCanonicalFileName: String, getCurrentDirectory: () => root, getNewLine: () => '\n' };
    throw new Error(ts.formatDiagnostics(problems, host));
  }
  // Most files are named in code alone, and in no type that a program sees.
  const wanted = new Set(entry_sources.map((file) => join(out, file.replace(/\.ts$/, '.d.ts'))));
  for (const file of wanted) {
    const text = declarations.get(file);
    if (text === undefined) throw new Error(`${file}: it is named in types, and has none`);
    ts.sys.writeFile(file, text);
    for (const { fileName: name } of ts.preProcessFile(text, true, true).importedFiles) {
      if (name.startsWith('.')) wanted.add(join(dirname(file), name.replace(/\.[jt]s$/, '.d.ts')));
    }
  }
}
