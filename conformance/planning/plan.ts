/**
 * Plan of a run, before anything is sent. Gaps are told by the code of the run itself, which is let go up to its first
 * request; the number of requests comes from a run against the reference server.
 */

import { Decimal } from 'decimal.js';
import { seedFor } from '../../src/choices/seed-for.ts';
import { createSession } from '../runner/create-session.ts';
import { drawInputs } from '../runner/draw-inputs.ts';
import type { Http } from '../runner/http.ts';
import { type MissingKey, missingKeys } from '../runner/missing-keys.ts';
import { type limited_records, lostByLimits } from '../runner/needs.ts';
import { openCase } from '../runner/open-case.ts';
import { rated_sets } from '../runner/rated-runs.ts';
import type { RunOptions } from '../runner/run-options.ts';
import type { Session } from '../runner/session.ts';
import { default_concurrency, groupOf } from '../runner/side-by-side.ts';
import usual from '../runner/usual.json' with { type: 'json' };
import { whyNotRun } from '../runner/why-not-run.ts';
import type { Check } from '../suite/check.ts';
import { CaseStopped } from '../suite/context.ts';
import type { Stop } from '../suite/exchange.ts';
import type { Scenario } from '../suite/scenario.ts';
import type { Target } from '../target/target.ts';
import { unexamined } from '../verdicts/results.ts';
import { toVerdict } from '../verdicts/to-verdict.ts';
import { planWave } from '../waves/plan.ts';
import type { Stage } from '../waves/stage.ts';
import { fixtureName, offeredParts, whyNotOffered } from '../waves/target-offers.ts';
import type { Usage, Usages } from './usage.ts';

/** Of the requests against the reference server, when nothing limits a run of all checks; parts of it may be further off. */
export const tolerance = 0.25;
/** Time that a real clock has to wait where deliveries are judged. */
const forced_wait_s = 11;
/** One request after another, where nothing is known of the way there. */
const usual_request_s = 0.002;
/** Of a server on another continent. */
export const far_ms = 200;

export interface PlannedAmount {
  checks: number;
  cases: number;
  requests: number;
  /** Of models and workflows. */
  runs: number;
  webhooks: number;
}

/** Records that the run may make at most: by the target file, or enough. */
type Allowed = Pick<Session['allotment']['shares'], (typeof limited_records)[number]>;

export interface RunPlan {
  base_url: string;
  tolerance: number;
  total: PlannedAmount;
  allowed: Allowed;
  /** The least that it takes, on a real clock. */
  seconds: number;
  /** About what it takes where an answer takes `far_ms`, and checks go side by side. */
  seconds_far: number;
  /** Of the runs, where the target file gives the `cost` of each model that is run; else null, and which are missing. */
  cost: string | null;
  without_cost: string[];
  areas: Record<string, PlannedAmount>;
  /** Of the checks that cannot be judged, with what the run will say of each. */
  unjudged: { check: string; verdict: Stop['verdict']; message: string }[];
  /** All that the target file leaves out of what checks of the claimed areas need. */
  missing: MissingKey[];
  /** Limits of the target file that will end the run before its end, or leave checks fewer cases. */
  limits: string[];
}

const would_send = 'nothing is sent by a plan';

export async function planRun(options: RunOptions): Promise<RunPlan> {
  const session = await silentSession(options);
  try {
    const unjudged: RunPlan['unjudged'] = [];
    const judged: Check[] = [];
    for (const check of options.checks) {
      const stop = whyNotRun(session, check) ?? (await whyNotJudged(session, check, options));
      if (stop) unjudged.push({ check: check.id, verdict: stop.verdict, message: stop.reason });
      else judged.push(check);
    }
    return amounts(session, judged, unjudged, options.samples);
  } finally {
    await session.close();
  }
}

