/**
 * Writes `npm-shrinkwrap.json`, which `npm pack` takes in and `postpack` removes: where it stands, npm reads it in the place
 * of the lockfile, and it has nothing of what development needs.
 */
import { writeFileSync } from 'node:fs';
import { shrinkwrapOf } from './supply/shrinkwrap.ts';

writeFileSync(new URL('../npm-shrinkwrap.json', import.meta.url), `${JSON.stringify(shrinkwrapOf(), null, 2)}\n`);
