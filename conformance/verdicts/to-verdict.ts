/** From what a check found to its verdict. The only place where a mismatch becomes a failure. */
import type { ChoicesDocument } from '../../src/choices/choices-document.ts';
import { clauseById } from '../../src/contract/clauses.ts';
import { quotedForShell } from '../../src/input/shell-word.ts';
import { type Check, sinceOf } from '../suite/check.ts';
import type { Mismatch } from '../suite/evidence.ts';
import { isLater } from './requirements.ts';
import type { CheckResult, FailingCase } from './results.ts';
import { type FailureLevel, type FailureWay, isJudged, type Unjudged, type Verdict, weightOf } from './verdict.ts';

/** Parts of a run that a replay line repeats. */
export interface ReplayedRun {
  seed: number;
  /** Name of the kit, as the user calls it. */
  command?: string;
  /** The command and the options that name the target, behind the name of the kit; `conformance run` unless given. */
  run_command?: string;
  /** Options that name the target, such as `--target my.yaml`. */
  replay_options: string;
  /** The report in which the case will be found. */
  report_file?: string;
  /** The version whose checks decide; all do unless given. */
  requirements?: string;
}

const no_case =
  'no case could be made of what the target file says, so nothing was examined; "conformance plan" names all that is missing';

export function toVerdict(check: Check, result: CheckResult, run: ReplayedRun): Verdict {
  const { cases, comparisons, observations } = result;
  const unseen = result.covered && cases > 0 ? check.clauses.filter((id) => !result.covered!.includes(id)) : [];
  const later = isLater(check.since, run.requirements) && { not_required: true as const };
  const all = { check: check.id, title: check.title, area: check.area, clauses: check.clauses };
  const common = { ...all, cases, comparisons, observations, ...(unseen.length > 0 && { unseen }), ...later };
  if (result.fault !== undefined) return { ...common, verdict: 'error', message: result.fault };
  if (result.failing) return fail(result.failing);
  if (result.stop && (cases === 0 || result.stop.verdict !== 'not-claimed')) {
    const { verdict, reason: message, operation, budget, too_large, server_error, seen } = result.stop;
    const of_limit = too_large ? { too_large } : budget && { budget };
    const more = {
      ...((check.wave || check.hears) && { by_events: true as const }),
      ...(operation && { operation }),
      ...of_limit,
      ...(server_error && { server_error }),
      ...(seen && { seen: { ...seen, level: levelOf(seen) } }),
    };
    return { ...common, verdict, message, ...more };
  }
  if (cases === 0) return { ...common, verdict: 'could-not-run', message: no_case };
  // The first clause of a check must have been seen; the others alone are no pass.
  if (unseen.includes(check.clauses[0]!)) {
    const [operation] = check.operations;
    const message = `nothing was met that ${check.clauses[0]} applies to`;
    return { ...common, verdict: 'could-not-run', message, ...(operation && { operation }) };
  }
  const open = check.clauses.every((id) => clauseById(id)?.level === 'open');
  if (open) return { ...common, verdict: 'observed', message: 'what the target chose is listed under choices' };
  if (comparisons === 0) return { ...common, ...nothingCompared(result) };
  return { ...common, verdict: 'pass' };

  function fail(failing: FailingCase): Verdict {
    const isNew = ({ code }: Mismatch) => isLater(sinceOf(check, code), run.requirements);
    const required = failing.mismatches.filter((one) => !isNew(one));
    const mismatch = gravest(required.length > 0 ? required : failing.mismatches);
    const others = othersThan(mismatch, failing.mismatches, isNew);
    return {
      ...common,
      ...(required.length === 0 && { not_required: true as const }),
      verdict: 'fail',
      level: levelOf(mismatch),
      clause: mismatch.clause,
      mismatch: mismatch.code,
      message: mismatch.message,
      expected: mismatch.expected,
      actual: mismatch.actual,
      ...(mismatch.operation && { operation: mismatch.operation }),
      ...(mismatch.pointer !== undefined && { pointer: mismatch.pointer }),
      ...(others.length > 0 && { others }),
      ...(mismatch.exchange !== undefined && { exchange: mismatch.exchange }),
      case: failing.case,
      ...(failing.seen_in && { seen_in: failing.seen_in }),
      seed: run.seed,
      ...(failing.path !== undefined && { path: failing.path }),
      shrunk: failing.shrunk,
      exchanges: failing.exchanges,
      ...(failing.arrivals && failing.arrivals.length > 0 && { deliveries: failing.arrivals }),
      replay: replayLine(check, failing, run),
      ...(failing.not_again && { not_again: true as const }),
      ...(failing.alone && { alone: failing.alone }),
    };
  }
}

