/** The reference server inside this process, as a target of the suite. */
import type { Target } from '../conformance/target/target.ts';
import type { ChoicesDocument } from '../src/choices/choices.ts';
import { within } from '../src/input/within.ts';
import type { WrapParts } from '../src/server/parts.ts';
import { targetOf } from '../src/server/worlds/target-file.ts';
import { loadMutant } from './load-mutant.ts';
import { serve } from './serve.ts';
import { kit_version } from './version.ts';

export interface EmbeddedOptions {
  clock: 'real' | 'virtual';
  choices?: string | ChoicesDocument;
  /** Keeps its state in this PostgreSQL database; in memory unless given. */
  database?: string | undefined;
  mutant?: string;
  /** Makes the server another one, in the place of a mutant. */
  wrap?: WrapParts;
  /** `full`, with more than 500 assets, unless given. */
  seedState?: 'small' | 'full';
  /** Address for callers in the place of its own. */
  publicUrl?: string;
  /** Is told what the server itself got wrong; the error stream is, unless given. */
  onFault?(error: unknown): void;
}

export interface Embedded {
  target: Target;
  /** Its own address, whatever callers see. */
  behind: string;
  close(): Promise<void>;
}

/** More than its own grace for answers under way; nobody needs the rest. */
const close_ms = 5_000;

/** Starts a world on free ports of loopback. @throws InputError */
export async function startEmbedded({ seedState = 'full', wrap, ...options }: EmbeddedOptions): Promise<Embedded> {
  const { world, base_url, sockets, stop } = await serve(
    {
      port: 0,
      host: '127.0.0.1',
      seedState,
      seed: 1,
      ...options,
      ...(wrap && { mutant: 'of the caller' }),
      quiet: true,
    },
    wrap ? async () => wrap : loadMutant,
  );
  const control_url = `${sockets.base_url}/_control`;
  const target = (await targetOf(world, {
    ...{ base_url, control_url, version: kit_version, mutant: options.mutant },
  })) as Target;
  return { target, behind: sockets.base_url, close: () => within(stop(), close_ms, () => {}) };
}
