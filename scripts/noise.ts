/**
 * Noise: with every core busy, slow answers, lists that lag, a gateway in front or connections that break, the reference
 * server never fails. `npm run noise -- --only gateway --area pagination`; exits 1 when it does.
 */
import { allChecks } from '../conformance/checks/all.ts';
import { default_seed } from '../conformance/runner/run.ts';
import { noises } from './noise/kinds.ts';
import { noiseRuns } from './runs/noise.ts';
import { idOf, nameOf, oneOf, readArguments, wholeNumber } from './runs/read-arguments.ts';

const selection = readArguments(
  {
    allowPositionals: true,
    options: {
      only: { type: 'string', multiple: true },
      area: { type: 'string', multiple: true },
      check: { type: 'string', multiple: true },
      seed: { type: 'string', default: String(default_seed) },
      clock: { type: 'string' },
    },
  },
  ({ values, positionals }) => {
    const { only = [], area, check, clock } = values;
    const kinds = [...only, ...positionals].map((name) => oneOf('--only', name, noises, nameOf));
    const areas = [...new Set(allChecks.map((one) => one.area))];
    return {
      only: kinds.length > 0 ? kinds : undefined,
      areas: area?.map((name) => oneOf('--area', name, areas)),
      checks: check?.map((id) => oneOf('--check', id, allChecks, idOf).id),
      seed: wholeNumber('--seed', values.seed, 0),
      clock: clock === undefined ? undefined : oneOf('--clock', clock, ['real', 'virtual']),
    };
  },
);

let [done, failed] = [0, 0];
for await (const run of noiseRuns(selection)) {
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
