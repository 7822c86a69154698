/**
 * One mutant put on trial: what the check that it names says at default settings, at which cost, and which codes of
 * mismatches it hangs on. A mutant that this check lets live meets the whole suite, to tell who else sees it.
 */
import { document_version } from '../../src/contract/document-version.ts';
import { allChecks } from '../checks/all.ts';
import type { Mutant } from '../mutants/mutant.ts';
import { createHistoryWriter } from '../runner/compact-history.ts';
import { judgeHistory } from '../runner/judge-history.ts';
import { default_seed } from '../runner/run.ts';
import { readHistory } from '../runner/stored-history.ts';
import type { Check } from '../suite/check.ts';
import type { HistoryRecord } from '../suite/records.ts';
import type { Verdict } from '../verdicts/verdict.ts';
import { runEmbedded } from './embedded-run.ts';
import { isKill, killerOf } from './killer.ts';

export interface MutantTrial {
  mutant: string;
  /** `otherwise`: its check fails for a clause that it does not break. `by-others`: other checks alone fail. */
  outcome: 'killed' | 'otherwise' | 'by-others' | 'alive';
  /** The verdict of its check, in words. */
  said: string;
  /** The clause for which its check failed. */
  clause?: string;
  /** Each of them keeps it alive when it is ignored. */
  hangs_on: string[];
  /** Of a survivor: the checks that see it all the same. */
  others?: string[];
  /** Requests that the check had sent when it ended. */
  requests: number;
  /** Milliseconds of real time until then, from the first request of the run; the clock of the server is virtual. */
  ms: number;
}

const single_seeds = Array.from({ length: 20 }, (_, index) => index + 1);
/** A mutant is subtle where one case alone misses it at so many of these seeds. */
const subtle_misses = single_seeds.length / 2;

export async function trialOf(mutant: Mutant, seed = default_seed): Promise<MutantTrial> {
  const check = killerOf(mutant);
  const met = new Set<string>();
  const { verdict, records, requests, ms } = await tried(mutant, noting(check, met), { seed });
  const common = { mutant: mutant.id, said: wordsOf(verdict), requests, ms };
  if (verdict.verdict === 'fail') {
    const { clause } = verdict;
    if (!isKill(mutant, verdict)) return { ...common, outcome: 'otherwise', clause, hangs_on: [] };
    return { ...common, outcome: 'killed', clause, hangs_on: codesThatHold(mutant, check, [...met], records) };
  }
  const { verdicts } = await runEmbedded({ checks: allChecks, mutant: mutant.id, seed, shrink: false });
  const others = verdicts.filter((one) => one.verdict === 'fail').map((one) => one.check);
  return { ...common, outcome: others.length > 0 ? 'by-others' : 'alive', hangs_on: [], others };
}

export interface Subtlety {
  mutant: string;
  /** At so many of 20 seeds, one case of its check alone misses it; counting ends when the rest cannot matter. */
  missed: number;
  tried: number;
  subtle: boolean;
}

/** Subtlety of a mutant: a blunt one dies by any case. */
export async function subtletyOf(mutant: Mutant): Promise<Subtlety> {
  const check = killerOf(mutant);
  const blunt_kills = single_seeds.length - subtle_misses + 1;
  let [missed, tried_at] = [0, 0];
  for (const seed of single_seeds) {
    if (missed >= subtle_misses || tried_at - missed >= blunt_kills) break;
    const { verdict } = await tried(mutant, check, { seed, single: true });
    tried_at += 1;
    if (!isKill(mutant, verdict)) missed += 1;
  }
  return { mutant: mutant.id, missed, tried: tried_at, subtle: missed >= subtle_misses };
}

interface Tried {
  verdict: Verdict;
  records: HistoryRecord[];
  requests: number;
  ms: number;
}

async function tried(mutant: Mutant, check: Check, how: { seed: number; single?: boolean }): Promise<Tried> {
  const records: HistoryRecord[] = [];
  let [began, requests, ms] = [0, 0, 0];
  const { verdicts } = await runEmbedded({
    checks: [check],
    mutant: mutant.id,
    shrink: false,
    ...how,
    record(record) {
      if (record.type === 'run') began = performance.now();
      if (record.type === 'check') {
        requests = records.filter(({ type }) => type === 'exchange').length;
        ms = Math.round(performance.now() - began);
      }
      records.push(record);
    },
  });
  return { verdict: verdicts[0]!, records, requests, ms };
}

/** The same check, which notes the codes of what it finds. */
function noting(check: Check, met: Set<string>): Check {
  return {
    ...check,
    judge(evidence, tally) {
      const mismatches = check.judge(evidence, tally);
      for (const { code } of mismatches) met.add(code);
      return mismatches;
    },
  };
}

/** Several codes are tried on the stored history, judged again with each of them ignored in turn. */
function codesThatHold(
  mutant: Mutant,
  check: Check,
  met: readonly string[],
  records: readonly HistoryRecord[],
): string[] {
  // Without it nothing is found.
  if (met.length === 1) return [...met];
  const history = readHistory({ name: mutant.id, text: records.map(createHistoryWriter()).join('') });
  return met.filter((ignored) => {
    const judge: Check['judge'] = (evidence, tally) =>
      check.judge(evidence, tally).filter(({ code }) => code !== ignored);
    const checks = [{ ...check, judge }];
    const [verdict] = judgeHistory(history, { checks, kit_version: '0', document_version }).verdicts;
    return !isKill(mutant, verdict!);
  });
}

function wordsOf(verdict: Verdict): string {
  if (verdict.verdict === 'fail') return `fail ${verdict.clause} [${verdict.mismatch}] ${verdict.message}`;
  return `${verdict.verdict} ${'message' in verdict ? verdict.message : ''}`.trim();
}