/**
 * Verdict of a check that was tried once more.
 * @param first what its first try had said, and seen: a fault stays seen where the second try shows nothing either
 */
export function triedAgain(
  verdict: Verdict,
  { first_try, seen }: Pick<Verdict, 'first_try'> & Pick<Unjudged, 'seen'>,
): Verdict {
  if (first_try === undefined) return verdict;
  const again = { ...verdict, first_try };
  if (!seen || isJudged(again) || again.verdict === 'error' || 'seen' in again) return again;
  return { ...(again as Unjudged), verdict: 'inconclusive', seen };
}

/**
 * Verdicts of a whole run: an open clause of which nothing was seen takes nothing from a target that declares nothing
 * about it. A run that was cut short says of each check that it was not judged.
 */
export function withoutOpenGaps(
  verdicts: readonly Verdict[],
  { choices, interrupted }: { choices: ChoicesDocument; interrupted: boolean },
): Verdict[] {
  const is_cut = interrupted || verdicts.some((one) => 'message' in one && one.message.includes('--time-limit'));
  if (is_cut) return [...verdicts];
  return verdicts.map((verdict) => {
    const is_gap = verdict.verdict === 'inconclusive' || verdict.verdict === 'could-not-run';
    if (!is_gap || verdict.seen || !isOpen(verdict, choices)) return verdict;
    const { budget: _, too_large: __, ...rest } = verdict;
    return { ...rest, verdict: 'not-claimed' };
  });
}

function isOpen({ clauses }: Pick<Verdict, 'clauses'>, choices: ChoicesDocument): boolean {
  return clauses.every((id) => {
    const clause = clauseById(id);
    if (clause?.level !== 'open') return false;
    const [group, name] = (clause.choice ?? '').split('.') as [keyof ChoicesDocument, string];
    const made = choices[group] as (Record<string, unknown> & { for?: Record<string, object> }) | undefined;
    return made?.[name] === undefined && !Object.values(made?.for ?? {}).some((own) => name in own);
  });
}

/** Nothing compared is nothing known, however many requests were answered. */
function nothingCompared({ is_answered }: CheckResult): Pick<Unjudged, 'verdict' | 'message'> {
  return is_answered
    ? {
        verdict: 'not-claimed',
        message: 'the target shows nothing that could be compared with the clauses of this check',
      }
    : { verdict: 'could-not-run', message: 'no answer came that could be compared with the clauses of this check' };
}

function levelOf(mismatch: Pick<Mismatch, 'clause' | 'level'>): FailureLevel {
  if (mismatch.level) return mismatch.level;
  const level = clauseById(mismatch.clause)?.level;
  return level === undefined || level === 'open' ? 'declared' : level;
}

function gravest(mismatches: readonly Mismatch[]): Mismatch {
  const weight = (one: Mismatch) => weightOf({ level: levelOf(one) });
  return mismatches.reduce((best, one) => (weight(one) < weight(best) ? one : best));
}

/** Each way once. */
function othersThan(told: Mismatch, all: readonly Mismatch[], isNew: (one: Mismatch) => boolean): FailureWay[] {
  const wayOf = (mismatch: Mismatch): FailureWay => ({
    mismatch: mismatch.code,
    clause: mismatch.clause,
    level: levelOf(mismatch),
    ...(mismatch.pointer !== undefined && { pointer: mismatch.pointer }),
    ...(isNew(mismatch) && { not_required: true as const }),
  });
  const ways = new Map(all.map((one) => [JSON.stringify(wayOf(one)), wayOf(one)]));
  ways.delete(JSON.stringify(wayOf(told)));
  return [...ways.values()];
}

/** A longer case, in its quotes, is named by its report, where there will be one: nobody reads it in a line. */
const most_case_length = 202;

function replayLine(
  check: Check,
  failing: FailingCase,
  { command = 'npm run kit --', run_command = 'conformance run', replay_options, report_file }: ReplayedRun,
): string {
  const { check: id, case: input } = failing.seen_in ?? { check: check.id, case: failing.case };
  const word = quotedForShell(JSON.stringify(input));
  const seen = failing.seen_in ? ` --judge-by ${check.id}` : '';
  const target = replay_options === '' ? '' : ` ${replay_options}`;
  if (report_file !== undefined && word.length > most_case_length) {
    return `${command} conformance replay ${report_file} ${check.id}${target}`;
  }
  return `${command} ${run_command}${target} --check ${id}${seen} --case ${word}`;
}
