/** The whole suite over one permitted server, or over several in one: what it says that it must not. */
import type { ChoicesDocument } from '../../src/choices/choices.ts';
import { allChecks } from '../checks/all.ts';
import { besides } from '../permitted/besides.ts';
import { bundled, merged } from '../permitted/bundle.ts';
import type { PermittedServer } from '../permitted/permitted.ts';
import { toldOf } from '../permitted/told-of.ts';
import type { Check } from '../suite/check.ts';
import type { Verdict } from '../verdicts/verdict.ts';
import { runEmbedded } from './embedded-run.ts';

export interface EdgePlan {
  seed: number;
  /** All of them unless given. */
  checks?: readonly Check[];
  /** Other choices of the servers, as far as they do not touch what they are; then no lost verdict is a problem. */
  drawn?: ChoicesDocument;
  /** A user in the place of the owner, and what changes nothing is asked for twice; then no lost verdict is a problem. */
  further?: boolean;
}

export interface EdgeProblem {
  verdict: Verdict['verdict'];
  check: string;
  /** `verdict check: message` */
  text: string;
}

/** On the reference server each check passes or observes; these came to nothing. */
const lost: ReadonlySet<Verdict['verdict']> = new Set(['not-claimed', 'could-not-run', 'inconclusive']);

/** @returns each failure, and, of servers that choose nothing besides, each check that lost its verdict without a named reason */
export async function edgeProblems(servers: readonly PermittedServer[], plan: EdgePlan): Promise<EdgeProblem[]> {
  const { seed, checks = allChecks, drawn, further } = plan;
  const bundle = bundled(servers);
  const { target, costs = {}, applyTo, front } = bundle;
  const choices = merged(drawn ? besides(servers, drawn) : {}, bundle.choices ?? {});
  const { verdicts } = await runEmbedded({
    checks,
    choices,
    told: toldOf({ ...bundle, choices }),
    target,
    wrap: applyTo,
    front,
    ...(further && { owner: 'human', twice: true }),
    seed,
    seed_state: 'small',
    shrink: false,
  });
  const isNamed = ({ check, area }: Verdict) => (costs[check] ?? costs[`${area}/*`]) !== undefined;
  const isLost = (one: Verdict) => !drawn && !further && lost.has(one.verdict) && !isNamed(one);
  const wrong = verdicts.filter((one) => one.verdict === 'fail' || one.verdict === 'error' || isLost(one));
  return wrong.map((one) => {
    const { verdict, check } = one;
    return { verdict, check, text: `${verdict} ${check}: ${'message' in one ? one.message : ''}` };
  });
}
