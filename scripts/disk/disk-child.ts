/** `serve` with the same file names each time, so that faults can be put on them; careless on request. */
import crypto, { type randomUUID } from 'node:crypto';
import fsp from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { DatabaseSync } from 'node:sqlite';

/** Each breaks what `--fsync` promises. */
const careless: Readonly<Record<string, () => void>> = {
  /** The log of the database is not on the disk when a write is answered. */
  'records-unsynced'() {
    const { exec } = DatabaseSync.prototype;
    DatabaseSync.prototype.exec = function (this: DatabaseSync, sql) {
      exec.call(this, sql.replace('synchronous = full', 'synchronous = off'));
    };
  },
  /** Files of uploads are, and their names are not. */
  'names-unsynced'() {
    const { open } = fsp;
    fsp.open = async (path, flags, mode) => {
      const handle = await open(path, flags, mode);
      if ((await handle.stat()).isDirectory()) handle.sync = async () => {};
      return handle;
    };
  },
};

const [mutant, ...args] = process.argv.slice(2);
const breaks = careless[mutant!];
breaks?.();
if (mutant && !breaks) args.push('--mutant', mutant);
let named = 0;
const pattern = '00000000-0000-4000-8000-';
crypto.randomUUID = () => `${pattern}${String(++named).padStart(12, '0')}` as ReturnType<typeof randomUUID>;
syncBuiltinESMExports();
process.argv.splice(2, Number.POSITIVE_INFINITY, ...args);
await import('../crashes/serve-child.ts');
