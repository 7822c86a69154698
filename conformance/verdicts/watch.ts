/** Judges each exchange of the run on its own, by a rule for every answer. */
import type { Check } from '../suite/check.ts';
import type { Evidence, Facts } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { CaseRecord } from '../suite/records.ts';
import { judgeCase } from './judge-case.ts';
import { type CheckResult, hasAnswer } from './results.ts';

/**
 * Adds to a check's own result what the other checks' exchanges show. A check that watches nothing keeps its result.
 */
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
  for (const { number, shown_by } of sights(history.cases)) {
    const exchange = history.exchanges[number - 1]!;
    if (exchange.received === undefined || !check.watches(exchange)) continue;
    const record = shown_by.find((one) => isWatched(check, one));
    if (!record) continue;
    cases += 1;
    const evidence: Evidence = { case: null, exchanges: [exchange], notes: {}, facts };
    const outcome = judgeCase(check, evidence);
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

/** An exchange, and the first case of each check that showed it: a data set is part of the evidence of many cases. */
interface Sight {
  number: number;
  shown_by: CaseRecord[];
}

/** Of a run so far: many rules ask for them, one after another. */
const seen = new WeakMap<readonly CaseRecord[], { cases: number; by_number: Map<number, Sight> }>();

function sights(cases: readonly CaseRecord[]): Iterable<Sight> {
  const known = seen.get(cases) ?? { cases: 0, by_number: new Map<number, Sight>() };
  seen.set(cases, known);
  for (; known.cases < cases.length; known.cases++) {
    const record = cases[known.cases]!;
    for (const number of record.exchanges) {
      const sight = known.by_number.get(number);
      if (!sight) known.by_number.set(number, { number, shown_by: [record] });
      else if (sight.shown_by.every(({ check }) => check !== record.check)) sight.shown_by.push(record);
    }
  }
  return known.by_number.values();
}

/** Hostile input is judged only by the check that sent it: a record that shows it as it was sent is no fault of shape. */
export function isWatched({ id }: Check, { check }: CaseRecord): boolean {
  return check !== id && !check.startsWith('hostile/');
}

/** What a check judges together: the groups, each in the order of the run. */
export function gathered(
  history: { readonly cases: readonly CaseRecord[]; readonly exchanges: readonly Exchange[] },
  check: Check,
): Map<string, Exchange[]> {
  const watched = [...sights(history.cases)].filter(({ shown_by }) => shown_by.some((one) => isWatched(check, one)));
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
