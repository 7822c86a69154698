/**
 * Dispatches each run that the target file names, once: it is there, it can be read, and the first of them calls the
 * receiver of the suite.
 */
import type { OperationId } from '../../src/contract/operations.ts';
import { answerOrStop } from '../acts/answer-or-stop.ts';
import { freshWorkflow } from '../acts/fresh-workflow.ts';
import { isSuccess } from '../models/steps.ts';
import type { Session } from '../runner/session.ts';
import { CaseStopped, type CheckContext } from '../suite/context.ts';
import type { Exchange, Stop } from '../suite/exchange.ts';
import type { RunName } from '../suite/polled-run.ts';
import { claims } from '../target/areas.ts';
import { endsWithin, fixtureDispatch } from '../waves/target-offers.ts';
import { lineOf } from './callers.ts';
import { choiceIn, type Finding, findingsOf } from './finding.ts';
import { tryCancel } from './hooks.ts';
import type { CalledRun, Ear } from './receiver.ts';
import {
  answered,
  type DispatchedRun,
  type EndedRun,
  keyOfRun,
  look_into_log,
  most_failed_reads,
  readToItsEnd,
} from './run-reading.ts';

const { well, problem, doubt, notTried } = findingsOf('runs');
const receiver = findingsOf('receiver');

/** Families of checks that hear of runs. */
const hearing = ['deliveries', 'events', 'retry', 'signature'] as const;

export interface TriedRuns {
  findings: Finding[];
  called: CalledRun;
}

/** @param consistency_ms what the target file says; the session itself waits for nothing */
export async function tryRuns(
  session: Session,
  ctx: CheckContext,
  ear: Ear,
  consistency_ms: number,
): Promise<TriedRuns> {
  const { target, facts } = session;
  const none = (why: string): TriedRuns => ({ findings: [notTried(why)], called: { not: why } });
  if (target.mode === 'read-only') return none('the target file says mode: read-only');
  if (!facts.operations.includes('getRun')) return none('runs are not claimed');
  const findings: Finding[] = [];
  const begun: DispatchedRun[] = [];
  let called: CalledRun | undefined = notHeard(session, ear);
  let caller: DispatchedRun | undefined;
  for (const name of namesOf(session)) {
    const url = called === undefined && !caller ? ear.callback_url : undefined;
    const { run, uncalled, over, findings: found } = await dispatched(ctx, name, url);
    findings.push(...found);
    if (over) break;
    if (!run) continue;
    begun.push(run);
    if (uncalled) called = uncalled;
    else if (url !== undefined) caller = run;
  }
  // Side by side, since each may take as long as its model.
  const ends = await Promise.all(begun.map((run) => followed(session, ctx, run, consistency_ms)));
  findings.push(...ends.flatMap((end) => end.findings), ...unreadable(begun, ends), ...(await tryCreation(ctx)));
  if (findings.length === 0) return none('the target file names no model and no workflow');
  const end = caller && ends[begun.indexOf(caller)];
  if (end?.ended_ms !== undefined) called = { run_id: caller!.id, ended_ms: end.ended_ms };
  called ??= { not: caller ? 'its run was not seen to end' : 'no run could be dispatched' };
  return { findings, called };
}

function followed(session: Session, ctx: CheckContext, run: DispatchedRun, consistency_ms: number): Promise<EndedRun> {
  if (run.name === 'slow') return tryCancel(session, ctx, run, consistency_ms);
  return readToItsEnd(session, ctx, run, { consistency_ms, most_ms: endsWithin(session.target, run.name) });
}

/** One line for each way in which reads fail, whatever the number of runs. */
function unreadable(begun: readonly DispatchedRun[], ends: readonly EndedRun[]): Finding[] {
  const by_way = Map.groupBy(begun.keys(), (index) => ends[index]!.unread);
  return [...by_way].flatMap(([way, [first, ...others]]) => {
    if (way === undefined) return [];
    const { name, dispatch } = begun[first!]!;
    const more = others.length > 0 ? `, and so are ${others.length} others` : '';
    const says = `${answered(dispatch)}, and its run cannot be read: ${way}, ${most_failed_reads} times in a row${more}`;
    return [problem(keyOfRun(name), says, look_into_log)];
  });
}

