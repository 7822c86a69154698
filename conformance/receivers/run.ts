/** One run at a receiver: a first event, every check, the report. */
import { createHash } from 'node:crypto';
import { seedFor } from '../../src/choices/seed-for.ts';
import { adviceClauses } from '../../src/contract/clauses.ts';
import { createRandom } from '../../src/engine/random.ts';
import { stopOf } from '../acts/answer-or-stop.ts';
import { buildReport, type Report } from '../reports/report.ts';
import { trafficOf } from '../reports/traffic.ts';
import { asJson, drawInputs } from '../runner/draw-inputs.ts';
import { shown_first } from '../runner/keep-case.ts';
import { shrinkCase, smallerCases } from '../runner/run-check.ts';
import type { RunEvent } from '../runner/run-options.ts';
import type { Evidence, Facts } from '../suite/evidence.ts';
import { type Exchange, inconclusive, type Stop } from '../suite/exchange.ts';
import type { CaseRecord, CaseRole } from '../suite/records.ts';
import type { TargetSummary } from '../target/summary.ts';
import { TargetUnusable } from '../target/unusable.ts';
import { type JudgedCase, judgeCase } from '../verdicts/judge-case.ts';
import { type CheckResult, isDoubtful, resultOf, resultOfOne, unexamined } from '../verdicts/results.ts';
import { type ReplayedRun, toVerdict } from '../verdicts/to-verdict.ts';
import type { Verdict } from '../verdicts/verdict.ts';
import { type Effect, unseen } from './effects.ts';
import { answerOf, type ReceiverCheck, untaken } from './receiver-check.ts';
import type { ReceiverSession } from './session.ts';
import { openTrial } from './trial.ts';

export interface ReceiverRun
  extends ReplayedRun,
    Omit<ReceiverSession, 'random' | 'effects' | 'nextRunId' | 'nextNumber' | 'elapsed_ms'> {
  checks: readonly ReceiverCheck[];
  samples?: number | undefined;
  /** Of the only check, in the place of its cases. */
  case?: unknown;
  /** Ids of runs that the receiver knows, for one that takes no others; drawn unless given. */
  run_ids?: readonly string[] | undefined;
  /** The name of the receiver in the report. */
  name?: string | undefined;
  kit_version: string;
  document_version: string;
  /** Values that no report may hold. */
  confidential: readonly string[];
  emit?(event: RunEvent): void;
  signal?: AbortSignal;
}

/** Smaller candidates tried for one failure. */
const max_shrink_runs = 60;
const max_tries = 3;

/** @throws TargetUnusable where nobody answers the first event */
export async function judgeReceiver(run: ReceiverRun): Promise<Report> {
  const began_ms = performance.now();
  const started_at = new Date().toISOString();
  const exchanges: Exchange[] = [];
  const session = sessionOf(run, began_ms);
  await firstEvent(session, exchanges);
  const verdicts: Verdict[] = [];
  for (const [index, check] of run.checks.entries()) {
    run.emit?.({ type: 'check-started', check, index, of: run.checks.length });
    const result = run.signal?.aborted
      ? unexamined(inconclusive('the run ended before it was judged'))
      : await runCheck(session, check, run, exchanges);
    const verdict = toVerdict(check, result, run);
    verdicts.push(verdict);
    run.emit?.({ type: 'verdict', verdict, index, of: run.checks.length });
  }
  const report = buildReport({
    target: summaryOf(run),
    kit_version: run.kit_version,
    document_version: run.document_version,
    seed: run.seed,
    ...(run.samples !== undefined && { samples: run.samples }),
    started_at,
    duration_ms: Math.round(session.elapsed_ms()),
    requests: exchanges.length,
    traffic: trafficOf(
      exchanges.filter(({ failure }) => failure?.kind !== 'cut'),
      started_at,
    ),
    interrupted: run.signal?.aborted ?? false,
    verdicts,
    ledger: adviceClauses(),
    expected: run.checks.length,
    left_behind: [],
    secrets: [...run.secrets, ...run.confidential],
  });
  run.emit?.({ type: 'run-finished', report });
  return report;
}

function sessionOf(run: ReceiverRun, began_ms: number): ReceiverSession {
  const random = createRandom(String(run.seed));
  const { run_ids } = run;
  let numbers = 0;
  let runs = 0;
  return {
    ...run,
    random,
    effects: { slowest_ms: 0 },
    nextNumber: () => ++numbers,
    nextRunId: () => run_ids?.[runs++ % run_ids.length] ?? random.uuid(),
    elapsed_ms: () => performance.now() - began_ms,
  };
}

