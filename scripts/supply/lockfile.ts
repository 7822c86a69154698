/** Packages that the lockfile has installed, and those of them that run scripts then. */
import { readFileSync } from 'node:fs';
import manifest from '../../package.json' with { type: 'json' };

interface Locked {
  version?: string;
  dev?: boolean;
  devOptional?: boolean;
  hasInstallScript?: boolean;
  integrity?: string;
}

/** Each place in node_modules with what stands there. */
export function lockedPackages(): [name: string, locked: Locked][] {
  const lockfile = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
  return Object.entries(lockfile.packages as Record<string, Locked>)
    .filter(([place]) => place !== '')
    .map(([place, locked]) => [place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length), locked]);
}

/** Those that come with the package. */
export function installedPackages(): [name: string, locked: Locked][] {
  return lockedPackages().filter(([, { dev, devOptional }]) => !dev && !devOptional);
}

/** Packages of which files stand inside what is bundled, so that nobody installs them. */
const bundled_names = ['swagger-ui-dist'];

export function bundledPackages(): [name: string, locked: Locked][] {
  return lockedPackages().filter(([name]) => bundled_names.includes(name));
}

/** @param allowed by name, whether its scripts run; each package that has some must be there, and nothing else */
export function scriptProblems(
  packages: readonly [name: string, locked: Locked][] = lockedPackages(),
  allowed: Readonly<Record<string, boolean>> = manifest.allowScripts,
): string[] {
  const running = new Set(packages.filter(([, locked]) => locked.hasInstallScript).map(([name]) => name));
  return [
    ...[...running]
      .filter((name) => !Object.hasOwn(allowed, name))
      .map((name) => `${name} has scripts of installation; say in allowScripts of package.json whether they run`),
    ...Object.keys(allowed)
      .filter((name) => !running.has(name))
      .map((name) => `${name} has no scripts of installation; take it out of allowScripts in package.json`),
  ];
}
