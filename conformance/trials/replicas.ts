/** Several servers over one world, in this process: as many processes over one database would be, with one clock. */
import { serve } from '../../cli/serve.ts';
import { document_version } from '../../src/contract/document-version.ts';
import type { Parts, World, WrapParts } from '../../src/server/parts.ts';
import { type Listening, listen } from '../../src/server/sockets/server.ts';
import { targetOf } from '../../src/server/worlds/target-file.ts';
import type { Report } from '../reports/report.ts';
import { default_seed, runSuite } from '../runner/run.ts';
import type { RunOptions } from '../runner/run-options.ts';
import type { Target } from '../target/target.ts';
import { onFault } from './embedded-run.ts';

export interface Replicas {
  /** All of them as one target. */
  target: Target;
  close(): Promise<void>;
}

/** @param wrap changes the parts of each replica by itself: what they hold beside the store is not shared */
export async function startReplicas(count: number, wrap: WrapParts = (parts) => parts): Promise<Replicas> {
  const server = await serve({
    ...{ port: 0, host: '127.0.0.1', seedState: 'full', seed: 1, clock: 'virtual', quiet: true },
    onFault,
  });
  const { world, sockets } = server;
  const replicas: Listening[] = [];
  const close = async () => {
    await Promise.all(replicas.map((replica) => replica.close()));
    await server.stop();
  };
  try {
    for (let made = 0; made < count; made++) {
      const worlds = { main: replicaOf(world, wrap), others: new Map() };
      replicas.push(await listen(worlds, { host: '127.0.0.1', port: 0, storage_port: 0 }));
    }
    const base_urls = replicas.map(({ base_url }) => base_url);
    const base_url = base_urls[0]!;
    const control_url = `${sockets.base_url}/_control`;
    const target = (await targetOf(world, { base_url, control_url, version: '0' })) as Target;
    return { target: count === 1 ? target : { ...target, base_urls }, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** One run of the suite on so many of them. */
export async function runOnReplicas(
  count: number,
  { wrap, ...run }: Pick<RunOptions, 'checks' | 'record' | 'shrink'> & { wrap?: WrapParts | undefined },
): Promise<Report> {
  const { target, close } = await startReplicas(count, wrap);
  try {
    const told = { seed: default_seed, kit_version: '0', document_version, replay_options: '' };
    return await runSuite({ target, ...told, ...run });
  } finally {
    await close();
  }
}

/** The same world with parts of its own; runs and deliveries go on by those of the world. */
function replicaOf(world: World, wrap: WrapParts): World {
  const own = new WeakMap<Parts, Parts>();
  const wrapped = (parts: Parts): Parts => {
    const known = own.get(parts) ?? wrap(parts);
    own.set(parts, known);
    return known;
  };
  const viewOf = (one: World): World =>
    Object.create(one, {
      parts: { get: () => wrapped(one.parts) },
      now: { value: () => viewOf(one.now()) },
    });
  return viewOf(world);
}
