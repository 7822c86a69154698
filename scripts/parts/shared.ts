/**
 * Several servers on one PostgreSQL are one to whoever calls: the suite passes through a load balancer in front of them, in
 * many worlds at the same time, and whatever permitted choices a server with a virtual clock makes.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allChecks } from '../../conformance/checks/all.ts';
import type { Report } from '../../conformance/reports/report.ts';
import { default_seed, runSuite } from '../../conformance/runner/run.ts';
import { loadTarget } from '../../conformance/target/load.ts';
import type { Target } from '../../conformance/target/target.ts';
import { document_version } from '../../src/contract/document-version.ts';
import { startOwnCluster } from '../../src/store/postgres/cluster.support.ts';
import { compileChild } from '../crashes/crashing-server.ts';
import { type Fleet, startFleet } from '../failover/fleet.ts';
import { count, seed, texts } from '../prove/options.ts';
import { part } from '../prove/part.ts';
import { variantRuns } from '../runs/variants.ts';

interface Judging {
  areas: readonly string[];
  seed: number;
}

export default part({
  name: 'shared',
  proves: 'servers on one PostgreSQL pass the suite as one alone does',
  options: {
    servers: count('so many behind a load balancer', 3),
    area: texts('these areas alone in front of them; all unless given', 'AREA'),
    worlds: count('so many, each judged at the same time as the others', 10),
    variants: count('so many drawn choices documents, of a server with a virtual clock', 20),
    seed: seed(default_seed),
  },
  // On the real clock, and beside other steps, whatever waits for deliveries is for the soak.
  quick: ({ seedsOf }) => ({ area: ['pagination', 'folders'], variants: 2, seed: seedsOf(1)[0]! }),
  soak: { values: ({ seedsOf }) => ({ seed: seedsOf(1)[0]! }), counts: { 'shared-variants': 'variants' } },
  async run({ servers, area: areas, worlds, variants, seed }, { say, tell }) {
    const problems: string[] = [];
    const folder = mkdtempSync(join(tmpdir(), 'shared-'));
    const cluster = await startOwnCluster();
    let fleet: Fleet | undefined;
    try {
      const written = join(folder, 'target.yaml');
      const more = ['--control-token', 'shared', '--write-target', written];
      fleet = await startFleet({
        ...{ program: await compileChild(folder), database: cluster.url, servers },
        more: [...more, '--seed-state', 'full'],
      });
      problems.push(...(await fleet.ready()));
      if (problems.length > 0) return { problems };
      const target = loadTarget(written, {});
      const alone = await judged(target, { areas, seed });
      say(`${servers} servers behind a load balancer: ${saidOf(alone)}`);
      problems.push(...othersOf(alone).map((line) => `behind a load balancer: ${line}`));

      const targets = await Promise.all(Array.from({ length: worlds }, () => inWorld(target)));
      const reports = await Promise.all(targets.map((one) => judged(one, { areas, seed })));
      const green = reports.filter((report) => othersOf(report).length === 0);
      say(`${green.length} of ${worlds} worlds, each judged while all are, without a failure`);
      problems.push(
        ...reports.flatMap((report, place) => othersOf(report).map((line) => `world ${place + 1}: ${line}`)),
      );
      problems.push(...(await fleet.close()));
      fleet = undefined;

      let passed = 0;
      for await (const { failures, pass } of variantRuns({ count: variants, seed, cluster: cluster.url })) {
        if (failures.length === 0) passed += 1;
        tell(`variant on PostgreSQL: ${pass} pass, ${failures.length} fail`);
        problems.push(...failures.map((line) => `variant on PostgreSQL: ${line}`));
      }
      say(`${passed} of ${variants} variants of a server on PostgreSQL with a virtual clock without a failure`);
      const { totals } = alone;
      return { figures: { servers, totals, worlds, green: green.length, variants, passed }, problems };
    } finally {
      await fleet?.close();
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
});

function judged(target: Target, { areas, seed }: Judging): Promise<Report> {
  const checks = allChecks.filter(({ id }) => areas.length === 0 || areas.some((area) => id.startsWith(`${area}/`)));
  return runSuite({ target, checks, seed, kit_version: '0', document_version, replay_options: '' });
}

/** A world of its own, with the callers of the default one. */
async function inWorld(target: Target): Promise<Target> {
  const control = target.control!;
  const headers = { authorization: `Bearer ${control.token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ seed_state: 'full' });
  const answer = await fetch(`${control.base_url}/worlds`, { method: 'POST', headers, body });
  if (answer.status !== 201) throw new Error(`a world was answered ${answer.status}: ${await answer.text()}`);
  const { base_url, control_url, fixtures } = (await answer.json()) as {
    base_url: string;
    control_url: string;
    fixtures: Target['fixtures'];
  };
  return { ...target, base_url, fixtures, control: { ...control, base_url: control_url } };
}

function saidOf({ totals, duration_ms }: Report): string {
  return `${totals.pass} pass, ${totals.fail} fail, in ${Math.round(duration_ms / 1_000)} s`;
}

/** Checks of what takes days or chance are not claimed where no clock can be moved. */
const most_not_claimed = 4;

/** Checks that came to anything but a pass. */
function othersOf({ verdicts }: Report): string[] {
  const not_claimed = verdicts.filter(({ verdict }) => verdict === 'not-claimed').length;
  const usual = ['pass', 'observed', ...(not_claimed <= most_not_claimed ? ['not-claimed'] : [])];
  return verdicts
    .filter(({ verdict }) => !usual.includes(verdict))
    .map((one) => `${one.verdict} ${one.check}: ${'message' in one ? one.message : ''}`);
}
