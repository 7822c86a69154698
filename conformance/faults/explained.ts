/** `openapi/explained-faults.yaml`: the faults made by machine that no check may kill, and why. */
import { clauseById } from '../../src/contract/clauses.ts';
import { escapeRegExp } from '../../src/input/escape-reg-exp.ts';
import { type FaultFate, type FaultKind, type MachineFault, nameOf } from './machine-fault.ts';

/** Faults by pattern: `*` stands for any text, and `!` before one leaves out what it matches. A part left out matches all. */
export interface Explanation {
  kind: FaultKind;
  operations?: readonly string[];
  places?: readonly string[];
  operators?: readonly string[];
  only?: readonly string[];
  /** The clause that leaves it open; or instead `same`, `unseen` or `mutant`. */
  open?: string;
  /** True where what results obeys every clause, so that it is no fault at all. */
  same?: true;
  /** True where it is a fault, and no answer shows it: no operation reads it, or the target file gives nothing to show it by. */
  unseen?: true;
  /**
   * A server with the same fault, which a check kills, where the machine's form of it hides it: what the suite would
   * have asked next is not in a stored history, and what is refused and carried out is another request.
   */
  mutant?: string;
  /**
   * Some that it matches break another clause besides, by which a check kills them: what is open for itself can
   * contradict what another answer shows.
   */
  also_killed?: true;
  /** One sentence for a reader who knows the specification. */
  why: string;
}

export function matches(explanation: Explanation, fault: MachineFault): boolean {
  const { kind, operations, places, operators, only } = explanation;
  return (
    kind === fault.kind &&
    isAmong(operations, fault.operation) &&
    isAmong(places, fault.place) &&
    isAmong(operators, fault.operator) &&
    isAmong(only, fault.only ?? '')
  );
}

function isAmong(patterns: readonly string[] | undefined, text: string): boolean {
  if (patterns === undefined) return true;
  const [excluded = [], included = []] = [true, false].map((is_not) =>
    patterns.filter((one) => one.startsWith('!') === is_not),
  );
  if (excluded.some((pattern) => expressionOf(pattern.slice(1)).test(text))) return false;
  return included.length === 0 || included.some((pattern) => expressionOf(pattern).test(text));
}

const expressions = new Map<string, RegExp>();

function expressionOf(pattern: string): RegExp {
  let expression = expressions.get(pattern);
  if (!expression) {
    // A pointer's own `*` for an index is met by the pattern's `*` too.
    expression = new RegExp(`^${pattern.split('*').map(escapeRegExp).join('.*')}$`, 's');
    expressions.set(pattern, expression);
  }
  return expression;
}

export interface Tried {
  /** Whether all faults of these kinds were tried: only then can it be told which entries nobody needs. */
  whole: boolean;
  /** Whether a mutant has this name. */
  isMutant(id: string): boolean;
}

/**
 * What is wrong with the explanations, by the fates of the faults that they match; a line each.
 */
export function entryProblems(
  all_fates: readonly FaultFate[],
  explanations: readonly Explanation[],
  { whole, isMutant }: Tried,
): string[] {
  const problems: string[] = [];
  const fates = all_fates.filter(({ unmet }) => !unmet);
  for (const [index, one] of explanations.entries()) {
    const name = `openapi/explained-faults.yaml entry ${index + 1} (${one.why})`;
    const reasons = [one.open, one.same, one.unseen, one.mutant].filter((reason) => reason !== undefined);
    if (reasons.length !== 1) problems.push(`${name}: needs one of open, same, unseen and mutant`);
    if (one.mutant !== undefined && !isMutant(one.mutant)) problems.push(`${name}: no mutant is called ${one.mutant}`);
    if (one.open !== undefined && !clauseById(one.open)) problems.push(`${name}: no clause is called ${one.open}`);
    const met = fates.filter(({ fault }) => matches(one, fault));
    const killed = met.find(({ killed_by }) => killed_by.length > 0);
    if (killed && !one.also_killed) {
      problems.push(`${name}: ${nameOf(killed.fault)} is killed by ${killed.killed_by[0]}`);
    }
    if (!whole) continue;
    if (met.every(({ killed_by }) => killed_by.length > 0)) problems.push(`${name}: matches no fault that lives`);
    if (one.also_killed && !killed) problems.push(`${name}: says also_killed, and none of its faults is killed`);
  }
  return problems;
}

/** Those that live, and that no entry explains; a line each. */
export function unexplained(fates: readonly FaultFate[], explanations: readonly Explanation[]): string[] {
  return fates
    .filter(({ killed_by, unmet }) => !unmet && killed_by.length === 0)
    .filter(({ fault }) => !explanations.some((one) => matches(one, fault)))
    .map(({ fault }) => `neither killed nor explained: ${nameOf(fault)}`);
}
