/** One whole run: preflight, every check, the rules that hold of every answer, clean-up, the report. */
import { randomBytes } from 'node:crypto';
import { createDialect } from '../../src/choices/dialect.ts';
import { operations } from '../../src/contract/operations.ts';
import { maskForeign, organizationsOf } from '../reports/foreign-records.ts';
import { redactJson, secretsOf } from '../reports/redact.ts';
import type { Report } from '../reports/report.ts';
import type { Check } from '../suite/check.ts';
import { CaseStopped } from '../suite/context.ts';
import type { Facts, PrincipalFacts } from '../suite/evidence.ts';
import type { Stop } from '../suite/exchange.ts';
import type { LeftBehind } from '../suite/records.ts';
import { claimedOperations, claims, requiredClaims } from '../target/areas.ts';
import { createBudgets } from '../target/budget.ts';
import { summaryOf } from '../target/summary.ts';
import type { PrincipalName, Target, TargetPrincipal } from '../target/target.ts';
import { createTokenBook, type TokenBook } from '../target/tokens.ts';
import { TargetUnusable } from '../target/unusable.ts';
import { knownVerdict } from '../verdicts/known-failures.ts';
import { type CheckResult, resultOfOne } from '../verdicts/results.ts';
import { toVerdict } from '../verdicts/to-verdict.ts';
import { isJudged, type Verdict } from '../verdicts/verdict.ts';
import { watch } from '../verdicts/watch.ts';
import { createControl } from '../waves/control.ts';
import { createStage, type Stage } from '../waves/stage.ts';
import { openClock, type TargetClock } from '../waves/target-clock.ts';
import { creationProblem, receiverProblem, webhookProblem } from '../waves/target-offers.ts';
import { clean_up_s, cleanUp, type Left, removeAll } from './clean-up.ts';
import { createDataSets } from './data-sets.ts';
import { createHistory, history_version } from './history.ts';
import { createHttp, default_timeout_s } from './http.ts';
import { type Created, createJournal } from './journal.ts';
import { createLiveness, most_useless } from './liveness.ts';
import { openCase } from './open-case.ts';
import { preflight } from './preflight.ts';
import { createRoom } from './room.ts';
import { execute, runCheck } from './run-check.ts';
import type { RunEvent, RunOptions } from './run-options.ts';
import { createRunPolling, type RunPolling } from './run-polling.ts';
import { knownFailuresOf, runReport, unusableReport } from './run-report.ts';
import { runWaves } from './run-waves.ts';
import type { Session } from './session.ts';
import { createSilences, isSilence } from './silences.ts';
import { createTimeLimit, endless, type TimeLimit } from './time-limit.ts';
import { createUnsettled } from './unsettled.ts';
import { UnusableRun } from './unusable-run.ts';

/** The seed of a run that names none: a gate must not gamble. */
export const default_seed = 20260101;
const default_max_assets = 400;
/** So many cases in a row without any answer end the run: the target is gone. */
const max_silent_checks = 3;

/**
 * @throws UnusableRun with its report when nothing could be judged: nobody answers, or a token is refused
 */
export async function runSuite(options: RunOptions): Promise<Report> {
  const emit = options.emit ?? (() => {});
  const started_at = new Date().toISOString();
  let session: Session | undefined;
  try {
    session = await createSession(options, started_at);
    await session.limit.before(fetchTokens(session)).catch(unlessStopped);
    await preflight(session);
    const unfinished = reportSoFar(session, options, started_at);
    options.progressed?.(() => unfinished([]));
    emit({ type: 'run-started', target: options.target, checks: options.checks.length, seed: options.seed });
    const verdicts = await judgeAll(session, options, emit, unfinished);
    await comeToRest(session);
    const left_behind = options.target.mode === 'read-only' ? [] : await cleanUpInTime(session, options);
    if (session.liveness.useless >= most_useless && !verdicts.some(isJudged)) throw unanswering(session, left_behind);
    const interrupted = options.signal?.aborted ?? false;
    const report = runReport(options, { started_at, verdicts, left_behind, interrupted }, session);
    const { duration_ms, requests } = report;
    session.history.add({ type: 'end', duration_ms, requests, interrupted, left_behind });
    emit({ type: 'run-finished', report });
    return report;
  } catch (error) {
    if (!(error instanceof TargetUnusable)) throw error;
    throw new UnusableRun(error.message, unusableReport(error, options, started_at, session));
  } finally {
    await session?.close();
  }
}

