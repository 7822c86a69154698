/**
 * Noise: with every core busy, slow answers, lists that lag, a gateway in front or connections that break, the reference
 * server never fails. `npm run noise -- --only gateway --area pagination`; exits 1 when it does.
 */
import { parseArgs } from 'node:util';
import { default_seed } from '../conformance/runner/run.ts';
import { noiseRuns } from './runs/noise.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    area: { type: 'string', multiple: true },
    check: { type: 'string', multiple: true },
    seed: { type: 'string', default: String(default_seed) },
    clock: { type: 'string' },
  },
});
const { only, area: areas, check: checks, clock } = values;
if (clock !== undefined && clock !== 'real' && clock !== 'virtual') {
  throw new Error(`--clock ${clock}: it is real or virtual`);
}

let [done, failed] = [0, 0];
for await (const run of noiseRuns({ only, areas, checks, seed: Number(values.seed), clock })) {
  const { noise, pass, failures, inconclusive, requests, duration_ms } = run;
  done += 1;
  if (failures.length > 0) failed += 1;
  process.stdout.write(
    `${noise.name}, which ${noise.does}: ${pass} pass, ${inconclusive.length} inconclusive, ${failures.length} fail; ` +
      `${requests} requests in ${duration_ms} ms\n`,
  );
  for (const line of [...failures, ...inconclusive]) process.stdout.write(`  ${line}\n`);
}
process.stdout.write(`${done - failed} of ${done} runs under noise without a failure\n`);
process.exitCode = failed > 0 ? 1 : 0;
