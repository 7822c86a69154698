/** One run of the suite against the reference server under one kind of noise. */
import { loadMutant } from '../../cli/load-mutant.ts';
import { serve } from '../../cli/serve.ts';
import { startFront } from '../../conformance/permitted/front/proxy.ts';
import type { Report } from '../../conformance/reports/report.ts';
import { runSuite } from '../../conformance/runner/run.ts';
import type { Check } from '../../conformance/suite/check.ts';
import type { Target } from '../../conformance/target/target.ts';
import { document_version } from '../../src/contract/document-version.ts';
import { targetOf } from '../../src/server/worlds/target-file.ts';
import { busyCores } from '../runs/machine.ts';
import type { Noise } from './kinds.ts';

export interface NoisePlan {
  checks: readonly Check[];
  /** Of the suite, and of the noise. */
  seed: number;
  clock: 'real' | 'virtual';
  /** A fault of the server behind the noise. */
  mutant?: string;
}

export async function runUnder(noise: Noise, { checks, seed, clock, mutant }: NoisePlan): Promise<Report> {
  const idle = noise.load ? busyCores() : undefined;
  const proxy = noise.front && (await startFront(noise.front(`${noise.name} ${seed}`)));
  const served = await serve(
    {
      port: 0,
      host: '127.0.0.1',
      // As the trials of mutants have it.
      seedState: mutant === undefined ? 'small' : 'full',
      seed: 1,
      clock,
      mutant,
      publicUrl: proxy?.url,
      quiet: true,
    },
    loadMutant,
  );
  try {
    const { world, base_url, sockets } = served;
    if (proxy) proxy.behind = sockets.base_url;
    if (noise.fault) world.faults.add(noise.fault);
    const control_url = `${sockets.base_url}/_control`;
    const target = (await targetOf(world, { base_url, control_url, version: '0' })) as Target;
    const { consistency_ms = target.consistency_ms } = noise;
    const told = { ...target, consistency_ms };
    const end = noise.beside?.(target, served);
    try {
      return await runSuite({
        target: noise.says?.(told, served) ?? told,
        checks,
        seed,
        kit_version: '0',
        document_version,
        replay_options: '',
      });
    } finally {
      await end?.();
    }
  } finally {
    await proxy?.close();
    await served.stop();
    await idle?.();
  }
}