/** One name for each run that differs from the others; the one that ends well comes first, as it calls. */
function namesOf({ target, facts }: Session): RunName[] {
  const names = new Set<RunName>(['succeeds', 'workflow', ...Object.keys(target.fixtures?.models ?? {})]);
  const seen = new Set<string>();
  return [...names].filter((name) => {
    const draft = fixtureDispatch(target, name);
    if (!draft || !facts.operations.includes(draft.operation)) return false;
    const key = JSON.stringify([draft.path, draft.body]);
    return !seen.has(key) && seen.add(key);
  });
}

function notHeard({ target }: Session, ear: Ear): { not: string } | undefined {
  if (ear.callback_url === undefined) return { not: 'there is no receiver' };
  if (hearing.some((family) => claims(target, family))) return undefined;
  return { not: `the target claims none of ${hearing.join(', ')}` };
}

interface Tried {
  findings: Finding[];
  run?: DispatchedRun;
  /** It was dispatched without the URL. */
  uncalled?: { not: string };
  /** No other can be dispatched. */
  over?: true;
}

async function dispatched(ctx: CheckContext, name: RunName, url: string | undefined): Promise<Tried> {
  const key = keyOfRun(name);
  const ask = (callback_url?: string) =>
    answerOrStop(() =>
      ctx.runs.dispatch('owner', name, `${key}/dispatch`, callback_url === undefined ? {} : { callback_url }),
    );
  let { exchange, stop } = await ask(url);
  const findings: Finding[] = [];
  let uncalled: { not: string } | undefined;
  if (url !== undefined && exchange && !isSuccess(exchange)) {
    const { status } = exchange.received!;
    ({ exchange, stop } = await ask());
    if (isSuccess(exchange)) {
      uncalled = { not: 'a run with a callback_url of the suite is refused' };
      const says = `a run with callback_url ${url} is refused with ${status}, and one without is not`;
      findings.push(receiver.problem('receiver.public_url', says, 'give one that the server takes'));
    }
  }
  if (stop) return { findings: [...findings, stopped(key, stop)], ...(stop.budget && { over: true }) };
  const dispatch = exchange!;
  if (!isSuccess(dispatch)) {
    const says = `${answered(dispatch)} (${new URL(dispatch.sent.url).pathname})`;
    return { findings: [...findings, problem(key, says, mendOf(name, dispatch))] };
  }
  const id = dispatch.decoded?.record?.run_id;
  if (typeof id !== 'string') {
    const says = `${answered(dispatch)}, and no id of a run is found in the answer`;
    return { findings: [...findings, problem('choices.runs.dispatch_response', says, 'say where it stands')] };
  }
  return { findings, run: { name, id, dispatch }, ...(uncalled && { uncalled }) };
}

function mendOf(name: RunName, { request: { operation }, received }: Exchange): string {
  const { status } = received!;
  const key = keyOfRun(name);
  if (status >= 500) return look_into_log;
  if (status === 401 || status === 403) return `give a token that may call ${operation}`;
  if (status === 402) return 'fill up the balance of the organization';
  if (status === 404)
    return `give ${name === 'workflow' ? 'the owner and slug' : 'the path'} of one that is there, or null where there is none`;
  return `give what it takes under ${key}.input`;
}

function stopped(key: string, { reason, budget }: Stop): Finding {
  if (budget) return notTried(reason);
  const choice = choiceIn(reason);
  return choice === undefined
    ? problem(key, reason, look_into_log)
    : problem(choice, reason, 'declare it; init finds most of them');
}

/** The sample workflow can be made anew, as checks do that delete one. */
async function tryCreation(ctx: CheckContext): Promise<Finding[]> {
  const { fixtures, operations } = ctx.facts;
  if (!fixtures?.workflow?.create || !operations.includes('createGraphWorkflow')) return [];
  const key = 'fixtures.workflow.create';
  try {
    const { created } = await freshWorkflow(ctx, 'owner', 'doctor');
    return [well(`workflow: ${answered(created)}`)];
  } catch (error) {
    if (!(error instanceof CaseStopped)) throw error;
    const { reason } = error.stop;
    if (reason.includes('choices.workflows.owner')) return [doubt('choices.workflows.owner', reason, 'declare it')];
    return [problem(key, reason, `give what ${lineOf('createGraphWorkflow' satisfies OperationId)} takes`)];
  }
}
