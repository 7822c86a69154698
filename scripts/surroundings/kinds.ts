/** Surroundings of targets, which are no fault of theirs. */
import type { Report } from '../../conformance/reports/report.ts';
import { runSuite } from '../../conformance/runner/run.ts';
import { document_version } from '../../src/contract/document-version.ts';
import { type Noise, noises } from '../noise/kinds.ts';
import { type NoisePlan, runUnder } from '../noise/run.ts';
import { startBehindProxy } from './behind-proxy.ts';
import { behindEdgeGateway, edgeGateway } from './edge-gateway.ts';
import { otherUsers } from './other-users.ts';
import { withRevokedTokens, withShortTokens } from './short-tokens.ts';

type SurroundingsPlan = Pick<NoisePlan, 'checks' | 'seed'>;

export interface Surroundings {
  name: string;
  does: string;
  clock: 'real' | 'virtual';
  run(plan: SurroundingsPlan): Promise<Report>;
}

export const staleLists = noises.find(({ name }) => name === 'stale')!;

/** With nothing around: the others are held against it. */
export const plain = (clock: 'real' | 'virtual') => byNoise({ name: 'plain', does: 'stands alone', clock });

export const surroundings: readonly Surroundings[] = [
  {
    name: 'proxy',
    does: 'stands behind a proxy with a password, a private authority, a client certificate and a wanted header',
    clock: 'virtual',
    run: runBehindProxy,
  },
  byNoise({
    name: 'gateway',
    does: 'has a gateway in front that renames next, blocks large bodies and loses 1 of 200',
    clock: 'virtual',
    front: edgeGateway,
    says: behindEdgeGateway,
  }),
  byNoise(staleLists),
  byNoise({ name: 'tokens', does: 'takes tokens that end after 3 s', clock: 'real', says: withShortTokens }),
  byNoise({
    name: 'revoked',
    does: 'takes tokens that end after 3 s of the hour that they should last',
    clock: 'real',
    says: withRevokedTokens,
  }),
  byNoise({ name: 'colleagues', does: 'has others at work in the organization', clock: 'virtual', beside: otherUsers }),
];

function byNoise(noise: Noise): Surroundings {
  const { name, does, clock } = noise;
  return { name, does, clock, run: (plan) => runUnder(noise, { ...plan, clock }) };
}

async function runBehindProxy(plan: SurroundingsPlan): Promise<Report> {
  const { target, proxy, stop } = await startBehindProxy();
  try {
    const report = await runSuite({ ...plan, target, kit_version: '0', document_version, replay_options: '' });
    if (proxy.passed.tunnels === 0) throw new Error('nothing went through the proxy: the proof is broken');
    return report;
  } finally {
    await stop();
  }
}
