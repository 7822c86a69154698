/**
 * Dispatches runs and polls them until they end. One run of each kind that the target offers serves all checks: they
 * are all dispatched when a check first asks for one, and read side by side, so that their cost and time are paid once.
 */

import { answerOrStop } from '../acts/answer-or-stop.ts';
import { actsIn } from '../models/acts-in.ts';
import { showsEnd } from '../models/run-state.ts';
import { CaseStopped, type CheckContext } from '../suite/context.ts';
import type { Facts } from '../suite/evidence.ts';
import { budgetEnded, type Exchange, isSentAgain, isServerError, type Stop } from '../suite/exchange.ts';
import type { DispatchOptions, PolledRun, RunName } from '../suite/polled-run.ts';
import { run_parts } from '../suite/scenario.ts';
import type { Budgets } from '../target/budget.ts';
import type { PrincipalName, Target } from '../target/target.ts';
import type { Control } from '../waves/control.ts';
import { createHooks } from '../waves/hooks.ts';
import type { TargetClock } from '../waves/target-clock.ts';
import { waitsForClock } from '../waves/target-clock.ts';
import {
  endsWithin,
  fixtureDispatch,
  fixtureName,
  offeredRuns,
  wantsCancel,
  whyNotOffered,
} from '../waves/target-offers.ts';
import type { Allotment } from './allotment.ts';

interface BegunRun {
  run: PolledRun;
  reads: Exchange[];
  until_ms: number;
  /** Reads in a row that met with an error of the server, twice each. */
  erred: number;
  /** Reads that began behind that time. */
  late_reads: number;
}

/** Reason why a run could not be polled, and the answer to its dispatch where there was one. */
interface FailedDispatch {
  stop: Stop;
  dispatch?: Exchange;
  /** Of a run that was dispatched, and cannot be read. */
  is_unreadable?: true;
}

/** A context for requests that belong to no check yet, and what it has sent. */
export interface Borrowing {
  context: CheckContext;
  exchanges: readonly Exchange[];
}

type Polled = ReadonlyMap<RunName, PolledRun | FailedDispatch>;

/** The part of a session that polling needs. */
export interface RunPollingParts {
  target: Target;
  facts: Facts;
  /** The time on which the target is judged. */
  clock: TargetClock;
  budgets: Budgets;
  allotment: Pick<Allotment, 'dispatchers'>;
  control?: Control;
}

export interface RunPolling {
  /** @param asker the check, by its id */
  dispatch(
    asker: string,
    ctx: CheckContext,
    caller: PrincipalName,
    name: RunName,
    step: string,
    options?: DispatchOptions,
  ): Promise<Exchange>;
  untilEnd(
    ctx: CheckContext,
    caller: PrincipalName,
    run: { id: string; name: RunName },
    step: string,
  ): Promise<Exchange[]>;
  polledRun(ctx: CheckContext, name: RunName, borrow: (made: readonly Exchange[]) => void): Promise<PolledRun>;
  cancel(id: string): Promise<boolean>;
  /** True where there are runs enough to dispatch those of each kind once more. */
  mayBeginAnother(): boolean;
}

/** Asker for the runs that all checks share. */
export const shared_asker = 'runs';
/** The first wait between two reads in real time, and the longest. */
const first_pause_ms = 20;
const longest_pause_ms = 500;
/** A busy machine reads for the last time long before: a run is given up by what it shows behind its time, twice. */
const most_late_reads = 2;
/** So often runs are dispatched for all checks, in the whole of a run of the suite. */
const most_tries = 6;
/** Another read of a run whose reads so often meet nothing but errors of the server is in vain. */
const most_erred = 3;
/** A step of a clock that the suite moves: no longer than to the next thing that is due. */
const most_step_ms = 1_000;