/** One in which every request ends its case before it is sent. */
async function silentSession(options: RunOptions): Promise<Session> {
  const refuse = (): never => {
    throw new CaseStopped({ verdict: 'inconclusive', reason: would_send });
  };
  const http: Http = { send: async () => refuse(), sent: 0, close: async () => {} };
  // A command or a server that gives tokens is not asked for one either.
  const principals = Object.fromEntries(
    Object.entries(options.target.principals).map(([name, one]) => [name, { ...one, token: 'of-a-plan' }]),
  );
  const target = { ...options.target, principals } as Target;
  const session = await createSession({ ...options, target, http }, new Date().toISOString());
  const stage: Stage = {
    openUrl: (name) => `http://receiver.invalid/${encodeURIComponent(name)}`,
    heard: () => 0,
    toldOf: () => [],
    ownPort: async () => (target.receiver?.public_url === undefined ? refuse() : undefined),
    perform: async () => refuse(),
    contacts: { awaited: 0, connections: 0, events: 0 },
    budget: undefined,
    close: async () => {},
  };
  return Object.assign(session, { stage: async () => stage, close: async () => {} });
}

/** The clock of a control interface is not known yet: checks that one of the two clocks can show are planned. */
async function whyNotJudged(session: Session, check: Check, options: RunOptions): Promise<Stop | undefined> {
  const stop = await whyNotBegun(session, check, options);
  if (!stop || !session.target.control) return stop;
  const stepped = { ...session, facts: { ...session.facts, steps_time: true as const } };
  return (await whyNotBegun(stepped, check, options)) && stop;
}

/** Lets the first case go up to its first request. */
async function whyNotBegun(session: Session, check: Check, options: RunOptions): Promise<Stop | undefined> {
  const source = check.cases(session.facts);
  const inputs = drawInputs(source, seedFor(options.seed, check.wave?.draws ?? check.id), { samples: 1 });
  if (check.wave)
    return whyNotShown(
      session,
      inputs.map(({ input }) => input as Scenario),
    );
  const watches = (check.watches ?? check.gathers) !== undefined;
  if (inputs.length === 0 && !watches) return nothingMade(check, options);
  let least: Stop | undefined;
  for (const { input } of inputs) {
    try {
      await check.run(openCase(session, check.id).context, input);
      return undefined;
    } catch (error) {
      // An error about answers that never came is no fault of the target file.
      if (!(error instanceof CaseStopped) || error.stop.reason === would_send) return undefined;
      // One that judges what others were answered may be judged all the same.
      if (error.stop.verdict === 'inconclusive' || (watches && error.stop.verdict === 'not-claimed')) return undefined;
      if (error.stop.verdict !== 'not-claimed') return error.stop;
      least ??= error.stop;
    }
  }
  return least;
}

/** As the run says it of a check without a case. */
function nothingMade(check: Check, options: RunOptions): Stop | undefined {
  const verdict = toVerdict(check, unexamined(), options);
  return verdict.verdict === 'could-not-run' ? { verdict: verdict.verdict, reason: verdict.message } : undefined;
}

function whyNotShown({ target, facts }: Session, scenarios: readonly Scenario[]): Stop | undefined {
  const parts = offeredParts(target, facts.operations);
  const bounds = { parts, most_runs: Number.POSITIVE_INFINITY, most_webhooks: Number.POSITIVE_INFINITY };
  const { trials } = planWave(scenarios, bounds);
  if (trials.length === 0 || trials.some((trial) => trial !== null)) {
    const needs_webhook = scenarios.length > 0 && scenarios.every(({ channel }) => channel === 'webhook');
    return needs_webhook ? facts.no_webhooks : undefined;
  }
  const [first] = scenarios;
  return whyNotOffered(target, facts, first?.run ?? 'succeeds');
}

