/** `openapi/explained-faults.yaml`: the faults made by machine that no check may kill, and why. */
import { clauseById } from '../../src/contract/clauses.ts';
import { escapeRegExp } from '../suite/escape-reg-exp.ts';
import { type FaultFate, type FaultKind, type MachineFault, nameOf } from './machine-fault.ts';

/** Faults by pattern: `*` stands for any text. Each part that is left out matches all. */
export interface Explanation {
  kind: FaultKind;
  operations?: readonly string[];
  places?: readonly string[];
  operators?: readonly string[];
  only?: readonly string[];
  /** The clause that leaves it open; or instead `same`. */
  open?: string;
  /** True where what results obeys every clause, so that it is no fault at all. */
  same?: true;
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
  return patterns === undefined || patterns.some((pattern) => expressionOf(pattern).test(text));
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

/**
 * What is wrong with the fates of some faults, and with the explanations; a line each.
 * @param whole whether all faults of these kinds were tried: only then can it be told which entries nobody needs
 */
export function explanationProblems(
  all_fates: readonly FaultFate[],
  explanations: readonly Explanation[],
  whole: boolean,
): string[] {
  const problems: string[] = [];
  const fates = all_fates.filter(({ unmet }) => !unmet);
  for (const [index, one] of explanations.entries()) {
    const name = `openapi/explained-faults.yaml entry ${index + 1} (${one.why})`;
    if ((one.open === undefined) === (one.same === undefined)) problems.push(`${name}: needs either open or same`);
    if (one.open !== undefined && !clauseById(one.open)) problems.push(`${name}: no clause is called ${one.open}`);
    const met = fates.filter(({ fault }) => matches(one, fault));
    const killed = met.find(({ killed_by }) => killed_by.length > 0);
    if (killed) problems.push(`${name}: ${nameOf(killed.fault)} is killed by ${killed.killed_by[0]}`);
    if (whole && met.length === 0) problems.push(`${name}: matches no fault`);
  }
  const unexplained = fates.filter(
    ({ fault, killed_by }) => killed_by.length === 0 && !explanations.some((one) => matches(one, fault)),
  );
  return [...problems, ...unexplained.map(({ fault }) => `neither killed nor explained: ${nameOf(fault)}`)];
}
