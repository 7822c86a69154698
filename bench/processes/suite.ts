/** The suite by itself, or with its reference server inside, as `npm run conformance` has it. */
import { boundHeap } from '../../cli/heap-bounds.ts';
import { allChecks } from '../../conformance/checks/all.ts';
import { default_seed, runSuite } from '../../conformance/runner/run.ts';
import type { Target } from '../../conformance/target/target.ts';
import { runEmbedded } from '../../conformance/trials/embedded-run.ts';
import { document_version } from '../../src/contract/document-version.ts';
import { play } from './process.ts';

export interface SuiteRun {
  /** One in another process; unless given, the reference server in this one. */
  target?: Target;
  clock?: 'real' | 'virtual';
  /** The checks of this area alone. */
  area?: string;
  samples?: number;
}

export interface SuiteRan {
  took_ms: number;
  requests: number;
  cases: number;
}

play({
  begin: async () => {},
  async answer({ target, clock, area, samples }: SuiteRun): Promise<SuiteRan> {
    const checks = allChecks.filter((check) => area === undefined || check.area === area);
    // As the command has it.
    boundHeap();
    const began = performance.now();
    const versions = { kit_version: '0', document_version, replay_options: '' };
    const { requests, verdicts } = await (target
      ? runSuite({ target, checks, samples, seed: default_seed, ...versions })
      : runEmbedded({ checks, clock, samples }));
    const took_ms = performance.now() - began;
    return { took_ms, requests, cases: verdicts.reduce((sum, { cases }) => sum + cases, 0) };
  },
});
