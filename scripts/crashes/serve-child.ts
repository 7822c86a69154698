/** `serve` as a process of its own, with mutants of the crash test in the place of those of the suite. */
import { setTimeout as wait } from 'node:timers/promises';
import { type LoadMutant, serveCommand } from '../../cli/serve.ts';
import { InputError } from '../../src/input/input-error.ts';
import { exchanged, type WrapParts } from '../../src/server/parts.ts';

/** Longer than the way of an answer to who waits for it. */
const late_ms = 20;

const mutants: Readonly<Record<string, WrapParts>> = {
  /** Says that a folder is kept, and sees to that afterwards. */
  'acknowledges-early': (parts) => ({
    ...parts,
    store: exchanged(parts.store, {
      insertFolder: async (folder) => void wait(late_ms).then(() => parts.store.insertFolder(folder)),
    }),
  }),
  /** Says that a folder is kept, whatever the disk said. */
  'hides-faults': (parts) => ({
    ...parts,
    store: exchanged(parts.store, {
      insertFolder: (folder) => parts.store.insertFolder(folder).catch(() => {}),
    }),
  }),
  /** Says that a file is kept when half of it is. */
  'half-a-file': (parts) => ({
    ...parts,
    blobs: exchanged(parts.blobs, {
      put: (key, declared, body) => parts.blobs.put(key, { content_type: declared.content_type }, halfOf(body)),
    }),
  }),
  /** Never goes on with deliveries that another process left behind. */
  'forgets-deliveries': (parts) => ({
    ...parts,
    deliveries: exchanged(parts.deliveries, { resume: async () => {} }),
  }),
  /** Leaves the runs and deliveries of servers that are gone to others. */
  'takes-nothing-over': (parts) => ({
    ...parts,
    store: exchanged(parts.store, { claimRuns: async () => [], claimDeliveries: async () => [] }),
  }),
  /** Sends the deliveries of servers that are there, too. */
  'takes-everything': (parts) => ({
    ...parts,
    store: exchanged(parts.store, {
      claimDeliveries: () => parts.store.pendingDeliveries(),
      mayAttempt: async () => true,
    }),
  }),
  /** Says that a folder is kept, and keeps it in a second. */
  'commits-late': (parts) => ({
    ...parts,
    store: exchanged(parts.store, {
      insertFolder: async (folder) => void wait(1_000).then(() => parts.store.insertFolder(folder)),
    }),
  }),
};

async function* halfOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of body) yield chunk.subarray(0, chunk.byteLength >> 1);
}

const load: LoadMutant = async (id) => {
  const found = mutants[id];
  if (!found) throw new InputError(`--mutant ${id}: there are ${Object.keys(mutants).join(', ')}`);
  return found;
};

await serveCommand(load)
  .parseAsync(process.argv.slice(2), { from: 'user' })
  .catch((error: unknown) => {
    if (!(error instanceof InputError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  });
