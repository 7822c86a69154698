/** Every check of a run in its turn; then once more those that were inconclusive. */
import { setImmediate, setTimeout } from 'node:timers/promises';
import { redactJson } from '../reports/redact.ts';
import type { Report } from '../reports/report.ts';
import type { Check } from '../suite/check.ts';
import { CaseStopped } from '../suite/context.ts';
import { inconclusive, type Stop } from '../suite/exchange.ts';
import { TargetUnusable } from '../target/unusable.ts';
import { knownVerdict } from '../verdicts/known-failures.ts';
import { type CheckResult, unexamined } from '../verdicts/results.ts';
import { toVerdict, triedAgain } from '../verdicts/to-verdict.ts';
import type { Verdict } from '../verdicts/verdict.ts';
import { watch, watchAhead } from '../verdicts/watch.ts';
import { runCheck } from './run-check.ts';
import type { RunEvent, RunOptions } from './run-options.ts';
import { knownFailuresOf } from './run-report.ts';
import { runWaves } from './run-waves.ts';
import type { Session } from './session.ts';
import { inLanes, lanesOf } from './side-by-side.ts';
import { isSilence } from './silences.ts';
import { whyNotRun } from './why-not-run.ts';

/** So many cases in a row without any answer end the run: the target is gone. */
const max_silent_checks = 3;
/** So many checks are tried once more at the end of a run without a time limit. */
const most_again = 12;
/** After a pause as long as a restart behind a load balancer takes. */
const pause_ms = 20_000;

/** So long at a time other work than waiting may keep receivers from answering: a small part of what they are given. */
const slice_ms = 5;

/** A check by its place in the run. */
interface Place {
  check: Check;
  index: number;
}

/**
 * @param unfinished what the report says of a run that ends after these verdicts
 * @param verdicts receives each as it is there
 */
