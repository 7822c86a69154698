/** Task of a thread with one seed: the whole suite over the reference server, judged by the reference choices too. */
import { allChecks } from '../../conformance/checks/all.ts';
import { runEmbedded } from '../../conformance/trials/embedded-run.ts';

export interface SuiteRun {
  seed: number;
  pass: number;
  /** Checks that did not pass, with their verdicts. */
  others: string[];
  requests: number;
  duration_ms: number;
}

export async function suite(seed: number): Promise<SuiteRun> {
  const report = await runEmbedded({ checks: allChecks, seed, strict: true });
  const others = report.verdicts.filter(({ verdict }) => verdict !== 'pass' && verdict !== 'observed');
  return {
    seed,
    pass: report.totals.pass,
    others: others.map(({ check, verdict }) => `${check}: ${verdict}`),
    requests: report.requests,
    duration_ms: report.duration_ms,
  };
}
