/** `conformance plan`: what a run would ask of its target. Sends nothing. */
import { far_ms, type PlannedAmount, planRun, type RunPlan } from '../conformance/planning/plan.ts';
import { tellMissing } from '../conformance/runner/missing-keys.ts';
import { document_version } from '../src/contract/document-version.ts';
import { counted } from '../src/input/counted.ts';
import { visible } from '../src/input/visible-text.ts';
import { command_name } from './command-name.ts';
import { chooseChecks } from './conformance-checks.ts';
import type { ConformanceOptions } from './conformance-options.ts';
import { seedOf } from './conformance-run.ts';
import { chooseTarget } from './conformance-target.ts';
import { exitCodes } from './exit-codes.ts';
import { kit_version } from './version.ts';

export interface PlanCommandOptions
  extends Pick<
    ConformanceOptions,
    'target' | 'baseUrl' | 'set' | 'clock' | 'choices' | 'mutant' | 'check' | 'area' | 'seed'
  > {
  json?: boolean;
}

/** @returns the exit code */
export async function conformancePlan(options: PlanCommandOptions): Promise<number> {
  const checks = chooseChecks(options);
  const { target, replay_options, close } = await chooseTarget(options);
  try {
    const seed = seedOf(options.seed);
    const plan = await planRun({ target, checks, seed, kit_version, document_version, replay_options });
    process.stdout.write(options.json ? `${JSON.stringify(plan, null, 2)}\n` : textOf(plan, replay_options));
    return exitCodes.conforms;
  } finally {
    await close();
  }
}

function textOf(plan: RunPlan, target_options: string): string {
  const { areas, total, allowed, unjudged, missing, limits, seconds, seconds_far, cost, without_cost } = visible(plan);
  const rows: [string, PlannedAmount][] = [...Object.entries(areas), ['in all', total]];
  const head = ['area', 'checks', 'cases', 'requests', 'runs', 'webhooks'];
  const lines = [head, ...rows.map(([name, one]) => [name, ...columns.map((column) => String(one[column]))])];
  const widths = head.map((_, at) => Math.max(...lines.map((line) => line[at]!.length)));
  const shown = lines.map((line) =>
    line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('  '),
  );
  const priced = cost === null ? `not known: no cost at ${without_cost.join(', ')}` : cost;
  const by_reason = Map.groupBy(unjudged, ({ verdict, message }) => `${verdict}: ${message}`);
  const reasons = [...by_reason].map(
    ([reason, all]) => `${reason} (${all.length}: ${all[0]!.check}${all.length > 1 ? ' …' : ''})`,
  );
  const has_gaps = unjudged.some(({ verdict }) => verdict === 'could-not-run');
  return [
    ...shown,
    `at least ${seconds} s on a real clock, about ${seconds_far} s at ${far_ms} ms a request; requests within ${plan.tolerance * 100} % where all is judged; cost ${priced}`,
    `at most ${allowed.runs} runs, ${allowed.webhooks} webhooks and ${allowed.assets} assets (limits): second tries and proofs of what is seen are among them`,
    ...limits,
    ...(reasons.length > 0
      ? [`${counted(unjudged.length, 'check')} will not be judged:`, ...reasons.map((one) => `  ${one}`)]
      : []),
    ...(has_gaps ? tellMissing(missing) : []),
    `next: judge it: ${[command_name, 'conformance run', target_options, '--out report'].filter(Boolean).join(' ')}`,
    '',
  ].join('\n');
}

const columns = ['checks', 'cases', 'requests', 'runs', 'webhooks'] as const;