export async function judgeAll(
  session: Session,
  options: RunOptions,
  unfinished: (verdicts: readonly Verdict[]) => Report,
  verdicts: Verdict[],
): Promise<void> {
  const { history, limit } = session;
  const emit = options.emit ?? (() => {});
  const known = knownFailuresOf(options);
  const in_real_time = session.clock.kind === 'real';
  const ordered = inOrder(options.checks, in_real_time);
  const byWaves = wavesOf(ordered.filter((check) => check.wave && !whyNotRun(session, check)));
  const begun = in_real_time ? waitsBegun() : new Map<Check, Promise<CheckResult>>();
  let silent = 0;
  /** Of those side by side: why there was no time for it when its turn came. */
  const unbegun = new Map<Check, Stop>();
  const in_lanes = lanesBegun();
  let ahead: Promise<void> | undefined;
  for await (const { check, index } of asTheyEnd()) {
    emit({ type: 'check-started', check, index, of: ordered.length });
    const answers_before = history.exchanges.length;
    const beside = in_lanes.get(check);
    const waiting = begun.get(check) ?? beside;
    if (begun.has(check)) {
      ahead ??= judgeAhead();
      await ahead;
    }
    const stop = whyNotRun(session, check) ?? (beside ? unbegun.get(check) : whyNotNow());
    const result = stop
      ? unheard(check, stop)
      : watched(
          check,
          await inTime(check, waiting ?? (check.wave ? byWaves(check) : runCheck(session, check, options))),
        );
    const shrunk = result.failing?.shrunk;
    const placed = in_lanes.size > 0 && { place: index };
    history.add({ type: 'check', check: check.id, ...placed, ...(stop && { stop }), ...(shrunk && { shrunk }) });
    if (!stop && !beside) silent = isSilent(answers_before) ? silent + 1 : 0;
    const verdict = verdictOf(check, result);
    keep(index, verdict, { type: 'verdict', verdict, index, of: ordered.length });
  }
  await tryAgain();
  tellOfOthers();

  /** One run of waves brings the results of all of them; it begins when the first is asked for. */
  function wavesOf(checks: readonly Check[]): (check: Check) => Promise<CheckResult> {
    let waves: Promise<Map<Check, CheckResult>> | undefined;
    return async (check) => {
      waves ??= runWaves(session, checks, options);
      return (await waves).get(check)!;
    };
  }

  /** Checks that wait are begun with the run, beside the waves: it takes as long as its longest wait, not as their sum. */
  function waitsBegun(): Map<Check, Promise<CheckResult>> {
    const ready = ordered.filter((check) => !whyNotRun(session, check));
    const first = ready.find(({ wave }) => wave);
    const started = new Map([
      ...(first ? [[first, byWaves(first)] as const] : []),
      ...ready.filter(({ waits }) => waits).map((check) => [check, runCheck(session, check, options)] as const),
    ]);
    // Their errors are thrown when their results are awaited.
    for (const result of started.values()) result.catch(() => {});
    return started;
  }

  /** Those side by side first, whichever is done; then the others in their turn, last those that judge every answer. */
  async function* asTheyEnd(): AsyncGenerator<Place> {
    const places = ordered.map((check, index): Place => ({ check, index }));
    const open = new Map<Place, Promise<Place>>();
    for (const place of places) {
      const ended = in_lanes.get(place.check) && inTime(place.check, in_lanes.get(place.check)!).then(() => place);
      if (ended) open.set(place, ended);
    }
    const watching = [...open.keys()].filter(({ check }) => isWatching(check));
    const answered = watching.map((place) => open.get(place)!);
    for (const place of watching) open.delete(place);
    for (const all = places.filter((place) => !open.has(place)); ; ) {
      const next = open.size > 0 ? await Promise.race(open.values()) : all.shift();
      if (!next) return;
      open.delete(next);
      if (isWatching(next.check)) await Promise.all(answered);
      yield next;
    }
  }

  /** Checks side by side, where answers take time. */
  function lanesBegun(): Map<Check, Promise<CheckResult>> {
    const lanes = lanesOf(session);
    const acting = ordered.filter(({ wave, waits }) => !wave && !waits);
    const ready = lanes > 1 ? acting.filter((check) => !whyNotRun(session, check)) : [];
    return inLanes(ready, lanes, async (check, beside) => {
      const stop = whyNotNow();
      if (!stop) return runCheck(session, check, options, beside);
      unbegun.set(check, stop);
      return unexamined(stop);
    });
  }

  /** While nothing is left but to wait, what is there is judged by the rules for every answer. */
  async function judgeAhead(): Promise<void> {
    let is_waiting = true;
    Promise.allSettled(begun.values()).then(() => {
      is_waiting = false;
    });
    const rules = ordered.filter((check) => check.watches && !whyNotRun(session, check));
    const steps = watchAhead(history, session.facts, rules);
    while (is_waiting && !whyNotNow()) {
      const end = performance.now() + slice_ms;
      while (performance.now() < end) if (steps.next().done) return;
      await setImmediate();
    }
  }

  function whyNotNow(): Stop | undefined {
    if (limit.over) return limit.over;
    const is_gone = silent >= max_silent_checks || session.liveness.is_gone;
    return is_gone ? inconclusive('the target stopped answering earlier in this run') : undefined;
  }

  /** Findings from before the time was over are told all the same; a run that is interrupted has no time for it. */
  function unheard(check: Check, stop: Stop): CheckResult {
    return stop === limit.over && stop.budget ? watched(check, unexamined(stop)) : unexamined(stop);
  }

  function watched(check: Check, own: CheckResult): CheckResult {
    return watch(history, session.facts, check, own);
  }

  /**
   * A check that does not end although all its requests and waits were cut off is left behind. A mistake of the kit in
   * one of them is told as such, and costs no other check its verdict.
   */
  async function inTime(check: Check, result: Promise<CheckResult>): Promise<CheckResult> {
    try {
      return await limit.soonAfter(result);
    } catch (error) {
      if (error instanceof CaseStopped) return unexamined(error.stop);
      // Such as a control interface that is there no more.
      if (error instanceof TargetUnusable) return unexamined(inconclusive(error.message));
      return { ...unexamined(), fault: `${check.id} could not be run: ${(error as Error).message}` };
    }
  }

  function isSilent(answers_before: number): boolean {
    const own = history.exchanges.slice(answers_before);
    return own.length > 0 && own.every((exchange) => exchange.failure || isSilence(exchange, exchange.sent.method));
  }

  function verdictOf(check: Check, result: CheckResult): Verdict {
    const plain = toVerdict(check, result, options);
    return redactJson(known ? knownVerdict(plain, known) : plain, [...session.secrets]);
  }

  function keep(index: number, verdict: Verdict, event: RunEvent): void {
    verdicts[index] = verdict;
    // Those that are not there yet leave holes.
    options.progressed?.(() => unfinished(verdicts.filter(Boolean)));
    emit(event);
  }

  /** Inconclusive checks are judged once more at the end; those with broken connections a last time after a pause. */
  async function tryAgain(): Promise<void> {
    const open = ordered.flatMap((check, index) => (isOpen(verdicts[index]!) ? { check, index } : []));
    // Without a limit nobody asked for more than one run. All that waves show is shown again by as many as one shows.
    const costs = open.filter(({ check }) => !check.wave).length + (open.some(({ check }) => check.wave) ? 1 : 0);
    if (options.time_limit_s === undefined && costs > most_again) return;
    const broken = await eachAgain(open);
    if (broken.length === 0 || isOver() || limit.left_ms <= pause_ms) return;
    emit({ type: 'pause', ms: pause_ms, checks: broken.length });
    await (options.pause ?? pause)(pause_ms, options.signal);
    await eachAgain(broken);
  }

  /** @returns which are inconclusive once more, since connections broke */
  async function eachAgain(open: readonly Place[]): Promise<Place[]> {
    const again = wavesOf(open.map(({ check }) => check).filter(({ wave }) => wave));
    // Each wave waits for events, twice: whoever sent none to anybody is not waited for once more.
    const is_mute = in_real_time && history.arrivals.size === 0;
    const broken: Place[] = [];
    const began = history.exchanges.length;
    for (const place of open) {
      const { check, index } = place;
      if (isOver()) break;
      if (check.wave && is_mute) continue;
      const since = check.wave ? began : history.exchanges.length;
      const own = await inTime(check, check.wave ? again(check) : runCheck(session, check, options));
      const result = watched(check, own);
      const shrunk = result.failing?.shrunk;
      const before = verdicts[index]!;
      const first_try = before.first_try ?? ('message' in before ? before.message : '');
      const first = { first_try, ...('seen' in before && { seen: before.seen }) };
      history.add({ type: 'check', check: check.id, ...first, ...(shrunk && { shrunk }) });
      const verdict = triedAgain(verdictOf(check, result), first);
      keep(index, verdict, { type: 'tried-again', verdict, before });
      if (isOpen(verdict) && history.exchanges.slice(since).some(({ failure }) => failure?.kind === 'reset')) {
        broken.push(place);
      }
    }
    return broken;
  }

  function isOver(): boolean {
    return silent >= max_silent_checks || limit.over !== undefined;
  }

  /** Rules for every answer that other parts of the run have: an answer of this part can be judged nowhere else. */
  function tellOfOthers(): void {
    for (const check of options.watching ?? []) {
      if (whyNotRun(session, check)) continue;
      const result = watched(check, unexamined());
      if (!result.failing && result.fault === undefined) continue;
      history.add({ type: 'check', check: check.id });
      const verdict: Verdict = { ...verdictOf(check, result), watched_only: true };
      const index = verdicts.length;
      keep(index, verdict, { type: 'verdict', verdict, index, of: index + 1 });
    }
  }
}

/** Checks that judge every answer come last, when all answers are there; before them, in one block, those by waves. */
function inOrder(checks: readonly Check[], in_real_time: boolean): Check[] {
  const kindOf = (check: Check) => (isWatching(check) ? 'watching' : check.wave ? 'by_waves' : 'acting');
  const { acting = [], by_waves = [], watching = [] } = Object.groupBy(checks, kindOf);
  return [...(in_real_time ? acting.toSorted(waitingLast) : acting), ...by_waves, ...watching];
}

function isWatching({ watches, gathers }: Check): boolean {
  return (watches ?? gathers) !== undefined;
}

/** Checks that are begun with the run come last, so that the others do not wait for them. */
function waitingLast(a: Check, b: Check): number {
  return Number(a.waits ?? false) - Number(b.waits ?? false);
}

/** Ends sooner where the run is interrupted. */
async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  await setTimeout(ms, undefined, signal && { signal }).catch(() => {});
}

/** Not where a budget ended, which another try does not give back. */
function isOpen(verdict: Verdict): boolean {
  return verdict.verdict === 'inconclusive' && !verdict.budget && !verdict.too_large;
}
