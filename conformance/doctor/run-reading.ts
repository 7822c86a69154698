/** Reads of a run that the doctor dispatched, until it has ended. */
import { answerOrStop } from '../acts/answer-or-stop.ts';
import { actsIn } from '../models/acts-in.ts';
import { stateOf, unclearWord } from '../models/run-ends.ts';
import { isSuccess } from '../models/steps.ts';
import type { Session } from '../runner/session.ts';
import type { CheckContext } from '../suite/context.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { RunName } from '../suite/polled-run.ts';
import { lineOf } from './callers.ts';
import { type Finding, findingsOf } from './finding.ts';

const { well, problem, doubt } = findingsOf('runs');

/** Reads in a row that may fail before no other is sent. */
export const most_failed_reads = 3;
const first_pause_ms = 50;
const longest_pause_ms = 500;
/** A step of a clock that the suite moves. */
const step_ms = 1_000;
/** A run that is unknown so long after its dispatch is no late one. */
const most_lag_ms = 10_000;
/** More than a busy machine adds. */
const slack_ms = 100;

export interface DispatchedRun {
  name: RunName;
  id: string;
  dispatch: Exchange;
}

export interface EndedRun {
  findings: Finding[];
  /** Time at which its end was read, of `performance.now()`; undefined where it was not. */
  ended_ms?: number;
  /** The word for its end. */
  status?: unknown;
  /** The reason why no read of it succeeds. */
  unread?: string;
}

/** The key of the target file that names the run. */
export function keyOfRun(name: RunName): string {
  return name === 'workflow' ? 'fixtures.workflow' : `fixtures.models.${name}`;
}

/** One line of what was sent and how it was answered. */
export function answered({ request, received, took_ms }: Exchange): string {
  return `${lineOf(request.operation)} ${received!.status} in ${Math.round(took_ms)} ms`;
}

export const look_into_log = 'look into the log of the target';

/**
 * @param consistency_ms what the target file says; the session itself waits for nothing
 * @param most_ms how long it is read, on the target's clock
 */
export async function readToItsEnd(
  session: Session,
  ctx: CheckContext,
  { name, id, dispatch }: DispatchedRun,
  { consistency_ms, most_ms }: { consistency_ms: number; most_ms: number },
): Promise<EndedRun> {
  const { facts, clock } = session;
  const key = keyOfRun(name);
  const [began_ms, real_began_ms] = [ctx.time.now_ms(), session.elapsed_ms()];
  const late: Finding[] = [];
  let reads = 0;
  let failed = 0;
  for (let pause_ms = first_pause_ms; ; pause_ms = Math.min(longest_pause_ms, pause_ms * 1.5)) {
    reads += 1;
    const { exchange, stop } = await answerOrStop(() =>
      ctx.call('owner', { operation: 'getRun', path: { id }, ...actsIn(facts, 'owner') }, `${key}/read-${reads}`),
    );
    const lag_ms = session.elapsed_ms() - real_began_ms;
    const record = isSuccess(exchange) ? (exchange!.decoded?.record ?? {}) : undefined;
    const is_unknown_yet = exchange?.received?.status === 404 && lag_ms <= most_lag_ms;
    if (record && failed > 0 && lag_ms > consistency_ms + slack_ms) {
      const says = `a run could be read ${lag_ms} ms after its dispatch, and the file allows ${consistency_ms}`;
      late.push(problem('consistency_ms', says, `write at least ${lag_ms * 2}`));
    }
    failed = record ? 0 : failed + 1;
    if (record && stateOf(record) === 'ended') {
      const after_s = Math.round((ctx.time.now_ms() - began_ms) / 100) / 10;
      const says = `${name}: ${answered(dispatch)}; ${answered(exchange!)}; ${record.status_code} after ${after_s} s`;
      return { findings: [well(says), ...late], ended_ms: performance.now(), status: record.status_code };
    }
    if (failed >= most_failed_reads && !is_unknown_yet) {
      return { findings: [], unread: stop?.reason ?? `${lineOf('getRun')} answers ${exchange!.received!.status}` };
    }
    if (ctx.time.now_ms() - began_ms >= most_ms) {
      const since = `${name}: ${answered(dispatch)}`;
      const says = `${since}; ${most_ms / 1_000} s later ${record ? `its run is ${record.status_code}` : 'it is unread'}`;
      const is_unclear = record && stateOf(record) === 'unclear';
      const finding = is_unclear
        ? doubt('choices.records.status_words', `${since}; ${unclearWord(record, facts)}`, 'declare them')
        : doubt(`${key}.ends_within_s`, says, 'give the seconds that it takes');
      return { findings: [finding, ...late] };
    }
    await ctx.time.goOn(clock.kind === 'stepped' ? step_ms : pause_ms);
  }
}
