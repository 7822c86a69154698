/** Worth of the cases of a check: the faults put in on purpose that each has found so far (`scripts/case-worth.ts`). */
import { createHash } from 'node:crypto';
import worth from './worth.json' with { type: 'json' };

export interface CaseWorths {
  /** By id, of those that have mutants. */
  checks: Record<string, { mutants: number; cases: Found[] }>;
  /** Of all checks by waves together, since their scenarios share the runs. */
  scenarios: Found[];
}

/** A case by its name, with how many mutants it finds that those before it do not. */
type Found = [found: number, name: string];

const { checks, scenarios } = worth as unknown as CaseWorths;
/** Of a check's first case that found nothing so far, in mutants; of a second one half of it, and so on. */
const unknown_worth = 0.3;
/** Some cases are as deep or as long as a parser bears. */
const longest_name = 300;

/** A case as JSON, or the digest of that where nobody would read it. */
export function caseName(input: unknown): string {
  const text = JSON.stringify(input);
  return text.length <= longest_name ? text : `sha256:${createHash('sha256').update(text).digest('hex')}`;
}

/** The cases that found something, those first that found most, by their names. */
export function bestCases(check: string): string[] {
  return checks[check]?.cases.map(([, name]) => name) ?? [];
}

/** The same of scenarios of deliveries, whichever checks judge them. */
export function bestScenarios(): string[] {
  return scenarios.map(([, name]) => name);
}

/** Mutants that another case of a check is likely to find. @param before cases that it has already */
export function worthOfCase(check: string, before: number): number {
  return (checks[check]?.cases[before]?.[0] ?? 0) + unknown_worth / (before + 1);
}

/** Number of mutants of a check. */
export function worthOfCheck(check: string): number {
  return checks[check]?.mutants ?? unknown_worth;
}
