/** Codes of mismatches in the suite's source, with their places. The compiler's types show those never seen, too. */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export interface CodeInSource {
  code: string;
  /** The module that writes it, below the root of the project. */
  file: string;
}

export interface SuiteSource {
  codes: readonly CodeInSource[];
  /** Places where a code is any text, so that nobody can tell whether it is idle. */
  untyped: readonly string[];
  /** The modules that a module takes in, itself among them, by their paths below the root. */
  takenInBy(file: string): ReadonlySet<string>;
}

/** The text of a module, by its path below the root; undefined where there is none. */
type ReadModule = (file: string) => string | undefined;

const project = fileURLToPath(new URL('../../', import.meta.url));
/** File that lists all checks. */
const entry = 'conformance/checks/all.ts';
/** Stands before every path below the root, and before no path of the compiler's own library. */
const root = '/suite/';
const below = (path: string) => path.slice(root.length);

/** @param read of other modules than the project's own, for a test */
export function readSuite(read: ReadModule = readProject): SuiteSource {
  const program = programOf(read);
  const checker = program.getTypeChecker();
  const sources = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(root));
  const codes: CodeInSource[] = [];
  const untyped: string[] = [];
  for (const source of sources.filter(({ fileName }) => isOfSuite(below(fileName)))) {
    const file = below(source.fileName);
    for (const property of codeProperties(checker, source)) {
      const words = wordsOf(checker, property);
      if (words) codes.push(...words.map((code) => ({ code, file })));
      else untyped.push(`${file}:${source.getLineAndCharacterOfPosition(property.getStart()).line + 1}`);
    }
  }
  const imports = new Map(sources.map((source) => [below(source.fileName), importsOf(source)]));
  return { codes: unique(codes), untyped, takenInBy: (file) => closure(imports, file) };
}

function readProject(file: string): string | undefined {
  try {
    return readFileSync(`${project}${file}`, 'utf8');
  } catch {
    return undefined;
  }
}

/** Packages stay unread, which is most of what the compiler would read: no code of a mismatch comes from one. */
function programOf(read: ReadModule): ts.Program {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2024,
    lib: ['lib.es2024.d.ts', 'lib.esnext.iterator.d.ts'],
    module: ts.ModuleKind.NodeNext,
    types: [],
    strict: true,
    noUncheckedIndexedAccess: true,
    allowImportingTsExtensions: true,
    noEmit: true,
  };
  const host = ts.createCompilerHost(options);
  const readLibrary = host.getSourceFile;
  const isThere = (path: string) => path.startsWith(root) && read(below(path)) !== undefined;
  return ts.createProgram([`${root}${entry}`], options, {
    ...host,
    getSourceFile(path, version, ...more) {
      if (!path.startsWith(root)) return readLibrary(path, version, ...more);
      const text = read(below(path));
      return text === undefined ? undefined : ts.createSourceFile(path, text, version);
    },
    fileExists: isThere,
    resolveModuleNameLiterals: (names, importer) =>
      names.map(({ text }) => {
        const path = resolved(text, importer);
        const resolvedModule = path !== undefined && isThere(path) ? moduleAt(path) : undefined;
        return { resolvedModule };
      }),
  });
}

function moduleAt(path: string): ts.ResolvedModuleFull {
  return { resolvedFileName: path, extension: ts.Extension.Ts };
}

/** Undefined where it is no module of our own. */
function resolved(specifier: string, importer: string): string | undefined {
  const is_own = specifier.startsWith('.') && specifier.endsWith('.ts');
  return is_own ? posix.join(posix.dirname(importer), specifier) : undefined;
}

function isOfSuite(file: string): boolean {
  return /^conformance\/(checks|models|waves|runner)\//.test(file);
}

type CodeProperty = ts.PropertyAssignment | ts.ShorthandPropertyAssignment;

/** Properties called `code` of objects that say in words what is wrong, or which clause it breaks. */
function codeProperties(checker: ts.TypeChecker, source: ts.SourceFile): CodeProperty[] {
  const found: CodeProperty[] = [];
  const visit = (node: ts.Node): void => {
    const code = ts.isObjectLiteralExpression(node) ? codeIn(node, source) : undefined;
    if (code && saysWhatIsWrong(checker.getTypeAtLocation(node))) found.push(code);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function codeIn({ properties }: ts.ObjectLiteralExpression, source: ts.SourceFile): CodeProperty | undefined {
  return properties
    .filter((one) => ts.isPropertyAssignment(one) || ts.isShorthandPropertyAssignment(one))
    .find(({ name }) => name.getText(source) === 'code');
}

/** The rest of a mismatch is often spread into it, so that the object's own members do not tell. */
function saysWhatIsWrong(type: ts.Type): boolean {
  return ['message', 'clause'].some((name) => type.getProperty(name) !== undefined);
}

/** Undefined where it may be any text. */
function wordsOf(checker: ts.TypeChecker, property: CodeProperty): string[] | undefined {
  const type = ts.isPropertyAssignment(property)
    ? checker.getTypeAtLocation(property.initializer)
    : checker.getTypeOfSymbol(checker.getShorthandAssignmentValueSymbol(property)!);
  const parts = type.isUnion() ? type.types : [type];
  const words = parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : []));
  return words.length === parts.length ? words : undefined;
}

function importsOf(source: ts.SourceFile): string[] {
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return [];
    const path = resolved(moduleSpecifier.text, source.fileName);
    return path === undefined ? [] : [below(path)];
  });
}

function closure(imports: ReadonlyMap<string, readonly string[]>, file: string): ReadonlySet<string> {
  const met = new Set([file]);
  for (const one of met) for (const next of imports.get(one) ?? []) met.add(next);
  return met;
}

function unique(codes: readonly CodeInSource[]): CodeInSource[] {
  return [...new Map(codes.map((one) => [`${one.file} ${one.code}`, one])).values()];
}