function amounts(
  { target, facts, allotment }: Session,
  judged: readonly Check[],
  unjudged: RunPlan['unjudged'],
  samples: number | undefined,
): RunPlan {
  const areas: RunPlan['areas'] = {};
  const runs: Record<string, number> = {};
  const askers = usual.askers as Usages;
  const cases = usual.cases as Record<string, number>;
  const total = nothing();
  const times = target.asked_twice ? usual.asked_twice : 1;
  const is_read_only = target.mode === 'read-only';
  const count = (area: string, usual_usage: Usage | undefined) => {
    areas[area] ??= nothing();
    if (!usual_usage) return;
    const usage = is_read_only ? { ...usual_usage, webhooks: 0, runs: {} } : usual_usage;
    for (const one of [areas[area], total]) {
      one.requests += Math.round(usage.requests * times);
      one.webhooks += usage.webhooks;
      one.runs += sum(Object.values(usage.runs));
    }
    for (const [part, count] of Object.entries(usage.runs)) runs[part] = (runs[part] ?? 0) + count;
  };
  const shares: Record<string, number> = {};
  for (const { id, area } of judged) {
    const own = (usual.own_cases as Record<string, number>)[id];
    const most = allotment.most_cases.get(id);
    shares[id] = own === undefined || most === undefined ? 1 : most / own;
    count(area, scaled(askers[id], shares[id]));
    for (const one of [areas[area]!, total]) {
      one.checks += 1;
      one.cases += Math.round((cases[id] ?? 1) * shares[id]);
    }
  }
  const has_waves = judged.some(({ wave }) => wave);
  if (judged.length > 0) count('shared', askers.preflight);
  if (has_waves) count('shared', askers.deliveries);
  if (!is_read_only && judged.some(({ operations }) => operations.includes('getRun'))) count('shared', askers.runs);
  const share = total.requests / times / sum(Object.values(askers).map(({ requests }) => requests));
  const cleaning = askers['clean-up'];
  if (cleaning && !is_read_only) {
    count('shared', { ...cleaning, requests: Math.round(cleaning.requests * Math.min(1, share)) });
  }
  const { requests_per_second = Number.POSITIVE_INFINITY } = target.limits ?? {};
  const asked_s = Math.max(total.requests / requests_per_second, total.requests * usual_request_s);
  const lanes = target.limits?.concurrency ?? default_concurrency;
  const asked = (group: string) =>
    sum(judged.filter((one) => groupOf(one) === group).map(({ id }) => askers[id]?.requests ?? 0));
  const far_s =
    (Math.max(asked('ratings') / rated_sets.slow, asked('threshold')) + total.requests / lanes) * (far_ms / 1000);
  const priced = costOf(target, runs);
  const { runs: most_runs, webhooks, assets } = allotment.shares;
  return {
    base_url: target.base_url,
    tolerance,
    total,
    allowed: { runs: most_runs, webhooks, assets },
    seconds: Math.ceil(Math.max(asked_s, has_waves ? forced_wait_s : 0)),
    seconds_far: Math.ceil(Math.max(asked_s, far_s, has_waves ? forced_wait_s : 0)),
    ...priced,
    areas,
    unjudged,
    missing: missingKeys(facts),
    limits: [...lostByLimits(judged, target.limits ?? {}, samples), ...spendMet(target, priced), ...fewer(allotment)],
  };
}

/** Of fewer cases than usual. Their runs are not divided: they have the same ones, as far as they are there. */
function scaled(usage: Usage | undefined, share: number): Usage | undefined {
  return usage && { ...usage, requests: Math.round(usage.requests * share) };
}

function costOf(target: Target, runs: Readonly<Record<string, number>>): Pick<RunPlan, 'cost' | 'without_cost'> {
  const { models, workflow } = target.fixtures ?? {};
  let cost = new Decimal(0);
  const without_cost: string[] = [];
  for (const [part, count] of Object.entries(runs)) {
    const fixture = part === 'workflow' ? workflow : models?.[part];
    if (fixture?.cost === undefined) without_cost.push(fixtureName(part));
    else cost = cost.plus(new Decimal(fixture.cost).times(count));
  }
  return { cost: without_cost.length > 0 ? null : cost.toFixed(), without_cost };
}

function spendMet({ limits = {} }: Target, { cost, without_cost }: Pick<RunPlan, 'cost' | 'without_cost'>): string[] {
  const { spend } = limits;
  if (spend === undefined) return [];
  if (cost === null) {
    return [`limits.spend: what runs cost is known when they have ended: give the cost of ${without_cost.join(', ')}`];
  }
  if (new Decimal(cost).lte(spend)) return [];
  return [`limits.spend: about ${cost} is wanted, and ${spend} is allowed; what is over is inconclusive`];
}

function fewer({ fewer_cases }: Session['allotment']): string[] {
  return fewer_cases ? [`${fewer_cases.cases} of ${fewer_cases.of} cases: ${fewer_cases.why}`] : [];
}

function nothing(): PlannedAmount {
  return { checks: 0, cases: 0, requests: 0, runs: 0, webhooks: 0 };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
