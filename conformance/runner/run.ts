/** One whole run: preflight, every check, clean-up, the report. */
import { within } from '../../src/input/within.ts';
import type { Report } from '../reports/report.ts';
import type { Check } from '../suite/check.ts';
import { CaseStopped } from '../suite/context.ts';
import { inconclusive } from '../suite/exchange.ts';
import type { LeftBehind } from '../suite/records.ts';
import type { PrincipalName } from '../target/target.ts';
import { TargetUnusable } from '../target/unusable.ts';
import { resultOfOne, unexamined } from '../verdicts/results.ts';
import { toVerdict, withoutOpenGaps } from '../verdicts/to-verdict.ts';
import { isJudged, type Verdict } from '../verdicts/verdict.ts';
import { watch } from '../verdicts/watch.ts';
import { clean_up_s, cleanUp, type Left, leftOf, removeAll } from './clean-up.ts';
import { createSession } from './create-session.ts';
import type { Created } from './journal.ts';
import { judgeAll } from './judge-all.ts';
import { most_useless } from './liveness.ts';
import { lostByLimits } from './needs.ts';
import { preflight, waitUntilAnswers } from './preflight.ts';
import { atEachReplica, execute } from './run-check.ts';
import type { RunOptions } from './run-options.ts';
import { runReport, unusableReport } from './run-report.ts';
import type { Session } from './session.ts';
import { createTimeLimit } from './time-limit.ts';
import { UnusableRun } from './unusable-run.ts';
import { whyNotRun } from './why-not-run.ts';

/** The seed of a run that names none: a gate must not gamble. */
export const default_seed = 20260101;

/**
 * @throws UnusableRun with its report when nothing could be judged: nobody answers, or a token is refused
 */
export async function runSuite(options: RunOptions): Promise<Report> {
  const emit = options.emit ?? (() => {});
  const started_at = new Date().toISOString();
  let session: Session | undefined;
  try {
    await waitFor(options);
    session = await createSession(options, started_at);
    await session.limit.before(fetchTokens(session)).catch(unlessStopped);
    await preflight(session, options.signal);
    const unfinished = reportSoFar(session, options, started_at);
    options.progressed?.(() => unfinished([]));
    const { target, checks, seed } = options;
    const { limits = {} } = session.target;
    const losses = lostByLimits(
      checks.filter((check) => !whyNotRun(session!, check)),
      limits,
      options.samples,
    );
    emit({ type: 'run-started', target, checks: checks.length, seed, losses });
    const found = await judged(session, options, unfinished);
    await comeToRest(session);
    const left_behind = await cleanUpInTime(session, options);
    if (session.liveness.useless >= most_useless && !found.some(isJudged)) throw unanswering(session, left_behind);
    const interrupted = options.signal?.aborted ?? false;
    const verdicts = withoutOpenGaps(found, { choices: session.facts.choices, interrupted });
    const report = runReport(options, { started_at, verdicts, left_behind, interrupted }, session);
    const { duration_ms, requests } = report;
    const { contacts } = session;
    session.history.add({
      type: 'end',
      duration_ms,
      requests,
      interrupted,
      left_behind,
      ...(contacts && { contacts }),
    });
    emit({ type: 'run-finished', report });
    return report;
  } catch (error) {
    if (!(error instanceof TargetUnusable)) throw error;
    throw new UnusableRun(error.message, unusableReport(error, options, started_at, session));
  } finally {
    await session?.close();
  }
}

/** Verdicts that are there by then stay, whatever goes wrong in the kit. */
async function judged(
  session: Session,
  options: RunOptions,
  unfinished: (verdicts: readonly Verdict[]) => Report,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  try {
    await judgeAll(session, options, unfinished, verdicts);
    return verdicts;
  } catch (error) {
    const fault = `the run broke off: ${(error as Error).message}`;
    const others = options.checks.filter(({ id }) => !verdicts.some((verdict) => verdict?.check === id));
    return [
      ...verdicts.filter(Boolean),
      ...others.map((check) => toVerdict(check, { ...unexamined(), fault }, options)),
    ];
  }
}

/** So long is an answer waited for that nobody needs any more but for the id in it. */
const rest_ms = 20_000;

/** @throws TargetUnusable where nobody answers in the time of `--wait` */
async function waitFor({ target, wait_s, signal }: RunOptions): Promise<void> {
  const silent = wait_s === undefined ? undefined : await waitUntilAnswers(target, wait_s, signal);
  if (silent === undefined || signal?.aborted) return;
  throw new TargetUnusable(
    `${silent}: nobody answered GET /v1/health in the ${wait_s} s of --wait; see that the server starts`,
  );
}