/** What was begun and is not waited for must make nothing any more that nobody cleans away. */
async function comeToRest({ underWay }: Session): Promise<void> {
  underWay.is_over = true;
  await Promise.allSettled(underWay.requests);
  // Whoever waited for them writes their ids down.
  await new Promise((done) => setImmediate(done));
}

/** Without a limit it takes what it takes. */
async function cleanUpInTime(session: Session, { time_limit_s, timers }: RunOptions): Promise<LeftBehind[]> {
  if (time_limit_s === undefined) return cleanUp(session);
  const limit = createTimeLimit(clean_up_s, `the clean-up after --time-limit takes ${clean_up_s} s`, timers);
  try {
    return await cleanUp(session, limit);
  } finally {
    limit.close();
  }
}

function unlessStopped(error: unknown): void {
  if (!(error instanceof CaseStopped)) throw error;
}

/** What the report of a run says that ends now. */
function reportSoFar(session: Session, options: RunOptions, started_at: string) {
  return (verdicts: readonly Verdict[]): Report => {
    const judged = new Set(verdicts.map(({ check }) => check));
    const stop = inconclusive('the run ended before it was judged');
    const nothing: CheckResult = { cases: 0, comparisons: 0, stop, observations: [] };
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
  const session = await createSession(options, started_at);
  try {
    await fetchTokens(session);
    await preflight(session);
    const own = resultOfOne(check, await execute(session, check, input));
    const nothing = { cases: 0, comparisons: 0, observations: [] };
    const result = judge ? watch(session.history, session.facts, judge, nothing) : own;
    const left_behind = await cleanUp(session);
    const verdicts = [toVerdict(judge ?? check, result, options)];
    return runReport(options, { started_at, verdicts, left_behind, interrupted: false }, session);
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
    return await removeAll(session);
  } finally {
    await session.close();
  }
}

/**
 * @param entries of an earlier run, whose cleaning this one goes on with
 * @throws TargetUnusable when the target file names a control interface that does not answer
 */
export async function createSession(
  options: RunOptions,
  started_at: string,
  entries: Created[] = [],
): Promise<Session> {
  const target = options.limits ? { ...options.target, limits: options.limits } : options.target;
  const began = performance.now();
  const secrets = new Set(secretsOf(target));
  const tokens = remembering(createTokenBook(target), secrets);
  const own = organizationsOf(target);
  const room = createRoom();
  const history = createHistory((record) => {
    options.record?.(redactJson(maskForeign(record, own), [...secrets]));
    room.wrote(options.recorded_bytes?.() ?? 0);
  });
  const control = target.control && createControl(target.control);
  const { time_limit_s } = options;
  const limit =
    time_limit_s === undefined
      ? endless
      : createTimeLimit(time_limit_s, `--time-limit ${time_limit_s}`, options.timers);
  const clock = endingWith(limit, await openClock(options.http ? undefined : control));
  const facts = factsOf(target, options.strict ?? false, clock);
  history.add({
    type: 'run',
    history_version,
    kit: options.kit_version,
    document: options.document_version,
    seed: options.seed,
    ...(options.samples !== undefined && { samples: options.samples }),
    started_at,
    target: summaryOf(options.target),
    ...(options.command !== undefined && { command: options.command }),
    replay_options: options.replay_options,
    ...(target.require && { require: requiredClaims(target) }),
    checks: options.checks.map(({ id }) => id),
    ...(options.shard && { shard: options.shard }),
    facts,
  });
  let stage: Promise<Stage> | undefined;
  let polling: RunPolling | undefined;
  const session: Session = {
    target,
    facts,
    limit,
    clock,
    secrets,
    ...(control && { control }),
    stage() {
      stage ??= createStage(session, openCase(session, 'deliveries').context);
      return stage;
    },
    async close() {
      limit.close();
      await (await stage)?.close();
      await control?.close();
      await session.http.close();
    },
    dialect: createDialect(target.choices ?? {}),
    tokens,
    http:
      options.http ??
      createHttp({
        base_url: target.base_url,
        timeout_s: target.network?.timeout_s,
        requests_per_second: target.limits?.requests_per_second,
        waits_s: target.limits?.waits_s,
        room,
      }),
    history,
    underWay: { requests: new Set(), is_over: false },
    silences: createSilences((target.network?.timeout_s ?? default_timeout_s) * 1000),
    liveness: createLiveness(),
    unsettled: createUnsettled(facts.consistency_ms, clock),
    budgets: createBudgets(target),
    get polledRuns() {
      polling ??= createRunPolling(session, () => openCase(session, 'runs').context);
      return polling;
    },
    data: createDataSets(target.limits?.assets ?? default_max_assets),
    journal: createJournal((entry) => options.created?.(redactJson(entry, [...secrets])), entries),
    // Twelve hexadecimal digits behind letters: names stay in [a-z0-9] and no other run's are met.
    prefix: `mrk${randomBytes(6).toString('hex')}`,
    names: 0,
    done: new Map(),
    kit_version: options.kit_version,
    elapsed_ms: () => Math.round(performance.now() - began),
    wait: clock.wait,
  };
  return session;
}

/** No wait on it outlasts the run. */
function endingWith(limit: TimeLimit, clock: TargetClock): TargetClock {
  if (limit === endless) return clock;
  const goOn: TargetClock['goOn'] = async (most_ms, sooner) => {
    limit.check();
    const { promise: given_up, resolve: giveUp } = Promise.withResolvers<void>();
    try {
      await limit.before(clock.goOn(most_ms, sooner ? Promise.race([sooner, given_up]) : given_up));
    } finally {
      giveUp();
    }
  };
  return {
    ...clock,
    ask_ms: () => limit.before(clock.ask_ms()),
    goOn,
    // One step of a stepped clock after the other: none is taken behind the end.
    async wait(ms) {
      const end_ms = clock.now_ms() + ms;
      while (clock.now_ms() < end_ms) await goOn(end_ms - clock.now_ms());
    },
  };
}

/** Tokens that files, commands and servers gave are secrets too: a target may repeat them in what it answers. */
function remembering(book: TokenBook, secrets: Set<string>): TokenBook {
  return {
    ...book,
    async tokenOf(principal) {
      const token = await book.tokenOf(principal);
      secrets.add(token);
      return token;
    },
  };
}

function factsOf(target: Target, strict: boolean, clock: TargetClock): Facts {
  const principals = Object.fromEntries(
    Object.entries(target.principals).map(([name, principal]) => [name, principalFacts(principal)]),
  );
  const operations = claimedOperations(target);
  const no_webhooks = webhookProblem(target, operations) ?? receiverProblem(target);
  const no_new_webhooks = no_webhooks ?? creationProblem(target);
  return {
    choices: target.choices ?? {},
    principals,
    operations,
    base_url: target.base_url,
    strict,
    consistency_ms: target.consistency_ms ?? 0,
    read_only: target.mode === 'read-only',
    ...(clock.kind === 'stepped' && { steps_time: true as const }),
    ...(target.fixtures && { fixtures: target.fixtures }),
    ...(target.uploads && { uploads: target.uploads }),
    ...((target.control || target.hooks?.cancel_run) && { cancels_runs: true as const }),
    ...(no_webhooks && { no_webhooks }),
    ...(no_new_webhooks && { no_new_webhooks }),
    ...(target.billing && { restore_threshold: target.billing.restore_threshold }),
  };
}

/** Facts are stored with the history: no secret may be among them. */
function principalFacts({ kind, organization, second_organization }: TargetPrincipal): PrincipalFacts {
  if (!organization) return { kind };
  const { callback_secret, ...named } = organization;
  return {
    kind,
    ...(second_organization && { second_organization }),
    organization: named,
    ...(callback_secret !== undefined && { signs_callbacks: callback_secret !== null }),
  };
}

async function judgeAll(
  session: Session,
  options: RunOptions,
  emit: (event: RunEvent) => void,
  unfinished: (verdicts: readonly Verdict[]) => Report,
): Promise<Verdict[]> {
  // Checks that judge every answer come last, when all answers are there; before them, in one block, those by waves.
  const kindOf = ({ watches, gathers, wave }: Check) =>
    watches || gathers ? 'watching' : wave ? 'by waves' : 'acting';
  const kinds = Object.groupBy(options.checks, kindOf);
  const in_real_time = session.clock.kind === 'real';
  const acting = in_real_time ? (kinds.acting ?? []).toSorted(waitingLast) : (kinds.acting ?? []);
  const ordered = [...acting, ...(kinds['by waves'] ?? []), ...(kinds.watching ?? [])];
  let waves: Promise<Map<Check, CheckResult>> | undefined;
  const byWaves = (check: Check) => {
    // The first of them that is to run brings the results of all.
    waves ??= runWaves(
      session,
      (kinds['by waves'] ?? []).filter((one) => whyNotRun(session, one) === undefined),
      options,
    );
    return waves.then((results) => results.get(check)!);
  };
  const begun = new Map<Check, Promise<CheckResult>>();
  // Checks that wait are begun with the run, beside the waves: it takes as long as its longest wait, not as their sum.
  if (in_real_time) {
    const ready = ordered.filter((check) => whyNotRun(session, check) === undefined);
    const [of_waves] = ready.filter(({ wave }) => wave);
    if (of_waves) begun.set(of_waves, byWaves(of_waves));
    for (const check of ready) if (check.waits) begun.set(check, runCheck(session, check, options));
    // Their errors are thrown when their results are awaited below.
    for (const result of begun.values()) result.catch(() => {});
  }
  const known = knownFailuresOf(options);
  const verdicts: Verdict[] = [];
  let silent = 0;
  for (const [index, check] of ordered.entries()) {
    emit({ type: 'check-started', check, index, of: ordered.length });
    const answers_before = session.history.exchanges.length;
    const hindrance =
      whyNotRun(session, check) ??
      (options.signal?.aborted ? inconclusive('the run was interrupted') : undefined) ??
      session.limit.over ??
      (silent >= max_silent_checks || session.liveness.is_gone
        ? inconclusive('the target stopped answering earlier in this run')
        : undefined);
    const nothing: CheckResult | undefined = hindrance && {
      cases: 0,
      comparisons: 0,
      stop: hindrance,
      observations: [],
    };
    const result = nothing
      ? // What was seen before the time was over is told all the same.
        hindrance === session.limit.over
        ? watch(session.history, session.facts, check, nothing)
        : nothing
      : watch(
          session.history,
          session.facts,
          check,
          await inTime(begun.get(check) ?? (check.wave ? byWaves(check) : runCheck(session, check, options))),
        );
    const shrunk = result.failing?.shrunk;
    session.history.add({
      type: 'check',
      check: check.id,
      ...(hindrance && { stop: hindrance }),
      ...(shrunk && { shrunk }),
    });
    if (!hindrance) {
      const own = session.history.exchanges.slice(answers_before);
      silent = own.length > 0 && own.every((exchange) => exchange.failure || isSilence(exchange)) ? silent + 1 : 0;
    }
    const verdict = verdictOf(check, result);
    verdicts.push(verdict);
    options.progressed?.(() => unfinished(verdicts));
    emit({ type: 'verdict', verdict, index, of: ordered.length });
  }
  await tryAgain();
  tellOfOthers();
  return verdicts;

  /** What does not end although all its requests and waits were cut off is left behind. */
  async function inTime(result: Promise<CheckResult>): Promise<CheckResult> {
    try {
      return await session.limit.soonAfter(result);
    } catch (error) {
      if (!(error instanceof CaseStopped)) throw error;
      return { cases: 0, comparisons: 0, stop: error.stop, observations: [] };
    }
  }

  function verdictOf(check: Check, result: CheckResult): Verdict {
    const plain = toVerdict(check, result, options);
    return redactJson(known ? knownVerdict(plain, known) : plain, [...session.secrets]);
  }

  /** Rules for every answer that other parts of the run have: an answer of this part can be judged nowhere else. */
  function tellOfOthers(): void {
    for (const check of options.watching ?? []) {
      if (whyNotRun(session, check)) continue;
      const result = watch(session.history, session.facts, check, { cases: 0, comparisons: 0, observations: [] });
      if (!result.failing && result.fault === undefined) continue;
      session.history.add({ type: 'check', check: check.id });
      const verdict: Verdict = { ...verdictOf(check, result), watched_only: true };
      const index = verdicts.push(verdict) - 1;
      options.progressed?.(() => unfinished(verdicts));
      emit({ type: 'verdict', verdict, index, of: verdicts.length });
    }
  }

  /** What was inconclusive is judged once more, when all else is done: what was in its way may be gone. */
  async function tryAgain(): Promise<void> {
    const open = ordered.flatMap((check, index) => (isOpen(verdicts[index]!) ? { check, index } : []));
    const is_over = () => options.signal?.aborted || silent >= max_silent_checks || session.limit.over !== undefined;
    // Without a limit nobody asked for more than one run.
    if (options.time_limit_s === undefined && open.length > most_again) return;
    let waves: Promise<Map<Check, CheckResult>> | undefined;
    const of_waves = open.map(({ check }) => check).filter(({ wave }) => wave);
    // Each wave waits for events, twice: whoever sent none to anybody is not waited for once more.
    const is_mute = session.clock.kind === 'real' && session.history.arrivals.size === 0;
    for (const { check, index } of open) {
      if (is_over()) return;
      if (check.wave && is_mute) continue;
      if (check.wave) waves ??= runWaves(session, of_waves, options);
      const own = await inTime(
        check.wave ? waves!.then((results) => results.get(check)!) : runCheck(session, check, options),
      );
      const result = watch(session.history, session.facts, check, own);
      const shrunk = result.failing?.shrunk;
      const before = verdicts[index]!;
      const first_try = 'message' in before ? before.message : '';
      session.history.add({ type: 'check', check: check.id, first_try, ...(shrunk && { shrunk }) });
      const verdict: Verdict = { ...verdictOf(check, result), first_try };
      verdicts[index] = verdict;
      options.progressed?.(() => unfinished(verdicts));
      emit({ type: 'tried-again', verdict, before });
    }
  }
}

/** So many checks are tried once more at the end of a run without a time limit. */
const most_again = 12;

/** Not where a budget ended, which another try does not give back. */
function isOpen(verdict: Verdict): boolean {
  return verdict.verdict === 'inconclusive' && !verdict.budget;
}

/** Checks that are begun with the run come last, so that the others do not wait for them. */
function waitingLast(a: Check, b: Check): number {
  return Number(a.waits ?? false) - Number(b.waits ?? false);
}

function inconclusive(reason: string): Stop {
  return { verdict: 'inconclusive', reason };
}

/** Why a check cannot be run against this target at all. */
export function whyNotRun(session: Session, check: Check): Stop | undefined {
  const { target, facts } = session;
  if (!claims(target, check.area)) return { verdict: 'not-claimed', reason: `the target does not claim ${check.area}` };
  const unclaimed = check.operations.find((id) => !facts.operations.includes(id));
  if (unclaimed !== undefined) {
    return { verdict: 'not-claimed', reason: `the target does not claim ${operations[unclaimed].tag}` };
  }
  if (check.needs.writes && target.mode === 'read-only') {
    return { verdict: 'not-claimed', reason: 'the check writes, and the target file says mode: read-only' };
  }
  if (check.wave) {
    const problem = waveProblem(session);
    if (problem) return problem;
  }
  const missing = check.needs.principals?.find((name) => target.principals[name] === undefined);
  if (missing === undefined) return undefined;
  return { verdict: 'could-not-run', reason: `the target file has no principals.${missing}` };
}

function waveProblem({ target, clock }: Session): Stop | undefined {
  if (clock.kind === 'other') {
    const reason = 'the clock of the target goes neither by itself nor by steps: start it with --clock real or virtual';
    return { verdict: 'could-not-run', reason };
  }
  return receiverProblem(target);
}
