/** What programs import of the package, by the `exports` of its manifest. */
import manifest from '../package.json' with { type: 'json' };

/** The sources of the entry points, by their paths below the root. */
export const entry_sources: readonly string[] = [
  ...new Set(
    Object.values(manifest.exports).flatMap((entry) =>
      typeof entry === 'string' ? [] : [entry.default.replace('./dist/', '').replace(/\.js$/, '.ts')],
    ),
  ),
];