/** Work that nobody waits for must create nothing any more: nobody would clean it away. */
async function comeToRest({ underWay }: Session): Promise<void> {
  underWay.is_over = true;
  await within(Promise.allSettled(underWay.requests), rest_ms, () => {});
  // The waiting callers write their ids down.
  await new Promise((done) => setImmediate(done));
}

/** Without a limit it takes what it takes, while the target answers; whoever interrupts a run waits for little. */
async function cleanUpInTime(session: Session, { time_limit_s, timers, signal }: RunOptions): Promise<LeftBehind[]> {
  const told = `the clean-up after --time-limit takes ${clean_up_s} s`;
  const time = time_limit_s === undefined ? undefined : { seconds: clean_up_s, told };
  const patience = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const hurry = () => {
    timer = setTimeout(() => patience.abort(), clean_up_s * 1_000);
  };
  if (signal?.aborted) hurry();
  else signal?.addEventListener('abort', hurry, { once: true });
  const limit = createTimeLimit({ ...(time && { time }), signal: patience.signal, timers });
  try {
    return await limit.soonAfter(cleanUp(session, limit));
  } catch (error) {
    const { message: reason } = error as Error;
    return leftOf(session).map(({ operation, id = null }) => ({ operation, id, reason }));
  } finally {
    signal?.removeEventListener('abort', hurry);
    clearTimeout(timer);
    limit.close();
  }
}

function unlessStopped(error: unknown): void {
  if (!(error instanceof CaseStopped)) throw error;
}

/** Report of a run that ends now. */
function reportSoFar(session: Session, options: RunOptions, started_at: string) {
  return (verdicts: readonly Verdict[]): Report => {
    const judged = new Set(verdicts.map(({ check }) => check));
    const nothing = unexamined(inconclusive('the run ended before it was judged'));
    const others = options.checks.filter(({ id }) => !judged.has(id));
    const all = [...verdicts, ...others.map((check) => toVerdict(check, nothing, options))];
    return runReport(options, { started_at, verdicts: all, left_behind: [], interrupted: true }, session);
  };
}

function unanswering({ target, liveness }: Session, left_behind: readonly unknown[]): TargetUnusable {
  const left = left_behind.length > 0 ? `; ${left_behind.length} records may be left there: conformance clean` : '';
  return new TargetUnusable(
    `${target.base_url}: no usable answer ${liveness.useless} times in a row, and nothing could be judged before${left}`,
  );
}

/**
 * Runs one stored case again.
 * @param judge judges the exchanges of the case by its rule for every answer, instead of the check itself
 */
export async function replayCase(options: RunOptions, check: Check, input: unknown, judge?: Check): Promise<Report> {
  const started_at = new Date().toISOString();
  await waitFor(options);
  const session = await createSession(options, started_at);
  try {
    await fetchTokens(session);
    await preflight(session);
    const judged = await execute(session, check, input);
    const fails = judged.outcome.kind === 'violated' && !judge;
    const own = resultOfOne(check, judged, fails ? await atEachReplica(session, check, input) : []);
    const result = judge ? watch(session.history, session.facts, judge, unexamined()) : own;
    const left_behind = await cleanUpInTime(session, options);
    const verdicts = [toVerdict(judge ?? check, result, options)];
    return runReport(
      options,
      { started_at, verdicts, left_behind, interrupted: options.signal?.aborted ?? false },
      session,
    );
  } finally {
    await session.close();
  }
}

/** All of them before the first answer is written: a target may repeat the token of anybody in it. */
async function fetchTokens({ target, tokens }: Session): Promise<void> {
  const names = Object.keys(target.principals) as PrincipalName[];
  // One that cannot be had is told of when it is first needed.
  await Promise.allSettled(names.map((name) => tokens.tokenOf(name)));
}

/**
 * Removes what an earlier run created and could not remove any more.
 * @throws TargetUnusable when the target file names a control interface that does not answer
 */
export async function cleanAfter(options: RunOptions, entries: Created[]): Promise<Left[]> {
  const session = await createSession(options, new Date().toISOString(), entries);
  try {
    await fetchTokens(session);
    return await removeAll(session, session.limit);
  } finally {
    await session.close();
  }
}
