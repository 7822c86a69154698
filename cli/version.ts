import manifest from '../package.json' with { type: 'json' };

/** The kit's own version, as in package.json. */
export const kit_version: string = manifest.version;
