/** The reference server, mutated or not, as every tool meets it: fresh, on a real clock, without a control interface. */
import { join } from 'node:path';
import { loadMutant } from '../../cli/load-mutant.ts';
import { serve } from '../../cli/serve.ts';
import type { World } from '../../src/server/parts.ts';
import { documentWith, makeExamples } from './examples.ts';

export interface BenchServer {
  base_url: string;
  /** A target file of the conformance suite. */
  target: string;
  /** The document as JSON text, with ids of records that this server holds. */
  document: string;
  /** A user who may do everything in the organization of the seed state. */
  human: BenchCaller;
  /** One of another organization. */
  outsider: BenchCaller;
  stop(): Promise<void>;
}

export interface BenchCaller {
  token: string;
  organization: string;
}

/** @param folder where files of this server go */
export async function startServer(mutant: string | undefined, folder: string): Promise<BenchServer> {
  const target = join(folder, 'target.yaml');
  const { base_url, world, stop } = await serve(
    {
      port: 0,
      host: '127.0.0.1',
      seedState: 'small',
      seed: 1,
      clock: 'real',
      control: false,
      mutant,
      writeTarget: target,
      quiet: true,
    },
    loadMutant,
  );
  const human = callerOf(world, 'human');
  const document = documentWith(await makeExamples(base_url, human.token), base_url);
  return { base_url, target, document, human, outsider: callerOf(world, 'outsider'), stop };
}

function callerOf({ principals }: World, name: string): BenchCaller {
  const principal = principals[name];
  if (!principal) throw new Error(`the seed state has no principal ${name}`);
  return { token: principal.token, organization: principal.organization.id };
}
