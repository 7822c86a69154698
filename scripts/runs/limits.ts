/** The suite under limits against the reference server: by a virtual clock and a virtual pace, or both real. */
import { setTimeout as wait } from 'node:timers/promises';
import { allChecks } from '../../conformance/checks/all.ts';
import type { Mutant } from '../../conformance/mutants/mutant.ts';
import { allotmentOf, default_limited_s } from '../../conformance/runner/allotment.ts';
import { caseName } from '../../conformance/runner/case-worth.ts';
import type { Check } from '../../conformance/suite/check.ts';
import { runEmbedded } from '../../conformance/trials/embedded-run.ts';
import { killerOf } from '../../conformance/trials/killer.ts';
import { ranked } from '../../conformance/trials/ranked.ts';
import { isJudged, type Verdict } from '../../conformance/verdicts/verdict.ts';
import { isIn } from '../../src/contract/operations.ts';
import { verdictLine } from './verdict-line.ts';

const by_waves = new Set(allChecks.filter(({ wave }) => wave).map(({ id }) => id));
const limits = { requests_per_second: 10, runs: 12, spend: '1.00' };

/** By so much a busy machine holds up a request on its way, and not the next. */
const most_held_up_ms = 50;

export interface LimitedRun {
  clock: 'real' | 'virtual';
  requests: number;
  /** By the pace of the requests; of real time, all of it. */
  seconds: number;
  most_in_a_second: number;
  /** Runs that were dispatched. */
  runs: number;
  judged: number;
  /** Checks that name the limit that stopped them. */
  limited: number;
  verdicts: readonly Verdict[];
  /** By acts, each with the id of its check, in the order of the names. */
  cases: readonly string[];
}

export interface LimitedPlan {
  seed: number;
  mutant?: string;
  /** The first failure ends it. */
  until_found?: true;
  /** Before others of its kind. */
  first?: Check;
  clock?: 'real' | 'virtual';
  /** By so much each answer is later. */
  latency_ms?: number;
}

export async function limitedRun({
  seed,
  mutant,
  until_found,
  first,
  clock = 'virtual',
  latency_ms = 0,
}: LimitedPlan): Promise<LimitedRun> {
  let now_ms = 0;
  const sent_ms: number[] = [];
  const runs = new Set<unknown>();
  const cases = new Set<string>();
  const found = new AbortController();
  const virtual_pace = {
    now_ms: () => now_ms,
    async wait(ms: number) {
      now_ms += ms;
      sent_ms.push(now_ms);
    },
  };
  const far_away = {
    async before() {
      sent_ms.push(performance.now());
      await wait(latency_ms);
      return undefined;
    },
  };
  const report = await runEmbedded({
    checks: first ? [first, ...allChecks.filter((check) => check !== first)] : allChecks,
    seed,
    mutant,
    shrink: mutant === undefined,
    clock,
    target: { limits },
    signal: found.signal,
    ...(clock === 'real' ? { front: far_away } : { pace: virtual_pace }),
    emit(event) {
      if (until_found && event.type === 'verdict' && event.verdict.verdict === 'fail') found.abort();
    },
    record(record) {
      // Of waves those scenarios are kept that could be judged, which a busy machine decides too.
      const is_by_acts = record.type === 'case' && !by_waves.has(record.check);
      if (is_by_acts && record.role === 'first') cases.add(`${record.check} ${caseName(record.case)}`);
      if (record.type !== 'exchange' || record.decoded?.outcome !== 'success') return;
      if (isIn('dispatches', record.request.operation)) runs.add(record.decoded.record?.run_id);
    },
  });
  const { verdicts, duration_ms, requests } = report;
  return {
    clock,
    requests,
    seconds: Math.round((clock === 'real' ? duration_ms : now_ms) / 1000),
    most_in_a_second: mostInASecond(sent_ms, clock === 'real' ? most_held_up_ms : 0),
    runs: runs.size,
    judged: verdicts.filter(isJudged).length,
    limited: verdicts.filter((one) => 'budget' in one && one.budget).length,
    verdicts,
    cases: [...cases].toSorted(),
  };
}

/** Problems of a run against an honest server. */
export function limitProblems({ clock, seconds, most_in_a_second, runs, verdicts }: LimitedRun): string[] {
  // A clock that cannot be stepped takes claims from the target; by a virtual one it claims all.
  const isUnclaimed = ({ verdict }: Verdict) => clock === 'real' && verdict === 'not-claimed';
  const unnamed = verdicts.filter((one) => !isJudged(one) && !isUnclaimed(one) && !('budget' in one && one.budget));
  const wrong = verdicts.filter(({ verdict }) => verdict === 'fail' || verdict === 'error');
  return [
    ...new Set([...wrong, ...unnamed].map(verdictLine)),
    ...(seconds > default_limited_s ? [`it takes ${seconds} s, and may take ${default_limited_s}`] : []),
    ...(most_in_a_second > limits.requests_per_second ? [`a second holds ${most_in_a_second} requests`] : []),
    ...(runs > limits.runs ? [`${runs} runs were dispatched, and ${limits.runs} are allowed`] : []),
  ];
}

export interface FoundMutant {
  mutant: string;
  found: boolean;
  /** By its own check. */
  said: string;
}

const { dispatchers = [] } = allotmentOf(allChecks, limits, {});

/** Of a sample, which any check fails for. Each run ends with its first failure. */
export async function* mutantsFound(
  all: readonly Mutant[],
  { count, sample, seed }: { count: number; sample: string; seed: number },
): AsyncGenerator<FoundMutant> {
  for (const mutant of ranked(all, sample).slice(0, count)) {
    const own = killerOf(mutant);
    // The cases of a check hang on checks before it only where they compete for runs of their own.
    const first = own.wave || dispatchers.includes(own.id) ? undefined : own;
    const { verdicts } = await limitedRun({ seed, mutant: mutant.id, until_found: true, first });
    const said = verdictLine(verdicts.find(({ check }) => check === mutant.check)!);
    yield { mutant: mutant.id, found: verdicts.some(({ verdict }) => verdict === 'fail'), said };
  }
}

/** @param held_up_ms by so much the first of a second may have come late */
function mostInASecond(sent_ms: readonly number[], held_up_ms: number): number {
  let [first, most] = [0, 0];
  for (const [place, at] of sent_ms.entries()) {
    while (sent_ms[first]! <= at - 1000 + held_up_ms) first += 1;
    most = Math.max(most, place - first + 1);
  }
  return most;
}
