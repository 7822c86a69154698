/** The files that a step stands on: those that it names, with all that they import, start or read. */
import { posix } from 'node:path';

/** The part of it that a step names; the rest follows from the files themselves. */
export interface Ground {
  /** Files and folders that it begins with, tests among them; folders end with a slash. */
  on: readonly string[];
  /** Files and folders that it does not come to from there, though something names them. */
  without?: readonly string[];
}

/** The files of a checkout; their paths are relative to its root. */
export interface Tree {
  files: ReadonlySet<string>;
  textOf(file: string): string;
}

/** Every step runs through these. */
export const common: readonly string[] = [
  '.ci/run',
  '.npmrc',
  'package-lock.json',
  'package.json',
  'scripts/ci/run-steps.ts',
  'scripts/ci/running.ts',
  'scripts/ci/step.ts',
  'scripts/ci/steps.ts',
  'tsconfig.json',
];

/** Imports of types alone change nothing that runs. */
const imports_of_types = /^(?:import|export) type [^;]*;/gm;
/** Imports, and paths of programs and data; data beside a program is often named in pieces, and counts in any case. */
const quoted = /'([\w@./-]*\w\/?)'/g;

/** @returns finds the files of a ground */
export function groundOf({ files, textOf }: Tree): (ground: Ground) => ReadonlySet<string> {
  const known = new Map<string, readonly string[]>();
  const besides = (file: string) => {
    const found = known.get(file) ?? (/\.[jt]s$/.test(file) ? [...namedIn(file), ...dataBeside(file)] : []);
    known.set(file, found);
    return found;
  };
  function* namedIn(file: string): Generator<string> {
    for (const [, text = ''] of textOf(file).replaceAll(imports_of_types, '').matchAll(quoted)) {
      for (const path of [posix.join(posix.dirname(file), text), posix.normalize(text)]) {
        if (files.has(path)) yield path;
        else if (text.startsWith('../') && path.endsWith('/')) yield* below(path);
      }
    }
  }
  const data = Map.groupBy(
    [...files].filter((file) => !/\.([jt]s|md)$/.test(file)),
    posix.dirname,
  );
  const dataBeside = (file: string) => data.get(posix.dirname(file)) ?? [];
  const below = (path: string) => (path.endsWith('/') ? [...files].filter((file) => file.startsWith(path)) : [path]);
  return ({ on, without = [] }) => {
    const begun = on.flatMap(below);
    const found = new Set([...common, ...begun]);
    const open = begun.flatMap(besides);
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (found.has(file) || isTest(file) || isWithin(file, without)) continue;
      found.add(file);
      open.push(...besides(file));
    }
    return found;
  };
}

function isTest(file: string): boolean {
  return /\.test\.[jt]s$/.test(file);
}

function isWithin(file: string, places: readonly string[]): boolean {
  return places.some((place) => file === place || (place.endsWith('/') && file.startsWith(place)));
}
