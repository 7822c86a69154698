/** Modules of the package for programs, by the `exports` of its manifest. */
import manifest from '../package.json' with { type: 'json' };

/** Each entry point that is code, such as `model-run-kit/client`, with its source below the root. */
export const entry_points: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(manifest.exports).flatMap(([name, entry]) => {
    if (typeof entry === 'string') return [];
    return [[manifest.name + name.slice(1), entry.default.replace('./dist/', '').replace(/\.js$/, '.ts')]];
  }),
);

/** The sources of the entry points, by their paths below the root. */
export const entry_sources: readonly string[] = [...new Set(Object.values(entry_points))];
