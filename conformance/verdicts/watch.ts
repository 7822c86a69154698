/** Judges each exchange of the run on its own, by a rule for every answer. */
import type { Check } from '../suite/check.ts';
import type { Evidence, Facts } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { CaseRecord } from '../suite/records.ts';
import { type CaseOutcome, judgeCase } from './judge-case.ts';
import { type CheckResult, hasAnswer } from './results.ts';

/** Adds failures of other checks' exchanges to a check's result. A check that watches nothing keeps its own. */
export function watch(
  history: { readonly cases: readonly CaseRecord[]; readonly exchanges: readonly Exchange[] },
  facts: Facts,
  check: Check,
  own: CheckResult,
): CheckResult {
  if (own.failing || own.fault !== undefined) return own;
  if (check.gathers) return gather(history, facts, check, own);
  if (!check.watches) return own;
  let { cases, comparisons, is_answered } = own;
  const covered = new Set(own.covered);
  const ahead = judged_ahead.get(history.exchanges)?.get(check);
  for (const { number, shown_by } of sights(history.cases)) {
    const exchange = history.exchanges[number - 1]!;
    if (exchange.received === undefined || !check.watches(exchange)) continue;
    const record = shown_by.find((one) => isWatched(check, one));
    if (!record) continue;
    cases += 1;
    const evidence = evidenceOf(exchange, facts);
    const outcome = ahead?.get(number) ?? judgeCase(check, evidence);
    if (outcome.kind === 'fault') return { ...own, cases, comparisons, fault: outcome.message };
    if (outcome.kind === 'stopped') continue;
    comparisons += outcome.comparisons;
    if (hasAnswer(evidence)) is_answered = true;
    if (outcome.kind === 'satisfied') {
      for (const clause of check.covers?.(evidence) ?? []) covered.add(clause);
      continue;
    }
    const failing = { case: null, mismatches: outcome.mismatches, exchanges: [exchange], shrunk: 'no' as const };
    return { ...own, cases, comparisons, failing: { ...failing, seen_in: { check: record.check, case: record.case } } };
  }
  return {
    ...own,
    cases,
    comparisons,
    ...(is_answered && { is_answered }),
    ...(check.covers && { covered: [...covered] }),
  };
}

/** Outcomes of single exchanges, which never change: by the exchanges of a run and the number of each. */
const judged_ahead = new WeakMap<readonly Exchange[], Map<Check, Map<number, CaseOutcome>>>();

/** Judges what is there so far, one answer by one rule at a step, so that `watch` finds it judged. */
export function* watchAhead(
  history: { readonly cases: readonly CaseRecord[]; readonly exchanges: readonly Exchange[] },
  facts: Facts,
  checks: readonly Check[],
): Generator<void> {
  const ahead = new Map(checks.map((check) => [check, new Map<number, CaseOutcome>()]));
  judged_ahead.set(history.exchanges, ahead);
  for (const { number, shown_by } of [...sights(history.cases)]) {
    const exchange = history.exchanges[number - 1]!;
    if (exchange.received === undefined) continue;
    for (const [check, outcomes] of ahead) {
      if (!check.watches?.(exchange) || !shown_by.some((one) => isWatched(check, one))) continue;
      outcomes.set(number, judgeCase(check, evidenceOf(exchange, facts)));
      yield;
    }
  }
}

function evidenceOf(exchange: Exchange, facts: Facts): Evidence {
  return { case: null, exchanges: [exchange], notes: {}, facts };
}

/** An exchange, and the first case of each check that showed it: a data set is part of the evidence of many cases. */
interface Sight {
  number: number;
  shown_by: CaseRecord[];
}

/** Of a run so far: many rules ask for them, one after another. */
const seen = new WeakMap<readonly CaseRecord[], { cases: number; by_number: Sight[]; in_order: Sight[] }>();

function sights(cases: readonly CaseRecord[]): readonly Sight[] {
  const known = seen.get(cases) ?? { cases: 0, by_number: [], in_order: [] };
  seen.set(cases, known);
  const { by_number, in_order } = known;
  for (; known.cases < cases.length; known.cases++) {
    const record = cases[known.cases]!;
    for (const number of record.exchanges) {
      const sight = by_number[number];
      if (!sight) {
        by_number[number] = { number, shown_by: [record] };
        in_order.push(by_number[number]);
        // The cases of one check follow each other, hundreds of them with the same data set.
      } else if (sight.shown_by.at(-1)!.check !== record.check && isNew(sight, record)) sight.shown_by.push(record);
    }
  }
  return in_order;
}

function isNew({ shown_by }: Sight, record: CaseRecord): boolean {
  return shown_by.every(({ check }) => check !== record.check);
}

/** Hostile input is judged only by the check that sent it: a record that shows it as it was sent is no fault of shape. */
export function isWatched({ id }: Check, { check }: CaseRecord): boolean {
  return check !== id && !check.startsWith('hostile/');
}

/** Groups that a check judges together, each in the order of the run. */
export function gathered(
  history: { readonly cases: readonly CaseRecord[]; readonly exchanges: readonly Exchange[] },
  check: Check,
): Map<string, Exchange[]> {
  const watched = sights(history.cases).filter(({ shown_by }) => shown_by.some((one) => isWatched(check, one)));
  const groups = new Map<string, Exchange[]>();
  for (const { number } of watched.sort((one, other) => one.number - other.number)) {
    const exchange = history.exchanges[number - 1]!;
    const group = exchange.received && check.gathers!(exchange);
    if (group === undefined) continue;
    const known = groups.get(group);
    if (known) known.push(exchange);
    else groups.set(group, [exchange]);
  }
  return groups;
}

function gather(
  history: { readonly cases: readonly CaseRecord[]; readonly exchanges: readonly Exchange[] },
  facts: Facts,
  check: Check,
  own: CheckResult,
): CheckResult {
  let { cases, comparisons, is_answered } = own;
  for (const exchanges of gathered(history, check).values()) {
    const evidence: Evidence = { case: null, exchanges, notes: {}, facts };
    const outcome = judgeCase(check, evidence);
    if (outcome.kind === 'stopped') continue;
    cases += 1;
    if (outcome.kind === 'fault') return { ...own, cases, comparisons, fault: outcome.message };
    comparisons += outcome.comparisons;
    if (hasAnswer(evidence)) is_answered = true;
    if (outcome.kind === 'satisfied') continue;
    const { mismatches } = outcome;
    const shown = exchanges.find(({ number }) => number === mismatches[0]!.exchange) ?? exchanges[0]!;
    const seen = history.cases.find((record) => isWatched(check, record) && record.exchanges.includes(shown.number))!;
    const failing = { case: null, mismatches, exchanges: [shown], shrunk: 'no' as const };
    return { ...own, cases, comparisons, failing: { ...failing, seen_in: { check: seen.check, case: seen.case } } };
  }
  return { ...own, cases, comparisons, ...(is_answered && { is_answered }) };
}
