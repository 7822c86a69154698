/** The suite under limits against the reference server, whose clock is virtual; the pace of requests is virtual too. */
import { allChecks } from '../../conformance/checks/all.ts';
import type { Mutant } from '../../conformance/mutants/mutant.ts';
import { default_limited_s } from '../../conformance/runner/allotment.ts';
import { runEmbedded } from '../../conformance/trials/embedded-run.ts';
import { isKill } from '../../conformance/trials/killer.ts';
import { ranked } from '../../conformance/trials/ranked.ts';
import { isJudged, type Verdict } from '../../conformance/verdicts/verdict.ts';
import { isIn } from '../../src/contract/operations.ts';
import { verdictLine } from './verdict-line.ts';

const limits = { requests_per_second: 10, runs: 12, spend: '1.00' };

export interface LimitedRun {
  requests: number;
  /** By the pace of the requests. */
  seconds: number;
  most_in_a_second: number;
  /** Runs that were dispatched. */
  runs: number;
  judged: number;
  /** Checks that name the limit that stopped them. */
  limited: number;
  verdicts: readonly Verdict[];
}

export async function limitedRun({ seed, mutant }: { seed: number; mutant?: string }): Promise<LimitedRun> {
  let now_ms = 0;
  const sent_ms: number[] = [];
  const runs = new Set<unknown>();
  const report = await runEmbedded({
    checks: allChecks,
    seed,
    mutant,
    shrink: mutant === undefined,
    target: { limits },
    pace: {
      now_ms: () => now_ms,
      async wait(ms) {
        now_ms += ms;
        sent_ms.push(now_ms);
      },
    },
    record(record) {
      if (record.type !== 'exchange' || record.decoded?.outcome !== 'success') return;
      if (isIn('dispatches', record.request.operation)) runs.add(record.decoded.record?.run_id);
    },
  });
  const { verdicts } = report;
  return {
    requests: report.requests,
    seconds: Math.round(now_ms / 1000),
    most_in_a_second: mostInASecond(sent_ms),
    runs: runs.size,
    judged: verdicts.filter(isJudged).length,
    limited: verdicts.filter((one) => 'budget' in one && one.budget).length,
    verdicts,
  };
}

/** What is wrong with a run against an honest server. */
export function limitProblems({ seconds, most_in_a_second, runs, verdicts }: LimitedRun): string[] {
  const unnamed = verdicts.filter((one) => !isJudged(one) && !('budget' in one && one.budget));
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
  /** Its own check fails for a clause that it breaks. */
  by_own: boolean;
  /** Any check fails. */
  by_any: boolean;
  /** By its own check. */
  said: string;
}

export async function* mutantsFound(
  all: readonly Mutant[],
  { count, hash, seed }: { count: number; hash: string; seed: number },
): AsyncGenerator<FoundMutant> {
  for (const mutant of ranked(all, hash).slice(0, count)) {
    const { verdicts } = await limitedRun({ seed, mutant: mutant.id });
    const own = verdicts.find(({ check }) => check === mutant.check)!;
    const by_any = verdicts.some(({ verdict }) => verdict === 'fail');
    yield { mutant: mutant.id, by_own: isKill(mutant, own), by_any, said: verdictLine(own) };
  }
}

function mostInASecond(sent_ms: readonly number[]): number {
  let [first, most] = [0, 0];
  for (const [place, at] of sent_ms.entries()) {
    while (sent_ms[first]! <= at - 1000) first += 1;
    most = Math.max(most, place - first + 1);
  }
  return most;
}
