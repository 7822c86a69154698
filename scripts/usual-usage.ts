/**
 * Writes `conformance/runner/usual.json`: what each check asked of the reference server, from which `plan`
 * reckons, and how many times as much a run with `--twice` asks.
 * With `--check` it writes nothing, and fails when a plan of the same run is further off than `plan` says.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startEmbedded } from '../cli/embedded.ts';
import { kit_version } from '../cli/version.ts';
import { allChecks } from '../conformance/checks/all.ts';
import { planRun, tolerance } from '../conformance/planning/plan.ts';
import { usagesOf } from '../conformance/planning/usage.ts';
import { withoutType } from '../conformance/runner/history.ts';
import { default_seed, runSuite } from '../conformance/runner/run.ts';
import type { Exchange } from '../conformance/suite/exchange.ts';
import { document_version } from '../src/contract/document-version.ts';
import { readArguments } from './runs/read-arguments.ts';

const file = fileURLToPath(new URL('../conformance/runner/usual.json', import.meta.url));

const { check } = readArguments({ options: { check: { type: 'boolean', default: false } } }, ({ values }) => values);
const { target, close } = await startEmbedded({ clock: 'virtual' });
try {
  const exchanges: Exchange[] = [];
  const own_cases: Record<string, number> = {};
  const run = { target, checks: allChecks, seed: default_seed, kit_version, document_version, replay_options: '' };
  const report = await runSuite({
    ...run,
    record(record) {
      if (record.type === 'exchange') exchanges.push(withoutType(record));
      if (record.type === 'case' && record.role === 'first')
        own_cases[record.check] = (own_cases[record.check] ?? 0) + 1;
    },
  });
  const cases = Object.fromEntries(report.verdicts.map((verdict) => [verdict.check, verdict.cases]));
  if (!check) {
    const { requests } = await runSuite({ ...run, target: { ...target, asked_twice: true } });
    const asked_twice = Math.round((requests / report.requests) * 100) / 100;
    const usual = {
      asked_twice,
      askers: sorted(usagesOf(exchanges, target)),
      cases: sorted(cases),
      own_cases: sorted(own_cases),
    };
    writeFileSync(file, `${JSON.stringify(usual, null, 1)}\n`);
    console.error(`${file}: ${readFileSync(file).length} bytes`);
  } else {
    const { total } = await planRun(run);
    const off = Math.abs(total.requests / report.requests - 1);
    const cases_off = Math.abs(total.cases / Object.values(cases).reduce((all, one) => all + one, 0) - 1);
    console.error(
      `planned ${total.requests} requests and sent ${report.requests}; cases off by ${cases_off.toFixed(3)}`,
    );
    if (Math.max(off, cases_off) > tolerance) {
      console.error(`plan is off by more than ${tolerance}: run tsx scripts/usual-usage.ts`);
      process.exitCode = 1;
    }
  }
} finally {
  await close();
}

function sorted<Value>(all: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
