/** The whole suite over one permitted server, or over several in one: what it says that it must not. */
import { allChecks } from '../checks/all.ts';
import { bundled } from '../permitted/bundle.ts';
import type { PermittedServer } from '../permitted/permitted.ts';
import { toldOf } from '../permitted/told-of.ts';
import type { Check } from '../suite/check.ts';
import type { Verdict } from '../verdicts/verdict.ts';
import { runEmbedded } from './embedded-run.ts';

export interface EdgePlan {
  seed: number;
  /** All of them unless given. */
  checks?: readonly Check[];
}

export interface EdgeProblem {
  verdict: Verdict['verdict'];
  check: string;
  /** `verdict check: message` */
  text: string;
}

/** On the reference server each check passes or observes; these came to nothing. */
const lost: ReadonlySet<Verdict['verdict']> = new Set(['not-claimed', 'could-not-run', 'inconclusive']);

/** @returns each failure, and each check that lost its verdict without a named reason */
export async function edgeProblems(servers: readonly PermittedServer[], plan: EdgePlan): Promise<EdgeProblem[]> {
  const all = bundled(servers);
  const { choices, target, costs = {}, applyTo, front } = all;
  const { seed, checks = allChecks } = plan;
  const { verdicts } = await runEmbedded({
    checks,
    choices,
    told: toldOf(all),
    target,
    wrap: applyTo,
    front,
    seed,
    seed_state: 'small',
    shrink: false,
  });
  const isNamed = ({ check, area }: Verdict) => (costs[check] ?? costs[`${area}/*`]) !== undefined;
  const wrong = verdicts.filter(
    (one) => one.verdict === 'fail' || one.verdict === 'error' || (lost.has(one.verdict) && !isNamed(one)),
  );
  return wrong.map((one) => {
    const { verdict, check } = one;
    return { verdict, check, text: `${verdict} ${check}: ${'message' in one ? one.message : ''}` };
  });
}