/** @param for_all dispatches one of each kind at once, for all checks */
export function createRunPolling(session: RunPollingParts, borrowing: () => Borrowing, for_all = true): RunPolling {
  const { target, facts, clock, budgets } = session;
  const { dispatchers = [] } = session.allotment;
  const served = new Set<string>();
  const hooks = createHooks(target, session.control);
  let all: Promise<Polled> | undefined;
  /** Exchanges that met with errors of the server, by the kind of run. */
  const met = new Map<RunName, Exchange[]>();
  let tries = 1;
  let has_polled = false;

  async function dispatch(
    asker: string,
    ctx: CheckContext,
    caller: PrincipalName,
    name: RunName,
    step: string,
    { body = {}, path, organization, ...options }: DispatchOptions = {},
  ): Promise<Exchange> {
    const why = whyNotOffered(target, facts, name);
    if (why) return ctx.stop(why.verdict, why.reason);
    const { text = ctx.newName('run'), callback_url } = options;
    const draft = fixtureDispatch(target, name, { text, callback_url })!;
    if (budgets.runs.free <= keptForPolling() + keptForOthers(asker, name)) {
      throw new CaseStopped(budgetEnded(`the run may dispatch ${budgets.runs.most} runs (limits.runs)`));
    }
    budgets.runs.spend();
    served.add(asker);
    const filled = { ...draft, body: { ...(draft.body as object), ...body } };
    const acts = organization === undefined ? actsIn(facts, caller) : { organization };
    const request = { ...filled, ...(path && { path }), ...acts };
    return patiently(() => ctx.call(caller, request, step));
  }

  /** Of few runs those that serve many checks come before one of any check alone, whichever is the first to ask. */
  function keptForPolling(): number {
    return budgets.wave_runs === budgets.runs || has_polled ? 0 : atOnce().length;
  }

  /** And each check that finds more with a run of its own comes before others, and before a second one of any. */
  function keptForOthers(asker: string, name: RunName): number {
    if (asker === shared_asker && isRunPart(name)) return 0;
    const before = dispatchers.includes(asker) && !served.has(asker) ? dispatchers.indexOf(asker) : dispatchers.length;
    return dispatchers.slice(0, before).filter((one) => !served.has(one)).length;
  }

  async function patiently(call: () => Promise<Exchange>): Promise<Exchange> {
    const answered = call();
    if (clock.kind === 'stepped') while (await waitsForClock(clock, answered)) await clock.goOn(most_step_ms);
    return answered;
  }

  async function untilEnd(
    ctx: CheckContext,
    caller: PrincipalName,
    { id, name }: { id: string; name: RunName },
    step: string,
  ): Promise<Exchange[]> {
    const reads: Exchange[] = [];
    const until_ms = clock.now_ms() + endsWithin(target, name);
    for (let pause_ms = first_pause_ms; ; pause_ms = Math.min(longest_pause_ms, pause_ms * 1.5)) {
      reads.push(await read(ctx, caller, id, `${step}/${reads.length + 1}`));
      if (showsEnd(reads.at(-1)!)) return reads;
      if (clock.now_ms() >= until_ms) {
        if (!mayLag()) return reads;
        await ctx.time.settle();
        return [...reads, await read(ctx, caller, id, `${step}/${reads.length + 1}`)];
      }
      await clock.goOn(clock.kind === 'stepped' ? most_step_ms : pause_ms);
    }
  }

  /** A clock that is stepped goes through all of a run before real time has shown its end. */
  function mayLag(): boolean {
    return clock.kind === 'stepped' && facts.consistency_ms > 0;
  }

  function read(ctx: CheckContext, caller: PrincipalName, id: string, step: string): Promise<Exchange> {
    return ctx.call(caller, { operation: 'getRun', path: { id }, ...actsIn(facts, caller) }, step);
  }

  /** The cause of one failed dispatch may be gone by now. */
  async function polled(name: RunName): Promise<PolledRun | FailedDispatch> {
    all ??= poll(atOnce(name));
    if (!(await all).has(name)) all = withMore(all, name);
    const found = (await all).get(name)!;
    if (!('stop' in found) || !isPassing(found) || tries >= most_tries) return found;
    tries += 1;
    all = withMore(all, name);
    return (await all).get(name)!;
  }

  async function withMore(all: Promise<Polled>, name: RunName): Promise<Polled> {
    const known = await all;
    return new Map([...known, ...(await poll([name]))]);
  }

  /** Of few runs one of each end is dispatched first, and one of another model when a check asks for it. */
  function atOnce(name?: RunName): RunName[] {
    if (!for_all) return name === undefined ? [] : [name];
    const offered = offeredRuns(target, facts.operations);
    if (budgets.wave_runs === budgets.runs) return offered;
    return offered.filter((one) => one === name || isRunPart(one));
  }

  async function poll(names: readonly RunName[]): Promise<Polled> {
    has_polled = true;
    const { context: ctx, exchanges } = borrowing();
    const begun = new Map<RunName, BegunRun | FailedDispatch>();
    for (const name of names) begun.set(name, await begin(ctx, name));
    const open = () => [...begun.values()].filter((one) => 'run' in one).filter(({ run }) => !run.ended);
    for (let pause_ms = first_pause_ms; ; pause_ms = Math.min(longest_pause_ms, pause_ms * 1.5)) {
      const now_ms = clock.now_ms();
      const isOver = ({ until_ms }: BegunRun) => now_ms > until_ms;
      const waiting = open().filter((one) => !isOver(one) || one.late_reads < most_late_reads);
      if (mayLag() && waiting.length > 0 && waiting.every(isOver)) await ctx.time.settle();
      for (const one of waiting) {
        const { name, id } = one.run;
        if (isOver(one)) one.late_reads += 1;
        const step = `life-${name}/${one.reads.length + 1}`;
        const { exchange, stop } = await answerOrStop(() => read(ctx, 'owner', id, step));
        if (exchange) one.reads.push(exchange);
        one.erred = stop?.server_error ? one.erred + 1 : 0;
        if (stop && (one.erred === most_erred || (stop.server_error && stop.silent))) {
          begun.set(name, { stop, dispatch: one.run.dispatch, is_unreadable: true });
        }
        // The end is seen twice, so that what it shows can be compared.
        one.run.ended = one.reads.length > 1 && one.reads.slice(-2).every(showsEnd);
      }
      if (waiting.every(({ run }) => run.ended)) break;
      if (open().length === 0) break;
      const isNearEnd = open().every(({ run, reads }) => run.ended || (reads.length > 0 && showsEnd(reads.at(-1)!)));
      if (!isNearEnd) await clock.goOn(clock.kind === 'stepped' ? most_step_ms : pause_ms);
    }
    for (const name of names)
      met.set(name, [...(met.get(name) ?? []), ...exchanges.filter((one) => isErred(one, name))]);
    return new Map([...begun].map(([name, one]) => [name, 'run' in one ? one.run : one]));
  }

  async function begin(ctx: CheckContext, name: RunName): Promise<BegunRun | FailedDispatch> {
    const { exchange, stop } = await answerOrStop(() => dispatch(shared_asker, ctx, 'owner', name, `dispatch-${name}`));
    if (!exchange) return { stop: stop! };
    const id = exchange.decoded?.record?.run_id;
    if (exchange.decoded?.outcome !== 'success' || typeof id !== 'string') {
      const { operation } = exchange.request;
      const why = `${operation} answered ${exchange.received?.status} without the id of a run`;
      const reason = `the suite could dispatch no run of ${fixtureName(name)}: ${why}`;
      const refusal: Stop = { verdict: 'could-not-run', reason, operation };
      return { stop: refusal, dispatch: exchange };
    }
    if (wantsCancel(target, name)) {
      const { is_done, says } = await hooks.cancelRun(id);
      const by = target.hooks?.cancel_run ? 'hooks.cancel_run' : 'control';
      const reason = `${by} canceled no run: it ${says}`;
      if (!is_done) return { stop: { verdict: 'could-not-run', reason }, dispatch: exchange };
    }
    const reads: Exchange[] = [];
    const run: PolledRun = { name, id, dispatch: exchange, reads, ended: false };
    return { run, reads, until_ms: clock.now_ms() + endsWithin(target, name), erred: 0, late_reads: 0 };
  }

  return {
    dispatch,
    untilEnd,
    async polledRun(ctx, name, borrow) {
      if (!facts.operations.includes('getRun')) return ctx.stop('not-claimed', 'the target does not claim runs');
      const why = whyNotOffered(target, facts, name);
      if (why) return ctx.stop(why.verdict, why.reason);
      const found = await polled(name);
      borrow(met.get(name) ?? []);
      if ('stop' in found) {
        if (found.dispatch) borrow([found.dispatch]);
        throw new CaseStopped(found.stop);
      }
      borrow([found.dispatch, ...found.reads]);
      return found;
    },
    cancel: async (id) => (await hooks.cancelRun(id)).is_done,
    mayBeginAnother: () =>
      budgets.wave_runs === budgets.runs && budgets.runs.beyond >= offeredRuns(target, facts.operations).length,
  };
}

/** Neither an answer of the target nor the end of a budget, which would be the same once more. */
function isPassing({ stop: { verdict, budget }, is_unreadable }: FailedDispatch): boolean {
  return verdict === 'inconclusive' && !budget && !is_unreadable;
}

function isErred(exchange: Exchange, name: RunName): boolean {
  const is_own = exchange.step.endsWith(`dispatch-${name}`) || exchange.step.includes(`life-${name}/`);
  return is_own && (isSentAgain(exchange) || isServerError(exchange));
}

function isRunPart(name: RunName): boolean {
  return (run_parts as readonly RunName[]).includes(name);
}
