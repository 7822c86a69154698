/** Makes what the parts of one run share: from the target file, the options and the clock of the target. */
import { randomBytes } from 'node:crypto';
import { createDialect } from '../../src/choices/dialect.ts';
import { within } from '../../src/input/within.ts';
import { maskForeign, organizationsOf } from '../reports/foreign-records.ts';
import { redactJson, secretsOf } from '../reports/redact.ts';
import type { Facts, PrincipalFacts } from '../suite/evidence.ts';
import { claimedOperations, requiredClaims } from '../target/areas.ts';
import { createBudgets } from '../target/budget.ts';
import { summaryOf } from '../target/summary.ts';
import type { Target, TargetPrincipal } from '../target/target.ts';
import { createTokenBook, type TokenBook } from '../target/tokens.ts';
import { type Control, createControl } from '../waves/control.ts';
import { loadHookModules } from '../waves/hook-module.ts';
import { createStage, type Stage } from '../waves/stage.ts';
import { openClock, realClock, type TargetClock } from '../waves/target-clock.ts';
import { creationProblem, receiverProblem, webhookProblem } from '../waves/target-offers.ts';
import { allotmentOf } from './allotment.ts';
import { createDataSets } from './data-sets.ts';
import { createHistory, history_version } from './history.ts';
import { createHttp, default_timeout_s } from './http.ts';
import { type Created, createJournal } from './journal.ts';
import { createKeptBodies } from './kept-bodies.ts';
import { createLiveness } from './liveness.ts';
import { openCase } from './open-case.ts';
import { createQuotas } from './quotas.ts';
import { createRatedRuns, rated_sets } from './rated-runs.ts';
import { createRoom } from './room.ts';
import type { RunOptions } from './run-options.ts';
import { createRunPolling, type RunPolling, shared_asker } from './run-polling.ts';
import { createServerErrors } from './server-errors.ts';
import type { Session } from './session.ts';
import { viewOf } from './session-view.ts';
import { createSilences } from './silences.ts';
import { createSpending } from './spending.ts';
import { createTimeLimit, endless, type TimeLimit } from './time-limit.ts';
import { createTurns } from './turns.ts';
import { createUnsettled } from './unsettled.ts';
import { whyNotRun } from './why-not-run.ts';

/** So long may receivers, connections and the clock take to let go. */
const close_ms = 3_000;

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
  await loadHookModules(target.hooks);
  const began = performance.now();
  const secrets = new Set(secretsOf(target));
  const tokens = remembering(createTokenBook(target), secrets);
  const own = organizationsOf(target);
  const room = createRoom();
  const history = createHistory((record) => {
    options.record?.(redactJson(maskForeign(record, own), [...secrets]));
    room.wrote(options.recorded_bytes?.() ?? 0);
  });
  const control = target.control && createControl(target.control, target);
  const limit = limitOf(options);
  const clock = endingWith(limit, await clockOf(target, options.http ? undefined : control));
  // Business time is stepped, and replication is not, unless the target says so.
  const replicates = clock.kind === 'stepped' && !target.control?.steps_replication;
  const settling = replicates ? [clock, endingWith(limit, realClock())] : [clock];
  const facts = factsOf(target, options.strict ?? false, clock);
  const runnable = options.checks.filter((check) => !whyNotRun({ target, facts, clock }, check));
  const allotment = allotmentOf(runnable, target.limits ?? {}, { ...options, asked_twice: target.asked_twice });
  history.add({
    type: 'run',
    history_version,
    kit: options.kit_version,
    document: options.document_version,
    seed: options.seed,
    ...(options.samples !== undefined && { samples: options.samples }),
    ...(allotment.fewer_cases && { fewer_cases: allotment.fewer_cases }),
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
  let made: Stage | undefined;
  let polling: RunPolling | undefined;
  const borrowing = () => openCase(session, shared_asker);
  const session: Session = {
    target,
    facts,
    limit,
    clock,
    secrets,
    ...(control && { control }),
    stage() {
      // Its requests may be those of a wave at one replica.
      const own = viewOf(session, { only: undefined });
      stage ??= createStage(own, openCase(own, 'deliveries').context).then((one) => {
        made = one;
        return one;
      });
      return stage;
    },
    get contacts() {
      return made?.contacts;
    },
    async close() {
      limit.close();
      // All that a run is for is done: one that does not let go is left behind.
      const closing = [stage?.then((one) => one.close()), control?.close(), session.http.close()];
      await within(Promise.allSettled(closing), close_ms, () => {});
    },
    dialect: createDialect(target.choices ?? {}),
    tokens,
    refusals: new Set(),
    http:
      options.http ??
      createHttp({
        base_url: target.base_url,
        ...(target.base_urls && { base_urls: target.base_urls }),
        ...(target.network && { network: target.network }),
        mode: target.mode,
        requests_per_second: target.limits?.requests_per_second,
        pace: options.pace,
        waits_s: target.limits?.waits_s,
        room,
      }),
    history,
    kept: createKeptBodies(),
    underWay: { requests: new Set(), is_over: false },
    silences: createSilences((target.network?.timeout_s ?? default_timeout_s) * 1000),
    liveness: createLiveness(),
    errors: createServerErrors(),
    quotas: createQuotas(facts),
    turns: createTurns(),
    unsettled: createUnsettled(facts.consistency_ms, settling),
    budgets: createBudgets(allotment.shares),
    allotment,
    spending: createSpending(target),
    get polledRuns() {
      polling ??= createRunPolling(session, borrowing);
      return polling;
    },
    ratedRuns: createRatedRuns(
      (made) =>
        made < (facts.consistency_ms > 0 ? rated_sets.late : rated_sets.slow) && session.polledRuns.mayBeginAnother(),
      (number) => (number === 0 ? session.polledRuns : createRunPolling(session, borrowing, false)),
    ),
    data: createDataSets(allotment.shares.assets),
    journal: createJournal((entry) => {
      options.created?.(redactJson(entry, [...secrets]));
      // Nothing is made that could not be written down.
      if ('operation' in entry) limit.check();
    }, entries),
    // Twelve hexadecimal digits behind letters: names stay in [a-z0-9] and no other run's are met.
    prefix: `mrk${randomBytes(6).toString('hex')}`,
    names: 0,
    done: new Map(),
    doing: new Map(),
    handedOn: new Map(),
    spare_workflows: new Set(),
    kit_version: options.kit_version,
    elapsed_ms: () => Math.round(performance.now() - began),
    async wait(ms) {
      await Promise.all(settling.map((one) => one.wait(ms)));
    },
  };
  return session;
}

function limitOf({ time_limit_s, signal, timers }: RunOptions): TimeLimit {
  if (time_limit_s === undefined) return signal ? createTimeLimit({ signal, timers }) : endless;
  return createTimeLimit({ time: { seconds: time_limit_s, told: `--time-limit ${time_limit_s}` }, signal, timers });
}

/** No clock is stepped where nothing may be written. */
async function clockOf({ mode }: Target, control: Control | undefined): Promise<TargetClock> {
  const clock = await openClock(control);
  return mode === 'read-only' && clock.kind === 'stepped' ? realClock('other') : clock;
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
    async skip(ms) {
      limit.check();
      await limit.before(clock.skip(ms));
    },
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
    async renewed(principal, refused) {
      const token = await book.renewed(principal, refused);
      if (token !== undefined) secrets.add(token);
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
    ...(target.absent && { absent: target.absent }),
    ...(target.uploads && { uploads: target.uploads }),
    ...((target.control || target.hooks?.cancel_run) && target.mode !== 'read-only' && { cancels_runs: true as const }),
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