/** One that is as it should be. There is somebody to judge, whatever the answer; a probe must show what was taken. */
async function firstEvent(session: ReceiverSession, kept: Exchange[]): Promise<void> {
  const { context, exchanges } = openTrial(session);
  const event = context.newEvent();
  const stop = await stopOf(async () => {
    const before = await context.shown(event);
    const answer = await context.send(event, 'first');
    if (answer.failure?.kind === 'refused') {
      throw new TargetUnusable(`${session.url}: cannot connect (${answerOf(answer)}); is the receiver running there?`);
    }
    const refused = untaken({ exchanges }, 'first');
    if (before !== undefined && refused !== undefined) session.effects.blind = inconclusive(refused);
    const idle = unseen(await effectOf(before));
    if (idle !== undefined) session.effects.blind = { verdict: 'could-not-run', reason: idle };
  });
  if (stop) session.effects.blind = { verdict: 'could-not-run', reason: stop.reason };
  kept.push(...exchanges);

  /** Undefined where nothing can be seen. */
  async function effectOf(before: unknown): Promise<Effect | undefined> {
    if (before === undefined || session.effects.blind) return undefined;
    return { before, after: await context.shownAfter(event, before) };
  }
}

/** The receiver as reports name it; the query of a URL may be its key. */
function summaryOf({ url, name }: ReceiverRun): TargetSummary {
  const { origin, pathname } = new URL(url);
  return {
    implementation: name === undefined ? null : { name },
    base_url: origin + pathname,
    hash: createHash('sha256').update(url).digest('hex'),
  };
}

async function runCheck(
  session: ReceiverSession,
  check: ReceiverCheck,
  run: ReceiverRun,
  kept: Exchange[],
): Promise<CheckResult> {
  if (check.signed && run.secrets.length === 0) return unexamined(unsigned);
  if ('case' in run) return resultOfOne(check, await execute(session, check, run.case, shown_first, kept));
  const source = check.cases({} as Facts);
  const seed = seedFor(run.seed, check.id);
  const judged: JudgedCase[] = [];
  for (const { input, path } of drawInputs(source, seed, run.samples === undefined ? {} : { samples: run.samples })) {
    if (run.signal?.aborted) return { ...resultOf(check, judged), stop: inconclusive('the run was interrupted') };
    const role: CaseRole = { ...shown_first, ...(path !== undefined && { path }) };
    const one = await execute(session, check, input, role, kept);
    judged.push(one);
    if (one.outcome.kind === 'fault') break;
    if (one.outcome.kind !== 'violated') continue;
    if (source.kind === 'table' || path === undefined) break;
    const { smaller_cases, shrunk } = await shrinkCase(one, {
      smallerThan: (at) => smallerCases(source.arbitrary, seed, at),
      isSpent: (tried) => tried === max_shrink_runs,
      show: (candidate, as) => execute(session, check, candidate, as, kept),
    });
    return resultOf(check, [...judged, ...smaller_cases], shrunk);
  }
  return resultOf(check, judged);
}

const unsigned: Stop = { verdict: 'not-claimed', reason: 'no --secret is given, so that nothing can be signed' };

/** Again while it is inconclusive; and a failure that load can fake once more, alone. */
async function execute(
  session: ReceiverSession,
  check: ReceiverCheck,
  input: unknown,
  role: CaseRole,
  kept: Exchange[],
): Promise<JudgedCase> {
  for (let attempt = 1; ; attempt += 1) {
    const judged = await executeOnce(session, check, input, { ...role, attempt }, kept);
    const { outcome } = judged;
    const is_inconclusive = outcome.kind === 'stopped' && outcome.stop.verdict === 'inconclusive';
    const is_doubtful = isDoubtful(judged) && attempt === 1;
    if (!(is_inconclusive || is_doubtful) || attempt === max_tries) return judged;
  }
}

async function executeOnce(
  session: ReceiverSession,
  check: ReceiverCheck,
  input: unknown,
  role: CaseRole,
  kept: Exchange[],
): Promise<JudgedCase> {
  const { context, exchanges } = openTrial(session);
  let notes: unknown = {};
  let stop: Stop | undefined;
  let fault: string | undefined;
  try {
    stop = await stopOf(async () => {
      notes = asJson((await check.act(context, input)) ?? {});
    });
  } catch (error) {
    fault = `${check.id} threw: ${(error as Error).message}`;
  }
  kept.push(...exchanges);
  const record: CaseRecord = {
    type: 'case',
    check: check.id,
    ...role,
    case: input,
    exchanges: exchanges.map(({ number }) => number),
    notes,
    ...(stop && { stop }),
    ...(fault !== undefined && { fault }),
  };
  const evidence: Evidence = { case: input, exchanges, notes, facts: {} as Facts };
  const outcome = fault === undefined ? judgeCase(check, evidence, stop) : ({ kind: 'fault', message: fault } as const);
  return { record, evidence, outcome };
}
