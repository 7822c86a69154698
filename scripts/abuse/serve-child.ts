/** `serve` in a process that tells its memory, and cuts slow senders soon. No delivery leaves it: URLs are drawn. */
import { Server } from 'node:http';
import { type LoadMutant, serve } from '../../cli/serve.ts';
import { exchanged } from '../../src/server/parts.ts';

/** In the place of a minute, with a look every 30 s. */
const request_ms = 400;
const looks_ms = 100;

const { listen } = Server.prototype;
Server.prototype.listen = function (
  this: Server & { connectionsCheckingInterval: number },
  ...given: Parameters<typeof listen>
) {
  Object.assign(this, { requestTimeout: request_ms, headersTimeout: request_ms });
  this.connectionsCheckingInterval = looks_ms;
  return listen.apply(this, given);
} as typeof listen;

const leaked: unknown[] = [];
const answers = [200, 200, 204, 500, 404];
const [, , mutant = 'none'] = process.argv;

const load: LoadMutant = async () => (parts) => ({
  ...parts,
  send: async () => {
    await new Promise(setImmediate);
    return { kind: 'answered', status: answers[Math.floor(Math.random() * answers.length)]!, body: 'x', took_ms: 1 };
  },
  ...(mutant === 'leaks' && {
    store: exchanged(parts.store, {
      // Every token that anybody came with.
      tokenByHash: (hash) => {
        leaked.push(Array.from({ length: 4_096 }, () => hash.length));
        return parts.store.tokenByHash(hash);
      },
    }),
  }),
  ...(mutant === 'breaks' && {
    store: exchanged(parts.store, {
      folder: async () => {
        throw new Error('a folder that nobody can read');
      },
    }),
  }),
});

const options = { port: 0, host: '127.0.0.1', seedState: 'small', seed: 1, clock: 'x20' } as const;
const { base_url, storage_url, control_url } = await serve({ ...options, mutant: 'abused', quiet: true }, load);
process.on('message', () => {
  globalThis.gc!();
  const { heapUsed, rss } = process.memoryUsage();
  process.send!({ heap_mib: heapUsed / 2 ** 20, rss_mib: rss / 2 ** 20 });
});
process.on('disconnect', () => process.exit());
process.send!({ base_url, storage_url, control_url });
