/** The versions that are installed with the package, for `npm-shrinkwrap.json` in it: those of the lockfile. */
import { readFileSync } from 'node:fs';

interface Locked {
  [key: string]: unknown;
  dev?: boolean;
  devOptional?: boolean;
  peer?: boolean;
  resolved?: string;
  integrity?: string;
}

export interface Shrinkwrap {
  name: string;
  version: string;
  lockfileVersion: number;
  packages: Record<string, Locked>;
}

/** Without host names: each comes from the registry of whoever installs, and its digest says that it is the same. */
export function shrinkwrapOf(): Shrinkwrap {
  const text = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8');
  const { packages, ...head } = JSON.parse(text) as Shrinkwrap;
  const { devDependencies: _, ...root } = packages['']!;
  const kept = Object.entries(packages)
    .filter(([place, { dev, devOptional, peer }]) => place !== '' && !dev && !devOptional && !peer)
    .map(([place, { resolved: __, ...locked }]) => [place, locked] as const);
  return { ...head, packages: { '': root, ...Object.fromEntries(kept) } };
}
